import {
  clearedAfterPayment,
  clearedByClear,
  readStored,
  type Stored,
  type StoredKey,
} from '@voie-libre/domain/storage/stored'
import { atom, createStore, type WritableAtom } from 'jotai'
import { forgetDrafts } from './draft.ts'

/** The one store of the portal: loaders, guards and components see the same values. */
export const store = createStore()

// Local storage is the truth; where the browser refuses it (private mode, quota) this copy keeps the visit going.
const memory = new Map<string, string>()

function readText(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function writeText(key: string, text: string | undefined): void {
  memory.delete(key)
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text === undefined) return
    memory.set(key, text)
    // A reload forgets this value; it must not bring back the one before it, beside newer ones. [F-STO-02]
    writeNothing(key)
  }
}

function writeNothing(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // storage refused: nothing is there
  }
}

/** The stored value, or `undefined` when absent; one that cannot be read or has the wrong shape is removed. [OPEN-14] */
export function peek<Key extends StoredKey>(key: Key): Stored[Key] | undefined {
  const text = readText(key)
  if (text === null) return undefined
  const value = readStored(key, text)
  if (value === undefined) writeText(key, undefined)
  return value
}

/** Stores a value, or removes it with `undefined`. */
export function put<Key extends StoredKey>(key: Key, value: Stored[Key] | undefined): void {
  writeText(key, value === undefined ? undefined : JSON.stringify(value))
  changed(key)
}

const versions = atom<Readonly<Record<string, number>>>({})

function changed(key: string): void {
  store.set(versions, (all) => ({ ...all, [key]: (all[key] ?? 0) + 1 }))
}

/** What follows a key looks at it again. */
export const reread = (key: StoredKey): void => changed(key)

type StoredAtom<Key extends StoredKey> = WritableAtom<Stored[Key] | undefined, [Stored[Key] | undefined], void>
const atoms = new Map<StoredKey, unknown>()

/** A stored key as an atom: components follow it, also when another tab changes it. */
export function storedAtom<Key extends StoredKey>(key: Key): StoredAtom<Key> {
  const known = atoms.get(key) as StoredAtom<Key> | undefined
  if (known) return known
  const version = atom((get) => get(versions)[key] ?? 0)
  const fresh: StoredAtom<Key> = atom(
    (get) => {
      get(version)
      return peek(key)
    },
    (_get, _set, value: Stored[Key] | undefined) => put(key, value),
  )
  atoms.set(key, fresh)
  return fresh
}

/** Follows the changes of other tabs. Called once, at start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    // `key` is null when a tab emptied the whole storage.
    const keys = event.key === null ? [...atoms.keys()] : [event.key]
    for (const key of keys) {
      memory.delete(key)
      changed(key)
    }
  })
}

function removeAll(keys: readonly StoredKey[]): void {
  for (const key of keys) put(key, undefined)
}

/** Home opened: everything but the kept keys goes, one by one, so that consent survives. [§3, OPEN-14] */
export function clearSession(): void {
  removeAll(clearedByClear)
  forgetDrafts()
}

/** A payment succeeded. [§4] */
export const clearAfterPayment = (): void => removeAll(clearedAfterPayment(peek('claimed-journeys') !== undefined))

/** Removes the named keys: a new search forgets the previous one. [OPEN-24] */
export const forget = removeAll
