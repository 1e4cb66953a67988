import type { Journey, JourneysSet } from '@voie-libre/contract/schemas/journey'
import { maxPrepaidTrips } from '@voie-libre/contract/schemas/prepayment'
import type { RentalDates } from '@voie-libre/contract/schemas/rentalDates'
import type { SentClaim } from '@voie-libre/domain/claim/sentClaim'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
import { type KeptBasket, liveBaskets, searchLife, withBasket, withoutBasket } from '@voie-libre/domain/payment/baskets'
import { type PrepaidJourney, tripCount } from '@voie-libre/domain/prepayment/prepaidJourney'
import { completedOf, withStored } from '@voie-libre/domain/search/mergeStored'
import { endOfLife, endOfSearch } from '@voie-libre/domain/search/searchEnd'
import { clearedAfterPayment, clearedByClear, clearedBySearch } from '@voie-libre/domain/storage/keys'
import type { Stored } from '@voie-libre/domain/storage/stored'
import { atom } from 'jotai'
import { forgetTab, readTab, writeTab } from './storage.ts'
import { dropHeldSearch, forget, peek, prolongHeldSearch, put, store, storedAtom } from './stored.ts'

// A plate on its way to being paid: the last search, what the driver chose from it, and the basket of each payment. No other
// module reads or writes the stored keys of this one.
//
// The keys of §3 describe one search, the current one of the whole browser. Once a tab has opened the payment page, it
// remembers its session (`payment/session`), and the session's basket is also in `baskets`. A search, a payment or home in
// another tab can therefore replace the current search, but neither remove nor replace that basket. [F-NAV-06]

// The search

/** What the last search found. Properties that cost a large parse are read on access. */
interface LastSearch {
  readonly sessionId: string | undefined
  readonly plate: PlateSearch | undefined
  /** Rental dates: the searched ones, or those that the driver is typing. */
  readonly dates: RentalDates | undefined
  /** The search was by notice or case number. */
  readonly isFromNotice: boolean
  /** The search by notice or case number found something. [STORE-05] */
  readonly isNoticeValid: boolean
  readonly found: JourneysSet | undefined
}

export function lastSearch(): LastSearch {
  return {
    sessionId: peek('sessionId'),
    plate: peek('form/plate'),
    dates: peek('location/dates'),
    isFromNotice: peek('isFromAvisOrCnp') === true,
    isNoticeValid: peek('paymentNoticeIsValid') === true,
    get found() {
      return peek('journeys')
    },
  }
}

// Atoms also update when another tab changes their keys.
export const sessionAtom = storedAtom('sessionId')
export const foundAtom = storedAtom('journeys')
export const plateAtom = storedAtom('form/plate')
export const claimedAtom = storedAtom('claimed-journeys')

/** Clears the previous search before a new one, also one that only this tab keeps. [OPEN-24, OPEN-63] */
export function beginSearch(dates: RentalDates | undefined): void {
  dropHeldSearch()
  writeTab('payment/session', undefined)
  writeTab('claim/sent', undefined)
  forget(clearedBySearch(dates !== undefined))
  keepBaskets(baskets())
  if (dates) put('location/dates', dates)
}

interface Searched {
  plate: PlateSearch | undefined
  isFromNotice: boolean
  isNoticeValid: boolean
}

/** Stores the result of a search for the pages that show it. Without `searched`, it belongs to the same vehicle as before. */
export function saveSearch(set: JourneysSet, searched?: Searched): void {
  saveResponse(set)
  put('sessionId', set.sessionId)
  store.set(justFound, set.sessionId)
  if (!searched) return
  // A notice without plate removes the plate of an earlier search, which may belong to another vehicle.
  put('form/plate', searched.plate)
  put('isFromAvisOrCnp', searched.isFromNotice)
  put('paymentNoticeIsValid', searched.isNoticeValid || undefined)
}

/** Stores the server's current response for the last search. A response without session keeps the known one. */
export function saveResponse(set: JourneysSet): void {
  put('journeys', set)
  if (set.sessionId !== undefined) put('sessionId', set.sessionId)
  // Per tab: a reload must not change the date of the search proof.
  writeTab('journeys/askedAt', new Date().toISOString())
}

/** Replaces an ended session by a repeated search, unless another tab has searched since. [F-NAV-06] */
export function renewSearch(ended: string | undefined, set: JourneysSet): void {
  if (peek('sessionId') !== ended) return
  put('journeys', set)
  put('sessionId', set.sessionId)
}

/** ISO instant of the last server response for the stored journeys, by this device's clock; undefined in other tabs. */
export const askedAt = (): string | undefined => readTab('journeys/askedAt')

/** The session that this tab's pages use, and when it ends, in milliseconds since 1970. */
interface SessionEnd {
  sessionId: string
  end: number
}

/** The end of the session of the current search or payment; undefined if this browser does not know it. */
export const sessionEndAtom = atom((get): SessionEnd | undefined => {
  const current = get(sessionAtom)
  const found = get(foundAtom)
  const kept = get(storedAtom('baskets')) ?? []
  const sessionId = readTab('payment/session') ?? current
  if (sessionId === undefined) return undefined
  const end =
    sessionId === current && found
      ? endOfSearch(found, askedAt())
      : endOfLife(kept.find((basket) => basket.sessionId === sessionId)?.keptAt)
  return end === undefined ? undefined : { sessionId, end }
})

/** Stores the new end of a session, so that neither its journeys nor its basket are dropped before. */
export function prolongSearch(sessionId: string, expiresAt: string): void {
  prolongHeldSearch(new Date(expiresAt))
  const found = peek('journeys')
  if (found?.sessionId === sessionId) put('journeys', { ...found, search: { ...found.search, expiresAt } })
  const kept = peek('baskets') ?? []
  const basket = kept.find((one) => one.sessionId === sessionId)
  if (basket)
    put('baskets', withBasket(kept, { ...basket, keptAt: new Date(Date.parse(expiresAt) - searchLife).toISOString() }))
}

/** Session of a search that just completed, so that the list need not reload it. */
const justFound = atom<string | undefined>(undefined)

/** Whether the last search completed just now. True once per search. */
export function takeJustFound(): boolean {
  const sessionId = store.get(justFound)
  store.set(justFound, undefined)
  return sessionId !== undefined && sessionId === peek('sessionId')
}

/** Stores rental dates while the driver fills them in; `undefined` removes them. [STORE-04] */
export const saveDates = (dates: RentalDates | undefined): void => put('location/dates', dates)

/** Adds the stored prepaid trips and the driver's completed journeys to a server response. [OPEN-24] */
export function merged(answer: JourneysSet, stored: JourneysSet | undefined): JourneysSet {
  const completed = completedOf(stored?.journeys ?? [])
  return { ...answer, journeys: withStored(answer, peek('prepaid-journeys') ?? [], completed) }
}

// What the driver adds to the list

/** Adds prepaid trips to the list; false, and nothing added, when a payment cannot have so many. */
export function addPrepaid(entries: readonly PrepaidJourney[]): boolean {
  const prepaid = [...(peek('prepaid-journeys') ?? []), ...entries]
  const fits = tripCount(prepaid) <= maxPrepaidTrips
  if (fits) put('prepaid-journeys', prepaid)
  return fits
}

/** Removes all prepaid trips. [SELECT-09..11, OPEN-26] */
export const removePrepaid = (): void => put('prepaid-journeys', undefined)

/** Stores the journey in progress that the driver goes on to complete. [SELECT-07] */
export const beginCompletion = (journey: Journey): void => put('inprogress/journey', journey)

export const journeyToComplete = (): Journey | undefined => peek('inprogress/journey')

/** Replaces the journey in the stored list with the completed one. [PREPAY-23..25] */
export function completeJourney(completed: Journey): void {
  changeJourneys((journey) => (journey.id === completed.id ? completed : journey))
  put('inprogress/journey', undefined)
}

function changeJourneys(change: (journey: Journey) => Journey): void {
  const set = peek('journeys')
  if (set) put('journeys', { ...set, journeys: set.journeys.map((journey) => change(journey)) })
}

// What the driver contests

/** [OPEN-45] */
export function chooseToClaim(journeys: readonly Journey[]): void {
  writeTab('claim/sent', undefined)
  put('claimed-journeys', [...journeys])
}

export const journeysToClaim = (): readonly Journey[] => peek('claimed-journeys') ?? []

/** The claim that this tab has sent last; undefined once the driver has chosen other journeys or opened home. */
export const sentClaim = (): SentClaim | undefined => readTab('claim/sent')

/** Keeps the sent claim and marks its journeys, which cannot be contested twice. [OPEN-45, OPEN-47] */
export function markClaimed(journeys: readonly Journey[], sent: SentClaim): void {
  writeTab('claim/sent', sent)
  const ids = new Set(journeys.map(({ id }) => id))
  changeJourneys((journey) => (ids.has(journey.id) ? { ...journey, claimDone: true } : journey))
  put('claimed-journeys', undefined)
}

// What the driver pays

/** The journeys of one payment session. */
type Basket = Omit<KeptBasket, 'keptAt'>

/** Stores the journeys of the last search that the driver goes on to pay in this tab. [§4] */
export function chooseToPay(journeys: readonly Journey[]): void {
  put('travels-to-pay', [...journeys])
  writeTab('payment/session', peek('sessionId'))
}

/** The session that the payment pages of this tab are about: its own, else the one of the last search. [F-NAV-06] */
export const paymentSession = (): string | undefined => readTab('payment/session') ?? peek('sessionId')

/** The basket that this tab can pay: the one of its own session, else the one of the last search. [GUARD-15, F-NAV-06] */
export function basketToPay(): Basket | undefined {
  const own = readTab('payment/session')
  return (own === undefined ? undefined : basketOf(own)) ?? currentBasket(snapshot(peek))
}

/** Opens the payment page: from now on this tab pays this basket, whatever other tabs search. */
export function openBasket(): Basket | undefined {
  const basket = basketToPay()
  if (basket && basket.sessionId !== '') {
    writeTab('payment/session', basket.sessionId)
    if (isCurrent(basket.sessionId)) keepBasket(basket)
  }
  return basket
}

/** The basket of a session; undefined if it is paid, removed or older than a session lives. */
export const basketOf = (sessionId: string): Basket | undefined => basketIn(snapshot(peek), sessionId)

/** `basketOf` for components; updates with changes of other tabs. */
export const basketsAtom = atom((get) => {
  const stored = snapshot((key) => get(storedAtom(key)))
  return (sessionId: string): Basket | undefined => basketIn(stored, sessionId)
})

type Snapshot = ReturnType<typeof snapshot>

function snapshot(read: <Key extends keyof Stored>(key: Key) => Stored[Key] | undefined) {
  return {
    sessionId: read('sessionId') ?? '',
    journeys: read('travels-to-pay'),
    plate: read('form/plate'),
    isFromNotice: read('isFromAvisOrCnp') === true,
    kept: read('baskets') ?? [],
  }
}

function currentBasket({ sessionId, journeys, plate, isFromNotice }: Snapshot): Basket | undefined {
  return journeys && { sessionId, journeys, plate, isFromNotice }
}

/** For the last search §3 decides: without `travels-to-pay` it has no basket, whatever `baskets` contains. [F-STO-06] */
function basketIn(stored: Snapshot, sessionId: string): Basket | undefined {
  if (sessionId === stored.sessionId) return currentBasket(stored)
  return liveBaskets(stored.kept, new Date()).find((basket) => basket.sessionId === sessionId)
}

const isCurrent = (sessionId: string): boolean => sessionId === peek('sessionId')
const baskets = (): KeptBasket[] => liveBaskets(peek('baskets') ?? [], new Date())
const keepBaskets = (list: readonly KeptBasket[]): void => put('baskets', list.length === 0 ? undefined : [...list])
const keepBasket = (basket: Basket): void =>
  keepBaskets(withBasket(baskets(), { ...basket, keptAt: new Date().toISOString() }))

/** Stores the basket as the server's current response `set` changed it, and updates the list it comes from. [OPEN-64] */
export function saveBasket(sessionId: string, journeys: readonly Journey[], set: JourneysSet): void {
  const basket = basketOf(sessionId)
  if (basket) keepBasket({ ...basket, journeys: [...journeys] })
  if (!isCurrent(sessionId)) return
  put('travels-to-pay', [...journeys])
  put(
    'prepaid-journeys',
    peek('prepaid-journeys')?.map((entry) => ({
      ...entry,
      price: journeys.find((journey) => isSameTrip(entry, journey))?.ttcPrice ?? entry.price,
    })),
  )
  const stored = peek('journeys')
  if (!stored) return
  const current = new Map(journeys.map((journey) => [journey.id, journey]))
  put('journeys', merged(set, { ...stored, journeys: stored.journeys.map((one) => current.get(one.id) ?? one) }))
}

const isSameTrip = (entry: PrepaidJourney, { status, in: from, out: to, carCategory }: Journey): boolean =>
  status === 'PREPAYMENT' && from?.id === entry.in.id && to?.id === entry.out.id && carCategory === entry.class

/**
 * The driver returns to the payment of a session, possibly in another tab or browser than the one that started it. Makes it
 * the last search as well, unless another search has left something to pay or to choose from. [RESULT-05, F-NAV-06]
 */
export function adoptSession(sessionId: string): void {
  writeTab('payment/session', sessionId)
  if (isCurrent(sessionId) || peek('journeys') || peek('travels-to-pay')) return
  const basket = basketOf(sessionId)
  put('sessionId', sessionId)
  if (!basket) return
  put('travels-to-pay', basket.journeys)
  put('isFromAvisOrCnp', basket.isFromNotice)
  if (basket.plate) put('form/plate', basket.plate)
}

/** The vehicle of a payment, as far as this browser still knows its basket or its search. */
export const plateOfPayment = (sessionId: string): PlateSearch | undefined =>
  isCurrent(sessionId) ? peek('form/plate') : basketOf(sessionId)?.plate

/** Stores the e-mail of a payment, which §3 keeps for the last search only. [RESULT-06] */
export function saveEmail(sessionId: string, email: string): void {
  if (isCurrent(sessionId) && email !== '') put('clientEmail', email)
}

/** The stored e-mail of a payment. */
export const emailOfPayment = (sessionId: string): string | undefined =>
  isCurrent(sessionId) ? peek('clientEmail') : undefined

/** The stored e-mail of the last payment. */
export const lastEmail = (): string | undefined => peek('clientEmail')

/** A payment succeeded: clears its basket and what the last search has of it, but nothing of another search. [§4] */
export function clearPaid(sessionId: string): void {
  if (isCurrent(sessionId)) forget(clearedAfterPayment(peek('claimed-journeys') !== undefined))
  keepBaskets(withoutBasket(baskets(), sessionId))
}

/**
 * Home opened: clears everything but the kept keys, one by one, so that the consent stays. A basket that another tab pays
 * stays. [§3, OPEN-14, F-NAV-06]
 */
export function clearSession(): void {
  dropHeldSearch()
  const own = readTab('payment/session')
  forget(clearedByClear)
  keepBaskets(own === undefined ? baskets() : withoutBasket(baskets(), own))
  forgetTab('home')
}
