import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkTo, refused, testClient, type TestClient } from '../testing/testClient.ts'

let client: TestClient
beforeAll(async () => {
  client = await testClient()
})
afterAll(() => client.close())

/** A new person and a new plate for each test. */
let email = ''
let plate = ''
let tests = 0
beforeEach(() => {
  tests += 1
  email = `alert${tests}@example.fr`
  plate = `AL-${100 + tests}-RT`
})

const base = '/customers'
const status = async (who = email, number = plate) =>
  (await client.service('GET', base, { query: { countryCode: 'FR', plate: number, email: who } })).body
const save = (fields: object = {}, language = 'fr') =>
  client.service('POST', base, {
    language,
    json: { allowedContact: true, countryCode: 'FR', email, numberPlate: plate, ...fields },
  })
const passage = (journey: object = {}) =>
  client.set('vehicles', {
    numberPlate: plate,
    journeys: [{ date: '2026-03-01T10:00:00', ttcPrice: 12.5, ...journey }],
  })

describe('an operator that asks for a confirmation', () => {
  const confirm = (code: string) => client.service('POST', `${base}/confirm`, { json: { code } })
  beforeAll(() => client.set('whitelabel', { alertConfirmation: true }))
  afterAll(() => client.set('whitelabel', { alertConfirmation: false }))

  it('mails a code that starts the alert once', async () => {
    expect(await save()).toMatchObject({ status: 200, body: { confirmation: 'mailed' } })
    expect(await status()).toEqual({ alertStatus: 'UNACTIVATED' })
    const { pathname, code } = await linkTo(client, email)
    expect(pathname).toBe('/alert/confirm')
    expect((await confirm(code)).status).toBe(204)
    expect(await status()).toEqual({ alertStatus: 'ACTIVATED' })
    expect(await confirm(code)).toMatchObject(refused('invalid_activation_code'))
  })

  it('ends an alert without asking', async () => {
    expect((await save({ allowedContact: false })).status).toBe(204)
  })

  it('refuses an old code', async () => {
    await client.set('clock', { now: '2026-03-02T10:00:00Z' })
    await save()
    await client.set('clock', { now: '2026-03-03T10:00:01Z' })
    const { code } = await linkTo(client, email)
    expect(await confirm(code)).toMatchObject(refused('expired_activation_code'))
    await client.set('clock', { now: null })
  })
})

describe('the status of a plate', { tags: ['API-75'] }, () => {
  it(
    'is not activated, activated, or activated for somebody else, whose e-mail is masked',
    { tags: ['DATA-27'] },
    async () => {
      expect(await status()).toEqual({ alertStatus: 'UNACTIVATED' })
      expect((await save()).status).toBe(204)
      expect(await status()).toEqual({ alertStatus: 'ACTIVATED' })
      expect(await status(email.toUpperCase(), plate.replaceAll('-', ' '))).toEqual({ alertStatus: 'ACTIVATED' })
      expect(await status('other@example.fr')).toEqual({
        alertStatus: 'ACTIVATED_ANOTHER_EMAIL',
        hiddenEmail: `a***${tests % 10}@e***.fr`,
      })
    },
  )

  it('follows the toggle of a customer account', { tags: ['ACCOUNT-21'] }, async () => {
    await client.set('accounts', { email, plates: [{ numberPlate: plate, emailNotifications: true }] })
    expect(await status()).toEqual({ alertStatus: 'ACTIVATED' })
    await save({ allowedContact: false })
    expect(await status()).toEqual({ alertStatus: 'UNACTIVATED' })
  })

  it.each([
    ['no e-mail', { email: '' }, 'email_mandatory'],
    ['a bad e-mail [ERROR-04]', { email: 'a@' }, 'bad_email_format'],
    ['no plate', { plate: '' }, 'number_plate_mandatory'],
    ['an unknown country', { countryCode: 'XX' }, 'invalid_country_code'],
  ])('refuses %s', async (_, changed, code) => {
    const query = { countryCode: 'FR', plate, email, ...changed }
    expect(await client.service('GET', base, { query })).toMatchObject(refused(code))
  })
})

describe('subscribing', { tags: ['API-76'] }, () => {
  it('returns allowedContact false', { tags: ['ALERT-16', 'ALERT-17'] }, async () => {
    await save()
    expect((await save({ allowedContact: false })).status).toBe(204)
    expect(await status()).toEqual({ alertStatus: 'UNACTIVATED' })
  })

  it.each([
    ['a bad e-mail', { email: 'a@' }, 'bad_email_format'],
    ['no plate', { numberPlate: '' }, 'number_plate_mandatory'],
    [
      'an end before the start [ERROR-26]',
      { startTime: '2026-03-02T10:00:00', endTime: '2026-03-01T10:00:00' },
      'invalid_date_range',
    ],
    ['a start only', { startTime: '2026-03-02T10:00:00' }, 'invalid_date_range'],
  ])('refuses %s', async (_, fields, code) => {
    expect(await save(fields)).toMatchObject(refused(code))
  })
})

describe('the e-mail at a passage', { tags: ['ALERT-01'] }, () => {
  it('names the price and has working links to pay and to unsubscribe', { tags: ['UNSUB-02'] }, async () => {
    await save()
    await passage()
    const [mail] = await client.mailsTo(email)
    expect(mail?.subject).toContain(plate)
    expect(mail?.text).toMatch(/12,50\s€/)
    expect(mail?.text).toMatch(/\s: Digoin\s\(23\)\s→\sLe Montet\s\(33\)\./)
    const [pay, out] = mail?.links.map((link) => new URL(link)) ?? []
    expect(pay?.pathname).toBe('/form/payment')
    expect(Object.fromEntries(pay?.searchParams ?? [])).toEqual({ countryCode: 'FR', numberPlate: plate })
    expect(out?.pathname).toBe('/unsubscribe')
    const json = { email: out?.searchParams.get('email') }
    expect((await client.service('POST', `${base}/unsubscribe`, { json })).status).toBe(204)
    await passage()
    expect(await client.mailsTo(email)).toHaveLength(1)
  })

  it.each([
    ['fr', /12,50\s€ jusqu.au 15\/03\/2026 inclus, puis 22,50\s€\./],
    ['de', /12,50\s€ bis einschließlich 15\.03\.26, danach 22,50\s€\./],
  ])('says in %s until which day the price holds, and what it is then', async (language, words) => {
    await client.set('clock', { now: '2026-03-01T09:30:00.000Z' })
    await save({}, language)
    await passage({ deadline: '2026-03-15' })
    await client.set('clock', { now: null })
    expect((await client.mailsTo(email)).at(-1)?.text).toMatch(words)
  })

  it('uses the language of the subscription, also in its links', async () => {
    await save({}, 'de')
    await passage()
    expect(await client.mailsTo(email)).toMatchObject([
      {
        subject: expect.stringContaining('Durchfahrt'),
        links: [
          expect.stringMatching(/\/de\/form\/payment\?countryCode=/),
          expect.stringContaining('/de/unsubscribe?'),
        ],
      },
    ])
  })

  it('is only sent during the rental', async () => {
    await save({ startTime: '2026-03-01T00:00:00', endTime: '2026-03-02T00:00:00' })
    await passage({ date: '2026-02-28T23:59:00' })
    await passage({ date: '2026-03-02T00:01:00' })
    expect(await client.mailsTo(email)).toHaveLength(0)
    await passage({ date: '2026-03-01T12:00:00' })
    expect(await client.mailsTo(email)).toHaveLength(1)
  })

  it('is not sent for a prepaid trip, nor to others', async () => {
    await save()
    await passage({ nature: 'prePayment' })
    expect(await client.mailsTo(email)).toEqual([])
  })
})

describe('unsubscribing by e-mail', { tags: ['API-77'] }, () => {
  it(
    'ends the alerts of all its plates, including account toggles, and of nobody else',
    { tags: ['UNSUB-01', 'UNSUB-10'] },
    async () => {
      const second = plate.replace('AL', 'AM')
      await client.set('accounts', { email, plates: [{ numberPlate: second, emailNotifications: true }] })
      await save()
      await save({ email: 'other@example.fr' })
      expect((await client.service('POST', `${base}/unsubscribe`, { json: { email } })).status).toBe(204)
      expect(await status(email, second)).toEqual({ alertStatus: 'UNACTIVATED' })
      expect(await status()).toMatchObject({ alertStatus: 'ACTIVATED_ANOTHER_EMAIL' })
      expect(await status('other@example.fr')).toEqual({ alertStatus: 'ACTIVATED' })
    },
  )

  it('gives the same answer for an address without subscription', async () => {
    expect(await client.service('POST', `${base}/unsubscribe`, { json: { email: 'nobody@example.fr' } })).toMatchObject(
      {
        status: 204,
      },
    )
  })

  it.each([
    ['', 'email_mandatory'],
    ['nobody@', 'bad_email_format'],
  ])('refuses %j', async (text, code) => {
    expect(await client.service('POST', `${base}/unsubscribe`, { json: { email: text } })).toMatchObject(refused(code))
  })
})

describe('two years after the last passage', { tags: ['ALERT-26'] }, () => {
  it('a subscription is deleted, not a day earlier', async () => {
    await client.set('clock', { now: '2026-03-01T12:00:00+01:00' })
    await save()
    await passage({ date: '2026-06-01T10:00:00' })
    await client.set('clock', { now: '2028-05-31T10:00:00+02:00' })
    expect(await status()).toEqual({ alertStatus: 'ACTIVATED' })
    await client.set('clock', { now: '2028-06-01T10:00:01+02:00' })
    expect(await status()).toEqual({ alertStatus: 'UNACTIVATED' })
    await client.set('clock', { now: null })
  })
})
