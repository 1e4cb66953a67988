import { useEffect, useRef, useState, type RefObject } from 'react'

/** A native control of the field; it knows the form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement

/**
 * The value of a field that is not a native control: the host's while `isHeld`, otherwise the field's own, which starts
 * at `initial` and returns there when the form resets. React resets a form after each form action.
 *
 * As with React's text inputs, a reset changes no value that the host holds.
 */
export function useFormValue<Value>(
  control: RefObject<Control | null>,
  isHeld: boolean,
  value: Value,
  initial: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  useFormReset(control, () => setOwn(initial))
  return [isHeld ? value : own, setOwn]
}

/** Calls back when the form of `control` resets, before the browser resets the native controls. */
export function useFormReset(control: RefObject<Control | null>, onReset: () => void): void {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  })
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (!event.defaultPrevented && control.current && event.target === control.current.form) latest.current()
    }
    window.addEventListener('reset', onEvent)
    return () => window.removeEventListener('reset', onEvent)
  }, [control])
}
