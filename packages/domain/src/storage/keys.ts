/**
 * The events that remove stored values: home opens; a new search begins; a payment succeeds; a login ends by itself; the user
 * logs out or another user logs in.
 */
type StorageEvent = 'home' | 'search' | 'payment' | 'expiry' | 'logout'

interface Lifetime {
  clearedBy: readonly StorageEvent[]
  /** Belongs to one search: when a login ends by itself, the value stays for this tab only, for `searchLife`. [OPEN-63] */
  ofSearch?: true
}

const search = { ofSearch: true } as const

/**
 * Every key in local storage, with the events that clear it. `stored.ts` has the
 * schemas. Not in the specification: `receipts`, `payments`, `baskets`,
 * `fleet/display` and `language/declined`. [§3, OPEN-13, OPEN-57]
 */
export const browserKeys = {
  /** Beyond OPEN-24 a new search clears it: it must not name a search whose journeys are gone. */
  sessionId: { clearedBy: ['home', 'search', 'logout'], ...search },
  /** Stay after a payment while a claim about them is pending. */
  journeys: { clearedBy: ['home', 'search', 'payment', 'logout'], ...search },
  'travels-to-pay': { clearedBy: ['home', 'search', 'payment', 'logout'], ...search },
  'prepaid-journeys': { clearedBy: ['home', 'search', 'payment', 'logout'], ...search },
  'claimed-journeys': { clearedBy: ['home', 'search', 'expiry', 'logout'] },
  clientEmail: { clearedBy: ['home', 'payment', 'expiry', 'logout'] },
  /** Stay if the new search has rental dates itself. */
  'location/dates': { clearedBy: ['home', 'search', 'logout'], ...search },
  'form/plate': { clearedBy: ['logout'], ...search },
  isFromAvisOrCnp: { clearedBy: ['home', 'logout'], ...search },
  paymentNoticeIsValid: { clearedBy: ['home', 'search', 'logout'], ...search },
  'inprogress/journey': { clearedBy: ['home', 'search', 'expiry', 'logout'] },
  'protest/faq': { clearedBy: [] },
  'renter/faq': { clearedBy: [] },
  'user/token': { clearedBy: ['expiry', 'logout'] },
  /** Stay until the driver removes them. */
  receipts: { clearedBy: ['expiry', 'logout'] },
  /** Open payments stay when a login ends by itself, so that nobody pays twice (`payment/known.ts`). */
  payments: { clearedBy: ['logout'] },
  /** One basket per payment session, each for `searchLife` (`payment/baskets.ts`). Home and success remove the tab's own. */
  baskets: { clearedBy: ['logout'], ...search },
  /** Counts for six months. */
  'cookie-consent': { clearedBy: [] },
  /** How this browser shows the lists of the renter's area. */
  'fleet/display': { clearedBy: [] },
  /** The visitor has closed the offer of the browser's own language. */
  'language/declined': { clearedBy: [] },
} as const satisfies Readonly<Record<string, Lifetime>>

export type StoredKey = keyof typeof browserKeys

export function isStoredKey(key: string): key is StoredKey {
  return Object.hasOwn(browserKeys, key)
}

const keysWhere = (matches: (lifetime: Lifetime) => boolean): readonly StoredKey[] =>
  Object.keys(browserKeys)
    .filter(isStoredKey)
    .filter((key) => matches(browserKeys[key]))

const clearedOn = (event: StorageEvent): readonly StoredKey[] => keysWhere(({ clearedBy }) => clearedBy.includes(event))

/** The stored keys that opening home clears. [§2.3, STORE-03] */
export const clearedByClear = clearedOn('home')

/** What the next user of this device must not find after a logout: everything except the operator's data and the consent. */
export const privateKeys = clearedOn('logout')

/** What a login that ends by itself removes everywhere. [OPEN-63] */
export const clearedByExpiry = clearedOn('expiry')

/** What belongs to one search and the journeys chosen from it. [OPEN-63] */
export const searchKeys = keysWhere(({ ofSearch }) => ofSearch === true)

/** The stored keys that a new search clears. Rental dates stay if the new search has rental dates. [OPEN-24] */
export const clearedBySearch = (rental: boolean): readonly StoredKey[] =>
  clearedOn('search').filter((key) => !rental || key !== 'location/dates')

/** The stored keys that a successful payment clears; the journeys stay while a claim on them is pending. [§4, RESULT-27] */
export const clearedAfterPayment = (claimsPending: boolean): readonly StoredKey[] =>
  clearedOn('payment').filter((key) => !claimsPending || key !== 'journeys')

/** The event that removes a value from session storage, each including the events before it. */
const tabEvents = ['sent', 'home', 'logout', 'closed'] as const
type TabEvent = (typeof tabEvents)[number]

/** Every key in session storage, with the event that removes it. A key ending in a slash starts a family of keys. */
export const tabKeys = {
  /** What a user typed into a form, until it is sent. */
  'draft/': 'sent',
  /** The session that the payment pages of this tab are about. */
  'payment/session': 'home',
  /** The claim that this tab has sent last: a reload must not lose its number. */
  'claim/sent': 'home',
  /** ISO instant of the server's last response for the stored journeys. */
  'journeys/askedAt': 'logout',
  /** End of the search that this tab holds after its login ended by itself, in milliseconds since 1970. [OPEN-63] */
  'search/heldUntil': 'logout',
  /** Hash of the user who was last logged in here. */
  'visitor/mark': 'logout',
  /** The operator's data by host and language, used for 15 minutes. [STORE-06] */
  'whitelabel/': 'closed',
  /** The version that has reloaded the page once to get a newer one. */
  'reloaded-for-new-version': 'closed',
} as const satisfies Readonly<Record<string, TabEvent>>

export type TabKey = keyof typeof tabKeys

/** The keys of session storage that an event removes. */
export function clearedFromTab(keys: readonly string[], event: TabEvent): string[] {
  const events = tabEvents.slice(0, tabEvents.indexOf(event) + 1)
  const removed = Object.entries(tabKeys).filter(([, removedBy]) => events.includes(removedBy))
  return keys.filter((key) => removed.some(([name]) => (name.endsWith('/') ? key.startsWith(name) : key === name)))
}
