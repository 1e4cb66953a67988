import { useLayoutEffect, type RefObject } from 'react'
import type { Control } from './useFormReset.ts'

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
