import { clearedFromTab, type TabKey } from '@voie-libre/domain/storage/keys'
import { readStoredInTab, type StoredInTab, textForTab } from '@voie-libre/domain/storage/stored'

// The only module that touches localStorage and sessionStorage; a lint rule keeps it so. The domain's `storage/keys.ts` is the
// table of all keys.

/** Where a value lies: `browser` for every tab until it is removed, `tab` for this tab until it is closed. */
export type Scope = 'browser' | 'tab'

// Where the browser refuses storage (private mode, quota) this copy lasts as long as the page.
const memory: Readonly<Record<Scope, Map<string, string>>> = { browser: new Map(), tab: new Map() }
// Reading the property itself may throw, so it is read anew each time.
const storageOf = (scope: Scope): Storage => (scope === 'browser' ? localStorage : sessionStorage)

export function readText(scope: Scope, key: string): string | null {
  const kept = memory[scope].get(key)
  if (kept !== undefined) return kept
  try {
    return storageOf(scope).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it with `undefined`. */
export function writeText(scope: Scope, key: string, text: string | undefined): void {
  memory[scope].delete(key)
  try {
    if (text !== undefined) {
      storageOf(scope).setItem(key, text)
      return
    }
  } catch {
    memory[scope].set(key, text ?? '')
    // A reload forgets this value; it must not bring back the one before it, beside newer ones. [F-STO-02]
  }
  remove(scope, key)
}

function remove(scope: Scope, key: string): void {
  try {
    storageOf(scope).removeItem(key)
  } catch {
    // Storage refused: nothing is there.
  }
}

/** Another tab has written this key: its value counts, not this page's copy. */
export const dropCopy = (key: string): void => void memory.browser.delete(key)

/** A value of this tab; a text that cannot be read or has the wrong shape counts as absent. `name` completes a family's key. */
export const readTab = <Key extends TabKey>(key: Key, name = ''): StoredInTab[Key] | undefined =>
  readStoredInTab(key, readText('tab', key + name))

/** Stores a value for this tab, or removes it with `undefined`. */
export const writeTab = <Key extends TabKey>(key: Key, value: StoredInTab[Key] | undefined, name = ''): void =>
  writeText('tab', key + name, value === undefined ? undefined : textForTab(key, value))

/** Whether this browser keeps what a tab writes over a reload. */
export const keepsTab = (key: TabKey): boolean => readText('tab', key) !== null && !memory.tab.has(key)

/** Removes what this tab stores no longer than until this event. */
export function forgetTab(event: Parameters<typeof clearedFromTab>[1]): void {
  for (const key of clearedFromTab(allTabKeys(), event)) writeText('tab', key, undefined)
}

function allTabKeys(): string[] {
  try {
    return [...memory.tab.keys(), ...Object.keys(sessionStorage)]
  } catch {
    return [...memory.tab.keys()]
  }
}
