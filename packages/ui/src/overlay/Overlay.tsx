import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { coverPage, isCovered, returnFocus, watchBackGesture } from './page.ts'

type OverlayProps = ComponentProps<typeof Dialog.Content> & {
  /** Called by Escape, a press on the scrim and a phone's Back. */
  onClose: () => void
  /** Whether a press on the scrim closes it. */
  closesByPress?: boolean
  /** Classes of the scrim, which place the panel. */
  place: string
}

/**
 * A modal dialog over the page, the base of Modal and Drawer. Radix gives it its name, the focus and the order in which
 * Escape closes layers. Radix's own `modal` would make toasts unreachable and insert a style element, which a content
 * security policy may refuse, so `page.ts` makes the page inert instead. [HARDENING §4]
 */
export function Overlay({ open, ...rest }: OverlayProps & { open: boolean }) {
  return open ? <Opened {...rest} /> : null
}

function Opened({ onClose, closesByPress = true, place, ...rest }: OverlayProps) {
  // Reads both before the overlay mounts, because it takes the focus and hides the page's scroll bar.
  const [opener] = useState(focused)
  const [keepsGutter] = useState(hasScrollBar)
  const [scrim, setScrim] = useState<HTMLElement | null>(null)
  const isPressed = useRef(false)
  const close = useEffectEvent(onClose)
  useEffect(() => (scrim ? coverPage(scrim, opener) : undefined), [scrim, opener])
  useEffect(() => watchBackGesture(() => close()), [])
  return (
    <Dialog.Root open modal={false} onOpenChange={onClose}>
      <Dialog.Portal>
        <div
          ref={setScrim}
          role="presentation"
          data-scroll-bar={keepsGutter || undefined}
          className={`overlay fixed inset-0 z-40 bg-scrim ${place}`}
          // A press that closes a popover or a calendar, or that begins in the panel, must not close the overlay.
          onPointerDown={({ button, target, currentTarget }) => {
            isPressed.current = button === 0 && target === currentTarget && !isCovered(currentTarget.firstElementChild)
          }}
          onClick={({ target, currentTarget }) => {
            if (closesByPress && isPressed.current && target === currentTarget) onClose()
          }}
        >
          <Dialog.Content
            {...rest}
            aria-modal
            onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
            // Radix would close at the begin of a press, which can then not be taken back. [RGAA 13.11]
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus(opener)
            }}
          />
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const focused = () => (typeof document === 'undefined' ? null : document.activeElement)

/** Whether the page's scroll bar has a width, which must stay reserved while an overlay hides the bar. */
const hasScrollBar = () =>
  typeof document !== 'undefined' &&
  (window.innerWidth > document.documentElement.clientWidth || document.querySelector('[data-scroll-bar]') !== null)
