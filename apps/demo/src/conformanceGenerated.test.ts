import { conformance } from '@voie-libre/conformance/command'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, type Alter, faulty, openSandbox, url } from './faultyOperator.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const broken = async (alter: Alter, only: { generate?: number; call?: readonly string[] }) => {
  const fetch = faulty(sandbox, alter)
  const findings = await conformance({ url, generate: 40, seed: 7, ...only, ...accounts, fetch })
  return findings.filter(({ result }) => result === 'broken').map(({ call, notes }) => [call, ...notes].join(' '))
}

it('the sandbox answers generated values by the contract, or refuses them', { tags: ['API-04'] }, async () => {
  const methods = new Set<string>()
  let calls = 0
  const faults = await broken(
    ({ method, path }) => {
      calls += path.endsWith('/token') ? 0 : 1
      if (!path.endsWith('/token')) methods.add(method)
      return undefined
    },
    { generate: 20 },
  )
  expect(faults).toEqual([])
  expect([...methods]).toEqual(['GET'])
  expect(calls).toBeGreaterThan(500)
})

const crash = () => Response.json({ code: 'server_error' }, { status: 500 })
const trace = 'Error: no such gate\n    at priceOf (/srv/toll/prices.js:12:34)'

it.each<[title: string, call: string, says: RegExp, alter: Alter]>([
  [
    'a crash at a character that a database cannot store',
    'vehicle',
    /%00.*: answers 500/,
    ({ path, query }) => (path.endsWith('/vehicles') && query.get('plate')?.includes('\0') ? crash() : undefined),
  ],
  [
    'a crash at a long text',
    'readArticle',
    /A{1500}.*: answers 500/,
    ({ path }) => (path.startsWith('/services/v1/articles/A') && path.length > 1000 ? crash() : undefined),
  ],
  [
    'a stack trace in a refusal',
    'journeyPrice',
    /shows a stack trace: .*at priceOf/,
    ({ path, query }) =>
      path.endsWith('/price') && query.get('in') !== '23'
        ? Response.json({ code: 'invalid_request', message: trace }, { status: 400 })
        : undefined,
  ],
  [
    'another shape for a value outside of the list',
    'readClaimReasons',
    /answer must have required property 'reasons'/,
    ({ path, query }) =>
      path.endsWith('/reasons') && !['CNP', 'LATE_PAYMENT', 'FREE_FLOW'].includes(query.get('type') ?? '')
        ? Response.json({})
        : undefined,
  ],
])('generated requests find %s, smaller and with the seed that repeats it', async (_, call, says, alter) => {
  const found = await broken(alter, { call: [call] })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`(${call}) generated`)
  expect(found[0]).toMatch(says)
  expect(found[0]).toContain(`repeat it with --generate 40 --seed 7 --call ${call}`)
  expect(await broken(alter, { call: [call] })).toEqual(found)
})

it('a server that limits calls is not accused', async () => {
  const limits: Alter = ({ path }) => (path.endsWith('/vehicles') ? new Response('', { status: 429 }) : undefined)
  const findings = await conformance({ url, generate: 5, seed: 7, call: ['vehicle'], fetch: faulty(sandbox, limits) })
  expect(findings.filter(({ call }) => call.includes('(vehicle) generated'))).toMatchObject([{ result: 'not tried' }])
})
