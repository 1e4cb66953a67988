import { useEffect, useEffectEvent } from 'react'

/** Functions that close the open layers, the topmost last. */
const layers: (() => unknown)[] = []

/**
 * Escape closes only the list, calendar, menu or overlay that opened last, not a surrounding dialog. The listener is on
 * the window, in the capture phase, so it runs before any dialog's of the host. `onEscape` returns false to leave the key
 * to others.
 */
export function useEscape(active: boolean, onEscape: () => unknown) {
  const close = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return undefined
    const layer = () => close()
    if (layers.push(layer) === 1) window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [active])
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  // During composition the key belongs to the input method alone.
  if (event.isComposing) return event.stopPropagation()
  if (layers.at(-1)?.() === false) return
  event.stopPropagation()
  event.preventDefault()
}
