import { ownerOf } from '@voie-libre/domain/account/token'
import { atom } from 'jotai'
import type { StoredInTab } from './keys.ts'
import { readTab, saveTab } from './storage.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'

const savedAtom = atom<{ owner: string; file: File } | undefined>(undefined)

/**
 * Saves the chosen import file in the memory of this page only. If the login expires before the file is sent, the same user
 * finds it after the next login; a logout or another user's login drops it.
 */
export function saveImportFile(file: File | undefined): void {
  const record = store.get(stored['user/token'])
  store.set(savedAtom, file && record && { owner: ownerOf(record), file })
}

export function savedImportFile(): File | undefined {
  const record = store.get(stored['user/token'])
  const saved = store.get(savedAtom)
  return record && saved?.owner === ownerOf(record) ? saved.file : undefined
}

export const dropImportFile = (): void => store.set(savedAtom, undefined)

/** The last import of this tab, so that a reload can say what became of it; `undefined` removes it. */
export const noteImport = (note: StoredInTab<'fleet/import'> | undefined): void => saveTab('fleet/import', note)

export const notedImport = () => readTab('fleet/import')
