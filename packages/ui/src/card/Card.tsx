import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Titled } from '../heading/level.ts'

const card = cva('rounded-card border-card p-5 lg:p-6', {
  variants: {
    tone: {
      plain: 'border-edge bg-surface-raised shadow-card',
      sunken: 'border-transparent bg-surface-sunken',
      accent: 'border-action-edge bg-action-soft',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type CardProps = Omit<ComponentProps<'section'>, 'title'> &
  Titled & {
    /** The heading, which also names the section. */
    title?: ReactNode
    /** `sunken` for less important content, `accent` for important content. @default plain */
    tone?: 'plain' | 'sunken' | 'accent' | undefined
  }

/** A block of related content, named by its title. */
export function Card({ title, headingLevel = 2, tone, className, children, ...rest }: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} aria-labelledby={title ? titleId : undefined} className={card({ tone, className })}>
      {title && (
        <Heading id={titleId} className={`mb-4 ${headingLevel === 2 ? 'text-xl' : 'text-lg'}`}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}
