import type { AccountType, TokenRecord } from '@voie-libre/domain/account/account'
import { ownerOf } from '@voie-libre/domain/account/token'
import { privateKeys } from '@voie-libre/domain/storage/stored'
import { atom } from 'jotai'
import { forgetDrafts, forgetTab } from './draft.ts'
import { forgetDecided } from './payments.ts'
import { forget, peek, put, reread, store, storedAtom } from './stored.ts'

/** Who is here, from the stored token. */
export const visitorAtom = atom((get): AccountType => get(storedAtom('user/token'))?.accountType ?? 'disconnected')

export const accountType = (): AccountType => peek('user/token')?.accountType ?? 'disconnected'

/**
 * A change of who is here that no screen of this tab has asked for, or will follow up by itself. `number` counts them.
 *
 * `left`: signed out, or the session was silently lost; `ended`: refused by the server in the middle of something;
 * `leftElsewhere`, `switchedElsewhere`, `cameElsewhere`: what another tab did.
 */
export interface Change {
  number: number
  /** Counts those after which nothing that was on the page may stay there. */
  page: number
  kind: 'none' | 'left' | 'ended' | 'leftElsewhere' | 'switchedElsewhere' | 'cameElsewhere'
}
export const changeAtom = atom<Change>({ number: 0, page: 0, kind: 'none' })

let visit = 0
/** Counts who was here: what was loaded for one is never shown to the next. A renewed token changes nothing. */
export const visitNumber = (): number => visit

let here: string | undefined
/** Whose basket and receipts lie here: whoever was here last. */
let last: string | undefined
const owner = (): string | undefined => {
  const record = peek('user/token')
  return record && ownerOf(record)
}

/** Somebody logs in. What another one left on this tab goes; a search made before the login stays. [OPEN-11] */
export function signIn(record: TokenRecord): void {
  const next = ownerOf(record)
  if (last !== undefined && last !== next) forgetEverything()
  put('user/token', record)
  here = last = next
  visit += 1
  dismissChange()
}

/** The same visitor goes on with new tokens. */
export function renew(record: TokenRecord): void {
  put('user/token', record)
  here = last = ownerOf(record)
}

/** Forgets who was here, and all that could tell the next one of it. [HARDENING 7.2.4] */
export function signOut(): void {
  forgetEverything()
  here = last = undefined
  changed('left')
}

/**
 * The token is worth nothing any more. The basket stays, since a driver in the middle of paying must not begin again
 * [F-SES-01], nor does a payment that is under way; what the account told goes, and what was paid. `left` when nothing is to be said. [§4]
 */
export function loseSession(kind: 'left' | 'ended'): void {
  forget(['user/token', 'clientEmail'])
  forgetDecided()
  forgetDrafts()
  here = undefined
  changed(kind)
}

function forgetEverything(): void {
  forget(privateKeys)
  forgetTab()
}

function changed(kind: Change['kind']): void {
  visit += 1
  store.set(changeAtom, ({ number, page }) => ({
    number: number + 1,
    page: kind === 'cameElsewhere' ? page : page + 1,
    kind,
  }))
}

/** The message about the last change has been read, or is overtaken. */
export const dismissChange = (): void => store.set(changeAtom, (change) => ({ ...change, kind: 'none' }))

let wanted: string | undefined
/** Where the end of a session struck: the next login leads back there. */
export function keepWanted(path: string | undefined): void {
  wanted = path
}
export function takeWanted(): string | undefined {
  const path = wanted
  wanted = undefined
  return path
}

/** Notices what other tabs do to the token, also while this page lay in the back-forward cache. Called once, at start. */
export function followVisitor(): void {
  here = last = owner()
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'user/token') compare()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || here === owner()) return
    // A page of the back-forward cache shows what it showed then: not even for a moment to somebody else.
    document.body.hidden = true
    location.reload()
  })
}

/** Notices what no event has told: the token was taken away, or replaced, under this very page. [F-STO-06] */
export function lookAgain(): void {
  if (here !== undefined) compare()
}

function compare(): void {
  const [before, now] = [here, owner()]
  here = now
  last = now ?? last
  if (before === now) return
  reread('user/token')
  // Drafts belong to a tab: the other one could not take them away.
  if (before !== undefined) forgetDrafts()
  if (now === undefined) changed('leftElsewhere')
  else changed(before === undefined ? 'cameElsewhere' : 'switchedElsewhere')
}
