const gap = 4
const edge = 8

/**
 * Shows a panel in the top layer, where no scroll area cuts it off, and keeps it beside its button. Calls `onPressElsewhere`
 * at the end of a press outside both, which can be taken back until then (RGAA 13.11). Returns the function that stops
 * this. Browsers without popovers show the panel in place.
 */
export function showBeside(
  button: Element | null,
  panel: HTMLElement,
  align: 'start' | 'center',
  onPressElsewhere: () => void,
): () => void {
  if ('showPopover' in panel) panel.showPopover()
  const place = () => button && placeBeside(button, panel, align)
  // At the window after React, so that an overlay below still finds the panel open and stays open.
  const press = (event: Event) => {
    const path = event.composedPath()
    if (!path.includes(panel) && !(button && path.includes(button))) onPressElsewhere()
  }
  place()
  window.addEventListener('scroll', place, { capture: true })
  window.addEventListener('resize', place)
  window.addEventListener('pointerup', press)
  return () => {
    window.removeEventListener('scroll', place, { capture: true })
    window.removeEventListener('resize', place)
    window.removeEventListener('pointerup', press)
  }
}

/**
 * Below the button, or above it where there is more room, and always inside the window. A few lines instead of anchor
 * positioning, which not all browsers have.
 */
function placeBeside(button: Element, panel: HTMLElement, align: 'start' | 'center'): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = panel
  const isAbove = bottom + gap + offsetHeight > clientHeight - edge && top > clientHeight - bottom
  const start = getComputedStyle(button).direction === 'rtl' ? right - offsetWidth : left
  const x = align === 'center' ? (left + right - offsetWidth) / 2 : start
  const y = isAbove ? top - gap - offsetHeight : bottom + gap
  // Not a `style` attribute, which a content security policy may block.
  panel.style.left = `${Math.max(edge, Math.min(x, clientWidth - edge - offsetWidth))}px`
  panel.style.top = `${Math.max(edge, Math.min(y, clientHeight - edge - offsetHeight))}px`
}
