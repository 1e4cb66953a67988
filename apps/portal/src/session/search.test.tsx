import type { Journey, JourneysSet } from '@voie-libre/contract/schemas/journey'
import { searchLife } from '@voie-libre/domain/payment/baskets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addPrepaid,
  adoptSession,
  basketOf,
  basketsAtom,
  basketToPay,
  beginCompletion,
  beginSearch,
  chooseToClaim,
  chooseToPay,
  clearPaid,
  clearSession,
  completeJourney,
  emailOfPayment,
  journeysToClaim,
  journeyToComplete,
  lastSearchAtom,
  markClaimed,
  openBasket,
  paymentSession,
  plateOfPayment,
  renewSearch,
  saveEmail,
  saveResponse,
  saveSearch,
  sentClaim,
  updateBasket,
} from './search.ts'
import { store } from './store.ts'
import { syncStored } from './stored.ts'
import { read, save } from './testing/values.ts'

function journeyOf(id: string, more: Partial<Journey> = {}): Journey {
  const amounts = { htPrice: 0, ttcPrice: 450, totalPrice: 0, tvaPrice: 0, indemnity: 0, alreadyPaid: 0 }
  return { id, status: 'TERMINE', ...amounts, ...more }
}
const setOf = (sessionId: string, ...journeys: Journey[]): JourneysSet => ({ type: 'resume', sessionId, journeys })
const plateOf = (licensePlate: string) => ({ licensePlate, country: 'FR' })
const dates = { start: '2026-01-01T10:00:00', end: '2026-01-02T10:00:00' }

/** A search, and the choice of its journeys, up to the payment page. */
function search(name: string) {
  beginSearch(undefined)
  saveSearch(setOf(name, journeyOf(`${name}1`)), {
    plate: plateOf(name.toUpperCase()),
    isFromNotice: false,
  })
}
function payUpTo(name: string) {
  search(name)
  chooseToPay([journeyOf(`${name}1`)])
  openBasket()
}

/** Runs `act` as another tab would: with the same local storage, and a session storage of its own. */
function inOtherTab(act: () => void) {
  const own = Object.entries(sessionStorage)
  sessionStorage.clear()
  act()
  sessionStorage.clear()
  for (const [key, value] of own) sessionStorage.setItem(key, String(value))
}
const paying = () => basketToPay()?.journeys.map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  syncStored()
})
const lastSearch = () => store.get(lastSearchAtom)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearSession()
})

describe('a search', () => {
  it('stores its result under the keys of the specification', { tags: ['OPEN-24', 'STORE-02', 'STORE-05'] }, () => {
    beginSearch(dates)
    saveSearch(setOf('a', journeyOf('1')), { plate: plateOf('AB123CD'), isFromNotice: true })
    const { found, ...rest } = lastSearch()
    expect(rest).toEqual({
      sessionId: 'a',
      plate: plateOf('AB123CD'),
      dates,
      isFromNotice: true,
      isNoticeValid: true,
    })
    expect(found?.journeys).toHaveLength(1)
    expect(localStorage.getItem('sessionId')).toBe('"a"')
  })

  it('clears what the previous one left, and keeps its plate until it succeeds', { tags: ['OPEN-24'] }, () => {
    payUpTo('a')
    chooseToClaim([journeyOf('a1')])
    beginSearch(undefined)
    expect([lastSearch().found, lastSearch().sessionId, paying(), journeysToClaim()]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ])
    expect(lastSearch().plate).toEqual(plateOf('A'))
  })

  it('by a notice without a plate removes the plate of the search before', { tags: ['OPEN-44'] }, () => {
    search('a')
    beginSearch(undefined)
    saveSearch(setOf('b', journeyOf('b1')), { plate: undefined, isFromNotice: true })
    expect(plateOfPayment('b')).toBeUndefined()
  })

  it('keeps its session if a later response has none', () => {
    search('a')
    saveResponse({ ...setOf('', journeyOf('a1')), sessionId: undefined })
    expect(lastSearch().sessionId).toBe('a')
  })

  it('is renewed only while it is the last one', { tags: ['F-NAV-06'] }, () => {
    search('a')
    renewSearch('a', setOf('a2', journeyOf('a1')))
    expect(lastSearch().sessionId).toBe('a2')
    renewSearch('a', setOf('a3', journeyOf('a1')))
    expect(lastSearch().sessionId).toBe('a2')
  })

  it('marks contested journeys, and clears the pending claim', { tags: ['OPEN-45', 'OPEN-47'] }, () => {
    beginSearch(undefined)
    saveSearch(setOf('a', journeyOf('1'), journeyOf('2')))
    chooseToClaim([journeyOf('2')])
    const sent = { reference: 'R-2', answerDays: 30, email: 'jeanne@example.org' }
    markClaimed([journeyOf('2')], sent)
    expect(sentClaim()).toEqual(sent)
    expect(lastSearch().found?.journeys.map(({ claimDone }) => claimDone)).toEqual([undefined, true])
    expect(journeysToClaim()).toEqual([])
    chooseToClaim([journeyOf('1')])
    expect(sentClaim()).toBeUndefined()
  })

  it('takes over a completed journey', { tags: ['PREPAY-23'] }, () => {
    beginSearch(undefined)
    const open = journeyOf('1', { status: 'EN_COURS' })
    saveSearch(setOf('a', open, journeyOf('2')))
    beginCompletion(open)
    expect(journeyToComplete()?.id).toBe('1')
    completeJourney({ ...open, ttcPrice: 300, completed: true })
    expect(lastSearch().found?.journeys.map(({ ttcPrice }) => ttcPrice)).toEqual([300, 450])
    expect(journeyToComplete()).toBeUndefined()
  })
})

describe('two tabs that pay two plates', { tags: ['F-NAV-06'] }, () => {
  beforeEach(() => payUpTo('a'))

  it.each([
    ['searches', () => search('b')],
    ['begins a search that fails', () => beginSearch(undefined)],
    ['opens its payment page', () => payUpTo('b')],
    [
      'pays',
      () => {
        payUpTo('b')
        clearPaid('b')
      },
    ],
    ['opens home', clearSession],
  ])('do not lose the first basket when the second tab %s', (_, act) => {
    inOtherTab(act)
    expect(paymentSession()).toBe('a')
    expect(paying()).toEqual(['a1'])
    expect(plateOfPayment('a')).toEqual(plateOf('A'))
    openBasket() // a reload of the payment page
    expect(paying()).toEqual(['a1'])
  })

  it('keep the second basket when the first tab reloads, pays or opens home', () => {
    const paidInOther = () => inOtherTab(() => expect([openBasket()?.sessionId, paying()]).toEqual(['b', ['b1']]))
    inOtherTab(() => payUpTo('b'))
    openBasket()
    paidInOther()
    adoptSession('a')
    clearPaid('a')
    paidInOther()
    expect(lastSearch().found?.sessionId).toBe('b')
    clearSession()
    inOtherTab(() => {
      adoptSession('b')
      expect(paying()).toEqual(['b1'])
    })
  })

  it("use each its own vehicle and e-mail, and never the other one's", () => {
    inOtherTab(() => payUpTo('b'))
    saveEmail('a', 'a@example.org')
    saveEmail('b', 'b@example.org')
    expect([emailOfPayment('a'), emailOfPayment('b')]).toEqual([undefined, 'b@example.org'])
    expect([plateOfPayment('a'), plateOfPayment('b')]).toEqual([plateOf('A'), plateOf('B')])
  })

  it('follow a choice that the second tab makes from the same search', () => {
    inOtherTab(() => chooseToPay([journeyOf('a1'), journeyOf('a2')]))
    expect(paying()).toEqual(['a1', 'a2'])
  })

  it("show components the first tab's basket", () => {
    const seen = () => store.get(basketsAtom)('a')?.journeys.length
    const stop = store.sub(basketsAtom, () => undefined)
    inOtherTab(() => search('b'))
    expect(seen()).toBe(1)
    localStorage.removeItem('baskets')
    syncStored()
    expect(seen()).toBeUndefined()
    stop()
  })
})

describe('a return from the provider', () => {
  it('in a new browser stores the session', { tags: ['RESULT-05'] }, () => {
    adoptSession('a')
    expect([lastSearch().sessionId, paymentSession(), paying()]).toEqual(['a', 'a', undefined])
  })

  it('after home in another tab makes the payment the last search again', { tags: ['RESULT-05'] }, () => {
    payUpTo('a')
    inOtherTab(clearSession)
    adoptSession('a')
    expect([lastSearch().sessionId, lastSearch().plate]).toEqual(['a', plateOf('A')])
    expect(read('travels-to-pay')).toHaveLength(1)
  })

  it('after a search in another tab leaves that search alone', { tags: ['F-NAV-06'] }, () => {
    payUpTo('a')
    inOtherTab(() => search('b'))
    adoptSession('a')
    expect([lastSearch().sessionId, lastSearch().plate]).toEqual(['b', plateOf('B')])
    expect(paying()).toEqual(['a1'])
  })
})

describe('the basket', () => {
  it('is gone when another tab removes it from the storage', { tags: ['F-STO-06', 'GUARD-15'] }, () => {
    payUpTo('a')
    localStorage.removeItem('travels-to-pay')
    syncStored()
    expect(basketToPay()).toBeUndefined()
  })

  it('is gone after success, with its journeys, and the session stays', { tags: ['RESULT-27', 'RESULT-28'] }, () => {
    payUpTo('a')
    save('clientEmail', 'a@example.org')
    addPrepaid([])
    clearPaid('a')
    expect(Object.keys(localStorage).toSorted()).toEqual(['form/plate', 'isFromAvisOrCnp', 'sessionId'])
  })

  it('leaves the journeys while a claim on them is pending', { tags: ['RESULT-28'] }, () => {
    payUpTo('a')
    chooseToClaim([journeyOf('a1')])
    clearPaid('a')
    expect(lastSearch().found).toBeDefined()
  })

  it('takes over new prices, also for its list', { tags: ['OPEN-64'] }, () => {
    payUpTo('a')
    const now = journeyOf('a1', { ttcPrice: 500 })
    updateBasket('a', [now], setOf('a', now))
    expect(basketOf('a')?.journeys[0]?.ttcPrice).toBe(500)
    expect(lastSearch().found?.journeys[0]?.ttcPrice).toBe(500)
  })

  it("takes over new prices without changing another tab's search", { tags: ['OPEN-64', 'F-NAV-06'] }, () => {
    payUpTo('a')
    inOtherTab(() => payUpTo('b'))
    const now = journeyOf('a1', { ttcPrice: 500 })
    updateBasket('a', [now], setOf('a', now))
    expect(basketOf('a')?.journeys[0]?.ttcPrice).toBe(500)
    expect(basketOf('b')?.journeys[0]?.ttcPrice).toBe(450)
    expect(lastSearch().found?.sessionId).toBe('b')
  })

  it("of another session is gone after the lifetime of the operator's session", { tags: ['OPEN-63'] }, () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    payUpTo('a')
    inOtherTab(() => search('b'))
    vi.setSystemTime(Date.now() + searchLife - 1)
    expect(basketOf('a')).toBeDefined()
    vi.setSystemTime(Date.now() + 1)
    expect(basketOf('a')).toBeUndefined()
    clearSession()
    expect(localStorage.getItem('baskets')).toBeNull()
  })

  it.each(['', 'null', '{', '[{"sessionId":"a"}]', '[null]', '"x"'])(
    'reads a damaged list of baskets as none: %s',
    { tags: ['F-STO-03', 'OPEN-14'] },
    (text) => {
      payUpTo('a')
      inOtherTab(() => search('b'))
      localStorage.setItem('baskets', text)
      syncStored()
      expect(basketOf('a')).toBeUndefined()
      expect(paymentSession()).toBe('a')
    },
  )

  it('does not depend on a damaged session of the tab', { tags: ['F-STO-03'] }, () => {
    payUpTo('a')
    sessionStorage.setItem('payment/session', '{')
    expect([paymentSession(), paying()]).toEqual(['a', ['a1']])
  })

  it('stays for the page when the storage is full', { tags: ['F-STO-02'] }, () => {
    search('a')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    chooseToPay([journeyOf('a1')])
    openBasket()
    expect([paymentSession(), paying()]).toEqual(['a', ['a1']])
  })
})

it(
  'home keeps the plate and the help categories, what is not ours, and drops drafts',
  { tags: ['STORE-03', 'STORE-04', 'HOME-15', 'F-NAV-14'] },
  () => {
    payUpTo('a')
    save('location/dates', dates)
    save('clientEmail', 'a@example.org')
    save('protest/faq', '1')
    save('renter/faq', '2')
    localStorage.setItem('cookie-consent', '{"audience":false}')
    sessionStorage.setItem('draft/claim', '{}')
    clearSession()
    expect(Object.keys(localStorage).toSorted()).toEqual(['cookie-consent', 'form/plate', 'protest/faq', 'renter/faq'])
    expect(Object.keys(sessionStorage)).toEqual(['journeys/askedAt'])
  },
)
