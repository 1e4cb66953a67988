import { useEffect } from 'react'

/**
 * Escape closes only the list or calendar that opened last, not a surrounding dialog. The listener is on the window, in
 * the capture phase, so it runs before any dialog's.
 */
export function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      onEscape()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [active, onEscape])
}
