const gap = 4
const edge = 8

/**
 * Places a panel of the top layer at the start of its button: below it, or above it where there is more room, and always
 * inside the window. A few lines instead of anchor positioning, which not all browsers have.
 */
export function placeBeside(button: Element, panel: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = bottom + gap + panel.offsetHeight > clientHeight - edge && top > clientHeight - bottom
  const x = getComputedStyle(button).direction === 'rtl' ? right - panel.offsetWidth : left
  const y = isAbove ? top - gap - panel.offsetHeight : bottom + gap
  // Not a `style` attribute, which a content security policy may block.
  panel.style.left = `${Math.max(edge, Math.min(x, clientWidth - edge - panel.offsetWidth))}px`
  panel.style.top = `${Math.max(edge, Math.min(y, clientHeight - edge - panel.offsetHeight))}px`
}
