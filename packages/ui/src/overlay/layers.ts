declare global {
  interface Window {
    /** Not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** Something that lies over the page and owns the keyboard until it closes: a dialog, a drawer, a calendar. */
export interface Layer {
  panel: HTMLElement
  /** A modal layer makes everything else inert, except live regions. */
  modal: boolean
  /** Receives the focus when the layer closes. */
  opener: Element | null
  onEscape: () => void
  /** A press outside the panel. For a layer that is not modal, also a focus that moves outside. */
  onOutside: () => void
}

const layers: Layer[] = []
/** The elements that this module has made inert, with the `aria-hidden` they had before. */
const held = new Map<HTMLElement, string | null>()
/** The modal layer whose scrim the pointer was pressed on; the click that follows dismisses it. */
const press: { on?: Layer | undefined } = {}

/** Puts a layer above the page and moves the focus into it. Returns the function that closes it. */
export function openLayer(layer: Layer): () => void {
  if (layers.length === 0) listen('addEventListener')
  layers.push(layer)
  makeRestInert()
  if (!layer.panel.contains(document.activeElement)) (stopsIn(layer.panel)[0] ?? layer.panel).focus()
  const unwatch = layer.modal ? watchBackGesture(layer) : undefined
  return () => {
    unwatch?.()
    const wasTop = layers.at(-1) === layer
    layers.splice(layers.indexOf(layer), 1)
    // A dialog that was opened from a drawer outlives it: the focus then returns to what opened the drawer.
    for (const other of layers) if (layer.panel.contains(other.opener)) other.opener = layer.opener
    makeRestInert()
    if (layers.length === 0) listen('removeEventListener')
    if (wasTop && (isFocusLost() || layer.panel.contains(document.activeElement))) returnFocus(layer.opener)
  }
}

function listen(change: 'addEventListener' | 'removeEventListener') {
  window[change]('keydown', onEarlyKeyDown, { capture: true })
  document[change]('keydown', onKeyDown)
  document[change]('pointerdown', onPointerDown, { capture: true })
  document[change]('click', onClick)
  document[change]('focusin', onFocusIn)
}

/** Before any dialog around it hears the key, the host's own dialogs included. */
function onEarlyKeyDown(event: Event) {
  const top = layers.at(-1)
  if (top?.modal !== false || !(event instanceof KeyboardEvent) || event.key !== 'Escape') return
  event.stopPropagation()
  event.preventDefault()
  top.onEscape()
}

function onKeyDown(event: Event) {
  const top = layers.at(-1)
  // A list or a tooltip inside the layer prevents the default when it takes the key for itself.
  if (!top || !(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return
  if (event.key === 'Tab') keepFocusInside(event, top)
  if (event.key !== 'Escape') return
  event.preventDefault()
  top.onEscape()
}

function onPointerDown({ target }: Event) {
  const top = layers.at(-1)
  press.on = undefined
  if (!top || !(target instanceof Node)) return
  if (!top.modal) {
    if (isOutside(target, top)) top.onOutside()
  } else if (target === top.panel.parentElement && !document.querySelector('[data-radix-popper-content-wrapper]')) {
    press.on = top // one press closes one layer: an open popover closes first
  }
}

function onClick({ target }: Event) {
  if (press.on && target === press.on.panel.parentElement) press.on.onOutside()
}

function onFocusIn({ target }: Event) {
  const top = layers.at(-1)
  if (top?.modal === false && target instanceof Node && isOutside(target, top)) top.onOutside()
}

/** The opener of a layer that is not modal closes it by itself. */
const isOutside = (target: Node, { panel, opener }: Layer) => !panel.contains(target) && !opener?.contains(target)

/** Tab goes round in the panel and, above a modal layer, through the messages that lie over it. [HARDENING §4] */
function keepFocusInside(event: KeyboardEvent, { panel, modal }: Layer) {
  const { activeElement } = document
  const places = modal ? [panel, ...document.querySelectorAll('[data-toasts]')] : [panel]
  const rounds = places.map(stopsIn).filter((stops) => stops.length > 0)
  const at = rounds.findIndex((stops) => stops.some((stop) => stop === activeElement))
  const isAway = at === -1 && activeElement !== panel && !isFocusLost() // in a popover, which has its own order
  const edge = event.shiftKey ? rounds[at]?.[0] : rounds[at]?.at(-1)
  if (isAway || (edge && edge !== activeElement)) return
  const next = at === -1 ? rounds[0] : rounds.at((at + (event.shiftKey ? -1 : 1)) % rounds.length)
  event.preventDefault()
  ;(event.shiftKey ? next?.at(-1) : next?.[0])?.focus()
}

const stopsIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && stop.checkVisibility(),
  )

/** Makes the page inert behind the topmost modal layer. Live regions stay: an inert one is not spoken. */
function makeRestInert() {
  for (const [element, before] of held) {
    element.inert = false
    element.ariaHidden = before
  }
  held.clear()
  const top = layers.findLast(({ modal }) => modal)
  if (!top) return
  const kept = [top.panel, ...document.querySelectorAll('[aria-live=polite], [aria-live=assertive]')]
  const hold = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue
      if (kept.some((one) => child.contains(one))) hold(child)
      else if (child instanceof HTMLElement && !child.inert) {
        held.set(child, child.ariaHidden)
        child.inert = true
        child.ariaHidden = 'true' // not every tool that reads the page knows `inert`
      }
    }
  }
  hold(document.body)
}

/** A phone's Back closes the layer instead of leaving the page, where the browser offers that. */
function watchBackGesture(layer: Layer): (() => void) | undefined {
  if (!window.CloseWatcher) return undefined
  const watcher = new window.CloseWatcher()
  const again: { stop?: (() => void) | undefined } = {}
  watcher.addEventListener('close', () => {
    again.stop = watchBackGesture(layer) // one watcher closes once, and a busy dialog stays
    layer.onEscape()
  })
  return () => {
    watcher.destroy()
    again.stop?.()
  }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** Falls back to the page's heading when there was no opener, or when it is gone or hidden. */
function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true })
  if (opener === document.body || document.activeElement !== opener) {
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
  }
}
