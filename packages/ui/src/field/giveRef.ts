import type { Ref } from 'react'

/** Passes an element to a host's ref when the component needs it too. Returns the ref's clean-up function, if any. */
export function giveRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}
