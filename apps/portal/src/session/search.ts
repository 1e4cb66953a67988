import type { Journey, JourneysSet, RentalDates } from '@voie-libre/contract/schemas/journey'
import { maxPrepaidTrips } from '@voie-libre/contract/schemas/prepayment'
import type { SentClaim } from '@voie-libre/domain/claim/sentClaim'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import {
  liveBaskets,
  type SavedBasket,
  searchLife,
  withBasket,
  withoutBasket,
} from '@voie-libre/domain/payment/baskets'
import { type PrepaidJourney, tripCount } from '@voie-libre/domain/prepayment/expand'
import { completedOf, withStored } from '@voie-libre/domain/search/mergeStored'
import { endOfSearch } from '@voie-libre/domain/search/searchEnd'
import { atom } from 'jotai'
import { clearedAfterPayment, clearedBySearch, clearedOn } from './keys.ts'
import { forgetTab, readTab, saveTab } from './storage.ts'
import { store } from './store.ts'
import { dropHeldSearch, firstValue, forget, prolongHeldSearch, stored } from './stored.ts'

// A plate on its way to being paid: the last search, what the driver chose from it, and the basket of each payment. No other
// module reads or writes the stored keys of this one.
//
// The keys of §3 describe one search, the current one of the whole browser. Once a tab has opened the payment page, it
// remembers its session (`payment/session`), and the session's basket is also in `baskets`. A search, a payment or home in
// another tab can therefore replace the current search, but neither remove nor replace that basket. [F-NAV-06]

export const sessionAtom = stored.sessionId
const plateAtom = stored['form/plate']
export const claimedAtom = stored['claimed-journeys']

// The search

/** What the last search found. */
export const lastSearchAtom = atom((get) => ({
  sessionId: get(sessionAtom),
  plate: get(plateAtom),
  /** Rental dates: the searched ones, or those that the driver is typing. */
  dates: get(stored['location/dates']),
  /** The search was by notice or case number. */
  isFromNotice: get(stored.isFromAvisOrCnp) === true,
  /** The search by notice or case number found something. [STORE-05] */
  isNoticeValid: get(stored.paymentNoticeIsValid) === true,
  found: get(stored.journeys),
}))

/** The vehicle of the last search, and its rental dates, as a form starts with them. */
export const firstPlate = (): PlateSearch | undefined => firstValue(plateAtom)
export const firstDates = (): RentalDates | undefined => firstValue(stored['location/dates'])

/** Clears the previous search before a new one, also one that only this tab keeps. [OPEN-24, OPEN-63] */
export function beginSearch(dates: RentalDates | undefined): void {
  dropHeldSearch()
  saveTab('payment/session', undefined)
  saveTab('claim/sent', undefined)
  forget(clearedBySearch(dates !== undefined))
  saveBaskets(baskets())
  if (dates) store.set(stored['location/dates'], dates)
}

/**
 * Stores the result of a search for the pages that show it: `isFromNotice` if it was by notice or case number. Without
 * `searched`, the result belongs to the same vehicle as before. [STORE-05]
 */
export function saveSearch(
  set: JourneysSet,
  searched?: { plate: PlateSearch | undefined; isFromNotice: boolean },
): void {
  saveResponse(set)
  store.set(sessionAtom, set.sessionId)
  if (!searched) return
  // A notice without plate removes the plate of an earlier search, which may belong to another vehicle.
  store.set(plateAtom, searched.plate)
  store.set(stored.isFromAvisOrCnp, searched.isFromNotice)
  store.set(stored.paymentNoticeIsValid, searched.isFromNotice || undefined)
}

/** Stores the server's current response for the last search. A response without session keeps the known one. */
export function saveResponse(set: JourneysSet): void {
  store.set(stored.journeys, set)
  if (set.sessionId !== undefined) store.set(sessionAtom, set.sessionId)
  // Per tab: a reload must not change the date of the search proof.
  saveTab('journeys/askedAt', new Date().toISOString())
}

/** Replaces an ended session by a repeated search, unless another tab has searched since. [F-NAV-06] */
export function renewSearch(ended: string | undefined, set: JourneysSet): void {
  if (store.get(sessionAtom) !== ended) return
  store.set(stored.journeys, set)
  store.set(sessionAtom, set.sessionId)
}

/** ISO instant of the last server response for the stored journeys, by this device's clock; undefined in other tabs. */
export const askedAt = (): string | undefined => readTab('journeys/askedAt')

/**
 * The session of the current search or payment, and when it ends, in milliseconds since 1970; undefined if this browser does not
 * know it.
 */
export const sessionEndAtom = atom((get) => {
  const current = get(sessionAtom)
  const found = get(stored.journeys)
  const saved = get(stored.baskets) ?? []
  const sessionId = readTab('payment/session') ?? current
  if (sessionId === undefined) return undefined
  const basket = saved.find((one) => one.sessionId === sessionId)
  const end = endOfSearch(
    sessionId === current && found
      ? { expiresAt: found.search?.expiresAt, since: askedAt() ?? found.search?.at }
      : { since: basket?.savedAt },
  )
  return end === undefined ? undefined : { sessionId, end }
})

/** Stores the new end of a session, so that neither its journeys nor its basket are dropped before. */
export function prolongSearch(sessionId: string, expiresAt: string): void {
  prolongHeldSearch(new Date(expiresAt))
  const found = store.get(stored.journeys)
  if (found?.sessionId === sessionId) store.set(stored.journeys, { ...found, search: { ...found.search, expiresAt } })
  const saved = store.get(stored.baskets) ?? []
  const basket = saved.find((one) => one.sessionId === sessionId)
  const savedAt = new Date(Date.parse(expiresAt) - searchLife).toISOString()
  if (basket) store.set(stored.baskets, withBasket(saved, { ...basket, savedAt }))
}

/** Stores rental dates while the driver fills them in; `undefined` removes them. [STORE-04] */
export const saveDates = (dates: RentalDates | undefined): void => store.set(stored['location/dates'], dates)

/** Adds the stored prepaid trips and the driver's completed journeys to a server response. [OPEN-24] */
export function merged(answer: JourneysSet, known: JourneysSet | undefined): JourneysSet {
  const completed = completedOf(known?.journeys ?? [])
  return { ...answer, journeys: withStored(answer, store.get(stored['prepaid-journeys']) ?? [], completed) }
}

// What the driver adds to the list

/** Adds prepaid trips to the list; false, and nothing added, when a payment cannot have so many. */
export function addPrepaid(entries: readonly PrepaidJourney[]): boolean {
  const prepaid = [...(store.get(stored['prepaid-journeys']) ?? []), ...entries]
  const fits = tripCount(prepaid) <= maxPrepaidTrips
  if (fits) store.set(stored['prepaid-journeys'], prepaid)
  return fits
}

/** Removes all prepaid trips. [SELECT-09..11, OPEN-26] */
export const removePrepaid = (): void => store.set(stored['prepaid-journeys'], undefined)

/** Stores the journey in progress that the driver goes on to complete. [SELECT-07] */
export const beginCompletion = (journey: Journey): void => store.set(stored['inprogress/journey'], journey)

export const journeyToComplete = (): Journey | undefined => store.get(stored['inprogress/journey'])

/** Replaces the journey in the stored list with the completed one. [PREPAY-23..25] */
export function completeJourney(completed: Journey): void {
  changeJourneys((journey) => (journey.id === completed.id ? completed : journey))
  store.set(stored['inprogress/journey'], undefined)
}

function changeJourneys(change: (journey: Journey) => Journey): void {
  const set = store.get(stored.journeys)
  if (set) store.set(stored.journeys, { ...set, journeys: set.journeys.map((journey) => change(journey)) })
}

// What the driver contests

/** [OPEN-45] */
export function chooseToClaim(journeys: readonly Journey[]): void {
  saveTab('claim/sent', undefined)
  store.set(claimedAtom, [...journeys])
}

export const journeysToClaim = (): readonly Journey[] => store.get(claimedAtom) ?? []

/** The claim that this tab has sent last; undefined once the driver has chosen other journeys or opened home. */
export const sentClaim = (): SentClaim | undefined => readTab('claim/sent')

/** Keeps the sent claim and marks its journeys, which cannot be contested twice. [OPEN-45, OPEN-47] */
export function markClaimed(journeys: readonly Journey[], sent: SentClaim): void {
  saveTab('claim/sent', sent)
  const ids = new Set(journeys.map(({ id }) => id))
  changeJourneys((journey) => (ids.has(journey.id) ? { ...journey, claimDone: true } : journey))
  store.set(claimedAtom, undefined)
}

// What the driver pays

/** The journeys of one payment session. */
type Basket = Omit<SavedBasket, 'savedAt'>

/** Stores the journeys of the last search that the driver goes on to pay in this tab. [§4] */
export function chooseToPay(journeys: readonly Journey[]): void {
  store.set(stored['travels-to-pay'], [...journeys])
  saveTab('payment/session', store.get(sessionAtom))
}

/** The session that the payment pages of this tab are about: its own, else the one of the last search. [F-NAV-06] */
export const paymentSession = (): string | undefined => readTab('payment/session') ?? store.get(sessionAtom)

/** The basket that this tab can pay: the one of its own session, else the one of the last search. [GUARD-15, F-NAV-06] */
export function basketToPay(): Basket | undefined {
  const own = readTab('payment/session')
  return (own === undefined ? undefined : basketOf(own)) ?? store.get(currentBasketAtom)
}

/** Opens the payment page: from now on this tab pays this basket, whatever other tabs search. */
export function openBasket(): Basket | undefined {
  const basket = basketToPay()
  if (basket && basket.sessionId !== '') {
    saveTab('payment/session', basket.sessionId)
    if (isCurrent(basket.sessionId)) saveBasket(basket)
  }
  return basket
}

/** The basket of the last search. §3 decides: without `travels-to-pay` there is none, whatever `baskets` contains. [F-STO-06] */
const currentBasketAtom = atom((get): Basket | undefined => {
  const { sessionId = '', plate, isFromNotice } = get(lastSearchAtom)
  const journeys = get(stored['travels-to-pay'])
  return journeys && { sessionId, journeys, plate, isFromNotice }
})

/** Finds the basket of a session; undefined if it is paid, removed or older than a session lives. */
export const basketsAtom = atom((get) => {
  const last = get(sessionAtom) ?? ''
  const current = get(currentBasketAtom)
  const saved = get(stored.baskets) ?? []
  return (sessionId: string): Basket | undefined =>
    sessionId === last ? current : liveBaskets(saved, new Date()).find((basket) => basket.sessionId === sessionId)
})
export const basketOf = (sessionId: string): Basket | undefined => store.get(basketsAtom)(sessionId)

const isCurrent = (sessionId: string): boolean => sessionId === store.get(sessionAtom)
const baskets = (): SavedBasket[] => liveBaskets(store.get(stored.baskets) ?? [], new Date())
const saveBaskets = (list: readonly SavedBasket[]): void =>
  store.set(stored.baskets, list.length === 0 ? undefined : [...list])
const saveBasket = (basket: Basket): void =>
  saveBaskets(withBasket(baskets(), { ...basket, savedAt: new Date().toISOString() }))

/** Stores the basket as the server's current response `set` changed it, and updates the list it comes from. [OPEN-64] */
export function updateBasket(sessionId: string, journeys: readonly Journey[], set: JourneysSet): void {
  const basket = basketOf(sessionId)
  if (basket) saveBasket({ ...basket, journeys: [...journeys] })
  if (!isCurrent(sessionId)) return
  store.set(stored['travels-to-pay'], [...journeys])
  const priceOf = (entry: PrepaidJourney) => journeys.find((one) => isSameTrip(entry, one))?.ttcPrice ?? entry.price
  const prepaid = store.get(stored['prepaid-journeys'])?.map((entry) => ({ ...entry, price: priceOf(entry) }))
  store.set(stored['prepaid-journeys'], prepaid)
  const found = store.get(stored.journeys)
  if (!found) return
  const current = new Map(journeys.map((journey) => [journey.id, journey]))
  const known = found.journeys.map((journey) => current.get(journey.id) ?? journey)
  store.set(stored.journeys, merged(set, { ...found, journeys: known }))
}

const isSameTrip = (entry: PrepaidJourney, { status, in: from, out: to, carCategory }: Journey): boolean =>
  status === 'PREPAYMENT' && from?.id === entry.in.id && to?.id === entry.out.id && carCategory === entry.class

/**
 * The driver returns to the payment of a session, possibly in another tab or browser than the one that started it. Makes it
 * the last search as well, unless another search has left something to pay or to choose from. [RESULT-05, F-NAV-06]
 */
export function adoptSession(sessionId: string): void {
  saveTab('payment/session', sessionId)
  if (isCurrent(sessionId) || store.get(stored.journeys) || store.get(stored['travels-to-pay'])) return
  const basket = basketOf(sessionId)
  store.set(sessionAtom, sessionId)
  if (!basket) return
  store.set(stored['travels-to-pay'], basket.journeys)
  store.set(stored.isFromAvisOrCnp, basket.isFromNotice)
  if (basket.plate) store.set(plateAtom, basket.plate)
}

/** The vehicle of a payment, as far as this browser still knows its basket or its search. */
export const plateOfPayment = (sessionId: string): PlateSearch | undefined =>
  isCurrent(sessionId) ? store.get(plateAtom) : basketOf(sessionId)?.plate

/** Stores the e-mail of a payment, which §3 keeps for the last search only. [RESULT-06] */
export function saveEmail(sessionId: string, email: string): void {
  if (isCurrent(sessionId) && email !== '') store.set(stored.clientEmail, email)
}

export const emailOfPayment = (sessionId: string): string | undefined =>
  isCurrent(sessionId) ? store.get(stored.clientEmail) : undefined

export const lastEmail = (): string | undefined => store.get(stored.clientEmail)

/** A payment succeeded: clears its basket and what the last search has of it, but nothing of another search. [§4] */
export function clearPaid(sessionId: string): void {
  if (isCurrent(sessionId)) forget(clearedAfterPayment(store.get(claimedAtom) !== undefined))
  saveBaskets(withoutBasket(baskets(), sessionId))
}

/**
 * Home opened: clears all keys but those that stay, one by one, so that the consent stays. A basket that another tab pays
 * stays. [§3, OPEN-14, F-NAV-06]
 */
export function clearSession(): void {
  dropHeldSearch()
  const own = readTab('payment/session')
  forget(clearedOn('home'))
  saveBaskets(own === undefined ? baskets() : withoutBasket(baskets(), own))
  forgetTab('home')
}
