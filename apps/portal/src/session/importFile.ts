import { ownerOf } from '@voie-libre/domain/account/token'
import type { ImportedVehicle } from '@voie-libre/domain/fleet/fleetForm'
import { atom } from 'jotai'
import type { StoredInTab } from './keys.ts'
import { readTab, saveTab } from './storage.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'

/** A value in the memory of this page only, which nobody but the user who saved it finds. */
function ofItsOwner<Value>() {
  const saved = atom<{ owner: string; value: Value } | undefined>(undefined)
  const owner = () => {
    const record = store.get(stored['user/token'])
    return record && ownerOf(record)
  }
  return {
    save: (value: Value | undefined): void => {
      const now = owner()
      store.set(saved, value === undefined || now === undefined ? undefined : { owner: now, value })
    },
    read: (): Value | undefined => {
      const known = store.get(saved)
      return known && known.owner === owner() ? known.value : undefined
    },
  }
}

/** The chosen file: if the login expires before it is sent, its user finds it after the next login. */
export const importFile = ofItsOwner<File>()
/** What the last import has changed, so that its undo is still offered after a visit to another page. */
export const lastImport = ofItsOwner<readonly ImportedVehicle[]>()

/** For a logout. */
export function dropImports(): void {
  importFile.save(undefined)
  lastImport.save(undefined)
}

/** The last import of this tab, so that a reload can say what became of it; `undefined` removes it. */
export const noteImport = (note: StoredInTab<'fleet/import'> | undefined): void => saveTab('fleet/import', note)

export const notedImport = () => readTab('fleet/import')
