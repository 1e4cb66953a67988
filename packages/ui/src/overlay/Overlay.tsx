import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
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
 * A modal dialog over the page, the base of Modal and Drawer. Radix handles name, description, focus on opening and the
 * order in which Escape closes layers. Radix's `modal` is off, because it would make toasts unreachable and insert a style
 * sheet; `page.ts` makes the page inert instead.
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
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (scrim ? coverPage(scrim, opener) : undefined), [scrim, opener])
  useEffect(() => watchBackGesture(() => latest.current()), [])
  return (
    <Dialog.Root open modal={false} onOpenChange={onClose}>
      <Dialog.Portal>
        <div
          ref={setScrim}
          role="presentation"
          data-scroll-bar={keepsGutter || undefined}
          className={`overlay fixed inset-0 z-40 bg-scrim ${place}`}
          // Radix reports a press outside to every layer, but a press that closes a popover must not close this overlay.
          onPointerDown={({ button, target, currentTarget }) => {
            isPressed.current = button === 0 && target === currentTarget && !isCovered(currentTarget.firstElementChild)
          }}
        >
          <Dialog.Content
            {...rest}
            aria-modal
            onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
            onInteractOutside={(event) => {
              if (!closesByPress || !isPressed.current || event.target !== scrim) event.preventDefault()
            }}
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
