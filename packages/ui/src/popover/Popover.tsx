import { cloneElement, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { both } from '../field/both.ts'
import { giveRef } from '../field/giveRef.ts'
import { useOpen } from '../overlay/layer.ts'
import type { Panel, PopoverProps } from './Panel.tsx'

export type { PopoverProps } from './Panel.tsx'

const panel =
  'max-w-[calc(100vw-1.5rem)] rounded-card border-card border-edge bg-surface-raised p-4 text-text shadow-raised'

/** A small panel beside the button that opens it. Escape or a press elsewhere closes it. */
export function Popover({ trigger, open: held, defaultOpen, onOpenChange, className, ...rest }: PopoverProps) {
  const [open, setOpen] = useOpen({ open: held, defaultOpen, onOpenChange })
  const [button, setButton] = useState<HTMLElement>()
  const [Loaded, setLoaded] = useState<typeof Panel>()
  const close = () => setOpen(false)
  // Managing focus and place takes most of the code, so it loads when the button is near. After a failed load, for example
  // offline, a press tries again.
  const load = () => {
    if (!Loaded) void import('./Panel.tsx').then((module) => setLoaded(() => module.Panel), close)
  }
  const loadWhenOpen = useEffectEvent(load)
  useEffect(() => {
    if (open) loadWhenOpen()
  }, [open])
  const { ref, onPointerEnter, onFocus, onClick } = trigger.props
  const shared = useCallback(
    (element: HTMLButtonElement | null) => {
      setButton(element ?? undefined)
      return element ? giveRef(ref, element) : undefined
    },
    [ref],
  )
  return (
    <>
      {cloneElement(trigger, {
        ref: shared,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onPointerEnter: both(onPointerEnter, load),
        onFocus: both(onFocus, load),
        onClick: both(onClick, (event) => {
          if (!event.defaultPrevented) setOpen(!open)
        }),
      })}
      {Loaded && button && (
        <Loaded {...rest} open={open} opener={button} onClose={close} className={`${panel} ${className ?? ''}`} />
      )}
    </>
  )
}
