import type { AccountType, TokenRecord } from '@voie-libre/contract/schemas/account'
import { ownerOf } from '@voie-libre/domain/account/token'
import { searchLife } from '@voie-libre/domain/payment/baskets'
import { atom } from 'jotai'
import { forgetDrafts } from './draft.ts'
import { clearedOn, searchKeys } from './keys.ts'
import { importFile } from './importFile.ts'
import { forgetDecided } from './payments.ts'
import { sessionEndAtom } from './search.ts'
import { forgetTab, readTab, saveTab } from './storage.ts'
import { store } from './store.ts'
import { dropHeldSearch, forget, holdSearch, openStored, shareHeldSearch, stored, syncStored } from './stored.ts'

export const tokenAtom = stored['user/token']

/** The current user, from the stored token. */
export const visitorAtom = atom((get): AccountType => get(tokenAtom)?.accountType ?? 'disconnected')

/** Number of the customer's saved plates when they were last loaded. */
export const platesAtom = stored['own/plates']

export const accountType = (): AccountType => store.get(visitorAtom)

/**
 * A change of the current user that no screen of this tab handles. `number` counts the changes.
 *
 * `left`: logout, or a silently lost session; `ended`: refused by the server during an action; `leftElsewhere`,
 * `switchedElsewhere`, `cameElsewhere`: logout, change of user and login in another tab.
 */
export interface Change {
  number: number
  /** Counts the changes that must remove everything from the page. */
  page: number
  kind: 'none' | 'left' | 'ended' | 'leftElsewhere' | 'switchedElsewhere' | 'cameElsewhere'
  /** The previous account type: customers and renters have different login pages. */
  who: AccountType
}
export const changeAtom = atom<Change>({ number: 0, page: 0, kind: 'none', who: 'disconnected' })

const visitAtom = atom(0)
/** Number of the visit: data loaded for one visit must not show in the next. A refreshed token keeps it. */
export const visitNumber = (): number => store.get(visitAtom)
const countVisit = (): void => store.set(visitAtom, (count) => count + 1)

/** The token when this tab last read it, because a storage event does not name its previous owner. */
const hereAtom = atom<TokenRecord | undefined>(undefined)

/** Hash of the last user logged in here, whose search this tab may keep. Survives a reload, but not the tab. */
const last = (): string | undefined => readTab('visitor/mark')
const remember = (who: string | undefined): void => saveTab('visitor/mark', who === undefined ? undefined : markOf(who))

/** FNV-1a hash: distinguishes two accounts without revealing them. */
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (const letter of text) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return mark.toString(36)
}
const ownerIn = (place: typeof hereAtom | typeof tokenAtom): string | undefined => {
  const record = store.get(place)
  return record && ownerOf(record)
}

/** Handles a login: removes another user's data from this tab, but keeps a search made before the login. [OPEN-11] */
export function signIn(record: TokenRecord): void {
  if (last() !== undefined && last() !== markOf(ownerOf(record))) forgetEverything()
  shareHeldSearch()
  renew(record)
  countVisit()
  dismissChange()
}

/** Stores refreshed tokens of the same user. */
export function renew(record: TokenRecord): void {
  store.set(tokenAtom, record)
  store.set(hereAtom, record)
  remember(ownerOf(record))
}

/** Records that this tab has used the token, so that it keeps the basket when the session ends. [OPEN-63] */
export function confirmVisitor(record: TokenRecord): void {
  const mark = markOf(ownerOf(record))
  if (last() === mark) return
  // Another user logged in from another tab while this one was reloading.
  dropHeldSearch()
  if (last() !== undefined) forgetTab('home')
  remember(ownerOf(record))
}

/** Removes the user's token and all private data. [HARDENING 7.2.4] */
export function signOut(): void {
  const who = accountType()
  forgetEverything()
  store.set(hereAtom, undefined)
  changed('left', who)
}

/**
 * Handles an invalid token. The driver must be able to continue a payment [F-SES-01], but the next user of this device must
 * not see the basket: so only this tab keeps the search, and only if it used the session. Open payments stay, to prevent
 * a second payment; all other private data are removed. `left` shows no message. [§4, OPEN-63]
 */
export function loseSession(kind: 'left' | 'ended'): void {
  const who = ownerIn(tokenAtom)
  const type = accountType()
  forgetDecided()
  forgetDrafts()
  if (who !== undefined && last() === markOf(who)) {
    holdSearch(new Date(store.get(sessionEndAtom)?.end ?? Date.now() + searchLife))
    forget(clearedOn('expiry'))
  } else {
    dropHeldSearch()
    forget([...clearedOn('expiry'), ...searchKeys])
    forgetTab('logout')
  }
  store.set(hereAtom, undefined)
  changed(kind, type)
}

function forgetEverything(): void {
  dropHeldSearch()
  importFile.save(undefined)
  forget(clearedOn('logout'))
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

export const dismissChange = (): void => store.set(changeAtom, (change) => ({ ...change, kind: 'none' }))

const returnToAtom = atom<{ path: string; who: AccountType } | undefined>(undefined)
/** Path at the end of the session, to which the next login of the same account type returns. */
export const setReturnTo = (to: { path: string; who: AccountType } | undefined): void => store.set(returnToAtom, to)

export function takeReturnTo(who: AccountType): string | undefined {
  const wanted = store.get(returnToAtom)
  store.set(returnToAtom, undefined)
  return wanted?.who === who ? wanted.path : undefined
}

/**
 * Reads what this browser stores, and detects token changes by other tabs, also after a stay in the back-forward cache. Called
 * once; returns whether a component has missed a stored value before.
 */
export function followVisitor(): boolean {
  const missed = openStored()
  store.set(hereAtom, store.get(tokenAtom))
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'user/token') compare()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    syncStored()
    if (ownerIn(hereAtom) === ownerIn(tokenAtom)) return
    // A page from the back-forward cache still shows the previous user's data, so hide it immediately.
    document.body.hidden = true
    location.reload()
  })
  return missed
}

/** Detects stored values that were removed or replaced without an event. [F-STO-06] */
export function syncSession(): void {
  syncStored()
  if (store.get(hereAtom) !== undefined) compare()
}

function compare(): void {
  const [before, now] = [ownerIn(hereAtom), ownerIn(tokenAtom)]
  const who = store.get(hereAtom)?.accountType ?? 'disconnected'
  store.set(hereAtom, store.get(tokenAtom))
  if (before === now) return
  // Drafts, the payment session and a kept search belong to this tab, so the other tab could not remove them.
  if (before !== undefined) forgetTab('home')
  if (before !== undefined || (now !== undefined && last() !== markOf(now))) dropHeldSearch()
  if (now === undefined) changed('leftElsewhere', who)
  else changed(before === undefined ? 'cameElsewhere' : 'switchedElsewhere', who)
}
