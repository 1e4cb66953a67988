import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refused, testClient, type TestClient } from '../testing/testClient.ts'

let client: TestClient
beforeAll(async () => {
  client = await testClient()
})
afterAll(() => client.close())

const reasonsSchema = z.object({
  reasons: z.array(z.looseObject({ id: z.string(), label: z.string(), maxFiles: z.number() })),
})

describe('reasons', { tags: ['API-78', 'CLAIM-05'] }, () => {
  const reasons = async (type: string, language = 'fr') =>
    reasonsSchema.parse((await client.service('GET', '/protests/reasons', { query: { type }, language })).body).reasons

  it.each([
    ['LATE_PAYMENT', 'stolen', 8],
    ['FREE_FLOW', 'wrong-route', 6],
    ['CNP', 'already-paid', 6],
  ])('for %s', async (type, one, count) => {
    const listed = await reasons(type)
    expect(listed).toHaveLength(count)
    expect(listed.map(({ id }) => id)).toContain(one)
  })

  it.each([
    ['fr', 'Autre motif'],
    ['en', 'Another reason'],
    ['de', 'Anderer Grund'],
    ['it', 'Altro motivo'],
    ['es', 'Otro motivo'],
  ])('in %s', async (language, label) => {
    expect((await reasons('CNP', language)).at(-1)?.label).toBe(label)
  })

  it('name the mandatory fields', { tags: ['OPEN-46'] }, async () => {
    expect(await reasons('LATE_PAYMENT')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'sold-before', maxFiles: 3, situation: 'sold' })]),
    )
  })

  it('are refused for an unknown type', async () => {
    expect(await client.service('GET', '/protests/reasons', { query: { type: 'OTHER' } })).toMatchObject(
      refused('invalid_request'),
    )
  })
})

describe('a claim', { tags: ['API-79'] }, () => {
  let tests = 0
  let plate = ''
  let email = ''
  let sessionId = ''
  const png = (name = 'proof.png', size = 100) =>
    new File([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(size - 8)], name)
  const set = z.object({ sessionId: z.string(), journeys: z.array(z.looseObject({ id: z.string() })) })
  async function search() {
    const query = { plate, country: 'FR', captchaToken: await client.captcha() }
    return set.parse((await client.service('GET', '/detailedJourneys', { query })).body)
  }
  const again = async () =>
    set.parse((await client.service('GET', '/detailedJourneys', { query: { sessionId } })).body).journeys

  beforeEach(async () => {
    tests += 1
    plate = `CL-${100 + tests}-AM`
    email = `claim${tests}@example.fr`
    await client.set('vehicles', {
      numberPlate: plate,
      journeys: [
        { id: 'late', nature: 'latePayment', paymentLimit: 'BEFORE_OMP' },
        { id: 'primo', nature: 'latePayment', paymentLimit: 'PRIMO_DESIGNATED' },
        { id: 'omp', nature: 'latePayment', paymentLimit: 'OMP' },
        { id: 'free', nature: 'freeFlow', paymentLimit: 'IRIS' },
        { id: 'cnp', nature: 'nonPaymentDeclaration', paymentLimit: 'INFRACTION' },
      ],
    })
    ;({ sessionId } = await search())
  })

  interface Claim {
    type?: string
    journeys?: unknown
    files?: File[]
    fields?: Record<string, string>
    token?: string
    session?: string | undefined
  }
  function send(claim: Claim = {}) {
    const { type = 'LATE_PAYMENT', journeys = ['late'], files = [], fields = {}, token } = claim
    const session = 'session' in claim ? claim.session : sessionId
    const form = new FormData()
    form.append('journeys', typeof journeys === 'string' ? journeys : JSON.stringify(journeys))
    const filled = { reasonId: 'other', comment: 'Hello', firstName: 'Lou', lastName: 'Martin', email, ...fields }
    for (const [name, value] of Object.entries(filled)) form.append(name, value)
    for (const file of files) form.append('files', file)
    const query = { type, ...(session !== undefined && { sessionId: session }) }
    return client.service('POST', '/protests', { query, form, ...(token !== undefined && { token }) })
  }

  it(
    'is stored and confirmed by e-mail, and its journeys are marked as contested',
    { tags: ['CLAIM-01'] },
    async () => {
      expect(await send({ journeys: ['late', 'primo'], files: [png()] })).toMatchObject({ status: 200 })
      expect(await client.mailsTo(email)).toMatchObject([{ text: expect.stringMatching(/R-\d+/) }])
      // The mail names each contested journey and the reason.
      const [mail] = await client.mailsTo(email)
      expect(mail?.text.match(/^- \d\d\/\d\d\/20\d\d .+/gm)).toHaveLength(2)
      expect(mail?.text).toContain('Autre motif')
      const claimed = (await again()).filter((journey) => journey['claimDone'] === true)
      expect(claimed.map(({ id }) => id).toSorted()).toEqual(['late', 'primo'])
      expect(await send()).toMatchObject(refused('payment_journeys_invalid'))
    },
  )

  it('puts no link and no line of the sender into the e-mail', async () => {
    const names = { firstName: 'https://evil.example/prime\r\nPayez ici :', lastName: 'www.evil.example' }
    expect(await send({ fields: names })).toMatchObject({ status: 200 })
    const [mail] = await client.mailsTo(email)
    expect(mail?.links).toEqual([])
    expect(mail?.text).not.toMatch(/evil\.example|:\/\/|\r|\nPayez/)
  })

  it.each([
    ['FREE_FLOW', 'free'],
    ['CNP', 'cnp'],
  ])('of type %s accepts journeys of that type', async (type, id) => {
    expect(await send({ type, journeys: [id] })).toMatchObject({ status: 200 })
    expect(await send({ type, journeys: ['late'] })).toMatchObject(refused('payment_journeys_invalid'))
  })

  it.each([
    ['no journey [ERROR-21]', { journeys: [] }, 'renter_protest_no_journey_selected'],
    ['journeys that are not a list', { journeys: 'late' }, 'invalid_request'],
    ['a journey of somebody else', { journeys: ['late', 'other'] }, 'payment_journeys_invalid'],
    ['a case at the prosecutor’s office', { journeys: ['omp'] }, 'payment_journeys_invalid'],
    ['an unknown reason', { fields: { reasonId: 'bored' } }, 'invalid_request'],
    [
      'a reason for another type',
      { type: 'CNP', journeys: ['cnp'], fields: { reasonId: 'wrong-route' } },
      'invalid_request',
    ],
    ['no reason', { fields: { reasonId: '' } }, 'required'],
    ['no name', { fields: { lastName: '' } }, 'required'],
    ['a first name of 60,000 characters', { fields: { firstName: 'a'.repeat(60_000) } }, 'invalid_request'],
    ['a last name over 100 characters', { fields: { lastName: 'a'.repeat(101) } }, 'invalid_request'],
    ['no e-mail', { fields: { email: '' } }, 'email_mandatory'],
    ['a bad e-mail', { fields: { email: 'lou@' } }, 'email_invalid'],
    ['no comment where the reason requires one [ERROR-18]', { fields: { comment: ' ' } }, 'mandatory_comment_missing'],
    ['a comment over 2000 characters', { fields: { comment: 'a'.repeat(2001) } }, 'invalid_request'],
    [
      'no file where the reason requires one [ERROR-17]',
      { fields: { reasonId: 'sold-before' } },
      'mandatory_attachment_missing',
    ],
    ['an expired session [ERROR-40]', { session: 'over' }, 'payment_session_invalid'],
    ['neither session nor account', { session: undefined }, 'payment_session_invalid'],
  ])('is refused with %s', async (_, claim: Claim, code) => {
    expect(await send(claim)).toMatchObject(refused(code))
    expect(await client.mailsTo(email)).toEqual([])
  })

  it('is refused with more files than its reason allows', { tags: ['ERROR-20'] }, async () => {
    const files = Array.from({ length: 6 }, (_, at) => png(`${at}.png`))
    expect(await send({ files })).toMatchObject(refused('protest_files_number'))
  })

  it('is refused with more than 5 MB of files', { tags: ['ERROR-15', 'CLAIM-06'] }, async () => {
    expect(await send({ files: [png('a.png', 5 * 1024 * 1024 + 1)] })).toMatchObject(refused('claim_files_toobig'))
  })

  it('is refused with a file of another kind', { tags: ['ERROR-19', 'CLAIM-07'] }, async () => {
    expect(await send({ files: [new File(['<svg>'], 'a.png')] })).toMatchObject(refused('mime_type_not_valid'))
  })

  it('of a renter needs no session, but journeys of its own fleet', { tags: ['CLAIM-09', 'ROLE-09'] }, async () => {
    const renter = `renter${tests}@example.fr`
    await client.set('renters', { email: renter, password: 'Flotte-2026-ok!', plates: [plate], journeys: [] })
    const token = (await client.signIn('renters', renter, 'Flotte-2026-ok!')).accessToken
    expect(await send({ session: undefined, token, journeys: ['primo'] })).toMatchObject({ status: 200 })
    expect(await send({ session: undefined, token, journeys: ['elsewhere'] })).toMatchObject(
      refused('payment_journeys_invalid'),
    )
  })

  it(
    'of a renter names journeys of the days on which its fleet had the vehicle, which no other renter can contest',
    { tags: ['OPEN-68', 'CLAIM-09'] },
    async () => {
      const late = { nature: 'latePayment', paymentLimit: 'BEFORE_OMP' }
      const dates = { may: '2026-05-12T10:00:00', handover: '2026-06-30T23:59:00', july: '2026-07-14T10:00:00' }
      const journeys = Object.entries(dates).map(([id, date]) => ({ id, date, ...late }))
      await client.set('vehicles', { numberPlate: plate, journeys })
      const renter = async (name: string, validity: object) => {
        const renterEmail = `${name}${tests}@example.fr`
        const plates = [{ numberPlate: plate, ...validity }]
        await client.set('renters', { email: renterEmail, password: 'Flotte-2026-ok!', plates, journeys: [] })
        return (await client.signIn('renters', renterEmail, 'Flotte-2026-ok!')).accessToken
      }
      const before = await renter('before', {
        validityStartDate: '2026-01-01T00:00:00',
        validityEndDate: '2026-06-30T12:00:00',
      })
      const after = await renter('after', { validityStartDate: '2026-07-01T15:00:00' })
      const contest = (token: string, ...ids: string[]) => send({ session: undefined, token, journeys: ids })
      expect(await contest(after, 'may')).toMatchObject(refused('payment_journeys_invalid'))
      expect(await contest(after, 'july', 'handover')).toMatchObject(refused('payment_journeys_invalid'))
      expect(await contest(before, 'july')).toMatchObject(refused('payment_journeys_invalid'))
      expect(await contest(before, 'may', 'handover')).toMatchObject({ status: 200 })
      expect(await contest(after, 'july')).toMatchObject({ status: 200 })
    },
  )

  it("of a customer needs no session for the customer's own plate", { tags: ['ROLE-07'] }, async () => {
    await client.set('accounts', { email, password: 'Voyage-2026!', plates: [plate] })
    const token = (await client.signIn('users', email, 'Voyage-2026!')).accessToken
    expect(await send({ session: undefined, token })).toMatchObject({ status: 200 })
  })
})
