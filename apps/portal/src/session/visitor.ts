import type { AccountType, TokenRecord } from '@voie-libre/domain/account/account'
import { ownerOf } from '@voie-libre/domain/account/token'
import { searchLife } from '@voie-libre/domain/payment/baskets'
import { clearedByExpiry, privateKeys, searchKeys } from '@voie-libre/domain/storage/keys'
import { atom } from 'jotai'
import { forgetDrafts } from './draft.ts'
import { forgetDecided } from './payments.ts'
import { forgetTab, readTab, writeTab } from './storage.ts'
import { dropHeldSearch, forget, holdSearch, peek, put, reread, shareHeldSearch, store, storedAtom } from './stored.ts'

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
  /** Who was here before: customers and renters log in again on pages of their own. */
  who: AccountType
}
export const changeAtom = atom<Change>({ number: 0, page: 0, kind: 'none', who: 'disconnected' })

const visitAtom = atom(0)
/** Counts who was here: what was loaded for one is never shown to the next. A renewed token changes nothing. */
export const visitNumber = (): number => store.get(visitAtom)
const countVisit = (): void => store.set(visitAtom, (count) => count + 1)

/** Who was logged in when this tab last looked: an event of the storage does not tell. */
const hereAtom = atom<string | undefined>(undefined)

/**
 * Whose search this tab may hold: whoever was last logged in here, under a mark that does not tell who it is. It
 * survives a reload and not the tab.
 */
const last = (): string | undefined => readTab('visitor/mark')
const remember = (who: string | undefined): void =>
  writeTab('visitor/mark', who === undefined ? undefined : markOf(who))

/** FNV-1a: enough to tell two accounts apart, with nothing of them in it. */
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return mark.toString(36)
}
const owner = (): string | undefined => {
  const record = peek('user/token')
  return record && ownerOf(record)
}

/** Somebody logs in. What another one left on this tab goes; a search made before the login stays. [OPEN-11] */
export function signIn(record: TokenRecord): void {
  const next = ownerOf(record)
  if (last() !== undefined && last() !== markOf(next)) forgetEverything()
  shareHeldSearch()
  put('user/token', record)
  store.set(hereAtom, next)
  remember(next)
  countVisit()
  dismissChange()
}

/** The same visitor goes on with new tokens. */
export function renew(record: TokenRecord): void {
  put('user/token', record)
  store.set(hereAtom, ownerOf(record))
  remember(ownerOf(record))
}

/** The token is good for calls of this tab: a session that ends later keeps its basket here. [OPEN-63] */
export function confirmVisitor(record: TokenRecord): void {
  const mark = markOf(ownerOf(record))
  if (last() === mark) return
  // Another user logged in from another tab while this one was reloading.
  dropHeldSearch()
  if (last() !== undefined) forgetTab('home')
  remember(ownerOf(record))
}

/** Forgets who was here, and all that could tell the next one of it. [HARDENING 7.2.4] */
export function signOut(): void {
  const who = accountType()
  forgetEverything()
  store.set(hereAtom, undefined)
  changed('left', who)
}

/**
 * The token is worth nothing any more. A driver in the middle of paying must not begin again [F-SES-01], and the next
 * person at this device must not see the basket: this tab alone keeps the search, and only if its session was alive
 * here. A payment that is under way stays known, so that nobody makes it twice; all else that is private goes. `left`
 * when no message follows. [§4, OPEN-63]
 */
export function loseSession(kind: 'left' | 'ended'): void {
  const who = owner()
  const type = accountType()
  forgetDecided()
  forgetDrafts()
  if (who !== undefined && last() === markOf(who)) {
    holdSearch(endOfSearch())
    forget(clearedByExpiry)
  } else {
    dropHeldSearch()
    forget([...clearedByExpiry, ...searchKeys])
    forgetTab('logout')
  }
  store.set(hereAtom, undefined)
  changed(kind, type)
}

/** By the last answer that this tab got. */
function endOfSearch(): Date {
  const asked = Date.parse(readTab('journeys/askedAt') ?? '')
  return new Date((Number.isNaN(asked) ? Date.now() : asked) + searchLife)
}

function forgetEverything(): void {
  dropHeldSearch()
  forget(privateKeys)
  forgetTab('logout')
}

function changed(kind: Change['kind'], who: AccountType): void {
  countVisit()
  store.set(changeAtom, ({ number, page }) => ({
    number: number + 1,
    page: kind === 'cameElsewhere' ? page : page + 1,
    kind,
    who,
  }))
}

/** The message about the last change has been read, or is overtaken. */
export const dismissChange = (): void => store.set(changeAtom, (change) => ({ ...change, kind: 'none' }))

const returnToAtom = atom<{ path: string; who: AccountType } | undefined>(undefined)
/** Where the end of a session struck: the next login of the same account type leads back there. */
export const setReturnTo = (to: { path: string; who: AccountType } | undefined): void => store.set(returnToAtom, to)

export function takeReturnTo(who: AccountType): string | undefined {
  const wanted = store.get(returnToAtom)
  store.set(returnToAtom, undefined)
  return wanted?.who === who ? wanted.path : undefined
}

/** Notices what other tabs do to the token, also while this page lay in the back-forward cache. Called once, at start. */
export function followVisitor(): void {
  store.set(hereAtom, owner())
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'user/token') compare()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || store.get(hereAtom) === owner()) return
    // A page of the back-forward cache shows what it showed then: not even for a moment to somebody else.
    document.body.hidden = true
    location.reload()
  })
}

/** Notices what no event has told: the token was taken away, or replaced, under this very page. [F-STO-06] */
export function syncSession(): void {
  if (store.get(hereAtom) !== undefined) compare()
}

function compare(): void {
  const [before, now] = [store.get(hereAtom), owner()]
  store.set(hereAtom, now)
  if (before === now) return
  reread('user/token')
  // Drafts, the payment session and a held search belong to a tab: the other tab could not remove them.
  if (before !== undefined) forgetTab('home')
  if (before !== undefined || (now !== undefined && last() !== markOf(now))) dropHeldSearch()
  const who = typeOf(before)
  if (now === undefined) changed('leftElsewhere', who)
  else changed(before === undefined ? 'cameElsewhere' : 'switchedElsewhere', who)
}

/** The account type in the key of an owner. */
const typeOf = (key: string | undefined): AccountType =>
  accountTypes.find((type) => key?.startsWith(`${type} `)) ?? 'disconnected'
const accountTypes = ['customer', 'renter'] as const
