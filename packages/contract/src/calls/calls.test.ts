import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aboutCall } from './about.ts'
import { allEndpoints } from './all.ts'
import type { Endpoint } from './endpoint.ts'

const v1 = '/services/v1'
const users = `${v1}/public/users`
const me = `${v1}/users/me`
const renters = `${v1}/public/renters`
const own = `${v1}/renters`
const white = `${v1}/whitelabels`
const search = 'captchaToken country plate startTime endTime onlyCNPorLatePayment caseNumber sessionId companyCode'
const profileFields = 'firstName lastName billingAddress billingZipcode billingCity billingCountry'
const bill = 'firstName lastName billingAddress billingZipcode billingCity billingCountry email'

/** The lines of §7, copied from the specification: method, path, query names, body names. */
const calls: [id: string, method: string, path: string, query: string, body: string, caller?: string][] = [
  ['[API-05]', 'GET', `${users}/plates/owners`, 'numberPlate countryCode', ''],
  ['[API-06] [OPEN-51]', 'POST', users, 'captchaToken', 'email password cgu'],
  ['[API-07]', 'POST', `${users}/{id}/activate`, '', 'code'],
  ['[API-08]', 'POST', `${users}/{id}/activationCodes`, '', ''],
  ['[API-09]', 'POST', `${users}/token`, 'captchaToken', 'email password'],
  ['[API-10]', 'POST', `${users}/token/refresh`, '', 'refreshToken'],
  ['[API-11]', 'GET', me, '', '', 'customer'],
  ['[API-12]', 'PATCH', me, '', `${profileFields} currentPassword newPassword`, 'customer'],
  ['[API-13]', 'DELETE', me, '', '', 'customer'],
  ['[API-14] [API-80] [OPEN-12]', 'DELETE', `${me}/token`, '', '', 'customer'],
  ['[API-15]', 'GET', `${me}/plates`, '', '', 'customer'],
  ['[API-16]', 'GET', `${me}/vehicles`, '', '', 'customer'],
  ['[API-17]', 'POST', `${me}/plates`, '', 'countryCode numberPlate validityStartDate validityEndDate', 'customer'],
  ['[API-18]', 'PATCH', `${me}/plates/{id}`, '', 'emailNotifications', 'customer'],
  ['[API-19]', 'DELETE', `${me}/plates/{id}`, '', '', 'customer'],
  ['[API-20]', 'POST', `${users}/{id}/passwords/codes`, 'captchaToken', ''],
  ['[API-21]', 'PUT', `${users}/{id}/passwords`, '', 'code password'],
  ['[API-22]', 'POST', `${renters}/token`, 'captchaToken', 'email password'],
  ['[API-23]', 'POST', `${renters}/token/refresh`, '', 'refreshToken'],
  ['[API-24]', 'PUT', `${renters}/{id}/passwords`, '', 'code password'],
  ['[API-25]', 'POST', `${renters}/{id}/passwords/codes`, 'captchaToken', ''],
  ['[API-26]', 'POST', `${renters}/{id}/activate`, '', 'code password'],
  ['[API-27]', 'POST', `${renters}/{id}/activationCodes`, '', ''],
  ['[API-28]', 'GET', `${own}/me`, '', '', 'renter'],
  ['[API-29] [OPEN-54]', 'PATCH', `${own}/me`, '', 'phoneNumber currentPassword newPassword', 'renter'],
  ['[API-30]', 'DELETE', `${own}/me`, '', '', 'renter'],
  ['[API-31] [OPEN-12]', 'DELETE', `${own}/me/token`, '', '', 'renter'],
  // `summary` of the two lists is an extension.
  ['[API-32]', 'GET', `${own}/journeys`, 'page pageSize filters sortBy order types summary', '', 'renter'],
  ['[API-33]', 'GET', `${own}/journeys/export`, 'page pageSize filters sortBy order types', '', 'renter'],
  ['[API-34]', 'POST', `${own}/me/plates/import`, '', 'importFile reopen', 'renter'],
  ['[API-35]', 'GET', `${own}/me/plates/export`, 'filters', '', 'renter'],
  ['[API-36]', 'GET', `${own}/me/plates`, 'page pageSize filters sortBy order summary', '', 'renter'],
  [
    'API-37 OPEN-55',
    'POST',
    `${own}/me/plates`,
    '',
    'countryCode numberPlate validityStartDate validityEndDate',
    'renter',
  ],
  ['[API-38]', 'POST', `${own}/me/plates/{id}/closure`, '', 'validityEndDate expectedEndDate', 'renter'],
  ['[API-39]', 'GET', white, '', ''],
  ['[API-40]', 'GET', `${white}/homepage`, '', ''],
  ['[API-41] [API-54]', 'GET', `${white}/footer`, '', ''],
  ['[API-42]', 'GET', `${white}/journeys/toPay/page`, '', ''],
  ['[API-43]', 'GET', `${white}/payments/prepayments/page`, '', ''],
  ['[API-44]', 'GET', `${white}/payments/confirmation/page`, '', ''],
  ['[API-45]', 'GET', `${white}/authentication-page`, 'type', ''],
  ['[API-46] [API-54]', 'GET', `${white}/helpcenter/faq`, '', ''],
  ['[API-47]', 'GET', `${white}/helpcenter/faq/categories/{id}`, '', ''],
  ['[API-48]', 'GET', `${white}/helpcenter/faq/articles/{id}`, '', ''],
  ['[API-49]', 'GET', `${white}/helpcenter/faq/categories/{id}/smartform`, '', ''],
  ['[API-50]', 'GET', `${white}/helpcenter/smartform/{id}`, '', ''],
  ['[API-51] [API-54]', 'GET', `${white}/contact`, '', ''],
  [
    'API-52 OPEN-49',
    'POST',
    `${white}/contact`,
    'captchaToken',
    'entryId lastName firstName email plate message files',
  ],
  ['[API-53]', 'GET', `${v1}/articles/{id}`, '', ''],
  ['[API-55]', 'GET', `${v1}/vehicles`, 'plate plateCountry', ''],
  ['[API-56]', 'GET', `${v1}/journeys`, search, ''],
  ['[API-57] [OPEN-38]', 'GET', `${v1}/detailedJourneys`, search, ''],
  ['[API-58] [OPEN-38]', 'GET', `${v1}/authenticated/detailedJourneys`, search, '', 'customer'],
  ['[API-59] [API-73] [API-74] [OPEN-37]', 'GET', `${v1}/journeys/price`, 'plate plateCountry in out category', ''],
  ['[API-60] [API-61]', 'GET', `${v1}/journeys/company`, 'sessionId', ''],
  ['[API-62]', 'POST', `${v1}/payments/journeys`, 'sessionId', '[] idDossier inProgressId prepaymentJourney'],
  ['[API-64]', 'POST', `${v1}/payments/allJourneys`, 'sessionId', '[] in out vehicleCategory'],
  // `expectedTotal` and `method` are extensions.
  ['[API-66]', 'POST', `${v1}/payments/psp`, 'sessionId', `${bill} expectedTotal method`],
  [
    '[API-68] [OPEN-64]',
    'POST',
    `${v1}/payments/privateCards`,
    'sessionId',
    'cardType cardNumber cardValidity cvv email expectedTotal',
  ],
  ['[API-69]', 'GET', `${v1}/payments/{id}`, '', ''],
  ['[API-70]', 'GET', `${v1}/payments/{id}/email`, '', ''],
  ['[API-71]', 'GET', `${v1}/payments/receipt`, 'sessionId', ''],
  ['[API-72]', 'POST', `${v1}/payments/receipt`, 'sessionId', 'email'],
  ['[API-75]', 'GET', `${v1}/customers`, 'countryCode plate email', ''],
  ['[API-76]', 'POST', `${v1}/customers`, '', 'allowedContact countryCode email numberPlate startTime endTime'],
  ['[API-77]', 'POST', `${v1}/customers/unsubscribe`, '', 'email'],
  ['[API-78]', 'GET', `${v1}/protests/reasons`, 'type', ''],
  [
    'API-79 OPEN-46',
    'POST',
    `${v1}/protests`,
    'type sessionId',
    'journeys reasonId comment firstName lastName email files',
  ],
]

const namesOf = (schema: z.core.$ZodType | undefined): string => {
  if (schema instanceof z.ZodMiniArray) return `[] ${namesOf(schema.def.element)}`
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).toSorted().join(' ') : ''
}
const sorted = (names: string) => {
  const words = names.split(' ')
  return [...words.filter((word) => word === '[]'), ...words.filter((word) => word !== '[]').toSorted()].join(' ')
}
const find = (method: string, path: string): Endpoint => {
  const found = allEndpoints.filter((one) => one.method === method && one.path === path)
  const [endpoint] = found
  if (endpoint === undefined || found.length > 1) throw new Error(`${found.length} calls ${method} ${path}`)
  return endpoint
}

describe('the calls of §7', { tags: ['API-04', 'OPEN-38'] }, () => {
  it.each(calls)('%s %s %s', (_ids, method, path, query, body, caller) => {
    const endpoint = find(method, path)
    expect(namesOf(endpoint.query)).toBe(sorted(query))
    expect(namesOf(endpoint.body)).toBe(sorted(body))
    expect(endpoint.caller).toBe(caller)
    expect(endpoint.extension).toBeUndefined()
  })

  it('are complete; all others are marked as extensions', () => {
    const more = allEndpoints.filter((one) => one.extension !== true)
    expect(more).toHaveLength(calls.length)
    expect(allEndpoints.filter((one) => one.extension).map(({ path }) => path)).toEqual([
      `${v1}/users/me/payments`,
      `${own}/me/plates/closures`,
      `${own}/contracts/match`,
      `${white}/helpcenter/faq/articles`,
      `${white}/helpcenter/faq/articles/{id}/feedback`,
      `${v1}/journeys/session`,
      `${v1}/payments/receipts`,
      `${v1}/receipts/keys`,
      `${v1}/customers/confirm`,
      `${v1}/captcha/challenge`,
    ])
  })

  it('have a unique name, a sentence and a source', () => {
    expect(new Set(allEndpoints.map(({ name }) => name)).size).toBe(allEndpoints.length)
    expect(allEndpoints.filter(({ name }) => !/^[A-Z'].*\.$/.test(aboutCall(name).summary))).toEqual([])
    expect(allEndpoints.filter(({ name }) => aboutCall(name).source === '')).toEqual([])
  })

  it('include no call for analytics', { tags: ['API-81'] }, () => {
    expect(allEndpoints.filter(({ path }) => /analytic|track|tag/i.test(path))).toEqual([])
  })

  it.each([
    ['GET', `${own}/journeys/export`, 'file', '[API-33]'],
    ['GET', `${own}/me/plates/export`, 'file', '[API-35]'],
    ['GET', `${v1}/payments/receipt`, 'file', '[API-71]'],
    ['POST', `${users}/{id}/activate`, 'nothing', '[API-07]'],
    ['DELETE', `${me}/token`, 'nothing', '[API-14]'],
    ['POST', `${v1}/payments/privateCards`, 'nothing', '[API-68]'],
    ['POST', `${v1}/payments/receipt`, 'nothing', '[API-72]'],
  ])('%s %s answers %s %s', (method, path, answer) => {
    expect(find(method, path).answer).toBe(answer)
  })

  it.each([
    ['POST', `${own}/me/plates/import`, '[API-34]'],
    ['POST', `${white}/contact`, '[API-52]'],
    ['POST', `${v1}/protests`, '[API-79]'],
  ])('%s %s is multipart %s', (method, path) => {
    expect(find(method, path).multipart).toBe(true)
  })

  it('send everything else as JSON', () => {
    expect(allEndpoints.filter(({ multipart }) => multipart)).toHaveLength(3)
  })
})

describe('answers', { tags: ['API-82', 'OPEN-39'] }, () => {
  const answerOf = (method: string, path: string) => {
    const { answer } = find(method, path)
    if (typeof answer === 'string') throw new Error(`${path} answers ${answer}`)
    return answer
  }
  const plate = { id: 1, numberPlate: 'AB123CD', countryCode: 'fr' }
  const paging = { page: 1, pageSize: 10, pageTotal: 1, total: 1 }

  it.each<[string, string, unknown, unknown, string]>([
    ['GET', `${users}/plates/owners`, ['a***@b.fr'], ['a***@b.fr'], '[API-05]'],
    ['POST', `${me}/plates`, [plate], [{ id: '1', numberPlate: 'AB123CD', countryCode: 'FR' }], '[API-17]'],
    ['PATCH', `${me}/plates/{id}`, [plate], [{ id: '1', numberPlate: 'AB123CD', countryCode: 'FR' }], '[API-18]'],
    ['DELETE', `${me}/plates/{id}`, [], [], '[API-19]'],
    ['GET', `${me}/plates`, [plate], [{ id: '1', numberPlate: 'AB123CD', countryCode: 'FR' }], '[API-15]'],
    [
      'GET',
      `${me}/vehicles`,
      [{ numberPlate: 'A', countryCode: 'FR', type: 1, model: 'X' }],
      [{ numberPlate: 'A', countryCode: 'FR', type: 1, model: 'X' }],
      '[API-16]',
    ],
    [
      'GET',
      `${own}/me/plates`,
      { plates: [plate], ...paging },
      { plates: [{ id: '1', numberPlate: 'AB123CD', countryCode: 'FR' }], ...paging },
      '[API-36]',
    ],
    ['GET', `${own}/journeys`, { data: [], ...paging }, { data: [], ...paging }, '[API-32] [DATA-39]'],
    ['POST', `${own}/me/plates/import`, { imported: 3 }, { imported: 3 }, '[API-34]'],
    [
      'POST',
      `${v1}/payments/journeys`,
      { paymentMethods: [{ type: 'TOTAL', isEnabled: true }] },
      { paymentMethods: [{ type: 'TOTAL', isEnabled: true }] },
      '[API-65]',
    ],
    ['POST', `${v1}/payments/allJourneys`, { paymentMethods: [] }, { paymentMethods: [] }, '[API-65]'],
    [
      'POST',
      `${v1}/payments/psp`,
      { psp: 'PAYBOX', url: 'u', parameters: [] },
      { psp: 'PAYBOX', url: 'u', parameters: [] },
      '[API-67]',
    ],
    ['GET', `${v1}/payments/{id}`, { status: 'SUCCEED' }, { status: 'SUCCEED' }, '[API-69]'],
    ['GET', `${v1}/payments/{id}/email`, { email: 'a@b.fr' }, { email: 'a@b.fr' }, '[API-70]'],
    [
      'GET',
      `${v1}/customers`,
      { alertStatus: 'ACTIVATED', hiddenEmail: 'a***' },
      { alertStatus: 'ACTIVATED', hiddenEmail: 'a***' },
      '[API-75]',
    ],
    [
      'GET',
      `${v1}/journeys/company`,
      { hasCompany: true, details: { companyCode: 'C' } },
      { hasCompany: true, details: { companyCode: 'C' } },
      '[API-61]',
    ],
    ['GET', `${v1}/journeys/price`, { total: 4.2, in: 'a', out: 'b' }, { total: 420, in: 'a', out: 'b' }, '[API-59]'],
    ['GET', `${v1}/protests/reasons`, { reasons: [] }, { reasons: [] }, '[API-78]'],
    ['POST', `${v1}/customers`, undefined, undefined, '[API-76]'],
    ['POST', `${v1}/customers`, { confirmation: 'mailed' }, { confirmation: 'mailed' }, '[API-76]'],
    ['POST', `${v1}/customers`, { confirmation: 'no' }, { confirmation: undefined }, '[API-76]'],
    ['POST', `${v1}/protests`, undefined, undefined, '[API-79]'],
    ['POST', `${v1}/protests`, 'Merci', undefined, '[API-79]'],
    [
      'POST',
      `${v1}/protests`,
      { reference: 'R-1', answerDays: -3 },
      { reference: 'R-1', answerDays: undefined },
      '[API-79]',
    ],
    ['GET', `${white}/authentication-page`, { title: 'a' }, { title: 'a' }, '[API-45]'],
    ['GET', white, { gdprText: 'a' }, { gdprText: 'a' }, '[API-39]'],
  ])('%s %s', (method, path, wire, value, _id) => {
    expect(z.decode(answerOf(method, path), wire)).toEqual(value)
  })

  it.each(['CNP', 'LATE_PAYMENT', 'FREE_FLOW'])(
    'reasons of type %s are valid',
    { tags: ['CLAIM-05', 'API-78'] },
    (type) => {
      expect(z.safeParse(find('GET', `${v1}/protests/reasons`).query ?? z.never(), { type }).success).toBe(true)
      expect(z.safeParse(find('GET', `${v1}/protests/reasons`).query ?? z.never(), { type: 'omp' }).success).toBe(false)
    },
  )

  it.each(['user', 'renter'])('the authentication page of a %s is valid', { tags: ['API-45'] }, (type) => {
    expect(z.safeParse(find('GET', `${white}/authentication-page`).query ?? z.never(), { type }).success).toBe(true)
    expect(z.safeParse(find('GET', `${white}/authentication-page`).query ?? z.never(), { type: 'x' }).success).toBe(
      false,
    )
  })
})
