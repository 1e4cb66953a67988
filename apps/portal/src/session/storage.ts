import * as z from 'zod/mini'

// The only module that touches localStorage and sessionStorage; a lint rule keeps it so.

/** Where a value lies: `browser` for every tab until it is removed, `tab` for this tab until it is closed. */
export type Scope = 'browser' | 'tab'

/** What a tab keeps beside the keys of §3 (`stored.ts`). */
export type TabKey =
  | `draft/${string}`
  | 'journeys/askedAt'
  | 'search/heldUntil'
  | 'visitor/mark'
  | `whitelabel/${string}`
  | 'reloaded-for-new-version'

/** The event that forgets a value: home opens, the visitor leaves, or only the tab's end. By the key's first segment. */
type Lifetime = 'home' | 'visitor' | 'tab'
const lifetimes: Readonly<Record<string, Lifetime>> = {
  draft: 'home',
  journeys: 'visitor',
  search: 'visitor',
  visitor: 'visitor',
  whitelabel: 'tab',
  'reloaded-for-new-version': 'tab',
}

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

/** A value as its schema describes it; what cannot be read or has the wrong shape counts as absent. */
export function readJson<S extends z.ZodMiniType>(scope: Scope, key: string, schema: S): z.output<S> | undefined {
  try {
    const found = z.safeDecode(schema, JSON.parse(readText(scope, key) ?? 'null'))
    return found.success ? found.data : undefined
  } catch {
    return undefined
  }
}

export const readTab = <S extends z.ZodMiniType>(key: TabKey, schema: S): z.output<S> | undefined =>
  readJson('tab', key, schema)

/** Keeps a value of this tab as JSON, or removes it with `undefined`. */
export const writeTab = (key: TabKey, value: unknown): void =>
  writeText('tab', key, value === undefined ? undefined : JSON.stringify(value))

/** Whether this browser keeps what a tab writes over a reload. */
export function keepsTab(key: TabKey): boolean {
  return readText('tab', key) !== null && !memory.tab.has(key)
}

/** Forgets what a tab may keep no longer than this. */
export function forgetTab(lifetime: 'home' | 'visitor'): void {
  const isForgotten = (key: string) => {
    const own = lifetimes[key.split('/')[0] ?? '']
    return own === 'home' || own === lifetime
  }
  for (const key of tabKeys()) if (isForgotten(key)) writeText('tab', key, undefined)
}

function tabKeys(): string[] {
  try {
    return [...memory.tab.keys(), ...Object.keys(sessionStorage)]
  } catch {
    return [...memory.tab.keys()]
  }
}
