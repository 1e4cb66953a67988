import { tokenRecord } from '@voie-libre/contract/schemas/account'
import { fleetDisplay } from '@voie-libre/domain/fleet/fleetDisplay'
import { sentClaim } from '@voie-libre/domain/claim/sentClaim'
import { provider } from '@voie-libre/contract/schemas/content'
import { journey, journeysSet, rentalDates } from '@voie-libre/contract/schemas/journey'
import { plateSearch } from '@voie-libre/domain/journey/canonical'
import { savedBasket } from '@voie-libre/domain/payment/baskets'
import { knownPayment, savedReceipt } from '@voie-libre/domain/payment/records'
import { prepaidJourney } from '@voie-libre/domain/prepayment/expand'
import { filled } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/**
 * The events that remove stored values: home opens; a new search begins; a payment succeeds; a login ends by itself; the user
 * logs out or another user logs in, who must find nothing but the operator's data and the consent.
 */
type StorageEvent = 'home' | 'search' | 'payment' | 'expiry' | 'logout'

interface Lifetime {
  schema: z.ZodMiniType
  clearedBy: readonly StorageEvent[]
  /** Belongs to one search: when a login ends by itself, the value stays for this tab only, for `searchLife`. [OPEN-63] */
  ofSearch?: true
}

const search = { ofSearch: true } as const
const someJourneys = z.array(journey).check(z.minLength(1))

/**
 * Every key in local storage, with the schema of its value and the events that clear it. Not in the specification: `receipts`,
 * `payments`, `baskets`, `own/plates`, `fleet/display` and `language/declined`. [§3, OPEN-13, OPEN-57]
 */
const browserKeys = {
  /** Session of the last search. A new search clears it, beyond OPEN-24, because the journeys of the old session are gone. */
  sessionId: { schema: filled, clearedBy: ['home', 'search', 'logout'], ...search },
  /** The journeys of the last search. They stay after a payment while a claim about them is pending. */
  journeys: { schema: journeysSet, clearedBy: ['home', 'search', 'payment', 'logout'], ...search },
  'travels-to-pay': { schema: someJourneys, clearedBy: ['home', 'search', 'payment', 'logout'], ...search },
  'prepaid-journeys': {
    schema: z.array(prepaidJourney),
    clearedBy: ['home', 'search', 'payment', 'logout'],
    ...search,
  },
  'claimed-journeys': { schema: someJourneys, clearedBy: ['home', 'search', 'expiry', 'logout'] },
  clientEmail: { schema: filled, clearedBy: ['home', 'payment', 'expiry', 'logout'] },
  /** The rental dates. A new search clears them only if it has none itself. */
  'location/dates': { schema: rentalDates, clearedBy: ['home', 'search', 'logout'], ...search },
  'form/plate': { schema: plateSearch, clearedBy: ['logout'], ...search },
  isFromAvisOrCnp: { schema: z.boolean(), clearedBy: ['home', 'logout'], ...search },
  paymentNoticeIsValid: { schema: z.boolean(), clearedBy: ['home', 'search', 'logout'], ...search },
  'inprogress/journey': { schema: journey, clearedBy: ['home', 'search', 'expiry', 'logout'] },
  'protest/faq': { schema: filled, clearedBy: [] },
  'renter/faq': { schema: filled, clearedBy: [] },
  'user/token': { schema: tokenRecord, clearedBy: ['expiry', 'logout'] },
  /** The number of the customer's saved plates: the height of their place before they have loaded. */
  'own/plates': { schema: z.int(), clearedBy: ['expiry', 'logout'] },
  /** The receipts of this device. They stay until the driver removes them. */
  receipts: { schema: z.array(savedReceipt), clearedBy: ['expiry', 'logout'] },
  /** The known payments. Open ones stay when a login ends by itself, so that nobody pays twice (`payment/known.ts`). */
  payments: { schema: z.array(knownPayment), clearedBy: ['logout'] },
  /** One basket per payment session, each for `searchLife` (`payment/baskets.ts`). Home and success remove the tab's own. */
  baskets: { schema: z.array(savedBasket), clearedBy: ['logout'], ...search },
  /** The visitor's answer about audience measurement, which counts for six months. [OPEN-57] */
  'cookie-consent': { schema: z.object({ audience: z.boolean(), decidedAt: z.string() }), clearedBy: [] },
  'fleet/display': { schema: fleetDisplay, clearedBy: [] },
  /** The visitor has closed the offer of the browser's own language. */
  'language/declined': { schema: z.boolean(), clearedBy: [] },
} as const satisfies Readonly<Record<string, Lifetime>>

export type StoredKey = keyof typeof browserKeys
export type Stored<Key extends StoredKey> = z.output<(typeof browserKeys)[Key]['schema']>

/** The schema of each key, with a type that code for any key can use. */
export const schemas: { readonly [Key in StoredKey]: { schema: z.ZodMiniType<Stored<Key>> } } = browserKeys

export const storedKeys = Object.keys(browserKeys).filter((key): key is StoredKey => Object.hasOwn(browserKeys, key))

/**
 * The value of a stored text, or undefined if the text does not parse or has the wrong shape. Stored values are the output of
 * their schema (amounts in cents), not the wire format. [OPEN-14]
 */
export function parsed<Value>(schema: z.ZodMiniType<Value>, text: string | null): Value | undefined {
  if (text === null) return undefined
  try {
    // Encoding validates the value; decoding it again drops unknown fields.
    return z.parse(schema, z.encode(schema, JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** The stored keys that an event clears. [§2.3, STORE-03, OPEN-63] */
export const clearedOn = (event: StorageEvent): readonly StoredKey[] =>
  storedKeys.filter((key) => {
    const { clearedBy }: Lifetime = browserKeys[key]
    return clearedBy.includes(event)
  })

/** What belongs to one search and the journeys chosen from it. [OPEN-63] */
export const searchKeys: readonly StoredKey[] = storedKeys.filter((key) => 'ofSearch' in browserKeys[key])

/** The stored keys that a new search clears. Rental dates stay if the new search has rental dates. [OPEN-24] */
export const clearedBySearch = (rental: boolean): readonly StoredKey[] =>
  clearedOn('search').filter((key) => !rental || key !== 'location/dates')

/** The stored keys that a successful payment clears; the journeys stay while a claim on them is pending. [§4, RESULT-27] */
export const clearedAfterPayment = (claimsPending: boolean): readonly StoredKey[] =>
  clearedOn('payment').filter((key) => !claimsPending || key !== 'journeys')

/** The event that removes a value from session storage, each including the events before it. */
const tabEvents = ['sent', 'home', 'logout', 'closed'] as const
export type TabEvent = (typeof tabEvents)[number]

const fleetVehicle = z.object({
  country: z.string(),
  plate: z.string(),
  start: z.string(),
  end: z.optional(z.string()),
})

/**
 * Every key in session storage, with the schema of its value and the event that removes it. A key ending in a slash starts a
 * family of keys.
 */
const tabKeys = {
  /** What a user typed into a form, until it is sent. Each form has a schema of its own. */
  'draft/': { schema: z.unknown(), removedBy: 'sent' },
  /** The session that the payment pages of this tab are about. */
  'payment/session': { schema: filled, removedBy: 'home' },
  /** The claim that this tab has sent last: a reload must not lose its number. */
  'claim/sent': { schema: sentClaim, removedBy: 'home' },
  /** The last import of vehicles: its file, the sent lines and the time; `sent` while its end is unknown. */
  'fleet/import': {
    schema: z.object({
      name: z.string(),
      count: z.int(),
      at: z.iso.datetime(),
      state: z.enum(['sent', 'done']),
      /** What it changes: a part tells after a reload whether it ended; all of it, unless it is too much, takes it back. */
      vehicles: z.array(z.object({ before: z.optional(fleetVehicle), after: fleetVehicle })),
    }),
    removedBy: 'home',
  },
  /** ISO instant of the server's last response for the stored journeys. */
  'journeys/askedAt': { schema: z.iso.datetime(), removedBy: 'logout' },
  /** End of the search that this tab holds after its login ended by itself, in milliseconds since 1970. [OPEN-63] */
  'search/heldUntil': { schema: z.number(), removedBy: 'logout' },
  /** Hash of the user who was last logged in here. */
  'visitor/mark': { schema: filled, removedBy: 'logout' },
  /** The operator's data by host and language, used for 15 minutes. [STORE-06] */
  'whitelabel/': { schema: z.object({ at: z.number(), value: provider }), removedBy: 'closed' },
  /** The version that has reloaded the page once to get a newer one. */
  'reloaded-for-new-version': { schema: filled, removedBy: 'closed' },
} as const satisfies Readonly<Record<string, { schema: z.ZodMiniType; removedBy: TabEvent }>>

export type TabKey = keyof typeof tabKeys
export type StoredInTab<Key extends TabKey> = z.output<(typeof tabKeys)[Key]['schema']>
export const tabSchemas: { readonly [Key in TabKey]: { schema: z.ZodMiniType<StoredInTab<Key>> } } = tabKeys

/** The keys of session storage that an event removes. */
export function clearedFromTab(keys: readonly string[], event: TabEvent): string[] {
  const events = tabEvents.slice(0, tabEvents.indexOf(event) + 1)
  const removed = Object.entries(tabKeys).filter(([, { removedBy }]) => events.includes(removedBy))
  return keys.filter((key) => removed.some(([name]) => (name.endsWith('/') ? key.startsWith(name) : key === name)))
}
