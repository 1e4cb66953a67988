import { ownerOf } from '@voie-libre/domain/account/token'
import { atom } from 'jotai'
import { store } from './store.ts'
import { stored } from './stored.ts'

const keptAtom = atom<{ owner: string; file: File } | undefined>(undefined)

/**
 * Keeps a file that the user has chosen, in the memory of this page only, for the case that the login expires before it is
 * sent: the same user finds it after the next login. A logout and another user's login drop it.
 */
export function keepFile(file: File | undefined): void {
  const record = store.get(stored['user/token'])
  store.set(keptAtom, file && record && { owner: ownerOf(record), file })
}

export function keptFile(): File | undefined {
  const record = store.get(stored['user/token'])
  const kept = store.get(keptAtom)
  return record && kept?.owner === ownerOf(record) ? kept.file : undefined
}

export const dropFile = (): void => store.set(keptAtom, undefined)
