import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** A native control of the field; it knows the form. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLFieldSetElement

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

/**
 * Prevents a reset from changing what React holds: React keeps the default of a text input in step with its value, but
 * not the default of a checkbox, a radio or a select. `control` may be the fieldset around several.
 */
export function useHeldThroughReset(control: RefObject<Control | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    if (isHeld && control.current) makeDefault(control.current)
  })
}

function makeDefault(control: Control): void {
  for (const each of control instanceof HTMLFieldSetElement ? control.elements : [control]) {
    if (each instanceof HTMLInputElement) each.defaultChecked = each.checked
    if (each instanceof HTMLSelectElement) for (const option of each.options) option.defaultSelected = option.selected
  }
}
