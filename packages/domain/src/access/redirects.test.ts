import type { HomeAction } from '@voie-libre/contract/schemas/content'
import { describe, expect, it } from 'vitest'
import { pages } from './pages.ts'
import {
  actionGuard,
  entry,
  forgetsToken,
  pageAfterLogin,
  redirect,
  type StoredFacts,
  storedGuard,
  type Visit,
} from './redirects.ts'

const actions: readonly HomeAction[] = ['freeflow', 'payment-notice', 'prepayment', 'subscription']
const visit = (path: string, fields: Partial<Visit> = {}): Visit => ({
  path,
  accountType: 'disconnected',
  freeflow: true,
  paymentNoticeIsValid: false,
  ...fields,
})
const facts = (fields: Partial<StoredFacts> = {}): StoredFacts => ({
  accountType: 'disconnected',
  paymentNoticeIsValid: false,
  hasJourneys: false,
  hasTravelsToPay: false,
  hasInProgress: false,
  hasSession: false,
  hasClaimed: false,
  ownsPlate: false,
  hasPlate: false,
  ...fields,
})
const everything = facts({
  hasJourneys: true,
  hasTravelsToPay: true,
  hasInProgress: true,
  hasSession: true,
  hasClaimed: true,
  hasPlate: true,
})

const allPaths = [
  ...Object.values(pages).map((path) => path.replace(/:\w+/, 'some-id')),
  '/account',
  '/renters',
  '/contact',
  '/form',
  '/claim/other',
  '/a/b',
]
const free = allPaths.filter((path) => !/^\/(account|renters|contact|form)$|other|b$/.test(path))

describe('a disconnected visitor', () => {
  it.each([
    ['/travels', '/journeys', '[GUARD-01]'],
    ['/account/profile', '/account/login', '[GUARD-02]'],
    ['/renters/profile', '/renters/login', '[GUARD-03] [OPEN-07]'],
    ['/renters/travels', '/renters/login', '[GUARD-03] [OPEN-07]'],
    ['/renters/paymentNotice', '/', '[GUARD-12] [OPEN-07]'],
    ['/renters/vehicles', '/', '[GUARD-12] [OPEN-07]'],
    ['/account', '/account/login', '[OPEN-06]'],
    ['/renters', '/renters/login', '[OPEN-06]'],
    ['/contact', '/contact/chatbot', '[OPEN-06]'],
    ['/form', '/form/payment', '[OPEN-06]'],
    ['/claim/other', '/', '[ROUTE-35]'],
    ['/a/b', '/', '[ROUTE-35]'],
  ])('on %s goes to %s %s', (path, expected) => {
    expect(redirect(visit(path))).toBe(expected)
  })

  it.each(['/journeys', '/travels'])(
    'with a valid payment notice goes from %s to /paymentNotice',
    { tags: ['GUARD-04', 'GUARD-21'] },
    (path) => {
      expect(redirect(visit(path, { paymentNoticeIsValid: true }))).toBe('/paymentNotice')
      expect(redirect(visit(path, { paymentNoticeIsValid: true, freeflow: false }))).toBe('/paymentNotice')
    },
  )

  it('stays everywhere else', { tags: ['ROLE-04'] }, () => {
    const moved = [
      '/travels',
      '/account/profile',
      '/renters/profile',
      '/renters/travels',
      '/renters/paymentNotice',
      '/renters/vehicles',
    ]
    expect(free.filter((path) => redirect(visit(path)) !== undefined).toSorted()).toEqual(moved.toSorted())
  })
})

describe('a customer', () => {
  const customer = { accountType: 'customer' } as const
  it.each([
    ['/renters/login', undefined, '[GUARD-05]'],
    ['/renters/profile', '/', '[GUARD-06]'],
    ['/renters/travels', '/', '[GUARD-06]'],
    ['/renters/paymentNotice', '/', '[GUARD-06]'],
    ['/renters/vehicles', '/', '[GUARD-06]'],
    ['/renters/activate', '/', '[GUARD-06]'],
    ['/renters/changePassword', '/', '[GUARD-06]'],
    ['/renters', '/', '[GUARD-06]'],
    ['/journeys', '/travels', '[GUARD-07]'],
    ['/paymentNotice', '/travels', '[GUARD-07]'],
    ['/account/register', '/account/profile', '[GUARD-08]'],
    ['/account/login', '/account/profile', '[GUARD-08]'],
    ['/account/activate', '/account/profile', '[GUARD-08]'],
    ['/account/changePassword', '/account/profile', '[GUARD-08]'],
    ['/account', '/account/profile', '[OPEN-06]'],
    ['/account/profile', undefined, '[ROLE-11]'],
    ['/a/b', '/', '[ROUTE-35]'],
  ])('on %s goes to %s %s', (path, expected, _id) => {
    expect(redirect(visit(path, customer))).toBe(expected)
    expect(redirect(visit(path, { ...customer, paymentNoticeIsValid: true }))).toBe(expected)
  })

  it('stays everywhere else', { tags: ['ROLE-06', 'ROLE-07'] }, () => {
    const others = free.filter((path) => !/^\/(renters|account)|^\/(journeys|paymentNotice)$/.test(path))
    expect(others.filter((path) => redirect(visit(path, customer)) !== undefined)).toEqual([])
  })
})

describe('a renter', () => {
  const renter = { accountType: 'renter' } as const
  const stays = [
    '/claim',
    '/help',
    '/help/some-id',
    '/some-id',
    '/renters/profile',
    '/renters/travels',
    '/renters/paymentNotice',
    '/renters/vehicles',
  ]

  it.each(stays)('stays on %s', { tags: ['GUARD-09', 'ROLE-09', 'ROLE-10', 'ROLE-12', 'OPEN-08'] }, (path) => {
    expect(redirect(visit(path, renter))).toBeUndefined()
  })

  it.each(['/renters/activate', '/renters/changePassword', '/renters/login'])(
    'on %s goes to /renters/profile',
    { tags: ['GUARD-11'] },
    (path) => {
      expect(redirect(visit(path, renter))).toBe('/renters/profile')
    },
  )

  it('goes to /renters/profile from any other page', { tags: ['GUARD-10', 'ROLE-08', 'OPEN-02', 'OPEN-09'] }, () => {
    const others = allPaths.filter((path) => !stays.includes(path))
    expect(others).toContain('/')
    expect(others.filter((path) => redirect(visit(path, renter)) !== '/renters/profile')).toEqual([])
  })
})

describe('without free-flow', () => {
  const off = { freeflow: false }
  const types = ['disconnected', 'customer', 'renter'] as const

  it.each(types)(
    'the account and renter areas send a %s home',
    { tags: ['ROUTE-28', 'GUARD-13', 'OPEN-03'] },
    (accountType) => {
      for (const path of allPaths.filter((one) => /^\/(account|renters)/.test(one))) {
        expect([path, redirect(visit(path, { ...off, accountType }))]).toEqual([path, '/'])
      }
    },
  )

  it.each(types)('/journeys redirects a %s to /travels', { tags: ['ROUTE-04', 'ROUTE-06'] }, (accountType) => {
    expect(redirect(visit('/journeys', { ...off, accountType }))).toBe('/travels')
  })

  it.each(types)('/travels is the list for a %s', { tags: ['OPEN-04'] }, (accountType) => {
    expect(redirect(visit('/travels', { ...off, accountType }))).toBeUndefined()
  })

  it('a stored renter token redirects nobody to the closed renter pages', { tags: ['OPEN-03'] }, () => {
    for (const path of ['/', '/form/payment', '/alert', '/payment']) {
      expect([path, redirect(visit(path, { ...off, accountType: 'renter' }))]).toEqual([path, undefined])
    }
  })

  it('a customer still goes from /paymentNotice to /travels', { tags: ['GUARD-07'] }, () => {
    expect(redirect(visit('/paymentNotice', { ...off, accountType: 'customer' }))).toBe('/travels')
  })
})

it('redirects in one step, and never to the same page', { tags: ['OPEN-01', 'F-NAV-01', 'F-NAV-07'] }, () => {
  const visits = allPaths.flatMap((path) =>
    (['disconnected', 'customer', 'renter'] as const).flatMap((accountType) =>
      [true, false].flatMap((freeflow) =>
        [true, false].map((paymentNoticeIsValid) => visit(path, { accountType, freeflow, paymentNoticeIsValid })),
      ),
    ),
  )
  const goesOn = visits.filter((at) => {
    const target = redirect(at)
    return target !== undefined && (target === at.path || redirect({ ...at, path: target }) !== undefined)
  })
  expect(goesOn).toEqual([])
  const secondRedirects = visits.filter((at) =>
    [facts(), everything].some((base) =>
      [actions, []].some((enabled) => {
        const stored = { ...base, accountType: at.accountType, paymentNoticeIsValid: at.paymentNoticeIsValid }
        const target = entry({ ...at, actions: enabled }, stored)
        if (target === undefined) return false
        return target === at.path || entry({ ...at, path: target, actions: enabled }, stored) !== undefined
      }),
    ),
  )
  expect(secondRedirects).toEqual([])
})

describe('features that the operator has not enabled', { tags: ['OPEN-03'] }, () => {
  const gated = [
    ['/form/claim', 'payment-notice', '[OPEN-03]'],
    ['/claim/select', 'payment-notice', '[OPEN-03]'],
    ['/claim', 'payment-notice', '[OPEN-03]'],
    ['/form/prepayment', 'prepayment', '[PREPAY-32]'],
    ['/prepayment', 'prepayment', '[PREPAY-32]'],
    ['/alert', 'subscription', '[OPEN-03]'],
    ['/alert/confirm', 'subscription', '[OPEN-03]'],
  ] as const

  it.each(gated)('%s needs %s %s', (path, action, _id) => {
    expect(actionGuard(path, [action])).toBeUndefined()
    expect(
      actionGuard(
        path,
        actions.filter((one) => one !== action),
      ),
    ).toBe('/')
  })

  it('are the only pages that it closes', () => {
    const closed = free.filter((path) => actionGuard(path, []) !== undefined)
    expect(closed.toSorted()).toEqual(gated.map(([path]) => path).toSorted())
  })
})

describe('pages that need stored data', () => {
  it.each([
    ['/journeys', 'hasJourneys', '/', '[OPEN-05]'],
    ['/payment', 'hasTravelsToPay', '/', '[GUARD-15]'],
    ['/inprogress', 'hasInProgress', '/', '[GUARD-17]'],
    ['/payment/rejected', 'hasSession', '/', '[GUARD-19]'],
    ['/payment/waiting', 'hasSession', '/', '[GUARD-19]'],
    ['/payment/cancelled', 'hasSession', '/', '[GUARD-19]'],
    ['/payment/success', 'hasSession', '/', '[ROUTE-19]'],
    ['/payment/duplicated', 'hasSession', '/', '[ROUTE-19]'],
    ['/claim/select', 'hasJourneys', '/form/claim', '[OPEN-45]'],
    ['/claim', 'hasClaimed', '/form/claim', '[OPEN-47]'],
    ['/paymentNotice', 'paymentNoticeIsValid', '/', '[GUARD-18]'],
  ] as const)('%s needs %s, else %s %s', { tags: ['GUARD-21'] }, (path, needed, otherwise, _id) => {
    expect(storedGuard(path, facts())).toBe(otherwise)
    expect(storedGuard(path, facts({ [needed]: true }))).toBeUndefined()
    expect(storedGuard(path, { ...everything, paymentNoticeIsValid: true, [needed]: false })).toBe(otherwise)
  })

  it.each([
    ['a plate and journeys', { hasPlate: true, hasJourneys: true }, undefined],
    ['a plate without journeys', { hasPlate: true }, '/form/prepayment'],
    ['journeys without a plate', { hasJourneys: true }, '/form/prepayment'],
    ['nothing', {}, '/form/prepayment'],
  ] as const)('/prepayment with %s: %o, then %s', { tags: ['OPEN-61'] }, (_, fields, expected) => {
    expect(storedGuard('/prepayment', facts(fields))).toBe(expected)
  })

  it('a renter stays on /claim without claimed journeys', { tags: ['GUARD-09', 'OPEN-47'] }, () => {
    expect(storedGuard('/claim', facts({ accountType: 'renter' }))).toBeUndefined()
  })

  it.each([
    ['a customer with a plate of the account', { accountType: 'customer', ownsPlate: true }, undefined],
    ['a customer with a validated notice', { accountType: 'customer', paymentNoticeIsValid: true }, undefined],
    ['a customer with the journeys of another plate', { accountType: 'customer', hasJourneys: true }, '/'],
    ['a visitor with a stored set, free-flow being off [OPEN-04]', { hasJourneys: true }, undefined],
    ['a visitor with a validated notice', { paymentNoticeIsValid: true }, undefined],
    ['a visitor with nothing', { ownsPlate: true }, '/'],
  ] as const)('/travels for %s: %o', { tags: ['GUARD-18'] }, (_, fields, expected) => {
    expect(storedGuard('/travels', facts(fields))).toBe(expected)
  })

  it('leaves every other page open', () => {
    const guarded =
      /^\/(journeys|travels|paymentNotice|prepayment|inprogress|claim|claim\/select|payment(\/(?!processing).*)?)$/
    for (const path of free.filter((one) => !guarded.test(one))) {
      expect([path, storedGuard(path, facts())]).toEqual([path, undefined])
    }
  })
})

describe('all rules in their order', { tags: ['OPEN-01'] }, () => {
  const at = (path: string, fields: Partial<Visit> = {}, enabled = actions) => ({
    ...visit(path, fields),
    actions: enabled,
  })

  it.each([
    ['role before stored data: a visitor on /travels without journeys', at('/travels'), facts(), '/'],
    ['a visitor on /travels with journeys', at('/travels'), facts({ hasJourneys: true }), '/journeys'],
    ['a visitor on /journeys with journeys stays', at('/journeys'), facts({ hasJourneys: true }), undefined],
    [
      'a customer on /journeys of a foreign plate',
      at('/journeys', { accountType: 'customer' }),
      facts({ accountType: 'customer' }),
      '/',
    ],
    ['feature before stored data: /claim without the feature', at('/claim', {}, []), facts(), '/'],
    ['/claim without claimed journeys', at('/claim'), facts(), '/form/claim'],
    [
      'a renter on /claim without the feature',
      at('/claim', { accountType: 'renter' }, ['freeflow']),
      facts({ accountType: 'renter' }),
      '/renters/profile',
    ],
    [
      'free-flow before role: a renter on /journeys with journeys, free-flow being off [OPEN-62]',
      at('/journeys', { accountType: 'renter', freeflow: false }, ['payment-notice', 'prepayment', 'subscription']),
      facts({ accountType: 'renter', hasJourneys: true }),
      '/travels',
    ],
    [
      'a renter on /travels with journeys stays, free-flow being off [OPEN-62]',
      at('/travels', { accountType: 'renter', freeflow: false }, ['payment-notice', 'prepayment', 'subscription']),
      facts({ accountType: 'renter', hasJourneys: true }),
      undefined,
    ],
    [
      'a renter on /journeys without journeys, free-flow being off [OPEN-62]',
      at('/journeys', { accountType: 'renter', freeflow: false }, ['payment-notice', 'prepayment', 'subscription']),
      facts({ accountType: 'renter' }),
      '/',
    ],
    [
      'feature before stored data: /prepayment without the feature [OPEN-61]',
      at('/prepayment', {}, ['freeflow']),
      facts(),
      '/',
    ],
    ['/payment with something to pay stays', at('/payment'), facts({ hasTravelsToPay: true }), undefined],
    ['home stays', at('/'), facts(), undefined],
  ] as const)('%s', (_, where, stored, expected) => {
    expect(entry(where, stored)).toBe(expected)
  })
})

describe('activation links', () => {
  it.each([
    ['/account/activate', true],
    ['/renters/activate', true],
    ['/Account/Activate/', true],
    ['/account/login', false],
    ['/', false],
    ['/activate', false],
  ])('%s removes the stored token: %s', { tags: ['GUARD-14', 'OPEN-10'] }, (path, expected) => {
    expect(forgetsToken(path)).toBe(expected)
  })
})

describe('after login', { tags: ['OPEN-11'] }, () => {
  it.each([
    ['customer', false, false, '/account/profile'],
    ['customer', true, false, '/travels'],
    ['customer', false, true, '/travels'],
    ['renter', true, true, '/renters/profile'],
    ['renter', false, false, '/renters/profile'],
  ] as const)(
    'a %s (own journeys %s, notice %s) goes to %s',
    (accountType, ownsStoredJourneys, paymentNoticeIsValid, expected) => {
      expect(pageAfterLogin({ accountType, ownsStoredJourneys, paymentNoticeIsValid })).toBe(expected)
    },
  )
})
