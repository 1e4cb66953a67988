import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'

const iconButton = cva(
  'inline-flex size-control shrink-0 cursor-pointer items-center justify-center rounded-control border-control transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-40 motion-reduce:transition-none',
  {
    variants: {
      variant: {
        plain: 'border-transparent bg-transparent text-text hover:bg-action-soft',
        outlined: 'border-line-strong bg-surface-raised text-action hover:bg-action-soft',
        header: 'on-brand border-transparent bg-transparent text-on-brand hover:border-on-brand-soft',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The sign. */
  icon: IconName
  /** What it does: a sign alone has no name. */
  label: string
  /** `outlined` where it stands alone, `header` upon the brand’s band. */
  variant?: 'plain' | 'outlined' | 'header'
}

/** A button that shows a sign only; its name is spoken and shown on hover. Disabled, it keeps the focus it has. */
export function IconButton({ icon, label, variant, className, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={iconButton({ variant, className })}
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={label}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} size={24} />
    </button>
  )
}
