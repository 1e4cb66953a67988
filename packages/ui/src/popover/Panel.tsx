import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { returnFocus } from '../overlay/page.ts'

type PanelProps = Omit<ComponentProps<'div'>, 'role'> & {
  label: string
  /** The button that it is beside, which handles presses on itself. */
  opener: HTMLElement
  onClose: () => void
}

/** The open panel of a Popover. Radix keeps it in the window and the focus in it. */
export function Panel({ label, opener, onClose, className, children, ...rest }: PanelProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={{ current: opener }} />
      <Radix.Portal>
        <Radix.Content
          {...rest}
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus(opener)
          }}
          className={`z-50 max-w-[calc(100vw-1.5rem)] rounded-card border-card border-edge bg-surface-raised p-4 text-text shadow-raised ${className ?? ''}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
