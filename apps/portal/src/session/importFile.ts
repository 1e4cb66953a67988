import { ownerOf } from '@voie-libre/domain/account/token'
import { atom } from 'jotai'
import type { StoredInTab } from './keys.ts'
import { readTab, saveTab } from './storage.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'

const saved = atom<{ owner: string; file: File } | undefined>(undefined)
const owner = () => {
  const record = store.get(stored['user/token'])
  return record && ownerOf(record)
}

/**
 * The chosen file, in the memory of this page: if the login expires before it is sent, its user, and nobody else, finds it
 * after the next login.
 */
export const importFile = {
  save: (file: File | undefined): void => {
    const now = owner()
    store.set(saved, file === undefined || now === undefined ? undefined : { owner: now, file })
  },
  read: (): File | undefined => {
    const known = store.get(saved)
    return known && known.owner === owner() ? known.file : undefined
  },
}

/** The last import of this tab, so that a reload can say what became of it and take it back; `undefined` removes it. */
export const noteImport = (note: StoredInTab<'fleet/import'> | undefined): void => saveTab('fleet/import', note)

export const notedImport = () => readTab('fleet/import')
