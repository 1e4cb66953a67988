import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { NewWindow, newWindowProps } from '../button/NewWindow.tsx'
import { Icon } from '../icon/Icon.tsx'
import { HostLink } from '../provider/UiProvider.tsx'

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
export function Link({ href, newWindow = false, variant, className, children, ...rest }: LinkProps) {
  const look = link({ variant, className })
  if (newWindow) {
    return (
      <a {...rest} {...newWindowProps} href={href} className={look}>
        {children} <NewWindow />
      </a>
    )
  }
  return (
    <HostLink {...rest} href={href} className={look}>
      {variant === 'back' && <Icon name="arrow-left" size={18} />}
      {children}
      {variant === 'standalone' && <Icon name="arrow-right" size={18} />}
    </HostLink>
  )
}
