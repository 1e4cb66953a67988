import { allEndpoints } from '@voie-libre/domain/contract/all'
import { createSandbox, type Sandbox } from '@voie-libre/sandbox/app'
import { conformance, type Finding } from '@voie-libre/tools/conformance'
import { afterAll, beforeAll, expect, it } from 'vitest'

let sandbox: Sandbox
let findings: Finding[] = []
const url = 'http://operator.example'

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory' })
  const post = (path: string, body: unknown) =>
    sandbox.fetch(
      new Request(`${url}/sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  await post('accounts', { email: 'ada@example.org', password: 'Secret.123', activated: true, plates: ['AB-123-CD'] })
  await post('renters', { email: 'fleet@example.org', password: 'Secret.12345', plates: 3, journeys: 3 })
  await post('notices', { number: '4711', numberPlate: 'CC-111-CC' })
  findings = await conformance({
    url,
    notice: '4711',
    customer: 'ada@example.org:Secret.123',
    renter: 'fleet@example.org:Secret.12345',
    fetch: (request) => sandbox.fetch(request),
  })
})
afterAll(() => sandbox.close())

it('finds no violation in the sandbox', { tags: ['API-04', 'API-82'] }, () => {
  expect(findings.filter(({ result }) => result !== 'ok')).toEqual([])
})

it('tries every read-only call of the contract', () => {
  const tried = findings.map(({ call }) => call).join('\n')
  const reading = allEndpoints.filter(({ method }) => method === 'GET').map(({ name }) => name)
  expect(reading.filter((name) => !new RegExp(`\\(${name}[,)]`).test(tried))).toEqual([])
})

it('reports how a response violates the contract', async () => {
  const invalidAnswers: Record<string, string> = {
    '/services/v1/whitelabels/homepage': '{"title": 5, "actions": []}',
    '/services/v1/whitelabels': '<html>login</html>',
    '/services/v1/users/me': '{"email": "ada@example.org"}',
  }
  const found = await conformance({
    url,
    fetch: (request) => {
      const body = invalidAnswers[new URL(request.url).pathname]
      return body === undefined ? sandbox.fetch(request) : Promise.resolve(new Response(body))
    },
  })
  const broken = Object.fromEntries(found.filter((f) => f.result === 'broken').map((f) => [f.call, f.notes]))
  expect(broken).toEqual({
    'GET /services/v1/whitelabels (readProvider)': ['is not JSON'],
    'GET /services/v1/whitelabels/homepage (readHome)': ['answer/title must be string'],
    'GET /services/v1/users/me (readProfile) refused': ['answers 200, should refuse: nobody is logged in'],
  })
})
