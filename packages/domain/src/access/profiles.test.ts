import { operatorProfiles } from '@voie-libre/contract/calls/about'
import { expect, it } from 'vitest'
import { isPageOffered, offeredActions, type PageName, pages } from './pages.ts'
import { redirect } from './redirects.ts'

const actions = ['freeflow', 'payment-notice', 'prepayment', 'subscription'] as const
const isName = (name: string): name is PageName => name in pages
const closed = (profiles: Parameters<typeof isPageOffered>[1]) =>
  Object.keys(pages).filter((name) => isName(name) && !isPageOffered(name, profiles))

it('closes no page and no action unless the configuration names what the operator has', () => {
  expect(closed(undefined)).toEqual([])
  expect(closed(operatorProfiles)).toEqual([])
  expect(offeredActions(actions, undefined)).toEqual(actions)
})

it('leaves search, payment, receipts and help to an operator that only takes payments', () => {
  expect(offeredActions(actions, ['payment'])).toEqual(['freeflow'])
  const open = Object.keys(pages).filter((name) => !closed(['payment']).includes(name))
  expect(open.toSorted().join(' ')).toBe(
    'article cancelled contactChatbot contactForm duplicated formPayment help helpCategory home journeys payment ' +
      'paymentNotice processing receipts rejected success travels verify waiting',
  )
})

it.each([
  ['/account/login', ['payment', 'renters'], '/'],
  ['/account/activate', ['payment'], '/'],
  ['/account/login', ['payment', 'accounts'], undefined],
  ['/renters/travels', ['payment', 'accounts'], '/'],
  ['/renters/login', ['renters'], undefined],
  ['/unsubscribe', ['payment'], '/'],
  ['/unsubscribe', ['alerts'], undefined],
  ['/claim/select', ['payment'], '/'],
  ['/inprogress', ['payment'], '/'],
  ['/form/payment', [], undefined],
] as const)('a visitor of %s goes, with %j, to %s', (path, profiles, expected) => {
  const visit = { path, accountType: 'disconnected', freeflow: true, paymentNoticeIsValid: false } as const
  expect(redirect({ ...visit, profiles })).toBe(expected)
})
