import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A native control of the field; it knows the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement

/**
 * Calls back when the form of `control` resets, before the browser resets the native controls. React resets a form after
 * each form action.
 */
export function useFormReset(control: RefObject<Control | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (!event.defaultPrevented && control.current && event.target === control.current.form) reset()
    }
    window.addEventListener('reset', onEvent)
    return () => window.removeEventListener('reset', onEvent)
  }, [control])
}
