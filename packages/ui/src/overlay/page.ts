declare global {
  interface Window {
    /** Not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** The scrims of the open overlays, the topmost last. */
const scrims: Element[] = []
/** The elements that this module has made inert, with the `aria-hidden` they had before. */
const held = new Map<HTMLElement, string | null>()
/** What opened each overlay, also after the overlay has closed. */
const openers = new WeakMap<Element, Element>()

/**
 * Puts an overlay above the page: makes everything outside its scrim inert except live regions, and lets Tab reach the
 * toasts. Returns the function that takes it away. Radix's own modal mode would put the toasts out of reach: it traps the
 * focus in the panel and takes the pointer events from all of `body`. [HARDENING §4]
 */
export function coverPage(scrim: HTMLElement, opener: Element | null): () => void {
  scrims.push(scrim)
  if (opener) openers.set(scrim, opener)
  makeBackgroundInert()
  const onKeyDown = (event: KeyboardEvent) => scrims.at(-1) === scrim && tabThroughToasts(event, scrim)
  // On the scrim the key comes before Radix, which would lead it back into the panel; a toast lies outside the scrim.
  scrim.addEventListener('keydown', onKeyDown)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    scrim.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('keydown', onKeyDown)
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
  // An inert live region is not spoken.
  const exceptions = [top, ...document.querySelectorAll('[aria-live=polite], [aria-live=assertive]')]
  const makeInert = (parent: Element) => {
    for (const child of parent.children) {
      if (exceptions.includes(child)) continue
      if (exceptions.some((one) => child.contains(one))) makeInert(child)
      else if (child instanceof HTMLElement && !child.inert) {
        held.set(child, child.ariaHidden)
        child.inert = true
        child.ariaHidden = 'true' // not every tool that reads the page knows `inert`
      }
    }
  }
  makeInert(document.body)
}

/** Radix lets Tab go round in the panel. While toasts lie above, it goes from the panel's last stop to them and back. */
function tabThroughToasts(event: KeyboardEvent, scrim: Element) {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const { activeElement } = document
  const rounds = [scrim, ...document.querySelectorAll('[data-toasts]')].map(stopsIn).filter(({ length }) => length > 0)
  const at = rounds.findIndex((stops) => stops.some((stop) => stop === activeElement))
  const edge = event.shiftKey ? rounds[at]?.[0] : rounds[at]?.at(-1)
  if (rounds.length < 2 || !edge || edge !== activeElement) return
  const next = rounds.at((at + (event.shiftKey ? -1 : 1)) % rounds.length)
  event.preventDefault()
  ;(event.shiftKey ? next?.at(-1) : next?.[0])?.focus()
}

const stopsIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && stop.checkVisibility(),
  )

/** Whether another dialog, such as a calendar or a popover, is open above an overlay. */
export const isCovered = (panel: Element | null): boolean =>
  [...document.querySelectorAll('[role=dialog][data-state=open]:not([inert] *)')].some((layer) => layer !== panel)

/** Calls back when a phone's Back asks to close, which then does not leave the page, where the browser offers that. */
export function watchBackGesture(onBack: () => void): () => void {
  if (!window.CloseWatcher) return () => undefined
  const watcher = new window.CloseWatcher()
  const again: { stop?: () => void } = {}
  watcher.addEventListener('close', () => {
    again.stop = watchBackGesture(onBack) // one watcher closes once, and a busy dialog stays
    onBack()
  })
  return () => {
    watcher.destroy()
    again.stop?.()
  }
}

/**
 * Gives the focus back when a closed layer has left it nowhere: to its opener, else to the page's heading. Radix knows
 * only what had the focus as the panel mounted, which `autoFocus` has changed, and has nothing for a removed opener.
 */
export function returnFocus(opener: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const target = standing(opener)
  if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true })
  if (target === document.body || document.activeElement !== target) {
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
  }
}

/** A dialog may outlive the drawer that it was opened from: the opener of the drawer then stands for that of the dialog. */
function standing(opener: Element | null): Element | null {
  const around = opener?.isConnected === false ? opener.closest('.overlay') : null
  return around ? standing(openers.get(around) ?? null) : opener
}
