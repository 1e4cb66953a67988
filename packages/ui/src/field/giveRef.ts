import type { Ref } from 'react'

/** Hands an element on to a ref that a component also needs for itself. Returns the clean-up of a function that has one. */
export function giveRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}
