import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps, ReactElement } from 'react'

type PopoverProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
}

/** A small panel beside the button that opens it. Escape or a press elsewhere closes it. */
export function Popover({ trigger, label, className, children, ...rest }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          className={`z-50 max-w-[calc(100vw-1.5rem)] rounded-card border-card border-edge bg-surface-raised p-4 text-text shadow-raised ${className ?? ''}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
