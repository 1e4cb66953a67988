import * as z from 'zod/mini'
import { type TokenRecord, tokenRecord } from '../account/account.ts'
import { type Journey, type JourneysSet, journey, journeysSet } from '../journey/journey.ts'
import { type PlateSearch, plateSearch } from '../journey/plateSearch.ts'
import { type RentalDates, rentalDates } from '../journey/rentalDates.ts'
import { type KeptReceipt, keptReceipt, type KnownPayment, knownPayment } from '../payment/records.ts'
import { type PrepaidJourney, prepaidJourney } from '../prepayment/prepayment.ts'
import { filled } from '../wire.ts'

const someJourneys = z.array(journey).check(z.minLength(1))

/** Every key of the browser's storage and what is kept under it; `receipts` and `payments` are ours. [§3, OPEN-13] */
export interface Stored {
  sessionId: string
  journeys: JourneysSet
  'travels-to-pay': Journey[]
  'prepaid-journeys': PrepaidJourney[]
  'claimed-journeys': Journey[]
  clientEmail: string
  'location/dates': RentalDates
  'form/plate': PlateSearch
  isFromAvisOrCnp: boolean
  paymentNoticeIsValid: boolean
  'inprogress/journey': Journey
  'protest/faq': string
  'renter/faq': string
  'user/token': TokenRecord
  receipts: KeptReceipt[]
  payments: KnownPayment[]
}
export type StoredKey = keyof Stored

/** Journeys are kept as the domain knows them (cents), not as the wire writes them: the output of these schemas. */
export const storedKeys: { readonly [Key in StoredKey]: z.ZodMiniType<Stored[Key]> } = {
  sessionId: filled,
  journeys: journeysSet,
  'travels-to-pay': someJourneys,
  'prepaid-journeys': z.array(prepaidJourney),
  'claimed-journeys': someJourneys,
  clientEmail: filled,
  'location/dates': rentalDates,
  'form/plate': plateSearch,
  isFromAvisOrCnp: z.boolean(),
  paymentNoticeIsValid: z.boolean(),
  'inprogress/journey': journey,
  'protest/faq': filled,
  'renter/faq': filled,
  'user/token': tokenRecord,
  receipts: z.array(keptReceipt),
  payments: z.array(knownPayment),
}

export function isStoredKey(key: string): key is StoredKey {
  return Object.hasOwn(storedKeys, key)
}

/** Parses a stored text. Returns undefined for text that does not parse or has the wrong shape. [OPEN-14] */
export function readStored<Key extends StoredKey>(key: Key, text: string | null): Stored[Key] | undefined {
  if (text === null) return undefined
  const schema = storedKeys[key]
  try {
    // Backwards checks the value as the domain's; forwards again drops what no schema names.
    return z.parse(schema, z.encode(schema, JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** [STORE-03] Receipts stay until the driver removes them; payments, so that a new visit does not pay a second time. */
export const keptOnClear: readonly StoredKey[] = [
  'form/plate',
  'user/token',
  'protest/faq',
  'renter/faq',
  'receipts',
  'payments',
]

/** The stored keys that opening home clears. [§2.3, STORE-03] */
export const clearedByClear: readonly StoredKey[] = Object.keys(storedKeys)
  .filter(isStoredKey)
  .filter((key) => !keptOnClear.includes(key))

/** What the next person at this device must not find once somebody has signed out: all but what the operator says. */
export const privateKeys: readonly StoredKey[] = Object.keys(storedKeys)
  .filter(isStoredKey)
  .filter((key) => key !== 'protest/faq' && key !== 'renter/faq')

/**
 * What belongs to one search and the journeys chosen from it. After a session that ended by itself it stays in its tab
 * alone, for `searchLife` milliseconds at most; all else that is private goes at once. [OPEN-63]
 */
export const searchKeys: readonly StoredKey[] = [
  'sessionId',
  'journeys',
  'travels-to-pay',
  'prepaid-journeys',
  'form/plate',
  'location/dates',
  'isFromAvisOrCnp',
  'paymentNoticeIsValid',
]

/** How long the operator keeps the session of a search, in milliseconds. */
export const searchLife = 30 * 60_000

/** What a paid basket leaves behind is forgotten; the journeys stay while a claim on them is pending. [§4, RESULT-27] */
export function clearedAfterPayment(claimsPending: boolean): readonly StoredKey[] {
  const basket = ['travels-to-pay', 'prepaid-journeys', 'clientEmail'] as const
  return claimsPending ? basket : [...basket, 'journeys']
}
