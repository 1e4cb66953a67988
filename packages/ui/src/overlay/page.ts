declare global {
  interface Window {
    /** Some browsers lack it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** The scrims of the open overlays, the topmost last. */
const scrims: Element[] = []
/** Elements that this module made inert, with their previous `aria-hidden`. */
const held = new Map<HTMLElement, string | null>()
/** The opener of each overlay, also after the overlay has closed. */
const openers = new WeakMap<Element, Element>()

/**
 * Puts an overlay above the page: makes everything outside its scrim inert except live regions, and lets Tab reach the
 * toasts. Returns the function that removes it. [HARDENING §4]
 */
export function coverPage(scrim: HTMLElement, opener: Element | null): () => void {
  scrims.push(scrim)
  if (opener) openers.set(scrim, opener)
  makeBackgroundInert()
  // Runs before Radix's own listener, which knows only the panel.
  const onKeyDown = (event: KeyboardEvent) => scrims.at(-1) === scrim && keepTabWithin(event, scrim)
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true })
    scrims.splice(scrims.indexOf(scrim), 1)
    makeBackgroundInert()
  }
}

function makeBackgroundInert() {
  for (const [element, before] of held) {
    element.inert = false
    element.ariaHidden = before
  }
  held.clear()
  const top = scrims.at(-1)
  if (!top) return
  // Screen readers do not announce an inert live region.
  const exceptions = [top, ...document.querySelectorAll('[aria-live=polite], [aria-live=assertive]')]
  const makeInert = (parent: Element) => {
    for (const child of parent.children) {
      if (exceptions.includes(child)) continue
      if (exceptions.some((one) => child.contains(one))) makeInert(child)
      else if (child instanceof HTMLElement && !child.inert) {
        held.set(child, child.ariaHidden)
        child.inert = true
        child.ariaHidden = 'true' // Not all assistive tools support `inert`.
      }
    }
  }
  makeInert(document.body)
}

/** Lets Tab move in a circle through the panel and the toasts above it. */
function keepTabWithin(event: KeyboardEvent, scrim: Element): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const { activeElement } = document
  const rounds = [scrim, ...document.querySelectorAll('[data-toasts]')]
    .map(tabStopsIn)
    .filter(({ length }) => length > 0)
  const at = rounds.findIndex((stops) => stops.some((stop) => stop === activeElement))
  if (event.shiftKey && at === -1 && rounds[0]?.[0] && isBefore(activeElement, rounds[0][0])) {
    // Moves from the panel's title, which Tab does not reach, to the last stop.
    event.preventDefault()
    return rounds.at(-1)?.at(-1)?.focus()
  }
  const edge = event.shiftKey ? rounds[at]?.[0] : rounds[at]?.at(-1)
  if (!edge || edge !== activeElement) return
  const next = rounds.at((at + (event.shiftKey ? -1 : 1)) % rounds.length)
  event.preventDefault()
  ;(event.shiftKey ? next?.at(-1) : next?.[0])?.focus()
}

const isBefore = (one: Element | null, other: Element) =>
  one !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The elements of `place` that Tab reaches, in order. */
const tabStopsIn = (place: Element): HTMLElement[] =>
  [
    ...place.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]',
    ),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && (stop.checkVisibility?.() ?? true), // absent in jsdom
  )

/** Whether another layer, such as a calendar, a popover or a menu, has opened above an overlay. */
export const isCovered = (panel: Element | null): boolean =>
  [...document.querySelectorAll(':is([role=dialog], [role=menu])[data-state=open]')].some((layer) =>
    isBefore(panel, layer),
  )

/** Calls back when a phone's Back requests to close the overlay, if the browser supports it. Back then stays on the page. */
export function watchBackGesture(onBack: () => void): () => void {
  if (!window.CloseWatcher) return () => undefined
  const watcher = new window.CloseWatcher()
  const again: { stop?: () => void } = {}
  watcher.addEventListener('close', () => {
    again.stop = watchBackGesture(onBack) // A watcher closes only once, but a busy dialog stays open.
    onBack()
  })
  return () => {
    watcher.destroy()
    again.stop?.()
  }
}

/**
 * Returns the focus after a layer has closed without a focused element: to its opener, or, if the opener was
 * removed, to the page's heading.
 */
export function returnFocus(opener: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const target = connectedOpener(opener)
  if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true })
  if (target === document.body || document.activeElement !== target) {
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
  }
}

/** The opener to return to: for a dialog opened from a closed drawer, the opener of the drawer. */
function connectedOpener(opener: Element | null): Element | null {
  const around = opener?.isConnected === false ? opener.closest('.overlay') : null
  return around ? connectedOpener(openers.get(around) ?? null) : opener
}
