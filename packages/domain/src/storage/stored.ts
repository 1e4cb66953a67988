import { type TokenRecord, tokenRecord } from '@voie-libre/contract/schemas/account'
import { type Provider, provider } from '@voie-libre/contract/schemas/content'
import { type Journey, journey, type JourneysSet, journeysSet } from '@voie-libre/contract/schemas/journey'
import { type RentalDates, rentalDates } from '@voie-libre/contract/schemas/rentalDates'
import { filled } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { type SentClaim, sentClaim } from '../claim/sentClaim.ts'
import { type FleetDisplay, fleetDisplay } from '../fleet/fleetDisplay.ts'
import { type PlateSearch, plateSearch } from '../journey/plateSearch.ts'
import { type KeptBasket, keptBasket } from '../payment/baskets.ts'
import { type KeptReceipt, keptReceipt, type KnownPayment, knownPayment } from '../payment/records.ts'
import { type PrepaidJourney, prepaidJourney } from '../prepayment/prepaidJourney.ts'
import type { StoredKey, TabKey } from './keys.ts'

const someJourneys = z.array(journey).check(z.minLength(1))

/** The value under each key of local storage. */
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
  baskets: KeptBasket[]
  'cookie-consent': Consent
  'fleet/display': FleetDisplay
  'language/declined': boolean
}

/** The visitor's answer about audience measurement. [OPEN-57] */
const consent = z.object({ audience: z.boolean(), decidedAt: z.string() })
export type Consent = z.infer<typeof consent>

/** Stored values are the output of these schemas (amounts in cents), not the wire format. */
const schemas: { readonly [Key in StoredKey]: z.ZodMiniType<Stored[Key]> } = {
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
  baskets: z.array(keptBasket),
  'cookie-consent': consent,
  'fleet/display': fleetDisplay,
  'language/declined': z.boolean(),
}

/** Parses a stored text. Returns undefined for text that does not parse or has the wrong shape. [OPEN-14] */
export function readStored<Key extends StoredKey>(key: Key, text: string | null): Stored[Key] | undefined {
  if (text === null) return undefined
  const schema = schemas[key]
  try {
    // Encoding validates the value; decoding it again drops unknown fields.
    return z.parse(schema, z.encode(schema, JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** The value under each key, or family of keys, of session storage. */
export interface StoredInTab {
  /** Each form has a schema of its own. */
  'draft/': unknown
  'payment/session': string
  'claim/sent': SentClaim
  'journeys/askedAt': string
  'search/heldUntil': number
  'visitor/mark': string
  'whitelabel/': { at: number; value: Provider }
  'reloaded-for-new-version': string
}

/** Session storage contains the input of these schemas. */
const tabSchemas: { readonly [Key in TabKey]: z.ZodMiniType<StoredInTab[Key]> } = {
  'draft/': z.unknown(),
  'payment/session': filled,
  'claim/sent': sentClaim,
  'journeys/askedAt': z.iso.datetime(),
  'search/heldUntil': z.number(),
  'visitor/mark': filled,
  'whitelabel/': z.object({ at: z.number(), value: provider }),
  'reloaded-for-new-version': filled,
}

/** Like `readStored`, for a text of session storage. */
export function readStoredInTab<Key extends TabKey>(key: Key, text: string | null): StoredInTab[Key] | undefined {
  if (text === null) return undefined
  try {
    return z.decode(tabSchemas[key], JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The text that `readStoredInTab` reads. */
export function textForTab<Key extends TabKey>(key: Key, value: StoredInTab[Key]): string {
  const schema: z.ZodMiniType<StoredInTab[Key]> = tabSchemas[key]
  return JSON.stringify(z.encode(schema, value))
}
