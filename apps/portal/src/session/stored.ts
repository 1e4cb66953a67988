import { searchKeys, type StoredKey } from '@voie-libre/domain/storage/keys'
import { readStored, type Stored } from '@voie-libre/domain/storage/stored'
import { atom, createStore, type WritableAtom } from 'jotai'
import { concealStored, dropCopy, readTab, readText, revealStored, type Scope, writeTab, writeText } from './storage.ts'

/** The portal's only store: loaders, guards and components read the same values. */
export const store = createStore()

const heldUntil = 'search/heldUntil'

/**
 * Whether only this tab keeps the search after the login has expired; it removes the search after its lifetime. [OPEN-63]
 */
function holdsSearch(): boolean {
  const end = readTab(heldUntil)
  if (end === undefined) return false
  if (Date.now() < end) return true
  eraseHeldSearch()
  return false
}

const scopeOf = (key: StoredKey): Scope => (searchKeys.includes(key) && holdsSearch() ? 'tab' : 'browser')

/** Moves search and selection from the browser's storage to this tab after the login has expired. [OPEN-63] */
export function holdSearch(end: Date): void {
  if (holdsSearch()) return
  writeTab(heldUntil, end.getTime())
  moveSearch('browser', 'tab')
}

/** The driver has prolonged the session of the search that only this tab keeps, if any. */
export function prolongHeldSearch(end: Date): void {
  if (holdsSearch()) writeTab(heldUntil, end.getTime())
}

/** Moves the search of this tab back to all tabs when the same visitor logs in again. */
export function shareHeldSearch(): void {
  if (!holdsSearch()) return
  writeTab(heldUntil, undefined)
  moveSearch('tab', 'browser')
}

/** Removes the search that only this tab keeps, if any. */
export function dropHeldSearch(): void {
  if (readText('tab', heldUntil) === null) return
  eraseHeldSearch()
  for (const key of searchKeys) changed(key)
}

function eraseHeldSearch(): void {
  writeTab(heldUntil, undefined)
  for (const key of searchKeys) writeText('tab', key, undefined)
}

function moveSearch(from: Scope, to: Scope): void {
  for (const key of searchKeys) {
    writeText(to, key, readText(from, key) ?? undefined)
    writeText(from, key, undefined)
  }
  for (const key of searchKeys) changed(key)
}

/** The stored value, or `undefined`; removes an unreadable or invalid value. [OPEN-14] */
export function peek<Key extends StoredKey>(key: Key): Stored[Key] | undefined {
  const scope = scopeOf(key)
  const text = readText(scope, key)
  if (text === null) return undefined
  const value = readStored(key, text)
  if (value === undefined) writeText(scope, key, undefined)
  return value
}

/** Stores a value, or removes it with `undefined`. */
export function put<Key extends StoredKey>(key: Key, value: Stored[Key] | undefined): void {
  writeText(scopeOf(key), key, value === undefined ? undefined : JSON.stringify(value))
  changed(key)
}

const versions = atom<Readonly<Record<string, number>>>({})

function changed(key: string): void {
  store.set(versions, (all) => ({ ...all, [key]: (all[key] ?? 0) + 1 }))
}

/** Makes subscribers of a key read it again. */
export const reread = (key: StoredKey): void => changed(key)

type StoredAtom<Key extends StoredKey> = WritableAtom<Stored[Key] | undefined, [Stored[Key] | undefined], void>
const atoms = new Map<StoredKey, unknown>()

/** A stored key as an atom, which also updates when another tab changes the key. */
export function storedAtom<Key extends StoredKey>(key: Key): StoredAtom<Key> {
  const known = atoms.get(key) as StoredAtom<Key> | undefined
  if (known) return known
  const version = atom((get) => get(versions)[key] ?? 0)
  const fresh: StoredAtom<Key> = atom(
    (get) => {
      get(version)
      return get(concealedAtom) ? undefined : peek(key)
    },
    (_get, _set, value: Stored[Key] | undefined) => put(key, value),
  )
  atoms.set(key, fresh)
  return fresh
}

const concealedAtom = atom(false)

/** Hides all stored values until `reveal`, from atoms too. */
export function conceal(): void {
  store.set(concealedAtom, true)
  concealStored()
}

/** Shows stored values again. Returns whether a component has read one other than by its atom, and so has missed it. */
export function reveal(): boolean {
  const missed = revealStored()
  store.set(concealedAtom, false)
  return missed
}

/** Subscribes to changes of other tabs. Called once, at start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    // `key` is null when a tab has cleared the whole storage.
    const keys = event.key === null ? [...atoms.keys()] : [event.key]
    for (const key of keys) {
      dropCopy(key)
      changed(key)
    }
  })
}

/** Removes the named keys. */
export function forget(keys: readonly StoredKey[]): void {
  for (const key of keys) put(key, undefined)
}
