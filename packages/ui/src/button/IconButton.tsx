import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'

const iconButton = cva(
  [
    'inline-flex size-control shrink-0 cursor-pointer items-center justify-center rounded-control border-control transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-40 motion-reduce:transition-none',
  ],
  {
    variants: {
      variant: {
        plain: 'border-transparent bg-transparent text-text hover:bg-action-soft',
        outlined: 'border-line-strong bg-surface-raised text-action-text hover:bg-action-soft',
        header: 'on-brand border-transparent bg-transparent text-on-brand hover:border-on-brand-soft',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The icon. */
  icon: IconName
  /** The accessible name, because an icon alone has none. Also the tooltip. */
  label: string
  /** `outlined` on its own, `header` on the brand’s band. @default plain */
  variant?: 'plain' | 'outlined' | 'header' | undefined
}

/**
 * A button with an icon only. Screen readers announce its name, which also shows on hover. It keeps its focus when
 * disabled.
 */
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
