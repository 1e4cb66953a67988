import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refused, testClient, type TestClient } from '../testing/testClient.ts'

let client: TestClient
beforeAll(async () => {
  client = await testClient()
})
afterAll(() => client.close())

const base = '/whitelabels'
const read = (path: string, sent: { host?: string; language?: string; query?: Record<string, string> } = {}) =>
  client.service('GET', path, sent)

describe('reads', () => {
  it.each([
    ['provider data [API-39]', base, { seo: { title: expect.any(String) }, gdprText: expect.stringContaining('<p>') }],
    [
      'home with its actions [API-40]',
      `${base}/homepage`,
      { actions: ['freeflow', 'payment-notice', 'prepayment', 'subscription'] },
    ],
    ['the to-pay page [API-42]', `${base}/journeys/toPay/page`, { canContestJourney: true, canAddPrepayment: true }],
    ['the prepayment page [API-43]', `${base}/payments/prepayments/page`, { journeyPicture: '/media/toll-map.svg' }],
    [
      'the confirmation page [API-44]',
      `${base}/payments/confirmation/page`,
      { firstArticle: { id: 'how-free-flow-works' }, secondArticle: { url: '/account/register' } },
    ],
    ['the help menu [API-46]', `${base}/helpcenter/faq`, { categories: expect.any(Array) }],
    ['a help category [API-47]', `${base}/helpcenter/faq/categories/claims`, { articles: expect.any(Array) }],
    ['a help article [API-48]', `${base}/helpcenter/faq/articles/how-to-pay`, { id: 'how-to-pay' }],
    [
      'all help articles',
      `${base}/helpcenter/faq/articles`,
      expect.arrayContaining([
        expect.objectContaining({ id: 'how-to-pay', faqCategory: { id: 'pay', title: 'Payer un trajet' } }),
      ]),
    ],
    ['the conversation of a category [API-49]', `${base}/helpcenter/faq/categories/pay/smartform`, { type: 'ROOT' }],
    ['a node of the conversation [API-50]', `${base}/helpcenter/smartform/pay-refused`, { type: 'QUESTION' }],
    ['an article [API-53]', '/articles/privacy', { id: 'privacy', articleType: 'ARTICLE' }],
  ])('%s', async (_, path, expected) => {
    expect(await read(path)).toMatchObject({ status: 200, body: expected })
  })

  it(
    'returns footer entries of the five sections, in order',
    { tags: ['API-41', 'FOOTER-01', 'FOOTER-02'] },
    async () => {
      const { body } = await read(`${base}/footer`)
      const entries = z.array(z.object({ footerEntrySection: z.string() })).parse(body)
      expect(entries.map((entry) => entry.footerEntrySection)).toEqual([
        'LEGAL_NOTICES',
        'PERSONAL_DATA',
        'SITE_MAP',
        'CGU',
        'ACCESSIBILITY',
      ])
    },
  )

  it.each(['user', 'renter'])('returns the %s authentication page', { tags: ['API-45'] }, async (type) => {
    const { status, body } = await read(`${base}/authentication-page`, { query: { type } })
    expect([status, body]).toMatchObject([200, { title: expect.any(String), picture: expect.any(String) }])
  })

  it('returns contact entries, one of them named contact', { tags: ['API-51', 'API-54'] }, async () => {
    const { body } = await read(`${base}/contact`)
    expect(body).toMatchObject({
      contactFormEntries: expect.arrayContaining([{ id: 'contact', label: expect.any(String) }]),
    })
  })

  it.each([
    '/articles/nowhere',
    '/articles/__proto__',
    '/articles/constructor',
    `${base}/helpcenter/faq/categories/nowhere`,
    `${base}/helpcenter/faq/categories/nowhere/smartform`,
    `${base}/helpcenter/smartform/nowhere`,
  ])('answers 404 to %s', async (path) => {
    expect(await read(path)).toMatchObject(refused('not_found', 404))
  })

  it.each([
    ['fr', "Centre d'aide"],
    ['en', 'Help centre'],
    ['de', 'Hilfe'],
    ['it', 'Centro assistenza'],
    ['es', 'Centro de ayuda'],
  ])('answers in %s', { tags: ['API-02'] }, async (language, title) => {
    expect(await read(`${base}/helpcenter/faq`, { language })).toMatchObject({ body: { title } })
  })

  it('returns another operator by its host, with any port', { tags: ['API-01'] }, async () => {
    const [ours, theirs, unknown] = await Promise.all([
      read(base),
      read(base, { host: 'a-89.localhost:4300' }),
      read(base, { host: 'elsewhere.example' }),
    ])
    expect(theirs.body).not.toEqual(ours.body)
    expect(unknown.body).toEqual(ours.body)
  })
})

describe('pictures', () => {
  it('are served as cacheable images', async () => {
    const { status, headers } = await client.call('GET', '/media/gantry.svg')
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      expect.stringContaining('max-age=86400'),
    ])
  })

  it('that are unknown answer 404', async () => {
    expect((await client.call('GET', '/media/media.ts')).status).toBe(404)
  })
})

describe('a script', () => {
  afterEach(() => client.reset())

  it('changes actions by their field name, until the reset', async () => {
    await client.set('whitelabel', { actions: ['freeflow'] })
    expect(await read(`${base}/homepage`)).toMatchObject({ body: { actions: ['freeflow'] } })
    await client.reset()
    expect(await read(`${base}/homepage`)).not.toMatchObject({ body: { actions: ['freeflow'] } })
  })

  it('changes a host, even a new one', async () => {
    await client.set('whitelabel', { host: 'third.example', canContestJourney: false })
    const page = `${base}/journeys/toPay/page`
    expect(await read(page, { host: 'third.example' })).toMatchObject({ body: { canContestJourney: false } })
    expect(await read(page)).toMatchObject({ body: { canContestJourney: true } })
  })

  it('changes pages and keeps the fields it does not name', async () => {
    await client.set('whitelabel', { confirmation: { firstArticle: null }, faq: { title: 'Other' } })
    const { body } = await read(`${base}/payments/confirmation/page`)
    expect(body).not.toHaveProperty('firstArticle.title')
    expect(body).toHaveProperty('secondArticle.title')
    expect(await read(`${base}/helpcenter/faq`)).toMatchObject({
      body: { title: 'Other', categories: expect.any(Array) },
    })
  })

  it('changes, adds and removes articles', async () => {
    await client.set('whitelabel', {
      articles: {
        privacy: { title: 'Changed' },
        fresh: { title: 'New', content: '<p>Hello</p>' },
        accessibility: null,
      },
    })
    expect(await read('/articles/privacy')).toMatchObject({ body: { title: 'Changed', content: expect.any(String) } })
    expect(await read('/articles/fresh')).toMatchObject({ body: { id: 'fresh', title: 'New', urlOpenNewTab: false } })
    expect(await read('/articles/accessibility')).toMatchObject({ status: 404 })
  })

  it('changes the footer and the contact entries', async () => {
    await client.set('whitelabel', { footer: [], contactFormEntries: [] })
    expect(await read(`${base}/footer`)).toMatchObject({ body: [] })
    expect(await read(`${base}/contact`)).toMatchObject({ body: { contactFormEntries: [] } })
  })
})

describe('contact message', { tags: ['API-52', 'CONTACT-01'] }, () => {
  const fields = {
    entryId: 'contact',
    lastName: 'Martin',
    firstName: 'Lou',
    email: 'lou.martin@example.fr',
    message: 'Hello',
  }
  const png = new File([Buffer.from('89504e470d0a1a0a00', 'hex')], 'photo.PNG')
  async function send(changed: Partial<typeof fields> = {}, files: readonly File[] = [], captchaToken?: string) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value)
    for (const file of files) form.append('files', file)
    const query = { captchaToken: captchaToken ?? (await client.captcha('contact')) }
    return client.service('POST', `${base}/contact`, { query, form })
  }

  it('is stored with its files and confirmed by e-mail', async () => {
    expect(await send({}, [png])).toMatchObject({ status: 204 })
    expect(await client.mailsTo(fields.email)).toMatchObject([{ text: expect.stringContaining('Lou Martin') }])
  })

  it('requires a solved captcha', { tags: ['ERROR-12'] }, async () => {
    expect(await send({}, [], 'nonsense')).toMatchObject(refused('captcha_mandatory'))
  })

  it.each([
    ['no e-mail', { email: '' }, 'email_mandatory'],
    ['a bad e-mail [ERROR-05]', { email: 'lou@' }, 'email_invalid'],
    ['no name', { lastName: ' ' }, 'required'],
    ['a name of 60,000 characters', { lastName: 'a'.repeat(60_000) }, 'invalid_request'],
    ['a message of 60,000 characters', { message: 'a'.repeat(60_000) }, 'invalid_request'],
    ['no message [ERROR-53]', { message: '' }, 'required'],
    ['an unknown subject', { entryId: 'nowhere' }, 'invalid_request'],
  ])('is refused with %s', async (_, changed, code) => {
    expect(await send(changed)).toMatchObject(refused(code))
  })

  it('is refused with more than 5 MB of files', { tags: ['ERROR-16', 'F-FIL-01'] }, async () => {
    const large = new File([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)], 'large.pdf')
    expect(await send({}, [large])).toMatchObject(refused('claim_files_toobig_contact'))
  })

  it('is refused with a program renamed to a picture', { tags: ['ERROR-19', 'F-FIL-02'] }, async () => {
    expect(await send({}, [new File(['MZ\u{90}'], 'photo.png')])).toMatchObject(refused('mime_type_not_valid'))
  })
})
