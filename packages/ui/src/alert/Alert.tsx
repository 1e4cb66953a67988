import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'
import { tones } from './tones.ts'

const alert = cva('flex gap-3 rounded-control border-control p-4 text-text empty:sr-only')

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The kind of message, which sets colour and icon. */
  tone: 'info' | 'success' | 'warning' | 'danger'
  /** Instead of the icon of the tone. */
  icon?: IconName | undefined
  /** A short form of the message. */
  title?: ReactNode
  /**
   * Makes screen readers announce the message when it appears: at once for `danger`, politely for the others.
   * @default true for `danger`
   */
  live?: boolean | undefined
}

/** A message beside its subject. */
export function Alert({ tone, icon, title, live = tone === 'danger', className, children, ...rest }: AlertProps) {
  const { icon: own, color, surface } = tones[tone]
  const how = live ? (tone === 'danger' ? 'assertive' : 'polite') : 'off'
  return (
    <LiveRegion {...rest} live={how} className={alert({ className: [surface, className] })}>
      <Icon name={icon ?? own} size={24} className={color} />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className={`font-semibold ${color}`}>{title}</p>}
        {children && <div className="space-y-2">{children}</div>}
      </div>
    </LiveRegion>
  )
}
