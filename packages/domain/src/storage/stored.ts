import * as z from 'zod/mini'
import { type TokenRecord, tokenRecord } from '../account/account.ts'
import { type Journey, type JourneysSet, journey, journeysSet } from '../journey/journey.ts'
import { type PlateSearch, plateSearch } from '../journey/plateSearch.ts'
import { type RentalDates, rentalDates } from '../journey/rentalDates.ts'
import { type KeptReceipt, keptReceipt, type KnownPayment, knownPayment } from '../payment/records.ts'
import { type PrepaidJourney, prepaidJourney } from '../prepayment/prepayment.ts'
import { filled } from '../wire.ts'

const someJourneys = z.array(journey).check(z.minLength(1))

/** Every key of the browser's storage with its schema; `receipts` and `payments` are extensions. [§3, OPEN-13] */
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

/** Stored values are the output of these schemas (amounts in cents), not the wire format. */
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
    // Encoding validates the value; decoding it again drops unknown fields.
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

/** The keys to remove at logout, for the privacy on a shared device: all except the operator's data. */
export const privateKeys: readonly StoredKey[] = Object.keys(storedKeys)
  .filter(isStoredKey)
  .filter((key) => key !== 'protest/faq' && key !== 'renter/faq')

/**
 * The keys of one search and its selected journeys. When the login expires, they remain only in their tab, for at most
 * `searchLife` milliseconds; all other private keys are removed immediately. [OPEN-63]
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

/** Lifetime of a search session at the operator, in milliseconds. */
export const searchLife = 30 * 60_000

/** The keys to clear after a payment; the journeys stay while a claim on them is pending. [§4, RESULT-27] */
export function clearedAfterPayment(claimsPending: boolean): readonly StoredKey[] {
  const basket = ['travels-to-pay', 'prepaid-journeys', 'clientEmail'] as const
  return claimsPending ? basket : [...basket, 'journeys']
}
