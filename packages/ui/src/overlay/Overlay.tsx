import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type Ref, type RefObject } from 'react'
import { useSharedRef } from '../field/giveRef.ts'
import { useEscape } from '../field/useEscape.ts'
import { useOpen, type LayerProps } from './layer.ts'
import { coverPage, focusFirst, isCovered, watchBackGesture } from './page.ts'
import { Surface } from './Surface.tsx'
import { containerOf, focused } from './tree.ts'

type PanelProps = ComponentProps<'div'> & {
  /** Whether a press on the scrim closes it. @default true */
  closesByPress?: boolean | undefined
  /** Classes of the scrim, which place the panel. */
  place: string
} & Pick<LayerProps, 'initialFocus' | 'onEscapeKeyDown' | 'onInteractOutside'>

type OverlayProps = Omit<LayerProps, keyof PanelProps> &
  PanelProps & {
    /** Keeps it open. @default false */
    busy?: boolean | undefined
  }

/**
 * A modal dialog over the page, the base of Modal and Drawer. Radix gives it its name, its state and its end of an
 * animation. Radix's own `modal` would make toasts unreachable and insert a style element, which a content security policy
 * may refuse, so `page.ts` makes the page inert instead. [HARDENING §4]
 */
export function Overlay(props: OverlayProps) {
  const { open: held, defaultOpen, onOpenChange, trigger, container, busy = false, ref, ...rest } = props
  const [open, setOpen] = useOpen({ open: held, defaultOpen, onOpenChange })
  const change = (next: boolean) => (busy ? undefined : setOpen(next))
  const button = useRef<HTMLButtonElement>(null)
  const [found, setFound] = useState<Element | ShadowRoot>()
  // Reads the opener before the panel mounts, because an element in it may take the focus.
  const [opener, setOpener] = useState<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpener(focused())
  }
  const place = container ?? found
  return (
    <Dialog.Root open={open} onOpenChange={change} modal={false}>
      {trigger && (
        <Dialog.Trigger asChild ref={button}>
          {trigger}
        </Dialog.Trigger>
      )}
      {/* Finds the container, and is gone before the browser draws the page. */}
      {open && !place && <template ref={(mark) => (mark ? setFound(containerOf(mark)) : undefined)} />}
      {place && (
        <Dialog.Portal container={place}>
          <Scrim {...rest} panelRef={ref} open={open} opener={opener} button={button} onClose={() => change(false)} />
        </Dialog.Portal>
      )}
    </Dialog.Root>
  )
}

type ScrimProps = PanelProps & {
  panelRef: Ref<HTMLDivElement> | undefined
  open: boolean
  /** The element that had the focus before, and the trigger: Safari does not focus a pressed button. */
  opener: Element | null
  button: RefObject<Element | null>
  onClose: () => void
}

function Scrim(props: ScrimProps) {
  const { open, opener, button, onClose, closesByPress = true, place, initialFocus, onEscapeKeyDown, ...others } = props
  const { onInteractOutside, panelRef, ref, ...rest } = others
  // The ref is Radix's, which waits for the end of the animation.
  const [scrim, sharedScrim] = useSharedRef(ref)
  const [panel, sharedPanel] = useSharedRef(panelRef)
  const isPressed = useRef(false)
  const close = useEffectEvent(onClose)
  const enter = useEffectEvent(() => {
    if (panel.current) focusFirst(panel.current, initialFocus?.current)
  })
  useEscape(open, panel, (event) => {
    onEscapeKeyDown?.(event)
    if (!event.defaultPrevented) onClose()
  })
  useEffect(() => {
    if (!open || !scrim.current) return undefined
    const uncover = coverPage(scrim.current, opener ?? button.current)
    enter()
    return uncover
  }, [open, scrim, opener, button])
  useEffect(() => (open ? watchBackGesture(() => close()) : undefined), [open])
  return (
    <Surface
      ref={sharedScrim}
      open={open}
      opener={opener}
      data-overlay
      className={`fixed inset-0 z-40 bg-scrim ${place}`}
      // A press that closes a popover or a calendar, or that begins in the panel, must not close the overlay.
      onPointerDown={({ button: which, target, currentTarget }) => {
        isPressed.current = which === 0 && target === currentTarget && !isCovered(currentTarget.firstElementChild)
      }}
      onClick={({ nativeEvent, target, currentTarget }) => {
        if (!isPressed.current || target !== currentTarget) return
        onInteractOutside?.(nativeEvent)
        if (closesByPress && !nativeEvent.defaultPrevented) onClose()
      }}
    >
      <Dialog.Content
        {...rest}
        ref={sharedPanel}
        forceMount
        aria-modal
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // Radix would close at the begin of a press, which can then not be taken back. [RGAA 13.11]
        onInteractOutside={(event) => event.preventDefault()}
      />
    </Surface>
  )
}
