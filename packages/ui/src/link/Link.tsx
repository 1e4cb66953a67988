import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { AnyLink, NewWindow } from '../button/NewWindow.tsx'
import { Icon } from '../icon/Icon.tsx'

const link = cva('rounded-control underline-offset-4', {
  variants: {
    variant: {
      inline: 'text-action-text underline hover:decoration-2',
      standalone:
        'inline-flex min-h-target items-center gap-1.5 font-semibold text-action-text link-line hover:underline',
      back: 'inline-flex min-h-target items-center gap-1.5 font-semibold text-action-text link-line hover:underline',
      quiet:
        'inline-flex min-h-target pointer-coarse:min-h-touch items-center gap-1.5 text-inherit no-underline hover:underline',
    },
  },
  defaultVariants: { variant: 'inline' },
})

type LinkProps = ComponentProps<'a'> & {
  href: string
  /**
   * Opens a new window; the accessible name announces it. The server decides for each link. [OPEN-50] @default false
   */
  newWindow?: boolean | undefined
  /** `inline` in a sentence, `standalone` on its own line, `back` to the step before, `quiet` in a list of links. @default inline */
  variant?: 'inline' | 'standalone' | 'back' | 'quiet' | undefined
}

/** A link in a sentence, on its own line, or in a list of links. */
export function Link({ newWindow = false, variant, className, children, ...rest }: LinkProps) {
  return (
    <AnyLink {...rest} newWindow={newWindow} className={link({ variant, className })}>
      {!newWindow && variant === 'back' && <Icon name="arrow-left" size={18} />}
      {children}
      {!newWindow && variant === 'standalone' && <Icon name="arrow-right" size={18} />}
      {newWindow && ' '}
      {newWindow && <NewWindow />}
    </AnyLink>
  )
}
