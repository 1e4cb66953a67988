import * as Radix from '@radix-ui/react-popover'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { useEscape } from '../field/useEscape.ts'
import type { LayerProps } from '../overlay/layer.ts'
import { focusFirst, returnFocus } from '../overlay/page.ts'
import { Surface } from '../overlay/Surface.tsx'
import { containerOf } from '../overlay/tree.ts'

export type PopoverProps = Omit<ComponentProps<'div'>, 'role' | 'children'> &
  Omit<LayerProps, 'trigger'> & {
    /** The button that opens and closes it. */
    trigger: NonNullable<LayerProps['trigger']>
    /** Accessible name of the panel. */
    label: string
    /** A function receives another one, which closes the popover. */
    children?: ReactNode | ((close: () => void) => ReactNode) | undefined
    /** The side of the button; the opposite one where it has no room. @default bottom */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** Its position along the button. @default center */
    align?: 'start' | 'center' | 'end' | undefined
  }

interface PanelProps
  extends
    Omit<PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'>,
    Pick<Radix.PopoverContentProps, 'sideOffset'> {
  open: boolean
  /** The button that opens it, which handles presses on itself. */
  opener: HTMLElement
  /** What it is beside. @default the opener */
  anchor?: Element | undefined
  onClose: () => void
}

/** The panel of a Popover or a calendar. Radix keeps it in the window. */
export function Panel({ anchor, container, ref, ...rest }: PanelProps) {
  const { open, opener, onClose } = rest
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Anchor virtualRef={{ current: anchor ?? opener }} />
      <Radix.Portal container={container ?? containerOf(opener)}>
        <Shown {...rest} panelRef={ref} />
      </Radix.Portal>
    </Radix.Root>
  )
}

type ShownProps = Omit<PanelProps, 'anchor' | 'container'> & { panelRef: PanelProps['ref'] }

/** The ref is Radix's, which waits for the end of the animation. */
function Shown({ ref, panelRef, open, opener, onClose, ...others }: ShownProps) {
  const { label, initialFocus, onEscapeKeyDown, onInteractOutside, children, ...rest } = others
  const [panel, shared] = useSharedRef(panelRef)
  useEscape(open, panel, (event) => {
    onEscapeKeyDown?.(event)
    if (!event.defaultPrevented) onClose()
  })
  const enter = useEffectEvent(() => panel.current && focusFirst(panel.current, initialFocus?.current))
  useEffect(() => {
    if (!open) return undefined
    enter()
    return () => void setTimeout(() => returnFocus(opener))
  }, [open, opener])
  return (
    <Surface ref={ref} open={open} opener={opener} className="relative z-50">
      <Radix.Content
        sideOffset={8}
        collisionPadding={12}
        {...rest}
        ref={shared}
        forceMount
        aria-label={label}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault()
          else onInteractOutside?.(event)
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className={rest.className}
      >
        {typeof children === 'function' ? children(onClose) : children}
      </Radix.Content>
    </Surface>
  )
}
