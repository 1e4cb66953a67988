import { cloneElement, isValidElement, useState, type ComponentProps, type ReactElement } from 'react'
import type { Panel } from './Panel.tsx'

type PopoverProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
}

/** A small panel beside the button that opens it. Escape or a press elsewhere closes it. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  // Stores the pressed button, because the panel opens beside it.
  const [opener, setOpener] = useState<HTMLElement>()
  const [Loaded, setLoaded] = useState<typeof Panel>()
  const close = () => setOpener(undefined)
  // Managing focus and place takes most of the code, so it loads when the button is near. After a failed load, for example
  // offline, a press tries again.
  const load = () => {
    if (!Loaded) void import('./Panel.tsx').then((module) => setLoaded(() => module.Panel), close)
  }
  return (
    <>
      {isValidElement<ComponentProps<'button'>>(trigger) &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': opener !== undefined,
          onPointerEnter: (event) => {
            trigger.props.onPointerEnter?.(event)
            load()
          },
          onFocus: (event) => {
            trigger.props.onFocus?.(event)
            load()
          },
          onClick: (event) => {
            trigger.props.onClick?.(event)
            if (event.defaultPrevented) return
            load()
            setOpener(opener ? undefined : event.currentTarget)
          },
        })}
      {Loaded && opener && <Loaded {...rest} opener={opener} onClose={close} />}
    </>
  )
}
