import { useCallback, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { giveRef } from '../field/giveRef.ts'
import { useLayer } from './useLayer.ts'

type OverlayProps = Omit<ComponentProps<'dialog'>, 'open'> & {
  open: boolean
  onEscape: () => void
  /** A press on the scrim. */
  onOutside: () => void
  /** Classes of the scrim, which place the panel. */
  place: string
}

/**
 * A modal dialog over the page, on which Modal and Drawer stand. It stays in the page's own order of layers instead of
 * the browser's top layer: everything outside `showModal()` is inert, so that no message could be heard, seen or pressed
 * above it. Radix's dialog has the same behaviour at three times the weight, and the header's drawer is in every page.
 */
export function Overlay({ open, ...rest }: OverlayProps) {
  const isInBrowser = useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
  return open && isInBrowser ? createPortal(<Panel {...rest} />, document.body) : null
}

function Panel({ onEscape, onOutside, place, ref, ...rest }: Omit<OverlayProps, 'open'>) {
  const panel = useRef<HTMLDialogElement>(null)
  // Read before the overlay is there, which hides the page's scroll bar.
  const [keepsGutter] = useState(hasScrollBar)
  useLayer(panel, { modal: true, onEscape, onOutside })
  const keep = useCallback(
    (element: HTMLDialogElement | null) => {
      panel.current = element
      return giveRef(ref, element)
    },
    [ref],
  )
  return (
    <div data-scroll-bar={keepsGutter || undefined} className={`overlay fixed inset-0 z-40 bg-scrim ${place}`}>
      <dialog
        {...rest}
        ref={keep}
        open
        aria-modal
        tabIndex={-1} // takes the focus when nothing in it can
      />
    </div>
  )
}

/** Whether the page's scroll bar takes room; where it does, that room is kept while an overlay hides the bar. */
const hasScrollBar = () =>
  window.innerWidth > document.documentElement.clientWidth || document.querySelector('[data-scroll-bar]') !== null

const subscribeToNothing = () => () => undefined
const isTrue = () => true
const isFalse = () => false
