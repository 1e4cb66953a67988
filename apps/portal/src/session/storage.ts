import { clearedFromTab, type TabKey } from '@voie-libre/domain/storage/keys'
import { readStoredInTab, type StoredInTab, textForTab } from '@voie-libre/domain/storage/stored'

// The only module that accesses localStorage and sessionStorage; a lint rule ensures this. The domain's `storage/keys.ts` is the
// table of all keys.

/** Where a value is stored: `browser` for all tabs until it is removed, `tab` for this tab until it is closed. */
export type Scope = 'browser' | 'tab'

// A copy for browsers that refuse storage (private mode, quota); it lasts as long as the page.
const memory: Readonly<Record<Scope, Map<string, string>>> = { browser: new Map(), tab: new Map() }
// Reads the property each time, because the access can throw.
const storageOf = (scope: Scope): Storage => (scope === 'browser' ? localStorage : sessionStorage)

/** Whether nobody may read stored values, and whether anybody has tried to. */
const concealed = { now: false, missed: false }

/** Hides all stored values while a page is hydrated that the server has drawn for nobody in particular. */
export function concealStored(): void {
  concealed.now = true
  concealed.missed = false
}

/** Shows stored values again. Returns whether a component has missed one. */
export function revealStored(): boolean {
  concealed.now = false
  return concealed.missed
}

export function readText(scope: Scope, key: string): string | null {
  if (!concealed.now) return readRaw(scope, key)
  concealed.missed ||= readRaw(scope, key) !== null
  return null
}

function readRaw(scope: Scope, key: string): string | null {
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
  if (typeof window === 'undefined') return // The server renders for many visitors, so it keeps nothing.
  memory[scope].delete(key)
  try {
    if (text !== undefined) {
      storageOf(scope).setItem(key, text)
      return
    }
  } catch {
    memory[scope].set(key, text ?? '')
    // A reload loses this value, but must not restore the previous one beside newer values. [F-STO-02]
  }
  remove(scope, key)
}

function remove(scope: Scope, key: string): void {
  try {
    storageOf(scope).removeItem(key)
  } catch {
    // The browser refuses storage, so there is no value.
  }
}

/** Drops this page's copy after another tab has written the key. */
export const dropCopy = (key: string): void => void memory.browser.delete(key)

/** A value of this tab; an unreadable or invalid one counts as absent. `name` completes a family's key. */
export const readTab = <Key extends TabKey>(key: Key, name = ''): StoredInTab[Key] | undefined =>
  readStoredInTab(key, readText('tab', key + name))

/** Stores a value for this tab, or removes it with `undefined`. */
export const writeTab = <Key extends TabKey>(key: Key, value: StoredInTab[Key] | undefined, name = ''): void =>
  writeText('tab', key + name, value === undefined ? undefined : textForTab(key, value))

/** Whether values of a tab survive a reload in this browser. */
export const keepsTab = (key: TabKey): boolean => readText('tab', key) !== null && !memory.tab.has(key)

/** Removes the values of this tab that this event ends. */
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
