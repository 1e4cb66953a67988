import { useEffect } from 'react'

/**
 * Defers the `focusout` of a form's field until the press that takes its focus has ended.
 *
 * A form checks a field when the focus leaves it, which is at the start of a press. A message that appears then moves what is
 * below: the pointer is released over another element, and the browser sends no click. The click still comes after the
 * `focusout`, with which a field may tidy its value. Keyboard and scripts leave a field at once.
 */
export function useDeferredBlur(): void {
  useEffect(() => {
    const listeners = new AbortController()
    deferBlur(listeners.signal)
    return () => listeners.abort()
  }, [])
}

// A tap sends mouse events after its pointer events, and takes the focus in between. A native select may keep the
// `pointerup`, so a key or a move without a button ends a press too.
const signs = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click', 'keydown']

function deferBlur(signal: AbortSignal): void {
  let isPressed = false
  const left = new Map<Element, EventTarget | null>()

  // During the capture, so that no other listener hears the event before it is deferred.
  const options = { capture: true, signal }
  for (const sign of signs) addEventListener(sign, follow, options)
  addEventListener('focusout', hold, options)

  function follow(event: Event) {
    isPressed = event instanceof MouseEvent && (event.buttons & 1) === 1
    if (isPressed || left.size === 0) return
    if (event.type === 'click') release(event.target)
    else setTimeout(release) // a click follows in the same task
  }
  function hold(event: FocusEvent) {
    const { target, relatedTarget, isTrusted } = event
    if (!isPressed || !isTrusted || !(target instanceof Element) || !target.matches(fields)) return
    event.stopImmediatePropagation()
    left.set(target, relatedTarget)
  }
  function release(pressed?: EventTarget | null) {
    if (isPressed) return // the end of the next press releases them
    const label = pressed instanceof Element && pressed.closest('label')
    for (const [field, relatedTarget] of left) {
      if (label && label.control === field) continue // the click focuses it again
      left.delete(field)
      const isLeft = field.isConnected && field !== document.activeElement
      if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
    }
  }
}

const fields = 'form :is(input, textarea, select)'
