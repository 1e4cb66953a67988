import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCaller } from '@voie-libre/conformance/caller'
import { conformance } from '@voie-libre/conformance/command'
import { card } from '@voie-libre/conformance/testData'
import { userToken } from '@voie-libre/contract/calls/accounts'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, type Exchange, faulty, mends, openSandbox, url } from './testing/faultyOperator.ts'

// Each fault is one that an operator's server may have although its answers have the right shape. The check must name it.

type Json = Record<string, unknown>
type Answered = Response | undefined | Promise<Response | undefined>
interface Fault {
  name: string
  /** The calls whose checks run. */
  calls: readonly string[]
  write?: true
  alter: (exchange: Exchange) => Answered
  /** The call that the finding names, and its sentence. */
  in: string
  says: RegExp
}

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let paid = ''
const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'))
const notification = join(folder, 'notification.json')
const notified = '/psp/notified'

beforeAll(async () => {
  sandbox = await openSandbox()
  writeFileSync(notification, JSON.stringify({ url: `${url}${notified}`, body: 'payment=1&status=SUCCEED' }))
  const caller = createCaller({ url, fetch: (request) => sandbox.fetch(request) })
  const token = (await caller.login(userToken, accounts.customer))?.accessToken
  const headers = { 'user-token': `Bearer ${token}`, 'content-type': 'application/json' }
  await post('/sandbox/vehicles', {
    numberPlate: 'AB-123-CD',
    journeys: [
      { id: 'a', date: '2026-03-01T08:00:00', ttcPrice: 12 },
      { id: 'b', date: '2026-03-02T08:00:00', nature: 'latePayment', ttcPrice: 10, indemnity: 20, alreadyPaid: 2 },
    ],
  })
  await post('/sandbox/vehicles', { numberPlate: 'PA-100-ID', journeys: [{ id: 'p', ttcPrice: 5 }] })
  await post('/sandbox/renters', {
    email: 'fleet@example.org',
    password: 'Secret.12345',
    plates: ['FL-001-AA', 'FL-002-AA', 'FL-003-AA'],
  })
  for (const [at, nature] of ['freeFlow', 'latePayment', 'freeFlow'].entries()) {
    const journeys = [{ id: `f${at}`, date: `2026-03-0${at + 1}T08:00:00`, nature, ttcPrice: 9 - at }]
    await post('/sandbox/vehicles', { numberPlate: `FL-00${at + 1}-AA`, journeys })
  }
  // Looks for the plate that the customer did not pay for.
  const query = new URLSearchParams({
    plate: 'PA-100-ID',
    country: 'FR',
    captchaToken: (await caller.captchaToken('journeys')) ?? '',
  })
  const found = await json(
    await sandbox.fetch(new Request(`${url}/services/v1/journeys?${query.toString()}`, { headers })),
  )
  paid = String(found['sessionId'])
  await post(`/services/v1/payments/allJourneys?sessionId=${paid}`, [], headers)
  await post(`/services/v1/payments/privateCards?sessionId=${paid}`, { ...card, email: 'ada@example.org' }, headers)
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

const json = async (answer: Response): Promise<Json> => JSON.parse(await answer.clone().text())

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
  const answer = await sandbox.fetch(new Request(url + path, { ...init, body: JSON.stringify(body) }))
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

const patternOf = (path: string) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`)
const nameOf = ({ method, path }: Exchange) =>
  allEndpoints.find((one) => one.method === method && patternOf(one.path).test(path))?.name ?? ''
const at = (name: string, alter: Fault['alter']) => (exchange: Exchange) =>
  nameOf(exchange) === name ? alter(exchange) : undefined
/** Changes the accepted answers of a call. */
const changed = (name: string, change: (answer: Json, exchange: Exchange) => unknown) =>
  at(name, async (exchange) =>
    exchange.answer.ok ? Response.json(change(await json(exchange.answer), exchange)) : undefined,
  )
/** Accepts what the sandbox refuses, with the answer of its last accepted call of this name. */
function accepting(name: string, when: (exchange: Exchange) => boolean = () => true): Fault['alter'] {
  let last: string | undefined
  return at(name, async (exchange) => {
    if (exchange.answer.ok) last = await exchange.answer.clone().text()
    else if (when(exchange)) return new Response(last ?? '{}', { headers: { 'content-type': 'application/json' } })
    return undefined
  })
}
/** Asks the sandbox again with another query or language. */
const asked = (name: string, change: (query: URLSearchParams) => void, headers: Record<string, string> = {}) =>
  at(name, ({ path, query, token }) => {
    const other = new URLSearchParams(query)
    change(other)
    const given = { ...headers, ...(token !== null && { 'user-token': token }) }
    return sandbox.fetch(new Request(`${url}${path}?${other.toString()}`, { headers: given }))
  })
const withHeader = (name: string, header: string, value: string) =>
  at(name, async ({ answer }) => {
    const headers = new Headers(answer.headers)
    headers.set(header, value)
    return new Response(await answer.clone().arrayBuffer(), { status: answer.status, headers })
  })
const each = (list: unknown, change: (one: Json) => Json) => (Array.isArray(list) ? list.map(change) : list)
const number = (value: unknown) => Number(value ?? 0)
const without = (filter: string) => (query: URLSearchParams) => {
  const filters: Json = JSON.parse(query.get('filters') ?? '{}')
  delete filters[filter]
  query.set('filters', JSON.stringify(filters))
}

const search = ['journeysOfPlate']
const pay = { calls: ['payAllJourneys', 'payJourneys', 'payByProvider', 'paymentStatus'], write: true } as const
const fleet = ['fleetJourneys', 'fleetPlates']
const own = ['myPlates', 'paidHistory', 'authenticatedDetailedJourneys', 'readProfile', 'plateOwners', 'userToken']
const after = { calls: ['paymentStatus', 'receipt'] } as const

const faults: Fault[] = [
  {
    name: 'money: the total of a basket in euros',
    ...pay,
    alter: changed('payAllJourneys', (answer) => ({ ...answer, total: number(answer['total']) / 100 })),
    in: 'payAllJourneys',
    says: /^total is 40, but its journeys cost 40\.00 €: send the sum in cents, 4000/,
  },
  {
    name: 'money: a fee that no journey has',
    ...pay,
    alter: changed('payAllJourneys', (answer) => ({ ...answer, total: number(answer['total']) + 150 })),
    in: 'payAllJourneys',
    says: /^total is 4150, but its journeys cost 40\.00 €/,
  },
  {
    name: 'money: prices of journeys in cents',
    ...pay,
    alter: changed('journeysOfPlate', (answer) => ({
      ...answer,
      journeys: each(answer['journeys'], (one) => ({
        ...one,
        ttcPrice: number(one['ttcPrice']) * 100,
        indemnity: number(one['indemnity']) * 100,
        alreadyPaid: number(one['alreadyPaid']) * 100,
      })),
    })),
    in: 'payAllJourneys',
    says: /^total is 4000, but its journeys cost 4000\.00 €: .*prices of journeys are in euros/,
  },
  {
    name: 'money: the total of the whole plate for one named journey',
    ...pay,
    alter: changed('payJourneys', (answer) => ({ ...answer, total: 99_900 })),
    in: 'payJourneys',
    says: /^total is 99900, but its journeys cost/,
  },
  {
    name: 'money: a journey named twice is paid twice',
    ...pay,
    alter: accepting('payJourneys', ({ sent }) => (sent.match(/idDossier/g) ?? []).length === 2),
    in: 'payJourneys',
    says: /should refuse: it names a journey twice/,
  },
  {
    name: 'money: a price that is not the sum of toll, indemnity and payments',
    calls: search,
    alter: changed('journeysOfPlate', (answer) => ({
      ...answer,
      journeys: each(answer['journeys'], (one) => ({ ...one, totalPrice: number(one['totalPrice']) + 1 })),
    })),
    in: 'journeysOfPlate',
    says: /totalPrice is 13\.00 €, but ttcPrice \+ indemnity - alreadyPaid 12\.00 €: the portal asks for the latter/,
  },
  {
    name: 'money: the price without tax as the price',
    calls: search,
    alter: changed('journeysOfPlate', (answer) => ({
      ...answer,
      journeys: each(answer['journeys'], (one) => ({ ...one, htPrice: one['ttcPrice'], tvaPrice: 2 })),
    })),
    in: 'journeysOfPlate',
    says: /htPrice \+ tvaPrice is 14\.00 €, but ttcPrice 12\.00 €: send the price with tax/,
  },
  {
    name: 'money: euros at the payment provider',
    ...pay,
    alter: changed('payByProvider', (answer) => ({
      ...answer,
      parameters: each(answer['parameters'], (one) =>
        one['pspVariableName'] === 'PBX_TOTAL' ? { ...one, pspVariableValue: '40' } : one,
      ),
    })),
    in: 'payByProvider',
    says: /^PBX_TOTAL is 40, but the journeys cost 4000 cents/,
  },
  {
    name: 'money: the shown total compared in euros',
    ...pay,
    alter: at('payByProvider', ({ sent }) =>
      sent.includes('"expectedTotal":4000') ? Response.json({ code: 'basket_changed' }, { status: 409 }) : undefined,
    ),
    in: 'payByProvider',
    says: /does not accept the total that it has named, 4000: compare expectedTotal in cents/,
  },
  {
    name: 'money: the shown total not compared',
    ...pay,
    alter: accepting('payByProvider', ({ sent }) => sent.includes('"expectedTotal":1}')),
    in: 'payByProvider',
    says: /should refuse: the shown total is another one/,
  },
  {
    name: 'money: paid before the provider says so',
    ...pay,
    alter: changed('paymentStatus', (answer) => ({ ...answer, status: 'SUCCEED' })),
    in: 'paymentStatus',
    says: /^is paid before the provider says so: answer PENDING/,
  },
  {
    name: 'money: a status that the portal does not know',
    ...pay,
    alter: changed('paymentStatus', (answer) => ({ ...answer, status: 'PAID' })),
    in: 'paymentStatus',
    says: /^status PAID is unknown and counts as refused: send one of SUCCEED, /,
  },
  {
    name: 'money: what a fleet owes in cents',
    calls: fleet,
    alter: changed('fleetJourneys', (answer) => {
      const summary = answer['summary']
      return typeof summary === 'object' && summary !== null && 'due' in summary
        ? { ...answer, summary: { ...summary, due: number(summary.due) * 100 } }
        : answer
    }),
    in: 'fleetJourneys',
    says: /^summary\.due is 2400, but its journeys cost 24\.00 €: send the sum in euros, 24/,
  },
  {
    name: 'money: what a plate owes in cents',
    calls: own,
    alter: at('myPlates', async ({ answer }) => {
      const plates: unknown = JSON.parse(await answer.clone().text())
      return Response.json(each(plates, (one) => ({ ...one, due: { count: 2, amount: 4000 } })))
    }),
    in: 'myPlates',
    says: /^due\.amount is 4000, but its journeys cost 40\.00 €: send the sum in euros, 40/,
  },
  {
    name: 'money: a past payment that is not the sum of its journeys',
    calls: own,
    alter: at('paidHistory', async ({ answer }) => {
      if (!answer.ok) return undefined
      return Response.json(each(JSON.parse(await answer.clone().text()), (one) => ({ ...one, amount: 6 })))
    }),
    in: 'paidHistory',
    says: /^amount is 6, but its journeys cost 5\.00 €/,
  },
  {
    name: "privacy: another plate's journeys in a search",
    calls: search,
    alter: changed('journeysOfPlate', (answer) => ({
      ...answer,
      journeys: each(answer['journeys'], (one) => ({ ...one, numberPlate: 'ZZ-999-ZZ' })),
    })),
    in: 'journeysOfPlate',
    says: /is of the plate ZZ-999-ZZ: answer the journeys of AB-123-CD only/,
  },
  {
    name: "privacy: another plate's journey in a basket",
    ...pay,
    alter: accepting('payJourneys', ({ sent }) => /^\[\{"idDossier":"(?!no-such)[^"]+"\}\]$/.test(sent)),
    in: 'payJourneys',
    says: /should refuse: the journey is of another plate/,
  },
  {
    name: 'privacy: one session for two visitors',
    calls: ['detailedJourneys'],
    alter: (() => {
      let first: unknown
      return changed('journeysOfPlate', (answer) => ({ ...answer, sessionId: (first ??= answer['sessionId']) }))
    })(),
    in: 'detailedJourneys',
    says: /^two searches have one sessionId, .*open a session for each search/,
  },
  {
    name: 'privacy: sessions that are counted',
    calls: search,
    alter: (() => {
      let count = 1000
      return changed('journeysOfPlate', (answer) => ({ ...answer, sessionId: `session-number-${(count += 1)}` }))
    })(),
    in: 'journeysOfPlate',
    says: /^sessionId session-number-\d+ can be guessed, .*use 128 random bits/,
  },
  {
    name: "privacy: a session that follows the last visitor's plate",
    calls: ['detailedJourneys'],
    alter: changed('detailedJourneys', (answer, { query }) =>
      query.has('sessionId') ? { ...answer, plate: 'ZZ-999-ZZ', journeys: [] } : answer,
    ),
    in: 'detailedJourneys',
    says: /^the session of AB-123-CD shows ZZ-999-ZZ after another search/,
  },
  {
    name: 'privacy: an unknown session is answered',
    calls: ['detailedJourneys'],
    alter: at('detailedJourneys', ({ answer, query }) =>
      !answer.ok && query.has('sessionId') ? Response.json({ journeys: [] }) : undefined,
    ),
    in: 'detailedJourneys',
    says: /should refuse: there is no such session/,
  },
  {
    name: 'privacy: a receipt for whoever has only searched',
    calls: ['receipt', ...search],
    alter: at('receipt', () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
    in: 'receipt',
    says: /should refuse: this session has paid nothing/,
  },
  {
    name: 'privacy: whole e-mails of owners',
    calls: own,
    alter: at('plateOwners', () => Response.json(['ada@example.org'])),
    in: 'plateOwners',
    says: /^shows a whole e-mail to everybody: mask it/,
  },
  {
    name: 'privacy: the whole e-mail of an alert',
    calls: ['readAlert'],
    alter: changed('readAlert', () => ({ alertStatus: 'ACTIVATED_ANOTHER_EMAIL', hiddenEmail: 'ada@example.org' })),
    in: 'readAlert',
    says: /^shows a whole e-mail to everybody/,
  },
  {
    name: "privacy: a customer reads anybody's plate",
    calls: own,
    alter: accepting('authenticatedDetailedJourneys', ({ token }) => token !== null),
    in: 'authenticatedDetailedJourneys',
    says: /should refuse: the plate is not one of the customer's/,
  },
  {
    name: 'privacy: a forged token',
    calls: own,
    alter: accepting('readProfile', ({ token }) => token?.endsWith('AAAA') === true),
    in: 'readProfile',
    says: /should refuse: the token is forged/,
  },
  {
    name: "privacy: a renter's token for a customer",
    calls: own,
    alter: accepting('readProfile', ({ answer }) => answer.status === 403),
    in: 'readProfile',
    says: /should refuse: the token is a renter's/,
  },
  {
    name: 'privacy: any password',
    calls: ['userToken'],
    write: true,
    alter: accepting('userToken', ({ sent }) => sent.includes('ada@example.org')),
    in: 'userToken',
    says: /should refuse: the password is wrong/,
  },
  {
    name: 'privacy: searches that a proxy may keep',
    calls: search,
    alter: withHeader('journeysOfPlate', 'cache-control', 'public, max-age=60'),
    in: 'journeysOfPlate',
    says: /^cache-control is "public, max-age=60", .*send no-store/,
  },
  {
    name: 'privacy: a removed plate stays in the account',
    calls: ['removePlate'],
    write: true,
    alter: (() => {
      let added = '[]'
      return async (exchange: Exchange) => {
        if (nameOf(exchange) === 'addPlate' && exchange.answer.ok) added = await exchange.answer.clone().text()
        return nameOf(exchange) === 'removePlate' ? Response.json(JSON.parse(added)) : undefined
      }
    })(),
    in: 'removePlate',
    says: /^the removed plate is still there/,
  },
  {
    name: 'hand-over: an origin that nobody has named',
    ...pay,
    alter: changed('payByProvider', (answer) => ({ ...answer, url: 'https://pay.other.example/form' })),
    in: 'payByProvider',
    says: /^the portal refuses https:\/\/pay\.other\.example\/form: hand over to https and to an origin of --provider/,
  },
  {
    name: 'hand-over: without https',
    ...pay,
    alter: changed('payByProvider', (answer) => ({ ...answer, url: 'http://pay.example/form' })),
    in: 'payByProvider',
    says: /^the portal refuses http:\/\/pay\.example\/form/,
  },
  {
    name: 'list: the filter of a plate is ignored',
    calls: fleet,
    alter: asked('fleetJourneys', without('plate')),
    in: 'fleetJourneys',
    says: /^ignores filters=\{"plate":"ZZ000ZZ"\}/,
  },
  {
    name: 'list: the filter of a period is ignored',
    calls: fleet,
    alter: asked('fleetJourneys', without('to')),
    in: 'fleetJourneys',
    says: /^ignores filters=\{"to":"2001-01-01"\}/,
  },
  {
    name: 'list: the filter of a notice is ignored',
    calls: fleet,
    alter: asked('fleetJourneys', without('noticeNumber')),
    in: 'fleetJourneys',
    says: /^ignores filters=\{"noticeNumber":"NONE"\}/,
  },
  {
    name: 'list: free-flow journeys among notices',
    calls: fleet,
    alter: asked('fleetJourneys', (query) => query.delete('types')),
    in: 'fleetJourneys',
    says: /^answers other journeys to types=latePayment/,
  },
  {
    name: 'list: the order is ignored',
    calls: fleet,
    alter: asked('fleetJourneys', (query) => query.delete('order')),
    in: 'fleetJourneys',
    says: /^is not sorted by sortBy=date, order=asc/,
  },
  {
    name: 'list: page 2 is page 1',
    calls: fleet,
    alter: asked('fleetJourneys', (query) => query.set('page', '1')),
    in: 'fleetJourneys',
    says: /^page 2 repeats page 1/,
  },
  {
    name: 'search: the rental period is ignored',
    calls: search,
    alter: (() => {
      let all: unknown
      return changed('journeysOfPlate', (answer, { query }) =>
        query.has('startTime') ? { ...answer, journeys: all } : ((all ??= answer['journeys']), answer),
      )
    })(),
    in: 'journeysOfPlate',
    says: /^answers journeys outside of startTime and endTime/,
  },
  {
    name: 'search: a captcha token works twice',
    calls: search,
    alter: accepting('journeysOfPlate', ({ query }) => (query.get('captchaToken')?.length ?? 0) > 40),
    in: 'journeysOfPlate',
    says: /should refuse: a captcha token is valid once/,
  },
  {
    name: 'search: any captcha token works',
    calls: search,
    alter: accepting('journeysOfPlate', ({ query }) => query.get('captchaToken') === btoa('{}')),
    in: 'journeysOfPlate',
    says: /should refuse: the captcha token is forged/,
  },
  {
    name: 'texts: always French',
    calls: ['readHome'],
    alter: asked('readHome', () => {}, { 'accept-language': 'fr' }),
    in: 'readHome',
    says: /^answers the same texts to accept-language fr and en/,
  },
  {
    name: 'texts: in Latin-1',
    calls: ['readHome'],
    alter: at(
      'readHome',
      () => new Response(Buffer.from('{"title":"Péage"}', 'latin1'), { headers: typed('application/json') }),
    ),
    in: 'readHome',
    says: /^its bytes are not UTF-8/,
  },
  {
    name: 'texts: encoded twice',
    calls: ['readHome'],
    alter: changed('readHome', (answer) => ({ ...answer, title: Buffer.from('Péage réglé').toString('latin1') })),
    in: 'readHome',
    says: /was encoded twice: encode texts as UTF-8 once/,
  },
  {
    name: 'texts: JSON as a page',
    calls: ['readHome'],
    alter: withHeader('readHome', 'content-type', 'text/html'),
    in: 'readHome',
    says: /^content-type is "text\/html": send application\/json/,
  },
  {
    name: 'receipt: a page instead of a PDF',
    ...after,
    alter: at('receipt', ({ answer }) =>
      answer.ok ? new Response('<p>Paid</p>', { headers: typed('text/html') }) : undefined,
    ),
    in: 'receipt',
    says: /^content-type is "text\/html": send application\/pdf/,
  },
  {
    name: 'notification: the second one changes the status',
    ...after,
    alter: (() => {
      let count = 0
      return async (exchange: Exchange) => {
        if (exchange.path === notified) count += 1
        return count > 1 && nameOf(exchange) === 'paymentStatus' && exchange.path.endsWith(paid)
          ? Response.json({ ...(await json(exchange.answer)), status: 'DUPLICATED' })
          : undefined
      }
    })(),
    in: 'paymentStatus',
    says: /^is DUPLICATED after the same notification came again: record each notification once/,
  },
  {
    name: 'notification: the second one is refused',
    ...after,
    alter: ({ path }) => (path === notified ? new Response('known', { status: 409 }) : undefined),
    in: 'paymentStatus',
    says: /^the provider's notification gets 409, 409 when it comes again/,
  },
  {
    name: 'time: a session that is over at once',
    calls: search,
    alter: changed('journeysOfPlate', (answer) => ({ ...answer, search: { expiresAt: new Date().toISOString() } })),
    in: 'journeysOfPlate',
    says: /leaves no time to pay: give a session 30 minutes/,
  },
  {
    name: 'time: dates as people write them',
    calls: search,
    alter: changed('journeysOfPlate', (answer) => ({
      ...answer,
      journeys: each(answer['journeys'], (one) => ({ ...one, date: '01/03/2026 08:00' })),
    })),
    in: 'journeysOfPlate',
    says: /date "01\/03\/2026 08:00" cannot be read: send 2026-03-02T10:00:00/,
  },
  {
    name: 'time: a login that has ended before it begins',
    calls: ['userToken', 'readProfile'],
    alter: changed('userToken', (answer) => ({ ...answer, expirationDate: '2020-01-01T00:00:00Z' })),
    in: 'userToken',
    says: /^expirationDate 2020-01-01T00:00:00Z is past/,
  },
  {
    name: 'time: an answer that takes too long',
    calls: ['readFooter'],
    alter: at('readFooter', async ({ answer }) => {
      await wait(450)
      return answer
    }),
    in: 'readFooter',
    says: /^answers after [\d.]+ s: answer within 0\.40 s/,
  },
]

const typed = (type: string) => ({ 'content-type': type })

/** Runs the checks of a fault's calls. The proxy takes the provider's notification, which the sandbox does not sign. */
const check = ({ calls, write, alter }: Pick<Fault, 'calls' | 'write' | 'alter'>) =>
  conformance({
    url,
    ...accounts,
    ...(calls.length > 0 && { call: calls }),
    paid,
    notification,
    write,
    slowest: alter === unbroken ? 60_000 : 400,
    fetch: faulty(
      sandbox,
      async (exchange) => (await alter(exchange)) ?? (exchange.path === notified ? new Response('ok') : undefined),
    ),
  })
const unbroken: Fault['alter'] = () => undefined

it('finds nothing in the sandbox, with a completed payment and its notification', async () => {
  const findings = await check({ calls: [], write: true, alter: unbroken })
  expect(findings.filter(({ result }) => result === 'broken')).toEqual([])
  expect(findings.filter(({ call, result }) => call.includes('notification') && result === 'ok')).toHaveLength(1)
})

const lines: string[] = []

it.each(faults)('catches $name', async (fault) => {
  const findings = (await check(fault)).filter(({ result }) => result === 'broken')
  const named = findings.filter(({ call }) => call.includes(`(${fault.in}`)).flatMap(({ notes }) => notes)
  const sentence = named.find((note) => fault.says.test(note))
  if (sentence !== undefined) lines.push(`${fault.name}\n    ${sentence}`)
  expect(sentence, named.join('\n')).toBeDefined()
  for (const note of findings.flatMap(({ notes }) => notes)) expect(note).toMatch(mends)
})

it(`catches at least 38 of ${faults.length} planted faults, each with the sentence that mends it`, () => {
  console.log(`${lines.join('\n')}\n${lines.length} of ${faults.length} planted faults caught`)
  expect(lines.length).toBeGreaterThanOrEqual(38)
})
