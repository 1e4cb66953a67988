import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { LiveRegion } from '../status/LiveRegion.tsx'

const alert = cva('flex gap-3 rounded-control border-control border-s-4 p-4 text-text empty:sr-only', {
  variants: {
    tone: {
      info: 'border-info bg-info-soft',
      success: 'border-success bg-success-soft',
      warning: 'border-warning bg-warning-soft',
      danger: 'border-danger bg-danger-soft',
    },
  },
})

const signs = {
  info: { icon: 'info', color: 'text-info' },
  success: { icon: 'check', color: 'text-success' },
  warning: { icon: 'warning', color: 'text-warning' },
  danger: { icon: 'alert', color: 'text-danger' },
} as const

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The kind of message, which sets colour and icon. */
  tone: 'info' | 'success' | 'warning' | 'danger'
  /** A short form of the message. */
  title?: ReactNode
  /**
   * Makes screen readers announce the message when it appears: at once for `danger`, politely for the others.
   * @default true for `danger`
   */
  live?: boolean | undefined
}

/** A message beside its subject. The icon carries the same meaning as the colour. */
export function Alert({ tone, title, live = tone === 'danger', className, children, ...rest }: AlertProps) {
  const { icon, color } = signs[tone]
  const how = live ? (tone === 'danger' ? 'assertive' : 'polite') : 'off'
  return (
    <LiveRegion {...rest} live={how} className={alert({ tone, className })}>
      <Icon name={icon} size={24} className={color} />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className={`font-semibold ${color}`}>{title}</p>}
        {children && <div className="space-y-2">{children}</div>}
      </div>
    </LiveRegion>
  )
}
