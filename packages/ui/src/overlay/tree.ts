/** A node and all nodes around it, also outside of its shadow root. */
export function pathOf(node: Node | null): Node[] {
  if (!node) return []
  return [node, ...pathOf(node.parentNode ?? (node instanceof ShadowRoot ? node.host : null))]
}

/** The element with the focus, also in a shadow root; null if there is none. */
export function focused(): Element | null {
  if (typeof document === 'undefined') return null
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at === document.body ? null : at
}

/**
 * Where a layer is rendered by default: in the host's dialog, above which nothing else can be, or in the element with the
 * brand, whose variables it inherits. Without either, in the shadow root or the body.
 */
export function containerOf(element: Element): Element | ShadowRoot {
  const around = element.closest('dialog, [data-brand]')
  if (around && around !== document.documentElement) return around
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : document.body
}
