import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { tones } from '../alert/tones.ts'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'

const banner = cva('border-y text-text')

interface NoticeBannerProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-label'> {
  /** How urgent it is, which sets colour and icon. @default info */
  tone?: 'info' | 'warning' | 'danger' | undefined
  /** The accessible name of the landmark. @default “Important notice” in the page's language */
  label?: string | undefined
  /** The message in a few words. */
  title?: ReactNode
  /** Makes screen readers announce the message when it appears after the page has loaded. @default false */
  live?: boolean | undefined
  /** Shows a button that closes it. The host stops rendering the banner and remembers that. */
  onClose?: (() => void) | undefined
}

/** A message about the whole site, across the page: works at night, a strike, false text messages. */
export function NoticeBanner(props: NoticeBannerProps) {
  const { tone = 'info', label, title, live = false, onClose, className, children, ...rest } = props
  const words = useWords()
  const { icon, color, surface } = tones[tone]
  return (
    <section {...rest} aria-label={label ?? words.notice} className={banner({ className: [surface, className] })}>
      <div className="mx-auto flex max-w-page items-start gap-3 px-4 py-3 sm:px-6">
        <Icon name={icon} size={24} className={color} />
        <LiveRegion live={live ? 'polite' : 'off'} className="min-w-0 flex-1 break-words">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </LiveRegion>
        {onClose && <IconButton icon="close" label={words.close} onClick={onClose} className="-my-2 -me-2" />}
      </div>
    </section>
  )
}
