import { billing, privateCardPayment } from '@voie-libre/contract/schemas/payment'
import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { a79 } from '../prepayment/stretch.ts'
import { cardFormSchema, toPrivateCardPayment } from './cardForm.ts'
import {
  fallbackMethods,
  isKnownCard,
  offeredMethods,
  type PrivateCard,
  privateCardOf,
  privateCards,
} from './methods.ts'
import { journeyOrders, prepaymentOrders, usesNamedJourneys } from './orders.ts'
import { payable, startPayment } from './start.ts'
import { knownStatus, pageForStatus } from './status.ts'

const finished = aJourney({ id: 'finished' })
const omp = aJourney({ id: 'omp', paymentLimit: 'OMP' })
const inProgress = aJourney({ id: 'inProgress', status: 'EN_COURS', inProgressId: 'P7' })
const completed = aJourney({
  ...inProgress,
  id: 'completed',
  completed: true,
  in: { id: 'RN79', label: 'a' },
  out: { id: '26', label: 'b' },
  carCategory: '2',
})
const prepaid = aJourney({
  id: 'prepaid-1-1',
  status: 'PREPAYMENT',
  in: { id: '34', label: 'a' },
  out: { id: '30', label: 'b' },
  carCategory: 5,
})

describe('starting a payment without account', () => {
  const ids = (...journeys: { id: string }[]) => new Set(journeys.map(({ id }) => id))
  it.each([
    [
      'a journey in progress blocks, even if not selected [JOURNEY-12]',
      [finished, inProgress],
      ids(finished),
      { kind: 'blocked', reason: 'inProgress' },
    ],
    [
      'in progress has priority over OMP [JOURNEY-12]',
      [omp, inProgress],
      ids(),
      { kind: 'blocked', reason: 'inProgress' },
    ],
    [
      'a completed one is still EN_COURS [JOURNEY-12]',
      [completed],
      ids(completed),
      { kind: 'blocked', reason: 'inProgress' },
    ],
    [
      'OMP blocks, although it is not displayed [JOURNEY-13] [PAY-19] [OPEN-31]',
      [finished, omp],
      ids(finished),
      { kind: 'blocked', reason: 'recovery' },
    ],
    ['no selection [OPEN-31]', [finished], ids(), { kind: 'nothing' }],
    ['no journeys', [], ids(finished), { kind: 'nothing' }],
    [
      'the selected ones are paid [JOURNEY-15]',
      [finished, prepaid, aJourney({ id: 'other' })],
      ids(finished, prepaid),
      { kind: 'pay', journeys: [finished, prepaid] },
    ],
  ])('%s', (_, stored, selected, expected) => {
    expect(startPayment(stored, selected)).toEqual(expected)
  })

  it('never pays journeys that cannot be selected', { tags: ['PAY-19'] }, () => {
    const all = [finished, omp, inProgress, completed, prepaid]
    expect(payable(all, ids(...all))).toEqual([finished, completed, prepaid])
  })
})

describe('payment status', () => {
  it.each([
    ['SUCCEED', '/payment/success', '[RESULT-08]'],
    ['DUPLICATED', '/payment/duplicated', '[RESULT-09]'],
    ['CANCELLED', '/payment/cancelled', '[RESULT-10]'],
    ['PENDING', '/payment/waiting', '[RESULT-11]'],
    ['REJECTED', '/payment/rejected', '[RESULT-12]'],
  ])('%s leads to %s %s', { tags: ['DATA-16'] }, (status, page) => {
    expect(knownStatus(status)).toBe(status)
    expect(pageForStatus(status)).toBe(page)
  })

  it.each([
    ['succeed', '/payment/success'],
    ['rejected', '/payment/rejected'],
    ['cancelled', '/payment/cancelled'],
    ['pending', '/payment/waiting'],
    [' Succeed ', '/payment/success'],
  ])('is compared without case: %s leads to %s', { tags: ['DATA-17', 'OPEN-40'] }, (status, page) => {
    expect(pageForStatus(status)).toBe(page)
  })

  it.each(['', 'SUCCESS', 'PAID', 'SUCCEEDED', 'undefined', '__proto__', undefined])(
    '%j, or none, is rejected',
    { tags: ['RESULT-12', 'F-NET-10'] },
    (status) => {
      expect(knownStatus(status)).toBeUndefined()
      expect(pageForStatus(status)).toBe('/payment/rejected')
    },
  )
})

/** A card of the specification. */
function cardOf(type: string): PrivateCard {
  const card = privateCardOf(type, privateCards)
  if (!card) throw new Error(`${type} is no private card`)
  return card
}

describe('payment methods', () => {
  const method = (type: string, isEnabled = true) => ({ type, isEnabled, icon: 'card' })

  it.each([
    ['TOTAL', 18, true, '[CONST-02]'],
    ['DKV', 17, false, '[CONST-03]'],
    ['SHELL', 19, true, '[CONST-04]'],
    ['ESSO', 19, false, '[CONST-05]'],
  ] as const)('%s has %d digits, with cvv: %s %s', (type, digits, cvv, _id) => {
    expect(cardOf(type)).toMatchObject({ digits, cvv })
    expect(isKnownCard(type)).toBe(true)
    expect(privateCards).toHaveLength(4)
  })

  it.each(['CREDIT_CARD', 'CB', 'total', '', 'toString'])('%s is not a private card', { tags: ['OPEN-40'] }, (type) => {
    expect(privateCardOf(type, privateCards)).toBeUndefined()
    expect(isKnownCard(type)).toBe(false)
  })

  it.each([
    ['TOTAL', 'a prepaid trip', '[PAY-16]', 'prepayment_not_allowed', [finished, prepaid]],
    ['DKV', 'a prepaid trip', '[PAY-16]', 'prepayment_not_allowed', [prepaid]],
    ['TOTAL', 'a journey in progress', '[PAY-17]', 'in_progress_journey_not_allowed', [completed]],
    ['DKV', 'a journey in progress', '[PAY-17]', 'in_progress_journey_not_allowed', [finished, completed]],
    ['DKV', 'both', '[PAY-16]', 'prepayment_not_allowed', [completed, prepaid]],
  ] as const)('%s does not pay %s %s', (type, _what, _id, reason, journeys) => {
    expect(offeredMethods([method(type)], journeys, privateCards)).toEqual([
      { ...method(type), isEnabled: false, reason },
    ])
  })

  it.each(['SHELL', 'ESSO', 'CREDIT_CARD'])('%s pays everything', (type) => {
    expect(offeredMethods([method(type)], [finished, prepaid, completed], privateCards)).toEqual([method(type)])
  })

  it(
    'TOTAL and DKV pay finished journeys; vehicle categories are left to the server',
    { tags: ['PAY-18', 'OPEN-40'] },
    () => {
      const cards = [method('TOTAL'), method('DKV')]
      expect(offeredMethods(cards, [finished, { ...finished, carCategory: 5 }], privateCards)).toEqual(cards)
    },
  )

  it("keep the server's refusal with its message", { tags: ['OPEN-40'] }, () => {
    const refused = { ...method('TOTAL', false), errorMessage: 'no' }
    expect(offeredMethods([refused], [prepaid], privateCards)).toEqual([refused])
  })

  it('of an operator with other cards have their own digits and limits', () => {
    const cards = [{ type: 'UTA', digits: 16, cvv: true, finishedOnly: true }]
    const [uta, total] = [method('UTA'), method('TOTAL')]
    expect(offeredMethods([uta, total], [prepaid], cards)).toEqual([
      { ...uta, isEnabled: false, reason: 'prepayment_not_allowed' },
      total,
    ])
    expect(fallbackMethods(cards).map(({ type }) => type)).toEqual(['CREDIT_CARD', 'UTA'])
    expect(privateCardOf('TOTAL', cards)).toBeUndefined()
  })

  it('are five disabled ones when none could be loaded', { tags: ['PAY-09', 'OPEN-40'] }, () => {
    expect(fallbackMethods(privateCards)).toEqual(
      ['CREDIT_CARD', 'TOTAL', 'DKV', 'SHELL', 'ESSO'].map((type) => ({ type, isEnabled: false })),
    )
  })
})

describe('orders', { tags: ['OPEN-41'] }, () => {
  it('identify finished, completed and prepaid journeys', { tags: ['API-62'] }, () => {
    expect(journeyOrders([finished, completed, prepaid], a79)).toEqual([
      { idDossier: 'finished' },
      { inProgressId: 'P7', prepaymentJourney: { in: 23, out: 25, vehicleCategory: 2 } },
      { prepaymentJourney: { in: 34, out: 30, vehicleCategory: 5 } },
    ])
  })

  it('identify an in-progress journey without number by its id', () => {
    expect(journeyOrders([{ ...completed, inProgressId: undefined }], a79)).toMatchObject([
      { inProgressId: 'completed' },
    ])
  })

  it.each([
    ['no entrance', { in: undefined }],
    ['no exit', { out: undefined }],
    ['an unknown entrance', { in: { id: '99', label: '' } }],
    ['an unknown exit', { out: { id: '99', label: '' } }],
    ['an unknown class', { carCategory: undefined }],
  ])('omit an incomplete trip: %s', (_, fields) => {
    expect(journeyOrders([{ ...completed, ...fields }], a79)).toEqual([{ inProgressId: 'P7' }])
    expect(prepaymentOrders([{ ...prepaid, ...fields }], a79)).toEqual([])
  })

  it('identify a prepaid trip from the operator by its case, without a new order', () => {
    const owed = { ...prepaid, id: '99' }
    expect(journeyOrders([owed], a79)).toEqual([{ idDossier: '99' }])
    expect(prepaymentOrders([owed], a79)).toEqual([])
  })

  it('contain only the prepaid trips when the whole session is paid', { tags: ['API-64'] }, () => {
    expect(prepaymentOrders([finished, completed, prepaid], a79)).toEqual([
      { in: { id: 34 }, out: { id: 30 }, vehicleCategory: 5 },
    ])
    expect(prepaymentOrders([finished], a79)).toEqual([])
  })

  it.each([
    ['customer', false, true],
    ['customer', true, true],
    ['disconnected', true, true],
    ['disconnected', false, false],
    ['renter', false, false],
  ] as const)(
    'a %s from a notice (%s) orders single journeys: %s',
    { tags: ['API-63'] },
    (accountType, isFromNotice, expected) => {
      expect(usesNamedJourneys({ accountType, isFromNotice })).toBe(expected)
    },
  )
})

const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const first = new Map<string, string>()
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path.join('.')
    first.set(field, first.get(field) ?? message)
  }
  return Object.fromEntries(first)
}

describe('billing form', () => {
  const form = {
    firstName: 'Anne',
    lastName: 'Martin',
    billingAddress: '1 rue de la Paix',
    billingZipcode: '75002',
    billingCity: 'Paris',
    billingCountry: 'fr',
    email: 'anne@example.org',
  }

  it('accepts a complete form, trimmed, with the country in upper case', { tags: ['DATA-20'] }, () => {
    expect(billing.parse({ ...form, firstName: ' Anne ' })).toEqual({ ...form, billingCountry: 'FR' })
  })

  it.each(['firstName', 'lastName', 'billingAddress', 'billingZipcode', 'billingCity'])(
    'requires %s',
    { tags: ['VALID-32', 'VALID-33', 'VALID-34'] },
    (field) => {
      expect(codes(billing.safeParse({ ...form, [field]: '  ' }))).toEqual({ [field]: 'required' })
    },
  )

  it.each([
    ['lastName', 22],
    ['firstName', 22],
    ['billingAddress', 50],
    ['billingZipcode', 16],
    ['billingCity', 50],
  ])('accepts %s up to %d characters and never truncates it', { tags: ['VALID-36', 'OPEN-42'] }, (field, length) => {
    expect(codes(billing.safeParse({ ...form, [field]: 'x'.repeat(length) }))).toEqual({})
    expect(codes(billing.safeParse({ ...form, [field]: 'x'.repeat(length + 1) }))).toEqual({ [field]: 'too_long' })
  })

  it.each([
    ['', 'email_mandatory'],
    ['anne', 'email_invalid'],
  ])('the e-mail %j: %s', { tags: ['VALID-35'] }, (email, message) => {
    expect(codes(billing.safeParse({ ...form, email }))).toEqual({ email: message })
  })
})

describe('private card form', () => {
  const form = { cardNumber: '1'.repeat(18), cardValidity: '07/29', cvv: '123', email: 'anne@example.org' }

  it('accepts a complete form', { tags: ['DATA-21'] }, () => {
    expect(cardFormSchema(cardOf('TOTAL')).parse(form)).toEqual({ ...form, cardType: 'TOTAL' })
  })

  it.each([
    ['TOTAL', 18],
    ['DKV', 17],
    ['SHELL', 19],
    ['ESSO', 19],
  ] as const)('%s requires exactly %d digits', { tags: ['VALID-38'] }, (type, digits) => {
    const check = (cardNumber: string) => codes(cardFormSchema(cardOf(type)).safeParse({ ...form, cardNumber }))
    expect(check('4'.repeat(digits))).toEqual({})
    expect(check('4'.repeat(digits - 1))).toEqual({ cardNumber: 'private_card_bin_error' })
    expect(check('4'.repeat(digits + 1))).toEqual({ cardNumber: 'private_card_bin_error' })
    expect(check(`${'4'.repeat(digits - 1)}x`)).toEqual({ cardNumber: 'private_card_bin_error' })
    expect(check('')).toEqual({ cardNumber: 'required' })
    expect(check(' ')).toEqual({ cardNumber: 'required' })
  })

  it('ignores the spaces of a grouped number', { tags: ['VALID-37', 'F-PAY-14'] }, () => {
    expect(cardFormSchema(cardOf('DKV')).parse({ ...form, cardNumber: '1234 5678 9012 3456 7' }).cardNumber).toBe(
      '12345678901234567',
    )
  })

  it.each([
    ['01/00', undefined],
    ['12/99', undefined],
    ['07 / 29', undefined],
    ['01/20', undefined],
    ['', 'required'],
    ['00/25', 'invalid_card_expiry'],
    ['13/25', 'invalid_card_expiry'],
    ['1/25', 'invalid_card_expiry'],
    ['07/2029', 'invalid_card_expiry'],
    ['07-29', 'invalid_card_expiry'],
    ['x07/29', 'invalid_card_expiry'],
  ])('the expiry %j: %s, even if it is past', { tags: ['VALID-39', 'OPEN-42'] }, (cardValidity, message) => {
    const { error } = cardFormSchema(cardOf('TOTAL')).safeParse({ ...form, cardValidity })
    const expected = message === undefined ? [] : [message]
    expect((error?.issues ?? []).map((issue) => issue.message)).toEqual(expected)
  })

  it.each([
    ['123', {}],
    [' 123 ', {}],
    ['12', { cvv: 'invalid_cvv' }],
    ['1234', { cvv: 'invalid_cvv' }],
    ['12a', { cvv: 'invalid_cvv' }],
    ['', { cvv: 'invalid_cvv' }],
    [undefined, { cvv: 'invalid_cvv' }],
  ])('TOTAL and SHELL require three digits as cvv, not %j', { tags: ['VALID-41'] }, (cvv, expected) => {
    expect(codes(cardFormSchema(cardOf('TOTAL')).safeParse({ ...form, cvv }))).toEqual(expected)
    expect(codes(cardFormSchema(cardOf('SHELL')).safeParse({ ...form, cardNumber: '1'.repeat(19), cvv }))).toEqual(
      expected,
    )
  })

  it.each([undefined, '', '12'])('DKV and ESSO ignore the cvv %j', { tags: ['VALID-42'] }, (cvv) => {
    const card = cardFormSchema(cardOf('ESSO')).parse({ ...form, cardNumber: '1'.repeat(19), cvv })
    expect(card.cvv).toBe(cvv ?? '')
    expect(toPrivateCardPayment(card, cardOf('ESSO'))).not.toHaveProperty('cvv')
  })

  it('requires the e-mail', { tags: ['VALID-43'] }, () => {
    expect(codes(cardFormSchema(cardOf('TOTAL')).safeParse({ ...form, email: '' }))).toEqual({
      email: 'email_mandatory',
    })
  })

  it('refuses a form for another card', () => {
    expect(codes(cardFormSchema(cardOf('TOTAL')).safeParse({ ...form, cardType: 'DKV' }))).toHaveProperty('cardType')
  })

  it('is sent with the expiry as YYMM', { tags: ['VALID-40', 'API-68'] }, () => {
    const payment = toPrivateCardPayment(cardFormSchema(cardOf('TOTAL')).parse(form), cardOf('TOTAL'))
    expect(payment).toEqual({
      cardType: 'TOTAL',
      cardNumber: '1'.repeat(18),
      cardValidity: '2907',
      cvv: '123',
      email: 'anne@example.org',
    })
    expect(privateCardPayment.parse(payment)).toEqual(payment)
  })
})
