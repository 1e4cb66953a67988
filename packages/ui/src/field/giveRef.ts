import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from 'react'

/** Passes an element to a host's ref when the component needs it too. Returns the ref's clean-up function, if any. */
export function giveRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}

/** A ref of the component's own, and the callback ref that passes the element to the host's ref too. */
export function useSharedRef<Element>(
  ref: Ref<Element> | undefined,
): [own: RefObject<Element | null>, shared: RefCallback<Element>] {
  const own = useRef<Element>(null)
  const shared = useCallback(
    (element: Element | null) => {
      own.current = element
      return giveRef(ref, element)
    },
    [ref],
  )
  return [own, shared]
}
