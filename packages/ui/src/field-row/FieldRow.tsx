import type { ComponentProps } from 'react'

/**
 * Two fields, beside each other where there is room. Their inputs stay aligned however many lines their labels and
 * hints need, and an error below one does not move the other.
 */
export function FieldRow({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    // In browsers before 2025, a container creates a stacking context, so the row with the focus must be above what
    // follows.
    <div {...rest} className={`@container focus-within:relative focus-within:z-10 ${className ?? ''}`}>
      {/* The fields share three rows: above the input, the input, and below it. */}
      <div className="grid items-start gap-6 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-y-0 @min-[34rem]:*:row-span-3 @min-[34rem]:*:grid @min-[34rem]:*:grid-rows-subgrid @min-[34rem]:*:items-start">
        {children}
      </div>
    </div>
  )
}
