import type { ComponentProps } from 'react'

const columns = {
  medium: 'lg:grid-cols-[minmax(0,1fr)_22rem]',
  wide: 'lg:grid-cols-[minmax(0,1fr)_24rem]',
}

export interface PageGridProps extends ComponentProps<'div'> {
  /** Width of the second column: 22 or 24 rem. @default medium */
  aside?: 'medium' | 'wide' | undefined
}

/**
 * A page’s content and what accompanies it, such as a SummaryPanel: two elements, beside each other from 1024 px on,
 * below each other in a narrower window.
 */
export function PageGrid({ aside = 'medium', className = '', ...rest }: PageGridProps) {
  return (
    <div {...rest} className={`grid grid-cols-1 items-start gap-6 *:min-w-0 lg:gap-8 ${columns[aside]} ${className}`} />
  )
}
