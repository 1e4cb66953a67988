import type { AccountType } from '@voie-libre/domain/account/account'
import { atom } from 'jotai'
import { forgetDrafts } from './draft.ts'
import { peek, put, storedAtom } from './stored.ts'

/** Who is here, from the stored token. */
export const visitorAtom = atom((get): AccountType => get(storedAtom('user/token'))?.accountType ?? 'disconnected')

export const accountType = (): AccountType => peek('user/token')?.accountType ?? 'disconnected'

/** Forgets who was here. Silent, as §4 wants it. */
export function signOut(): void {
  put('user/token', undefined)
  forgetDrafts()
}
