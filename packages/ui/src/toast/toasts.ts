export interface Shown {
  id: number
  text: string
  /** An action such as Undo. The message then stays until it is dismissed. */
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

/** Shows and announces a short confirmation whose own place is gone: 'Saved', after a dialog or a page has closed. */
export function toast(text: string, action?: Shown['action']): void {
  last += 1
  // At most three messages. A repeated text replaces the old message. Messages with an action stay.
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

/** Display time in milliseconds: 6 s to notice the message, plus slow reading at half a second per six letters. */
export const displayTime = (text: string) => 6000 + Math.ceil(text.length / 6) * 500
