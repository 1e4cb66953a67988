import type { Stored, StoredKey } from '../keys.ts'
import { store } from '../store.ts'
import { openStored, stored, syncStored } from '../stored.ts'

openStored()

/** The value that the next action of the visitor finds. */
export function read<Key extends StoredKey>(key: Key): Stored<Key> | undefined {
  syncStored()
  return store.get(stored[key])
}

export const save = <Key extends StoredKey>(key: Key, value: Stored<Key> | undefined): void =>
  store.set(stored[key], value)
