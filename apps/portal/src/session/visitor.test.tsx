import { searchLife } from '@voie-libre/domain/payment/baskets'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchKeys, type StoredKey, storedKeys } from './keys.ts'
import {
  basketToPay,
  beginSearch,
  chooseToPay,
  openBasket,
  paymentSession,
  prolongSearch,
  saveSearch,
} from './search.ts'
import { store } from './store.ts'
import { syncStored } from './stored.ts'
import { read, save } from './testing/values.ts'
import {
  changeAtom,
  confirmVisitor,
  followVisitor,
  loseSession,
  renew,
  signIn,
  signOut,
  visitNumber,
} from './visitor.ts'

const jwt = (claims: unknown) => `x.${btoa(JSON.stringify(claims))}.x`
const recordOf = (sub: string, serial = 1) => ({
  accessToken: jwt({ sub, serial }),
  refreshToken: jwt({ sub }),
  expirationDate: '2099-01-01T00:00:00Z',
  accountType: 'customer' as const,
})
const journey = {
  id: '1',
  status: 'TERMINE',
  htPrice: 0,
  ttcPrice: 450,
  totalPrice: 0,
  tvaPrice: 0,
  indemnity: 0,
  alreadyPaid: 0,
} as const

const paymentOf = (sessionId: string, status: 'PENDING' | 'SUCCEED') => {
  const at = new Date().toISOString()
  return { sessionId, status, journeys: ['1'], startedAt: at, changedAt: at }
}

const inThisTab = (): StoredKey[] => storedKeys.filter((key) => key in sessionStorage)

function fillEverything() {
  save('sessionId', 's')
  save('journeys', { type: 'detailed', journeys: [journey] })
  save('travels-to-pay', [journey])
  save('claimed-journeys', [journey])
  save('inprogress/journey', journey)
  save('clientEmail', 'claire@example.org')
  save('form/plate', { licensePlate: 'AB123CD', country: 'FR' })
  save('paymentNoticeIsValid', true)
  save('isFromAvisOrCnp', true)
  save('receipts', [{ sessionId: 's', paidAt: '2026-01-01T00:00:00Z' }])
  save('payments', [paymentOf('open', 'PENDING'), paymentOf('paid', 'SUCCEED')])
  save('protest/faq', 'claims')
  sessionStorage.setItem('draft/contact', '{"email":"claire@example.org"}')
}
const kept = () => storedKeys.filter((key) => localStorage.getItem(key) !== null).toSorted()

/** The browser's event about a change by another tab. */
function inAnotherTab(record: ReturnType<typeof recordOf> | undefined) {
  if (record) localStorage.setItem('user/token', JSON.stringify(record))
  else localStorage.removeItem('user/token')
  dispatchEvent(new StorageEvent('storage', { key: 'user/token' }))
}
const change = () => store.get(changeAtom)

followVisitor()
beforeEach(() => {
  signOut()
  localStorage.clear()
  sessionStorage.clear()
  syncStored()
})
afterEach(() => void vi.useRealTimers())

describe('the visitor', () => {
  it('leaves no private data after logout', { tags: ['AUTH-11', 'HARDENING-7.2.4'] }, () => {
    fillEverything()
    signIn(recordOf('claire'))
    fillEverything()
    openBasket()
    signOut()
    expect(kept()).toEqual(['protest/faq'])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(change().kind).toBe('left')
  })

  it('keeps a search made before the login', { tags: ['OPEN-11'] }, () => {
    fillEverything()
    signIn(recordOf('claire'))
    expect(read('journeys')?.journeys).toHaveLength(1)
    expect(read('user/token')).toEqual(recordOf('claire'))
  })

  it('keeps the basket when the session is lost, but neither e-mail nor drafts', { tags: ['F-SES-01'] }, () => {
    signIn(recordOf('claire'))
    fillEverything()
    loseSession('ended')
    expect(read('travels-to-pay')).toHaveLength(1)
    expect(read('journeys')?.journeys).toHaveLength(1)
    expect([read('user/token'), read('clientEmail')]).toEqual([undefined, undefined])
    // A payment without known outcome stays, because it could be made twice otherwise. [OPEN-63]
    expect(read('payments')?.map(({ sessionId }) => sessionId)).toEqual(['open'])
    expect(sessionStorage.getItem('draft/contact')).toBeNull()
    signIn(recordOf('claire'))
    expect(read('travels-to-pay')).toHaveLength(1)
    expect(localStorage.getItem('travels-to-pay'), 'for all tabs again').not.toBeNull()
  })

  describe('after the login has expired', { tags: ['OPEN-63'] }, () => {
    function end() {
      signIn(recordOf('claire'))
      fillEverything()
      loseSession('ended')
    }

    it('other tabs have no private data, and this tab has only the search', () => {
      end()
      expect(kept()).toEqual(['payments', 'protest/faq'])
      const here = inThisTab()
      expect(here.filter((key) => !searchKeys.includes(key))).toEqual([])
      expect(here).toEqual(expect.arrayContaining(['journeys', 'travels-to-pay', 'sessionId']))
      expect([read('receipts'), read('claimed-journeys')]).toEqual([undefined, undefined])
    })

    it('a later selection is stored in this tab only', () => {
      end()
      save('travels-to-pay', [journey, { ...journey, id: '2' }])
      expect(read('travels-to-pay')).toHaveLength(2)
      expect(localStorage.getItem('travels-to-pay')).toBeNull()
    })

    it('this tab keeps its basket and payment session', { tags: ['F-SES-01'] }, () => {
      signIn(recordOf('claire'))
      fillEverything()
      chooseToPay([journey])
      openBasket()
      loseSession('ended')
      expect([basketToPay()?.sessionId, paymentSession()]).toEqual(['s', 's'])
      expect(localStorage.getItem('baskets')).toBeNull()
      signIn(recordOf('claire'))
      expect(basketToPay()?.journeys).toHaveLength(1)
    })

    it("the search is removed after the lifetime of the operator's session", () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      end()
      vi.setSystemTime(Date.now() + searchLife - 1)
      expect(read('journeys')).toBeDefined()
      vi.setSystemTime(Date.now() + 1)
      expect([read('journeys'), read('travels-to-pay')]).toEqual([undefined, undefined])
      expect(inThisTab()).toEqual([])
    })

    const prolong = (until: number) => prolongSearch('s', new Date(until).toISOString())
    const expire = () => loseSession('ended')
    it.each([
      ['before the login expired', [prolong, expire]],
      ['after it', [expire, prolong]],
    ])('a search that the driver prolonged %s stays until its new end', (_, steps) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const searchedAt = Date.now()
      const endsAt = searchedAt + searchLife + 25 * 60_000
      signIn(recordOf('claire'))
      saveSearch({ type: 'detailed', sessionId: 's', journeys: [journey] })
      vi.setSystemTime(searchedAt + 25 * 60_000)
      for (const step of steps) step(endsAt)
      vi.setSystemTime(endsAt - 1)
      expect(read('journeys')?.journeys).toHaveLength(1)
      vi.setSystemTime(endsAt)
      expect(read('journeys')).toBeUndefined()
    })

    it('a tab that never used the session keeps nothing', () => {
      signIn(recordOf('claire'))
      fillEverything()
      sessionStorage.clear() // The state of a new tab.
      loseSession('left')
      expect([...kept(), ...Object.keys(sessionStorage)]).toEqual(['payments', 'protest/faq'])
    })

    it.each([
      ['a logout', () => signOut()],
      ['a login of another user', () => signIn(recordOf('marc'))],
      ['a login of another user in another tab', () => inAnotherTab(recordOf('marc'))],
      ['another user after a reload', () => confirmVisitor(recordOf('marc'))],
    ])('%s removes the search', (_, act) => {
      end()
      act()
      expect(inThisTab()).toEqual([])
      expect(read('journeys')).toBeUndefined()
    })

    it('a new search is shared with all tabs', () => {
      end()
      beginSearch(undefined)
      save('sessionId', 'new')
      expect(localStorage.getItem('sessionId')).toBe('"new"')
      expect(inThisTab()).toEqual([])
    })
  })

  it('a visitor finds no data of another user whose session was lost here', { tags: ['HARDENING-7.2.4'] }, () => {
    signIn(recordOf('claire'))
    fillEverything()
    loseSession('left')
    signIn(recordOf('marc'))
    expect(kept()).toEqual(['protest/faq', 'user/token'])
  })

  it('a visit changes at each login and logout, not at a refresh', { tags: ['F-SES-06'] }, () => {
    const numbers = [visitNumber()]
    for (const step of [
      () => signIn(recordOf('claire')),
      () => renew(recordOf('claire', 2)),
      () => loseSession('left'),
      () => signIn(recordOf('marc')),
    ]) {
      step()
      numbers.push(visitNumber())
    }
    expect(numbers.map((number, at) => number - (numbers[at - 1] ?? number))).toEqual([0, 1, 0, 1, 1])
  })
})

describe('another tab', () => {
  it('that refreshes the token changes nothing here', () => {
    signIn(recordOf('claire'))
    const { number } = change()
    inAnotherTab(recordOf('claire', 2))
    expect(change()).toMatchObject({ number, kind: 'none' })
  })

  it('that logs out also logs out this tab and removes its drafts', { tags: ['F-SES-05'] }, () => {
    signIn(recordOf('claire'))
    fillEverything()
    openBasket()
    inAnotherTab(undefined)
    expect(change().kind).toBe('leftElsewhere')
    expect(Object.keys(sessionStorage)).toEqual(['visitor/mark'])
  })

  it('that logs in as another user replaces the user here and restarts the page', { tags: ['F-SES-06'] }, () => {
    signIn(recordOf('claire'))
    const { page } = change()
    inAnotherTab(recordOf('marc'))
    expect(change()).toMatchObject({ page: page + 1, kind: 'switchedElsewhere' })
  })

  it('that logs in does not change the page and drafts of an anonymous visitor', () => {
    sessionStorage.setItem('draft/contact', '{}')
    const { page, number } = change()
    inAnotherTab(recordOf('claire'))
    expect(change()).toEqual({ number: number + 1, page, kind: 'cameElsewhere', who: 'disconnected' })
    expect(Object.keys(sessionStorage)).toEqual(['draft/contact'])
  })

  it('that clears the whole storage counts as a logout', () => {
    signIn(recordOf('claire'))
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(change().kind).toBe('leftElsewhere')
  })
})
