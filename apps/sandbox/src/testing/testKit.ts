import { type CaptchaAction, captchaChallenge, solvableChallenge } from '@voie-libre/contract/calls/captcha'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { detailedJourneys, journeysOfPlate } from '@voie-libre/contract/calls/journeys'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { extractText, getDocumentProxy } from 'unpdf'
import * as z from 'zod/mini'
import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import { dropTestDatabase, testDatabase } from './testDatabase.ts'
import type { ProviderHandover } from '@voie-libre/contract/schemas/payment'

type Schema = z.core.$ZodType
type AnswerOf<Answer> = Answer extends Schema ? z.core.output<Answer> : Response
export interface Input {
  query?: Readonly<Record<string, string>>
  body?: unknown
  params?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

const refusal = (status: number, code: string) => Object.assign(new Error(`${status} ${code}`), { status, code })

const problem = z.object({ code: z.string(), message: z.string() })
export const origin = 'http://localhost:4300'

/** A sandbox and a client that calls the contract's endpoints, as the portal does. */
export async function startTestSandbox(options?: SandboxOptions) {
  const database = options ?? testDatabase()
  const sandbox = await createSandbox({ captchaWork: 'light', ...database })

  async function close() {
    await sandbox.close()
    if (options === undefined) await dropTestDatabase(database)
  }

  return { ...clientOf(sandbox.fetch), fetch: sandbox.fetch, scenarios: sandbox.scenarios, close }
}
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

/**
 * For tests of races: two sandboxes over one schema of the PostgreSQL server of TEST_DATABASE_URL, each with connections of
 * its own, or one over the embedded database, which runs one transaction after the other. `at(0)`, `at(1)`, `at(2)`... takes
 * them in turn. They share the data and the clock; each has its own faults and call log.
 */
export async function startTestSandboxes() {
  const database = testDatabase()
  const first = await startTestSandbox(database)
  const second = database.databaseUrl === undefined ? first : await startTestSandbox(database)

  async function close() {
    if (second !== first) await second.close()
    await first.close()
    await dropTestDatabase(database)
  }

  return { ...first, close, at: (index: number): SandboxClient => (index % 2 === 0 ? first : second) }
}

export type SandboxClient = Pick<Sandbox, 'fetch'> & ReturnType<typeof clientOf>
export function clientOf(fetch: Sandbox['fetch']) {
  async function send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const isForm = body instanceof URLSearchParams || body instanceof FormData
    const content = body === undefined || isForm ? body : JSON.stringify(body)
    const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' }
    const init = { method, headers: { ...type, ...headers }, ...(content !== undefined && { body: content }) }
    return fetch(new Request(new URL(path, origin), init))
  }

  /** Calls an endpoint and decodes the answer as the portal does; throws its status and code. */
  async function api<Answer extends Schema | 'file' | 'nothing'>(
    endpoint: Endpoint<Schema | undefined, Schema | undefined, Answer>,
    { query = {}, body, params = {}, headers }: Input = {},
  ): Promise<AnswerOf<Answer>> {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const response = await send(endpoint.method, `${path}?${new URLSearchParams(query).toString()}`, body, headers)
    if (!response.ok) throw refusal(response.status, problem.parse(await response.json()).code)
    return answerOf(endpoint.answer, response)
  }

  async function control(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await send(method, `/sandbox${path}`, body)
    if (!response.ok) throw refusal(response.status, await response.text())
    return response.status === 204 ? undefined : response.json()
  }

  async function captchaToken(action: CaptchaAction = 'journeys'): Promise<string> {
    const challenge = solvableChallenge.parse(await api(captchaChallenge, { query: { action } }))
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  async function search(plate: string, query: Readonly<Record<string, string>> = {}): Promise<Found> {
    const captcha = await captchaToken()
    return found(await api(journeysOfPlate, { query: { plate, country: 'FR', captchaToken: captcha, ...query } }))
  }
  async function searchNumber(caseNumber: string): Promise<Found> {
    return found(await api(detailedJourneys, { query: { caseNumber, captchaToken: await captchaToken() } }))
  }

  return { send, api, control, captchaToken, search, searchNumber }
}

/** The action whose captcha a call to this path needs. */
export function actionOf(path: string): CaptchaAction {
  if (path.endsWith('/token')) return 'login'
  if (path.endsWith('/codes')) return 'password'
  return path.endsWith('/receipts') ? 'receipts' : 'register'
}

export type Found = JourneysSet & { sessionId: string }
function found(set: JourneysSet): Found {
  if (set.sessionId === undefined) throw new Error('a search without session')
  return { ...set, sessionId: set.sessionId }
}

// The overload states what the compiler cannot infer: decoding with a schema returns its output.
function answerOf<Answer extends Schema | 'file' | 'nothing'>(
  answer: Answer,
  response: Response,
): Promise<AnswerOf<Answer>>
async function answerOf(answer: Schema | 'file' | 'nothing', response: Response): Promise<unknown> {
  if (typeof answer === 'string') return response
  return z.decode(answer, response.status === 204 ? undefined : await response.json())
}

/** The text of a PDF, with plain spaces, and the roles of its structure tree. */
export async function readPdf(file: ArrayBuffer) {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(document, { mergePages: true })
  const structures = []
  let drawn = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    structures.push(await page.getStructTree())
    for (const item of (await page.getTextContent()).items)
      if ('str' in item) drawn += item.str + (item.hasEOL ? '\n' : '')
  }
  return { text: text.replaceAll(/\s/g, ' '), lines: drawn.split('\n'), roles: rolesOf(structures) }
}

const branch = z.object({ role: z.string(), children: z.array(z.unknown()) })

/** The path of every node, as in 'Table > TR > TH', in reading order. */
const rolesOf = (nodes: readonly unknown[], above: readonly string[] = []): string[] =>
  nodes.flatMap((node) => {
    const parsed = branch.safeParse(node)
    if (!parsed.success) return []
    const path = [...above, parsed.data.role]
    return [path.join(' > '), ...rolesOf(parsed.data.children, path)]
  })

export const billing = {
  firstName: 'Camille',
  lastName: 'Durand',
  billingAddress: '12 rue des Tilleuls',
  billingZipcode: '03000',
  billingCity: 'Moulins',
  billingCountry: 'fr',
  email: 'camille@example.org',
}

export const formOf = ({ parameters }: ProviderHandover) =>
  new URLSearchParams(parameters.map((one): [string, string] => [one.pspVariableName, one.pspVariableValue]))

/** Sends the hidden form as a browser does; the answer redirects to the provider's page. */
export const handedOver = (
  { send }: Pick<SandboxClient, 'send'>,
  handover: ProviderHandover,
  form = formOf(handover),
) => (handover.psp === 'AXEPTA' ? send('POST', `${handover.url}?${form.toString()}`) : send('POST', handover.url, form))

/** The address of the provider's page, whose query its own form sends back with a decision. */
export async function providerPage(client: Pick<SandboxClient, 'send'>, handover: ProviderHandover): Promise<URL> {
  const { headers } = await handedOver(client, handover)
  return new URL(headers.get('location') ?? '', origin)
}
