import { conformance } from '@voie-libre/conformance/command'
import { codesOfCalls } from '@voie-libre/conformance/openapi'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { errorCodes, isKnownCode, type KnownCode } from '@voie-libre/contract/errorCodes'
import { isInProfiles } from '@voie-libre/contract/calls/about'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts, type Alter, type Exchange, faulty, mends, openSandbox, url } from './testing/faultyOperator.ts'

/** No test depends on the speed of the machine. */
const slowest = 60_000

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

/** Checks the sandbox; `alter` returns another answer where a server is faulty. */
const check = (alter: Alter) => conformance({ url, write: true, slowest, ...accounts, fetch: faulty(sandbox, alter) })

const nameIn = (call: string) => /\((\w+)/.exec(call)?.[1]
const isAbout = ({ name }: Endpoint, call: string) => nameIn(call) === name
const unprovokedCodes: Readonly<Partial<Record<KnownCode, string>>> = {
  password_confirmation_mandatory: 'the forms compare both entries; no call sends the second one',
  wrong_password_confirmation: 'the forms compare both entries; no call sends the second one',
  checkbox_mandatory: 'the form requires it; no call sends it',
  expired_activation_code: 'needs a mailed code that has expired',
  user_already_activated: 'needs the number of an active account, which no call tells',
  in_progress_journey_not_allowed: 'needs a plate with a journey in progress and a card that refuses it',
  journey_vehicle_category_forbidden: 'needs a plate of class 3 or 4',
  prepayment_not_allowed: 'needs a vehicle that may prepay',
  unauthorized_prepayment: 'needs a vehicle that may not prepay',
  renter_import_error: 'needs a file of 50 MB',
  receipt_of_another_payer: 'needs two completed payments',
  receipt_already_sent: 'needs a completed payment',
}
const patternOf = (path: string) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`)

describe('the check of an operator', () => {
  it(
    'finds no violation in the sandbox, and makes each call and provokes each documented error code, or says why it cannot',
    { tags: ['API-04', 'API-82'] },
    async () => {
      // On the embedded database, as `npm start`.
      await sandbox.close()
      sandbox = await openSandbox({ data: 'memory' })
      const answered = new Set<string>()
      const undocumented = new Set<string>()
      const findings = await check(async ({ method, path, answer }) => {
        if (answer.ok) return undefined
        const { code = '' } = JSON.parse(await answer.clone().text())
        if (!isKnownCode(code)) return undefined
        answered.add(code)
        const call = allEndpoints.find((one) => one.method === method && patternOf(one.path).test(path))
        if (codesOfCalls[call?.name ?? '']?.includes(code) !== true) undocumented.add(`${call?.name}: ${code}`)
        return undefined
      })
      expect(findings.filter(({ result }) => result === 'broken')).toEqual([])
      const tried = findings.filter(({ result }) => result === 'ok').map(({ call }) => call)
      expect(allEndpoints.filter((endpoint) => !tried.some((call) => isAbout(endpoint, call)))).toEqual([])
      const refusedOnly = findings.filter(({ result }) => result === 'not tried')
      expect(refusedOnly.map(({ call, notes }) => `${nameIn(call)}: ${notes.join()}`).toSorted()).toEqual(
        [
          'activateRenter: success needs a mailed code',
          'activateUser: success needs a mailed code',
          'confirmAlert: success needs a mailed code',
          'deleteAccount: success ends the account',
          'deleteRenter: success ends the account',
          'payByPrivateCard: success pays the journeys',
          'paymentEmail: success needs a completed payment',
          "rateFaqArticle: success changes the operator's statistics",
          'receipt: success needs a completed payment',
          'sendReceipt: success needs a completed payment',
          'setRenterPassword: success needs a mailed code',
          'setUserPassword: success needs a mailed code',
        ].map((line) => line.replace(':', ': only its refusal is checked:')),
      )
      expect([...undocumented]).toEqual([])
      expect(errorCodes.filter((code) => answered.has(code) === code in unprovokedCodes)).toEqual([])
    },
  )

  it(
    'finds no violation in a server that ends a session when its refresh token comes again',
    { tags: ['API-10', 'API-23'] },
    async () => {
      /** The access token that each refresh token was exchanged for. */
      const exchanged = new Map<string, string>()
      const ended = new Set<string>()
      const findings = await check(async ({ path, sent, token, answer }) => {
        if (path.endsWith('/token/refresh')) {
          const { refreshToken } = JSON.parse(sent)
          const { accessToken } = JSON.parse(await answer.clone().text())
          const known = exchanged.get(refreshToken)
          if (answer.ok) exchanged.set(refreshToken, `Bearer ${accessToken}`)
          else if (known !== undefined) ended.add(known)
        }
        return token !== null && ended.has(token) ? json({ code: 'unauthorized' }, 401) : undefined
      })
      expect(findings.filter(({ result }) => result === 'broken')).toEqual([])
      expect(ended.size, 'sessions of both kinds of accounts').toBe(2)
    },
  )

  it('makes no call that the profile of the operator lacks, and calls none of them broken', async () => {
    const made = new Set<string>()
    const fetch = faulty(sandbox, ({ method, path }) => {
      const call = allEndpoints.find((one) => one.method === method && patternOf(one.path).test(path))
      made.add(call?.name ?? '')
      return call !== undefined && isInProfiles(call.name, ['payment', 'claims']) ? undefined : json({}, 404)
    })
    const options = { url, write: true, slowest, notice: accounts.notice, fetch }
    const findings = await conformance({ ...options, profile: ['payment', 'claims'] })
    expect(findings.filter(({ result }) => result === 'broken')).toEqual([])
    expect([...made].filter((name) => !isInProfiles(name, ['payment', 'claims']))).toEqual([])
    expect([...made]).toEqual(expect.arrayContaining(['journeysOfPlate', 'payByProvider', 'sendClaim']))
    expect(findings.filter(({ call }) => /\((userToken|renterToken|readAlert)/.test(call))).toEqual([])
  })

  it('changes nothing unless it may', async () => {
    const methods = new Set<string>()
    const findings = await conformance({
      url,
      slowest,
      fetch: (request) => {
        methods.add(request.method)
        return sandbox.fetch(request)
      },
    })
    expect([...methods]).toEqual(['GET'])
    const reasons = new Map(findings.map(({ call, notes }) => [nameIn(call), notes.join()]))
    expect(reasons.get('renterToken')).toBe('needs --renter')
    expect(reasons.get('saveAlert')).toBe('changes data: needs --write')
    expect(reasons.get('fleetPlates')).toMatch(/needs --renter$/)
    expect(allEndpoints.filter(({ name }) => !reasons.has(name))).toEqual([])
  })
})

const json = (value: unknown, status = 200) => Response.json(value, { status })
const accepted = () => json({})
const refusal = (code: string) => json({ code, message: code }, 400)
/** The answer with other fields. */
const withFields = async ({ answer }: Exchange, fields: Record<string, unknown>) =>
  json({ ...JSON.parse(await answer.clone().text()), ...fields })

interface Fault {
  title: string
  /** Name of the call whose answer is wrong. */
  call: string
  path: RegExp
  alter: (exchange: Exchange) => Response | Promise<Response>
  /** What the check must say. */
  says: RegExp
  /** Which calls of this path are answered wrongly, by default all. */
  when?: (exchange: Exchange) => boolean
}

const sends = (text: string) => (exchange: Exchange) => exchange.sent.includes(text)
const refuses = ({ answer }: Exchange) => answer.status === 400

/** Each is on another call, so one run shows all of them. */
const faults: Fault[] = [
  {
    title: 'a number instead of a text',
    call: 'readHome',
    path: /homepage$/,
    alter: (exchange) => withFields(exchange, { title: 5 }),
    says: /answer\/title must be string/,
  },
  {
    title: 'a page instead of JSON',
    call: 'readFooter',
    path: /footer$/,
    alter: () => new Response('<html>login</html>'),
    says: /^is not JSON: answer as docs\/API\.md#\w+ shows$/,
  },
  {
    title: 'an error of the server',
    call: 'readConfirmationPage',
    path: /confirmation\/page$/,
    alter: () => json({}, 500),
    says: /^answers 500/,
  },
  {
    title: 'a redirect',
    call: 'readPrepaymentPage',
    path: /prepayments\/page$/,
    alter: () => new Response(null, { status: 302, headers: { location: '/login' } }),
    says: /^answers 302/,
  },
  {
    title: 'no answer at all',
    call: 'vehicle',
    path: /v1\/vehicles$/,
    when: ({ token }) => token === null,
    alter: () => {
      throw new TypeError('connection reset')
    },
    says: /^no answer: .*connection reset/,
  },
  {
    title: 'a profile for nobody',
    call: 'readProfile',
    path: /users\/me$/,
    when: ({ method, token }) => method === 'GET' && token === null,
    alter: () => json({ email: 'ada@example.org' }),
    says: /^answers 200, should refuse: nobody is logged in/,
  },
  {
    title: 'an account that anybody ends',
    call: 'deleteAccount',
    path: /users\/me$/,
    when: ({ method, token }) => method === 'DELETE' && token === null,
    alter: accepted,
    says: /^answers 200, should refuse: nobody is logged in/,
  },
  {
    title: 'a search without captcha',
    call: 'journeysOfPlate',
    path: /v1\/journeys$/,
    when: ({ query }) => !query.has('captchaToken'),
    alter: accepted,
    says: /should refuse: the captcha token is missing/,
  },
  {
    title: 'a refusal without a code',
    call: 'paymentEmail',
    path: /no-such-session\/email$/,
    alter: () => new Response('', { status: 404 }),
    says: /^answers 404 without a readable code/,
  },
  {
    title: 'a missing field',
    call: 'readClaimReasons',
    path: /protests\/reasons$/,
    when: ({ query }) => query.get('type') === 'CNP',
    alter: () => json({}),
    says: /must have required property 'reasons'/,
  },
  {
    title: 'null instead of a list',
    call: 'plateOwners',
    path: /plates\/owners$/,
    alter: () => json(null),
    says: /^answer must be array/,
  },
  {
    title: 'an empty file',
    call: 'exportFleetJourneys',
    path: /journeys\/export$/,
    when: ({ token }) => token !== null,
    alter: () => new Response(''),
    says: /^the file is empty: send its bytes$/,
  },
  {
    title: 'a count as a text',
    call: 'fleetJourneys',
    path: /renters\/journeys$/,
    when: ({ token }) => token !== null,
    alter: (exchange) => withFields(exchange, { pageCount: 'one', totalCount: 'three', total: 'three' }),
    says: /must be (integer|number)/,
  },
  {
    title: 'an alert without an e-mail',
    call: 'saveAlert',
    path: /v1\/customers$/,
    when: sends('"email":""'),
    alter: accepted,
    says: /should refuse: the e-mail is missing/,
  },
  {
    title: 'another code than that of the fault',
    call: 'saveAlert',
    path: /v1\/customers$/,
    when: sends('endTime'),
    alter: () => refusal('required'),
    says: /^refuses with required instead of invalid_date_range/,
  },
  {
    title: 'a weak password',
    call: 'registerUser',
    path: /public\/users$/,
    when: sends('"short"'),
    alter: accepted,
    says: /should refuse: the password is too weak/,
  },
  {
    title: 'a hand-over without an address',
    call: 'payByProvider',
    path: /payments\/psp$/,
    when: ({ answer }) => answer.ok,
    alter: () => json({ parameters: [] }),
    says: /must have required property 'url'/,
  },
  {
    title: 'a card of another kind',
    call: 'payByPrivateCard',
    path: /payments\/privateCards$/,
    when: refuses,
    alter: accepted,
    says: /should refuse: the number is of another card/,
  },
  {
    title: 'a journey contested twice',
    call: 'sendClaim',
    path: /protests$/,
    when: ({ answer }) => answer.status === 400,
    alter: accepted,
    says: /should refuse: the journey is contested already/,
  },
  {
    title: 'a failure instead of a refusal',
    call: 'addPlate',
    path: /me\/plates$/,
    when: (exchange) => refuses(exchange) && exchange.path.includes('/users/'),
    alter: () => json({}, 500),
    says: /^answers 500, should refuse: the account has this plate/,
  },
  {
    title: 'a vehicle closed before its start',
    call: 'closeFleetPlate',
    path: /closure$/,
    when: refuses,
    alter: accepted,
    says: /should refuse: it ends before it starts/,
  },
  {
    title: 'an import refused without its reason',
    call: 'importPlates',
    path: /plates\/import$/,
    when: refuses,
    alter: () => refusal('invalid_request'),
    says: /^refuses with invalid_request instead of renter_import/,
  },
]

describe('a faulty server', () => {
  it(`is caught ${faults.length} times of ${faults.length}`, async () => {
    const findings = await check(async (exchange) => {
      const wrong = faults.find(({ path, when = () => true }) => path.test(exchange.path) && when(exchange))
      return wrong === undefined ? undefined : wrong.alter(exchange)
    })
    const broken = findings.filter(({ result }) => result === 'broken')
    const missed = faults.filter(
      ({ call, says }) =>
        !broken.some((finding) => finding.call.includes(`(${call}`) && finding.notes.some((note) => says.test(note))),
    )
    expect(missed.map(({ title }) => title)).toEqual([])
    const accused = broken.filter((finding) => !faults.some(({ call }) => finding.call.includes(`(${call}`)))
    expect(accused).toEqual([])
    // Unknown words are named in findings, and are no faults.
    const notes = broken.flatMap((finding) => finding.notes).filter((note) => !note.includes('does not know by itself'))
    expect(notes.filter((note) => !mends.test(note))).toEqual([])
  })
})
