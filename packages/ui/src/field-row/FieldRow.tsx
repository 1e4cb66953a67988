import type { ComponentProps } from 'react'

/**
 * Two fields, beside each other where there is room for it. Their boxes stand on one line however many lines their labels
 * and hints need, and an error below one moves the other nowhere.
 */
export function FieldRow({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    // A container is a layer of its own in browsers of before 2025: an opened list lies above what follows.
    <div {...rest} className={`@container focus-within:relative focus-within:z-10 ${className ?? ''}`}>
      {/* What is above the box, the box, and what is below it: three rows that the fields share. */}
      <div className="grid items-start gap-6 @min-[34rem]:grid-cols-2 @min-[34rem]:gap-y-0 @min-[34rem]:*:row-span-3 @min-[34rem]:*:grid @min-[34rem]:*:grid-rows-subgrid @min-[34rem]:*:items-start">
        {children}
      </div>
    </div>
  )
}
