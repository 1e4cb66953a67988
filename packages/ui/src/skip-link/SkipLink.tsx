import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../provider/UiProvider.tsx'

const skipLink = cva([
  'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:inline-flex focus:min-h-control',
  'focus:items-center focus:rounded-control focus:bg-surface-raised focus:px-4 focus:font-semibold focus:text-action-text focus:shadow-raised',
])

type SkipLinkProps = ComponentProps<'a'> & { children?: ReactNode }

/** The first tab stop of a page: a link that skips the header. Visible only while it has focus. */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  const words = useWords()
  return (
    <a {...rest} href={href} className={skipLink({ className })}>
      {children ?? words.skipToContent}
    </a>
  )
}
