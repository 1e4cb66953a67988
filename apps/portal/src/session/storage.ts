import { clearedFromTab, parsed, type StoredInTab, type TabEvent, type TabKey, tabSchemas } from './keys.ts'

// The only module that accesses localStorage and sessionStorage; a lint rule ensures this. `keys.ts` is the table of all keys.

/** Where a value is stored: `browser` for all tabs until it is removed, `tab` for this tab until it is closed. */
export type Scope = 'browser' | 'tab'

// A copy for browsers that refuse storage (private mode, quota); it lasts as long as the page.
const memory: Readonly<Record<Scope, Map<string, string>>> = { browser: new Map(), tab: new Map() }
// Reads the property each time, because the access can throw.
const storageOf = (scope: Scope): Storage => (scope === 'browser' ? localStorage : sessionStorage)

export function readText(scope: Scope, key: string): string | null {
  const copy = memory[scope].get(key)
  if (copy !== undefined) return copy
  try {
    return storageOf(scope).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it with `null`. */
export function saveText(scope: Scope, key: string, text: string | null): void {
  if (typeof window === 'undefined') return // The server renders for many visitors, so it saves nothing.
  memory[scope].delete(key)
  try {
    if (text !== null) return storageOf(scope).setItem(key, text)
  } catch {
    memory[scope].set(key, text ?? '')
    // A reload loses this value, but must not restore the previous one beside newer values. [F-STO-02]
  }
  try {
    storageOf(scope).removeItem(key)
  } catch {
    // The browser refuses storage, so there is no value.
  }
}

/** Drops this page's copy after another tab has written the key; all copies if it has cleared the storage. */
export function dropCopy(key: string | null): void {
  if (key === null) memory.browser.clear()
  else memory.browser.delete(key)
}

/** Whether this tab's values may be read, and whether a component asked for an existing one before that. */
const tab = { isOpen: false, missed: false }

/** Allows reading the values of this tab. Returns whether a component has asked for an existing value before that. */
export function openTab(): boolean {
  tab.isOpen = true
  return tab.missed
}

/** A value of this tab; an unreadable or invalid one counts as absent. `name` completes a family's key. */
export function readTab<Key extends TabKey>(key: Key, name = ''): StoredInTab<Key> | undefined {
  const text = readText('tab', key + name)
  if (tab.isOpen) return parsed(tabSchemas[key].schema, text)
  tab.missed ||= text !== null
  return undefined
}

/** Stores a value for this tab, or removes it with `undefined`. */
export const saveTab = <Key extends TabKey>(key: Key, value: StoredInTab<Key> | undefined, name = ''): void =>
  saveText('tab', key + name, value === undefined ? null : JSON.stringify(value))

/** Whether the browser's session storage has this value, so that it survives a reload. */
export const isSavedInTab = (key: TabKey): boolean => readText('tab', key) !== null && !memory.tab.has(key)

export function forgetTab(event: TabEvent): void {
  const keys = [...memory.tab.keys()]
  try {
    keys.push(...Object.keys(sessionStorage))
  } catch {
    // The browser refuses storage, so there are no other keys.
  }
  for (const key of clearedFromTab(keys, event)) saveText('tab', key, null)
}
