import type { Atom, WritableAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { parsed, schemas, searchKeys, type Stored, type StoredKey, storedKeys } from './keys.ts'
import { dropCopy, openTab, readTab, readText, saveTab, saveText, type Scope } from './storage.ts'
import { store } from './store.ts'

type StoredAtom<Key extends StoredKey> = WritableAtom<Stored<Key> | undefined, [Stored<Key> | undefined], void>

/** Functions that read a stored value again after a change from outside. */
const followers = new Set<() => void>()

/** A stored key as an atom. Parses the text once per change, and removes an unreadable or invalid one. [OPEN-14] */
function storedAtom<Key extends StoredKey>(key: Key): StoredAtom<Key> {
  const { schema } = schemas[key]
  let known: { text: string | null; value: Stored<Key> | undefined } = { text: null, value: undefined }
  function getItem(): Stored<Key> | undefined {
    const text = readText(scopeOf(key), key)
    if (text === known.text) return known.value
    const value = parsed(schema, text)
    known = { text: value === undefined ? null : text, value }
    if (value === undefined && text !== null) saveText(scopeOf(key), key, null)
    return value
  }
  function setItem(_: string, value: Stored<Key> | undefined) {
    known = { text: value === undefined ? null : JSON.stringify(value), value }
    saveText(scopeOf(key), key, known.text)
  }
  return atomWithStorage<Stored<Key> | undefined>(key, undefined, {
    getItem,
    setItem,
    removeItem: () => setItem(key, undefined),
    subscribe: (_, onChange) => {
      const follow = () => onChange(getItem())
      followers.add(follow)
      return () => followers.delete(follow)
    },
  })
}

/** Every stored key as an atom; all are undefined until `openStored`. */
export const stored = Object.fromEntries(storedKeys.map((key) => [key, storedAtom(key)])) as {
  readonly [Key in StoredKey]: StoredAtom<Key>
}

const startedWith = new Set<Atom<unknown>>()

/** Reads a value for a component that uses it only once, such as the initial value of a field. */
export function firstValue<Value>(atom: Atom<Value>): Value {
  startedWith.add(atom)
  return store.get(atom)
}

/**
 * Reads what this browser stores and follows the other tabs; called once. Before, the portal knows nobody, so that a page is
 * hydrated as the server has drawn it. Returns whether a component has missed a value that it takes only once.
 */
export function openStored(): boolean {
  const missedInTab = openTab()
  for (const key of storedKeys) store.sub(stored[key], () => undefined)
  window.addEventListener('storage', ({ key }) => {
    dropCopy(key)
    syncStored()
  })
  return missedInTab || [...startedWith].some((atom) => store.get(atom) !== undefined)
}

/** Reads again what was changed without an event, and drops a held search whose time is over. [F-STO-06, OPEN-63] */
export function syncStored(): void {
  const end = readTab('search/heldUntil')
  if (end !== undefined && Date.now() >= end) eraseHeldSearch()
  for (const follow of followers) follow()
}

export function forget(keys: readonly StoredKey[]): void {
  for (const key of keys) save(key, undefined)
}

const save = <Key extends StoredKey>(key: Key, value: Stored<Key> | undefined): void => store.set(stored[key], value)

// A search that only this tab keeps, after the login has expired. [OPEN-63]

const holdsSearch = (): boolean => Date.now() < (readTab('search/heldUntil') ?? 0)
const scopeOf = (key: StoredKey): Scope => (searchKeys.includes(key) && holdsSearch() ? 'tab' : 'browser')

/** Moves search and selection from the browser's storage to this tab until `end`. */
export function holdSearch(end: Date): void {
  if (holdsSearch()) return
  saveTab('search/heldUntil', end.getTime())
  moveSearch('browser', 'tab')
}

/** The driver has prolonged the session of the search that only this tab keeps, if any. */
export function prolongHeldSearch(end: Date): void {
  if (holdsSearch()) saveTab('search/heldUntil', end.getTime())
}

/** Moves the search of this tab back to all tabs when the same visitor logs in again. */
export function shareHeldSearch(): void {
  if (!holdsSearch()) return
  saveTab('search/heldUntil', undefined)
  moveSearch('tab', 'browser')
}

/** Removes the search that only this tab keeps, if any. */
export function dropHeldSearch(): void {
  if (readText('tab', 'search/heldUntil') === null) return
  eraseHeldSearch()
  syncStored()
}

function eraseHeldSearch(): void {
  saveTab('search/heldUntil', undefined)
  for (const key of searchKeys) saveText('tab', key, null)
}

function moveSearch(from: Scope, to: Scope): void {
  for (const key of searchKeys) {
    saveText(to, key, readText(from, key))
    saveText(from, key, null)
  }
}
