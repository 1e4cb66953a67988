import { useCallback, useRef, type Ref, type RefCallback, type RefObject } from 'react'

/** Passes an element to a host's ref when the component needs it too. Returns the function that takes it back. */
export function giveRef<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => ref(null))
  if (!ref) return () => undefined
  ref.current = element
  return () => {
    ref.current = null
  }
}

/** A ref of the component's own, and the callback ref that passes the element to the host's ref too. */
export function useSharedRef<Element>(
  ref: Ref<Element> | undefined,
): [own: RefObject<Element | null>, shared: RefCallback<Element>] {
  const own = useRef<Element>(null)
  const shared = useCallback(
    (element: Element | null) => {
      own.current = element
      return element ? giveRef(ref, element) : undefined
    },
    [ref],
  )
  return [own, shared]
}
