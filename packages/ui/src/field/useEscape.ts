import { useEffect, useEffectEvent, type RefObject } from 'react'
import { pathOf } from '../overlay/tree.ts'

interface Layer {
  /** The layer itself, or its button if the layer is beside it. */
  element: RefObject<Element | null>
  escape: (event: KeyboardEvent) => void
}

/** The open layers of the library, the topmost last. */
const layers: Layer[] = []

/**
 * Escape closes only the topmost layer: list, calendar, menu, popover or dialog, of the library or of the host. The
 * listener is on the window, in the capture phase, so it runs before that of any dialog of the host below the layer; it
 * leaves the key to a dialog above. `event.preventDefault()` in `onEscape` leaves the key to the elements in the layer.
 */
export function useEscape(
  active: boolean,
  element: RefObject<Element | null>,
  onEscape: (event: KeyboardEvent) => void,
) {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return undefined
    const layer: Layer = { element, escape: (event) => escape(event) }
    if (layers.push(layer) === 1) window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [active, element])
}

function onKeyDown(event: KeyboardEvent) {
  const top = layers.at(-1)
  if (event.key !== 'Escape' || !top || isBelowDialog(top, event)) return
  // During composition the key belongs to the input method alone.
  if (event.isComposing) return event.stopPropagation()
  top.escape(event)
  if (event.defaultPrevented) return
  event.stopPropagation()
  event.preventDefault()
}

const dialogs = 'dialog, [role=dialog], [role=alertdialog], [popover]:not([popover=manual])'

/** Whether a dialog of the host is above a layer: the one with the focus, or a modal one, unless the layer is in it. */
function isBelowDialog({ element }: Layer, event: KeyboardEvent): boolean {
  const focused = event.composedPath().find((place) => place instanceof Element && place.matches(dialogs))
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
  const around = pathOf(element.current)
  const own = layers.map((layer) => layer.element.current)
  return [focused, modal].some((one) => one instanceof Element && !around.includes(one) && !own.includes(one))
}
