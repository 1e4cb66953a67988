export interface Shown {
  id: number
  text: string
  /** Something that can still be done about it, such as to take it back: it then stays until it is dismissed. */
  action?: { label: string; onAction: () => void } | undefined
}

let shown: readonly Shown[] = []
let last = 0
const listeners = new Set<() => void>()
const nothing: readonly Shown[] = []

function show(next: readonly Shown[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows and speaks a short word of success where its own place is gone: 'Saved', after a dialog or a page has closed. */
export function toast(text: string, action?: Shown['action']): void {
  last += 1
  // Three at a time; and the same thing twice is one message, said anew. But what can still be taken back stays.
  const others = shown.filter((other) => other.action !== undefined || other.text !== text)
  const passing = others.filter((other) => other.action === undefined)
  const leaving = passing.slice(0, Math.max(0, others.length - 2))
  show([...others.filter((other) => !leaving.includes(other)), { id: last, text, action }])
}

export const dismiss = (id: number) => show(shown.filter((other) => other.id !== id))

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const current = () => shown
export const onServer = () => nothing

/** Milliseconds a text stays: to notice it, then to read it slowly, half a second per six letters. */
export const stayOf = (text: string) => 6000 + Math.ceil(text.length / 6) * 500
