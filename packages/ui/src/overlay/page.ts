import { focused, pathOf } from './tree.ts'

declare global {
  interface Window {
    /** Some browsers lack it. */
    CloseWatcher?: (new () => EventTarget & { destroy: () => void }) | undefined
  }
}

/** The scrims of the open overlays, the topmost last. */
const scrims: Element[] = []
/** Elements that this module made inert, with their previous `aria-hidden`. */
const held = new Map<HTMLElement, string | null>()
/** The opener of each overlay, also after the overlay has closed. */
const openers = new WeakMap<Element, Element>()
/** The host's own values while the page does not scroll. */
const before = { overflow: '', scrollbarGutter: '' }

/**
 * Puts an overlay above the page, which does not scroll: makes everything outside its scrim inert except live regions,
 * and lets Tab reach the toasts. Returns the function that removes it and returns the focus. [HARDENING §4]
 */
export function coverPage(scrim: Element, opener: Element | null): () => void {
  if (opener) openers.set(scrim, opener)
  if (scrims.push(scrim) === 1) {
    stopScrolling()
    // After the frame that shows the overlay, which would wait for the styles of the whole page.
    requestAnimationFrame(() => setTimeout(makeBackgroundInert))
  } else makeBackgroundInert()
  // Runs before Radix's own listener, which knows only the panel.
  const onKeyDown = (event: KeyboardEvent) => scrims.at(-1) === scrim && keepTabWithin(event, scrim)
  document.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true })
    scrims.splice(scrims.indexOf(scrim), 1)
    makeBackgroundInert()
    if (scrims.length === 0) {
      document.documentElement.style.scrollbarGutter = before.scrollbarGutter
      document.body.style.overflow = before.overflow
    }
    setTimeout(() => returnFocus(opener)) // Later, because another overlay may take it.
  }
}

/** Keeps the width that the page has with its scroll bar. By properties, because a policy may block style attributes. */
function stopScrolling() {
  const { documentElement, body } = document
  Object.assign(before, { overflow: body.style.overflow, scrollbarGutter: documentElement.style.scrollbarGutter })
  if (window.innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable'
  body.style.overflow = 'hidden'
}

function makeBackgroundInert() {
  for (const [element, hidden] of held) {
    element.inert = false
    element.ariaHidden = hidden
  }
  held.clear()
  const top = scrims.at(-1)
  if (!top) return
  // Screen readers do not announce an inert live region.
  const exceptions = [top, ...everywhere(top, '[aria-live=polite], [aria-live=assertive]')]
  const around = new Set(exceptions.flatMap(pathOf))
  const makeInert = (parent: Element | ShadowRoot) => {
    for (const child of parent.children) {
      if (exceptions.includes(child)) continue
      if (around.has(child)) makeInert(child.shadowRoot && around.has(child.shadowRoot) ? child.shadowRoot : child)
      // A dialog that the host opens above escapes from inert elements around it, but not from its own attribute.
      else if (child instanceof HTMLElement && !child.inert && !child.matches('dialog:not([open])')) {
        held.set(child, child.ariaHidden)
        child.inert = true
        child.ariaHidden = 'true' // Not all assistive tools support `inert`.
      }
    }
  }
  makeInert(document.body)
}

/** Elements in the document and in the shadow root of `node`. */
const everywhere = (node: Node, selector: string): Element[] =>
  pathOf(node).flatMap((place) =>
    place instanceof Document || place instanceof ShadowRoot ? [...place.querySelectorAll(selector)] : [],
  )

/**
 * Moves the focus into a panel that has opened, unless an element in it has taken it: to the wanted element, or the first
 * one that is no link, or the panel.
 */
export function focusFirst(panel: HTMLElement, wanted: HTMLElement | null | undefined): void {
  if (panel.contains(focused())) return
  ;(wanted ?? tabStopsIn(panel).find((stop) => !stop.matches('a')) ?? panel).focus({ preventScroll: true })
}

/** Lets Tab move in a circle through the panel and the toasts above it. */
function keepTabWithin(event: KeyboardEvent, scrim: Element): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const activeElement = focused()
  const rounds = [scrim, ...everywhere(scrim, '[data-toasts]')].map(tabStopsIn).filter(({ length }) => length > 0)
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
  const again: { stop?: (() => void) | undefined } = {}
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
 * Returns the focus after a layer has closed, unless another element has it: to its opener, or, if the opener was removed,
 * to the page's heading.
 */
export function returnFocus(opener: Element | null): void {
  if (focused()?.closest('[inert]') === null) return
  const target = openOpener(opener)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  if (!target || focused() !== target) document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

/** The opener to return to: for a dialog opened from a closed drawer, the opener of the drawer. */
function openOpener(opener: Element | null): Element | null {
  const around = opener?.closest('[data-overlay]')
  return around && !scrims.includes(around) ? openOpener(openers.get(around) ?? null) : opener
}
