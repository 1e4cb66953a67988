import type { ComponentProps, ReactNode } from 'react'
import { Illustration, type IllustrationName } from '../illustration/Illustration.tsx'
import type { Titled } from '../heading/level.ts'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> &
  Titled & {
    /** What is missing. */
    title: ReactNode
    /** A button or link for the next step. */
    action?: ReactNode
    /** The illustration above the title. @default road */
    illustration?: IllustrationName | undefined
  }

/** A message in place of missing content: why it is missing, and what to do. */
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
