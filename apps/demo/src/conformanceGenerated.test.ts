import { answerSchema, createCaller } from '@voie-libre/conformance/caller'
import { checkSections, conformance } from '@voie-libre/conformance/command'
import { checkGenerated } from '@voie-libre/conformance/generated'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, type Alter, faulty, openSandbox, url } from './testing/faultyOperator.ts'

/** No test depends on the speed of the machine. */
const slowest = 60_000

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const broken = async (alter: Alter, only: { generate?: number; call?: readonly string[] }) => {
  const fetch = faulty(sandbox, alter)
  const findings = await conformance({ url, generate: 40, seed: 7, slowest, ...only, ...accounts, fetch })
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

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const inside = (value: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value)

interface Field {
  path: string[]
  mandatory: boolean
}

/** The fields of an answer that the contract knows, as paths of keys; of a list those of its last item. */
function fieldsOf(document: unknown, schema: unknown, value: unknown, path: readonly string[] = []): Field[] {
  if (!isJson(schema)) return []
  const { $ref: reference, anyOf } = schema
  if (typeof reference === 'string') return fieldsOf(document, inside(document, reference.slice(2)), value, path)
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: unknown) => fieldsOf(document, one, value, path))
  if (Array.isArray(value)) return fieldsOf(document, schema['items'], value.at(-1), [...path, last])
  if (!isJson(value)) return []
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(value).flatMap(([key, one]) => {
    const known = inside(schema, `properties/${key}`)
    if (known === undefined) return []
    const field = { path: [...path, key], mandatory: required.includes(key) }
    return [field, ...fieldsOf(document, known, one, field.path)]
  })
}
const last = '-1'

/** The value with another one at the path, or without the field. */
function planted(value: unknown, [key = '', ...rest]: readonly string[], fault: (old: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (at === value.length - 1 ? planted(one, rest, fault) : one))
  if (!isJson(value)) return value
  const changed = rest.length === 0 ? fault(value[key]) : planted(value[key], rest, fault)
  return changed === undefined
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    : { ...value, [key]: changed }
}

const typeFaults: [kind: string, fault: (old: unknown) => unknown][] = [
  ['of the wrong type', (old) => (isJson(old) ? 'text' : { unexpected: true })],
  ['null', () => null],
  ['missing', () => undefined],
]

describe('generated requests find each field of the wrong type, and each mandatory one that is missing or null', () => {
  let plant: { name: string; path: readonly string[]; fault: (old: unknown) => unknown } | undefined
  const answers = new Map<string, unknown>()
  const nameOf = (method: string, path: string) =>
    allEndpoints.find((one) => one.method === method && new RegExp(`^${one.path.replace('{id}', '[^/]+')}$`).test(path))
      ?.name ?? ''
  const fetch = (request: Request) =>
    faulty(sandbox, async ({ method, path, answer }) => {
      const name = nameOf(method, path)
      if (!answer.ok || answer.headers.get('content-type') !== 'application/json') return undefined
      const value: unknown = JSON.parse(await answer.clone().text())
      const known = answers.get(name)
      if (known === undefined || (Array.isArray(known) && known.length === 0)) answers.set(name, value)
      return plant?.name === name ? Response.json(planted(value, plant.path, plant.fault)) : undefined
    })(request)
  const options = { url, ...accounts, slowest, fetch }
  const caller = createCaller(options)
  const fields = { mandatory: 0, optional: 0 }
  beforeAll(() => checkSections(caller, options))
  const reading = allEndpoints.filter(({ method, answer }) => method === 'GET' && typeof answer === 'object')

  it.each(reading)('in the answer of $name', async (endpoint) => {
    const missed: string[] = []
    const schema = answerSchema(caller.document, endpoint)
    for (const { path, mandatory } of fieldsOf(caller.document, schema, answers.get(endpoint.name))) {
      fields[mandatory ? 'mandatory' : 'optional'] += 1
      for (const [kind, fault] of mandatory ? typeFaults : typeFaults.slice(0, 1)) {
        plant = { name: endpoint.name, path, fault }
        const before = caller.findings.length
        await checkGenerated(caller, { ...options, generate: 2, seed: 7, call: [endpoint.name] })
        const said = caller.findings.slice(before).flatMap(({ result, notes }) => (result === 'broken' ? notes : []))
        const [field = ''] = path.slice(-1)
        if (!said.some((note) => note.includes(field))) missed.push(`${path.join('/')} ${kind}: ${said.join()}`)
      }
    }
    plant = undefined
    expect(missed).toEqual([])
  })

  it('in many fields of both kinds', () => {
    expect(fields.mandatory).toBeGreaterThan(30)
    expect(fields.optional).toBeGreaterThan(100)
  })
})

it('a server that limits calls is not accused', async () => {
  const limits: Alter = ({ path }) => (path.endsWith('/vehicles') ? new Response('', { status: 429 }) : undefined)
  const findings = await conformance({ url, generate: 5, seed: 7, call: ['vehicle'], fetch: faulty(sandbox, limits) })
  expect(findings.filter(({ call }) => call.includes('(vehicle) generated'))).toMatchObject([{ result: 'not tried' }])
})
