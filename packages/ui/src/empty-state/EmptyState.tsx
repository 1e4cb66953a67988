import type { ComponentProps, ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../illustration/Illustration.tsx'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What there is nothing of. */
  title: ReactNode
  /** By the outline of the page. */
  headingLevel?: 2 | 3
  /** What to do next. */
  action?: ReactNode
  /** The drawing above. */
  illustration?: IllustrationName
}

/** What a place says when it has nothing to show: why, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { title, headingLevel = 2, action, illustration = 'road', className, children, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={`flex flex-col items-center gap-3 px-4 py-10 text-center ${className ?? ''}`}>
      <Illustration name={illustration} />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="max-w-prose space-y-2 text-text-soft">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
