import { fleetPlates } from '@voie-libre/contract/calls/renters'
import * as account from '@voie-libre/contract/schemas/account'
import * as alert from '@voie-libre/contract/calls/alerts'
import * as claim from '@voie-libre/contract/schemas/claim'
import * as content from '@voie-libre/contract/schemas/content'
import * as journeys from '@voie-libre/contract/schemas/journey'
import * as payment from '@voie-libre/contract/schemas/payment'
import { paymentStatusValues } from '@voie-libre/contract/schemas/paymentStatus'
import * as prepayment from '@voie-libre/contract/schemas/prepayment'
import { rentalDates } from '@voie-libre/contract/schemas/journey'
import { countryCode, euros, filled, maybe } from '@voie-libre/contract/wire'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { prepaidJourney } from './prepayment/expand.ts'

type Fields = Readonly<Record<string, unknown>>
interface Entity {
  schema: z.core.$ZodType
  /** The complete entity in wire format. */
  wire: Fields
  /** The required fields. */
  needed: readonly string[]
  /** Fields whose decoded value differs from the wire. */
  reads?: Fields
  /** Decoded values of missing fields, if not `undefined`. */
  defaults?: Fields
  /** Further fields whose invalid value makes the whole entity unreadable. */
  strict?: readonly string[]
}

const gate = { id: '23', label: 'Montmarault' }
const article = {
  id: '7',
  title: 'Title',
  content: '<p>Text</p>',
  picture: '/p.jpg',
  url: '/u',
  urlOpenNewTab: true,
  buttonText: 'More',
  icon: 'car',
  catchphrase: 'Catch',
  darkMode: true,
  extract: 'Extract',
  articleType: 'URL',
}
const flags = { urlOpenNewTab: false, darkMode: false }
const readArticle = { ...article }

const entities: [id: string, name: string, entity: Entity][] = [
  [
    '[DATA-04]',
    'rental dates',
    {
      schema: rentalDates,
      wire: { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' },
      needed: ['start', 'end'],
    },
  ],
  [
    '[DATA-05]',
    'journey',
    {
      schema: journeys.journey,
      wire: {
        id: 12,
        date: '2026-03-01T08:15:00',
        nature: 'latePayment',
        status: 'EN_COURS',
        paymentLimit: 'BEFORE_OMP',
        caseOrigin: 'IRIS',
        deadline: '2026-03-15',
        in: gate,
        out: { id: 34, label: 'Digoin' },
        carCategory: 1,
        ticketNumber: 'T1',
        pvNumber: 'P1',
        cnpNumber: 'C1',
        inProgressId: 'I1',
        htPrice: 10,
        ttcPrice: 12,
        totalPrice: '12.00',
        tva: 20,
        tvaPrice: 2,
        indemnity: 1.5,
        alreadyPaid: 0.1,
        claimDone: true,
        countryPlate: 'FR',
        numberPlate: 'AB123CD',
        completed: false,
        checked: true,
      },
      reads: {
        id: '12',
        out: { id: '34', label: 'Digoin' },
        htPrice: 1000,
        ttcPrice: 1200,
        totalPrice: 1200,
        tvaPrice: 200,
        indemnity: 150,
        alreadyPaid: 10,
      },
      needed: ['id'],
      defaults: {
        status: 'TERMINE',
        htPrice: 0,
        ttcPrice: 0,
        totalPrice: 0,
        tvaPrice: 0,
        indemnity: 0,
        alreadyPaid: 0,
      },
      strict: ['htPrice', 'ttcPrice', 'totalPrice', 'tvaPrice', 'indemnity', 'alreadyPaid'],
    },
  ],
  ['[DATA-09]', 'gate', { schema: journeys.gate, wire: gate, needed: ['id', 'label'] }],
  [
    '[DATA-10]',
    'journeys set',
    {
      schema: journeys.journeysSet,
      wire: {
        type: 'resume',
        company: 'ALIAE',
        plate: 'AB123CD',
        sessionId: 's',
        vehicleInformation: { type: 1, energy: 'EL' },
        countryCode: 'fr',
        journeys: [],
      },
      reads: { countryCode: 'FR' },
      needed: ['journeys'],
      defaults: { type: 'detailed' },
    },
  ],
  [
    '[DATA-11]',
    'plate of a user',
    {
      schema: account.plate,
      wire: {
        id: 3,
        numberPlate: 'AB123CD',
        countryCode: 'FR',
        vehicleType: '1',
        model: 'X',
        validityStartDate: '2026-03-01',
        validityEndDate: '2026-04-01',
        emailNotifications: true,
      },
      reads: { id: '3' },
      needed: ['id', 'numberPlate', 'countryCode'],
    },
  ],
  [
    '[DATA-12]',
    'customer profile',
    {
      schema: account.profile,
      wire: {
        email: 'a@b.fr',
        firstName: 'Anne',
        lastName: 'Martin',
        billingAddress: '1 rue',
        billingZipcode: '75002',
        billingCity: 'Paris',
        billingCountry: 'FR',
      },
      needed: ['email'],
    },
  ],
  [
    '[DATA-13] [RENTER-09]',
    'renter',
    {
      schema: account.renter,
      wire: { renterName: 'R', email: 'r@b.fr', phoneNumber: '01' },
      needed: ['renterName', 'email'],
    },
  ],
  [
    '[DATA-14]',
    'token record',
    {
      schema: account.tokenRecord,
      wire: { accessToken: 'a', refreshToken: 'r', expirationDate: 0, accountType: 'customer' },
      reads: { expirationDate: '1970-01-01T00:00:00.000Z' },
      needed: ['accessToken', 'expirationDate', 'accountType'],
    },
  ],
  [
    '[DATA-19]',
    'payment method',
    {
      schema: payment.paymentMethod,
      wire: { type: 'TOTAL', isEnabled: true, icon: 'i', errorMessage: 'e' },
      needed: ['type'],
      defaults: { isEnabled: false },
    },
  ],
  [
    '[DATA-20]',
    'billing info',
    {
      schema: payment.billing,
      wire: {
        firstName: 'Anne',
        lastName: 'Martin',
        billingAddress: '1 rue',
        billingCity: 'Paris',
        billingCountry: 'FR',
        billingZipcode: '75002',
        email: 'a@example.org',
      },
      needed: ['firstName', 'lastName', 'billingAddress', 'billingCity', 'billingCountry', 'billingZipcode', 'email'],
    },
  ],
  [
    '[DATA-21]',
    'private card payment',
    {
      schema: payment.privateCardPayment,
      wire: { cardType: 'TOTAL', cardNumber: '1'.repeat(18), cardValidity: '2907', cvv: '123', email: 'a@example.org' },
      needed: ['cardType', 'cardNumber', 'cardValidity', 'email'],
      strict: ['cvv'],
    },
  ],
  [
    '[DATA-22]',
    'provider response',
    {
      schema: payment.providerHandover,
      wire: { psp: 'AXEPTA', url: 'https://a', parameters: [{ pspVariableName: 'Len', pspVariableValue: '12' }] },
      needed: ['url'],
      defaults: { psp: '', parameters: [] },
    },
  ],
  [
    '[DATA-23]',
    'prepaid journey',
    {
      schema: prepaidJourney,
      wire: { plate: 'AB123CD', country: 'FR', class: 1, in: gate, out: { ...gate, id: '34' }, count: 5, price: 420 },
      needed: ['plate', 'country', 'class', 'in', 'out', 'count', 'price'],
    },
  ],
  [
    '[DATA-24]',
    'prepayment price',
    {
      schema: prepayment.prepaymentPrice,
      wire: { total: 4.2, in: 'a', out: 'b' },
      reads: { total: 420 },
      needed: ['total'],
    },
  ],
  [
    '[DATA-25]',
    'car',
    { schema: journeys.car, wire: { plate: 'AB123CD', model: 'X', energy: 'EL', type: '1' }, needed: [] },
  ],
  [
    '[DATA-26]',
    'alert client',
    {
      schema: alert.alertClient,
      wire: {
        allowedContact: true,
        countryCode: 'FR',
        email: 'a@b.fr',
        numberPlate: 'AB123CD',
        startTime: 's',
        endTime: 'e',
      },
      needed: ['allowedContact', 'countryCode', 'email', 'numberPlate'],
      strict: ['startTime', 'endTime'],
    },
  ],
  [
    '[DATA-27]',
    'alert state',
    {
      schema: alert.alertState,
      wire: { alertStatus: 'ACTIVATED', hiddenEmail: 'a***' },
      needed: [],
      defaults: { alertStatus: 'UNACTIVATED' },
    },
  ],
  [
    '[DATA-28]',
    'company',
    {
      schema: journeys.company,
      wire: { hasCompany: true, details: { companyCode: 'C' } },
      needed: [],
      defaults: { hasCompany: false },
    },
  ],
  [
    '[DATA-29]',
    'home page',
    {
      schema: content.homePage,
      wire: {
        title: 'T',
        subtitle: 'S',
        picture: 'p',
        url: 'u',
        urlOpenNewTab: true,
        buttonText: 'b',
        actions: ['freeflow', 'payment-notice', 'prepayment', 'subscription'],
        listBlockTitle: 'L',
        listBlockArticles: [article],
        sliderBlockArticlesIds: [1, '2'],
        footerArticle: article,
      },
      reads: { sliderBlockArticlesIds: ['1', '2'] },
      needed: [],
      defaults: { title: '', urlOpenNewTab: false, actions: [], listBlockArticles: [], sliderBlockArticlesIds: [] },
    },
  ],
  [
    '[DATA-30]',
    'article',
    { schema: content.article, wire: article, reads: readArticle, needed: ['title'], defaults: flags },
  ],
  [
    '[DATA-31]',
    'help menu',
    {
      schema: content.faq,
      wire: { title: 'T', subtitle: 'S', picture: 'p', categories: [{ id: 1, title: 'C', icon: 'i' }] },
      reads: { categories: [{ id: '1', title: 'C', icon: 'i' }] },
      needed: ['categories'],
      defaults: { title: '' },
    },
  ],
  [
    '[DATA-32]',
    'help category',
    {
      schema: content.faqCategoryPage,
      wire: { title: 'T', articles: [{ id: '1', title: 'A', url: 'u', urlOpenNewTab: true, articleType: 'URL' }] },
      needed: ['title', 'articles'],
    },
  ],
  [
    '[DATA-33]',
    'node of the contact conversation',
    {
      schema: content.smartFormNode,
      wire: {
        id: '1',
        type: 'QUESTION',
        label: 'L',
        text: 'T',
        children: [{ id: 2, type: 'ACTION', action: 'PAYMENT' }],
        articleId: '7',
        action: 'LOGIN',
      },
      reads: { children: [{ id: '2', type: 'ACTION', action: 'PAYMENT' }] },
      needed: ['id'],
      defaults: { type: 'TEXT' },
    },
  ],
  [
    '[DATA-34]',
    'contact form',
    {
      schema: content.contactForm,
      wire: { contactFormEntries: [{ id: 'contact', label: 'C' }] },
      needed: [],
      defaults: { contactFormEntries: [] },
    },
  ],
  [
    '[DATA-35]',
    'footer entry',
    {
      schema: content.footerEntry,
      wire: {
        footerEntrySection: 'CGU',
        article: { url: 'a', urlOpenNewTab: true, title: 'T' },
        link: { url: 'l', urlOpenNewTab: true },
      },
      needed: ['footerEntrySection'],
    },
  ],
  [
    '[DATA-36]',
    'provider data',
    {
      schema: content.provider,
      wire: {
        gdprText: 'g',
        logoUrl: 'l',
        seo: { title: 't', description: 'd' },
        protestFaqId: '1',
        renterFaqId: '2',
        name: 'n',
      },
      needed: [],
    },
  ],
  [
    '[LIST-19]',
    'page data of the list',
    {
      schema: content.toPayPage,
      wire: {
        primoPassantText: 'p',
        canContestJourney: true,
        canAddPrepayment: true,
        paymentPeriod: 'p',
        backgroundPicture: 'b',
        articleList: [article],
        lastUpdate: '2026-03-01T08:00:00Z',
        lateFees: [{ stage: 'surcharge', afterDays: 0, fee: 10 }],
        otherNetworks: [{ name: 'n', roads: 'A13', url: 'https://n.example/' }],
      },
      reads: { lateFees: [{ stage: 'surcharge', afterDays: 0, fee: 1000 }] },
      needed: [],
      defaults: { canContestJourney: false, canAddPrepayment: false, articleList: [], lateFees: [], otherNetworks: [] },
    },
  ],
  [
    '[OPEN-46]',
    'claim reason',
    {
      schema: claim.claimReason,
      wire: { id: 1, label: 'L', commentMandatory: true, attachmentMandatory: true, maxFiles: 3, situation: 'sold' },
      reads: { id: '1' },
      needed: ['id', 'label'],
      defaults: { commentMandatory: false, attachmentMandatory: false },
    },
  ],
  [
    '[OPEN-40]',
    'state of a payment',
    { schema: payment.paymentState, wire: { status: 'SUCCEED', reference: 'R', debited: true }, needed: ['status'] },
  ],
]

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

describe.each(entities)('%s %s', (_id, _name, entity) => {
  const { schema, wire, needed, reads = {}, defaults = {}, strict = [] } = entity
  const read = { ...wire, ...reads }
  const optional = Object.keys(wire).filter((name) => !needed.includes(name))
  const tolerant = optional.filter((name) => !strict.includes(name))

  it('is decoded with all its fields, without unknown ones', () => {
    expect(z.decode(schema, { ...wire, other: 1 })).toEqual(read)
  })

  it('is the same after encoding and decoding', () => {
    expect(z.decode(schema, z.encode(schema, z.decode(schema, wire)))).toEqual(read)
  })

  it('is unreadable without a required field', () => {
    const readable = (value: Fields) => z.safeDecode(schema, value).success
    expect(needed.filter((name) => readable(without(wire, name)))).toEqual([])
    expect(needed.filter((name) => readable({ ...wire, [name]: null }))).toEqual([])
    expect([...needed, ...strict].filter((name) => readable({ ...wire, [name]: [{}] }))).toEqual([])
  })

  it('may lack every other field', { tags: ['OPEN-39', 'F-NET-08'] }, () => {
    const found = optional.map((name) => [name, z.decode(schema, without(wire, name))])
    const expected = optional.map((name) => [
      name,
      { ...without(read, name), ...(name in defaults && { [name]: defaults[name] }) },
    ])
    expect(found).toEqual(expected)
  })

  it('treats null and invalid values of an optional field as absent', { tags: ['OPEN-39', 'F-NET-08'] }, () => {
    for (const nonsense of [null, [{}]]) {
      const found = tolerant.map((name) => [name, z.decode(schema, { ...wire, [name]: nonsense })])
      const expected = tolerant.map((name) => [
        name,
        { ...without(read, name), ...(name in defaults && { [name]: defaults[name] }) },
      ])
      expect([nonsense, found]).toEqual([nonsense, expected])
    }
  })
})

describe('closed sets', () => {
  it.each([
    ['[DATA-06]', journeys.journeyNature, ['freeFlow', 'latePayment', 'prePayment', 'nonPaymentDeclaration']],
    ['[DATA-07]', journeys.journeyStatus, ['EN_COURS', 'TERMINE', 'PREPAYMENT']],
    ['[DATA-08]', journeys.paymentLimit, ['AUTRE', 'BEFORE_OMP', 'OMP', 'PRIMO_DESIGNATED', 'INFRACTION', 'IRIS']],
    ['[DATA-15] [AUTH-01]', account.accountType, ['customer', 'renter', 'disconnected']],
    ['[DATA-29]', content.homeAction, ['freeflow', 'payment-notice', 'prepayment', 'subscription']],
    ['[DATA-37]', content.pageKind, ['CONTACT_FORM', 'PREPAYMENT', 'PROTEST', 'LOGIN', 'ALERT', 'SIGN_UP', 'PAYMENT']],
    ['[CLAIM-05]', claim.claimType, ['CNP', 'LATE_PAYMENT', 'FREE_FLOW']],
  ])('%s contain exactly their values', (_id, schema, values) => {
    expect(new Set<string>(schema.options)).toEqual(new Set(values))
    expect(schema.options).toHaveLength(values.length)
  })

  it('payment statuses', { tags: ['DATA-16'] }, () => {
    expect(paymentStatusValues.toSorted()).toEqual(['CANCELLED', 'DUPLICATED', 'PENDING', 'REJECTED', 'SUCCEED'])
  })

  it.each(['UNACTIVATED', 'ACTIVATED', 'ACTIVATED_ANOTHER_EMAIL'] as const)(
    'alert status %s',
    { tags: ['DATA-27'] },
    (alertStatus) => {
      expect(z.decode(alert.alertState, { alertStatus })).toEqual({ alertStatus })
    },
  )

  it('an unknown alert status counts as UNACTIVATED', { tags: ['F-NET-10'] }, () => {
    expect(alert.alertState.parse({ alertStatus: 'OTHER' })).toEqual({ alertStatus: 'UNACTIVATED' })
  })

  it.each(['QUESTION', 'TEXT', 'ARTICLE', 'ACTION', 'ROOT'])('node type %s', { tags: ['DATA-33'] }, (type) => {
    expect(content.smartFormNode.parse({ id: '1', type })).toEqual({ id: '1', type })
  })

  it.each(['PAYBOX', 'AXEPTA'])('payment provider %s', { tags: ['DATA-18'] }, (psp) => {
    expect(payment.providerHandover.parse({ psp, url: 'u', parameters: [] }).psp).toBe(psp)
  })

  it.each(['OTHER', 3, null])(
    'an unknown status of a journey counts as finished: %j',
    { tags: ['F-NET-10'] },
    (status) => {
      expect(journeys.journey.parse({ id: '1', status }).status).toBe('TERMINE')
    },
  )

  it.each(['OTHER', 3, null])('an unknown limit or nature counts as none: %j', { tags: ['F-NET-10'] }, (odd) => {
    const journey = journeys.journey.parse({ id: '1', paymentLimit: odd, nature: odd })
    expect([journey.paymentLimit, journey.nature]).toEqual([undefined, undefined])
  })

  it('unknown home actions are dropped', () => {
    expect(content.homePage.parse({ actions: ['freeflow', 'other'] }).actions).toEqual(['freeflow'])
  })

  it.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
    [1.5, false],
  ])('a prepaid count of %d is accepted: %s', { tags: ['PREPAY-08', 'DATA-23'] }, (count, expected) => {
    const entry = { plate: 'A', country: 'FR', class: 1, in: gate, out: gate, count, price: 0 }
    expect(z.safeParse(prepaidJourney, entry).success).toBe(expected)
  })

  it('a paged list has page, pageSize, pageTotal, total and its items', { tags: ['DATA-39'] }, () => {
    const page = { page: 1, pageSize: 10, pageTotal: 0, total: 0, plates: [] }
    expect(z.decode(fleetPlates.answer, page)).toEqual(page)
    expect(
      ['page', 'pageSize', 'pageTotal', 'total', 'plates'].filter(
        (name) => z.safeDecode(fleetPlates.answer, { ...page, [name]: null }).success,
      ),
    ).toEqual([])
  })

  it('an error has its code in `code`, or else in `message`', { tags: ['OPEN-39'] }, () => {
    expect(content.errorAnswer.parse({ code: ' required ', message: 'm' })).toEqual({ code: 'required', message: 'm' })
    expect(content.errorAnswer.safeParse({ code: '' }).success).toBe(false)
  })
})

describe('the wire format', () => {
  it.each([
    ['fr', 'FR'],
    [' Be ', 'BE'],
  ])('the country %j is %s', { tags: ['DATA-01'] }, (wire, code) => {
    expect(countryCode.parse(wire)).toBe(code)
    expect(z.encode(countryCode, code)).toBe(code)
  })

  it.each(['', 'F', 'FRA', 'F1', 'xFR'])('%j is not a country', { tags: ['DATA-01'] }, (wire) => {
    expect(countryCode.safeParse(wire).success).toBe(false)
  })

  it('is decoded without `eval`, which a strict content security policy forbids', () => {
    expect(z.config().jitless).toBe(true)
  })

  it('mandatory text is trimmed and not empty', () => {
    expect(filled.parse(' a ')).toBe('a')
    expect(filled.safeParse('  ').success).toBe(false)
  })

  it('an optional field decodes null as absent and encodes absent as null', () => {
    const optional = maybe(z.string())
    expect([optional.parse(null), optional.parse(undefined), optional.parse(3), optional.parse('a')]).toEqual([
      undefined,
      undefined,
      undefined,
      'a',
    ])
    expect(z.encode(z.object({ a: optional }), { a: 'x' })).toEqual({ a: 'x' })
  })

  it('an optional field whose schema decodes is decoded once', () => {
    const doubled = z.codec(z.number(), z.number(), { decode: (value) => value * 2, encode: (value) => value / 2 })
    expect(maybe(doubled).parse(2)).toBe(4)
    expect(z.encode(maybe(doubled), 4)).toBe(2)
  })

  it('amounts are encoded as euros', () => {
    expect(z.encode(euros, 1250)).toBe(12.5)
    expect(z.safeEncode(euros, 12.5).success).toBe(false)
  })
})
