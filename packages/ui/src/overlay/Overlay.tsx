import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { useEscape } from '../field/useEscape.ts'
import { coverPage, isCovered, returnFocus, tabStopsIn, watchBackGesture } from './page.ts'

type OverlayProps = ComponentProps<'div'> & {
  /** Called by Escape, a press on the scrim and a phone's Back. */
  onClose: () => void
  /** Whether a press on the scrim closes it. */
  closesByPress?: boolean
  /** Takes the focus on opening, unless an element of the panel has it. @default the first tab stop */
  initialFocus?: RefObject<HTMLElement | null>
  /** Classes of the scrim, which place the panel. */
  place: string
}

/** A modal dialog over the page, the base of Modal and Drawer. `page.ts` keeps the focus in it. [HARDENING §4] */
export function Overlay({ open, ...rest }: OverlayProps & { open: boolean }) {
  // A server cannot render into the body of the page.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return open && isInBrowser ? <Opened {...rest} /> : null
}

function Opened({ onClose, closesByPress = true, initialFocus, place, role = 'dialog', ...rest }: OverlayProps) {
  // Reads both before the overlay mounts, because it takes the focus and hides the page's scroll bar.
  const [opener] = useState(focused)
  const [keepsGutter] = useState(hasScrollBar)
  const scrim = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!scrim.current || !panel.current) return undefined
    const uncoverPage = coverPage(scrim.current, opener)
    if (!panel.current.contains(document.activeElement)) {
      const target = initialFocus?.current ?? tabStopsIn(panel.current)[0] ?? panel.current
      target.focus({ preventScroll: true })
    }
    return () => {
      uncoverPage()
      // After the effects of an overlay that opens at the same moment and takes the focus.
      queueMicrotask(() => returnFocus(opener))
    }
  }, [opener, initialFocus])
  useEffect(() => watchBackGesture(() => close()), [])
  useEscape(true, () => (isCovered(panel.current) ? false : onClose()))
  return createPortal(
    <div
      ref={scrim}
      role="presentation"
      data-scroll-bar={keepsGutter || undefined}
      className={`overlay fixed inset-0 z-40 bg-scrim ${place}`}
      // A press that closes a popover or a calendar, or that begins in the panel, must not close the overlay.
      onPointerDown={({ button, target, currentTarget }) => {
        isPressed.current = button === 0 && target === currentTarget && !isCovered(panel.current)
      }}
      onClick={({ target, currentTarget }) => {
        if (closesByPress && isPressed.current && target === currentTarget) onClose()
      }}
    >
      <div {...rest} ref={panel} role={role} tabIndex={-1} aria-modal data-state="open" />
    </div>,
    document.body,
  )
}

const never = () => () => undefined

const focused = () => document.activeElement

/** Whether the page's scroll bar has a width, which must stay reserved while an overlay hides the bar. */
const hasScrollBar = () =>
  window.innerWidth > document.documentElement.clientWidth || document.querySelector('[data-scroll-bar]') !== null
