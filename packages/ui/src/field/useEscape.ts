import { useEffect } from 'react'

/**
 * Escape closes what opened last: the list or calendar of a field, not the dialog around it. The window hears the key
 * before any dialog does.
 */
export function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      onEscape()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [active, onEscape])
}
