import { type CaptchaAction, captchaChallenge, solvableChallenge } from '@voie-libre/contract/calls/captcha'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import type { KnownCode } from '@voie-libre/contract/errorCodes'
import { errorAnswer } from '@voie-libre/contract/schemas/content'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { codesOfCalls } from './errorCodes.ts'
import { innerDetails } from './innerDetails.ts'
import { violationsOf } from './jsonSchema.ts'
import { contractDocument } from './openapi.ts'
import { type Given, type Received, sender } from './send.ts'

export interface Options {
  /** Base address of the server, without `/services`. */
  url: string
  /** The host that the visitor sees; by default that of `url`. */
  host?: string | undefined
  country?: string | undefined
  plate?: string | undefined
  /** A payment notice or case number that has journeys. */
  notice?: string | undefined
  /** `email:password`, as for `renter`. */
  customer?: string | undefined
  renter?: string | undefined
  captcha?: string | undefined
  /** Also makes the calls that change data. */
  write?: boolean | undefined
  /** Number of generated requests to each reading call. */
  generate?: number | undefined
  /** Repeats the generated requests of an earlier run. */
  seed?: number | undefined
  /** The only call that gets generated requests, by its name. */
  call?: string | undefined
  fetch?: (request: Request) => Promise<Response>
}

export interface Finding {
  call: string
  result: 'ok' | 'broken' | 'not tried'
  notes: readonly string[]
}

type Answer<E extends Endpoint> = E['answer'] extends z.core.$ZodType ? z.core.output<E['answer']> : undefined

export type Caller = ReturnType<typeof createCaller>

/** Makes the calls of a check and records what they break as findings. */
export function createCaller(options: Options) {
  const findings: Finding[] = []
  const accepted = new Map<string, Given>()
  const document = contractDocument()
  const violations = violationsOf(document)
  const send = sender(options)

  /** Makes a call that must succeed; undefined if it does not. */
  async function ask<E extends Endpoint>(endpoint: E, given: Given = {}): Promise<Answer<E> | undefined> {
    const { notes, answer } = await check(endpoint, given)
    note(endpoint, given, notes)
    if (notes.length === 0) accepted.set(endpoint.name, given)
    return answer
  }

  async function check<E extends Endpoint>(
    endpoint: E,
    given: Given,
  ): Promise<{ notes: string[]; answer?: Answer<E> }> {
    const received = await send(endpoint, given)
    if (typeof received === 'string') return { notes: [received] }
    if (!received.ok) return { notes: [`answers ${received.status} ${received.text.slice(0, 200)}`] }
    const { notes, value } = judge(endpoint, received)
    return value === undefined ? { notes } : { notes, answer: value as Answer<E> }
  }

  /** Makes a call that the server must refuse with a readable error, and with one of `codes` where §8 has codes. */
  async function refused(endpoint: Endpoint, given: Given, why: string, codes?: readonly KnownCode[]): Promise<void> {
    const foreign = codes?.find((code) => codesOfCalls[endpoint.name]?.includes(code) !== true)
    if (foreign !== undefined) throw new Error(`codesOfCalls lacks ${foreign} of ${endpoint.name}`)
    const refusal = codes === undefined ? ' refused' : `: ${codes[0]}`
    const received = await send(endpoint, given)
    if (typeof received === 'string') return note(endpoint, given, [received], refusal)
    if (received.ok || received.status >= 500) {
      return note(endpoint, given, [`answers ${received.status}, should refuse: ${why}`], refusal)
    }
    const answered = codeOf(received)
    const notes =
      answered === undefined
        ? [`answers ${received.status} without a readable code or message`]
        : codes !== undefined && !codes.some((code) => code === answered)
          ? [`refuses with ${answered} instead of ${codes.join(' or ')}: ${why}`]
          : innerDetails(received.text)
    return note(endpoint, given, notes, refusal)
  }

  /** Returns the code with which the server refuses a call, and records no finding. */
  async function answeredCode(endpoint: Endpoint, given: Given): Promise<string | undefined> {
    const received = await send(endpoint, given)
    return typeof received === 'string' || received.ok ? undefined : codeOf(received)
  }

  /** Lists what a request with unusual values breaks. The server may refuse it, but must follow the contract. */
  async function tried(endpoint: Endpoint, given: Given): Promise<{ status: number; notes: readonly string[] }> {
    const received = await send(endpoint, given)
    if (typeof received === 'string') return { status: 0, notes: [received] }
    const { status, ok, text } = received
    if (ok) return { status, notes: [...judge(endpoint, received).notes, ...innerDetails(text)] }
    if (status < 400 || status >= 500) return { status, notes: [`answers ${status} ${text.slice(0, 200)}`] }
    // A proxy or firewall in front of the server may refuse a hostile value with its own page.
    const isOwn = received.type.includes('json')
    const unreadable = isOwn && codeOf(received) === undefined
    return { status, notes: [...(unreadable ? [`answers ${status} without a code`] : []), ...innerDetails(text)] }
  }

  /** Lists what an answer of status 2xx breaks, and decodes its value. */
  function judge(endpoint: Endpoint, received: Received): { notes: string[]; value?: unknown } {
    const { answer, mayBeEmpty } = endpoint
    if (answer === 'nothing' || (mayBeEmpty && received.status === 204)) return { notes: [] }
    if (answer === 'file') return { notes: received.size > 0 ? [] : ['the file is empty'] }
    const json = jsonOf(received)
    if (json === undefined) return { notes: ['is not JSON'] }
    const notes = violations(answerSchema(document, endpoint), json)
    const read = z.safeDecode(answer, json)
    if (!read.success) return { notes: [...notes, `cannot be read: ${z.prettifyError(read.error)}`] }
    return { notes, value: read.data }
  }

  function note(endpoint: Endpoint, { query = {} }: Given, notes: readonly string[], how = ''): void {
    const shown = ['type', 'caseNumber', 'sessionId'].flatMap((key) => (query[key] === undefined ? [] : [key]))
    const call = titleOf(endpoint, shown) + how
    findings.push({ call, result: notes.length > 0 ? 'broken' : 'ok', notes })
  }

  function reportNotTried(endpoint: Endpoint, why: string): void {
    findings.push({ call: titleOf(endpoint), result: 'not tried', notes: [why] })
  }

  /** Gets a new captcha token, since each is valid for one call of its action. */
  async function captchaToken(action: CaptchaAction): Promise<string | undefined> {
    if (options.captcha !== undefined) return options.captcha
    const { answer } = await check(captchaChallenge, { query: { action } })
    return answer && solved(answer)
  }

  async function login(endpoint: Endpoint, account: string | undefined): Promise<z.output<typeof tokens> | undefined> {
    if (account === undefined) return undefined
    const [email, ...password] = account.split(':')
    const body = { email, password: password.join(':') }
    const record = await ask(endpoint, { query: { captchaToken: await captchaToken('login') }, body })
    return z.safeParse(tokens, record).data
  }

  return {
    findings,
    document,
    /** The input of the last successful call of each name. */
    accepted: accepted as ReadonlyMap<string, Given>,
    ask,
    refused,
    answeredCode,
    tried,
    reportNotTried,
    captchaToken,
    login,
  }
}

/** Names a call in the report; `more` distinguishes it from others of the same name. */
export const titleOf = ({ method, path, name }: Endpoint, more: readonly string[] = []): string =>
  `${method} ${path} (${[name, ...more].join(', ')})`

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** Reads the code of a refusal as the portal does. */
function codeOf(received: Received): string | undefined {
  const error = errorAnswer.safeParse(jsonOf(received))
  return error.success ? (error.data.code ?? error.data.message) : undefined
}

function jsonOf({ text }: Received): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerSchema(document: unknown, { path, method }: Endpoint): unknown {
  const place = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema']
  return place.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    document,
  )
}

/** Solves the proof of work as the portal does. */
async function solved(given: unknown): Promise<string | undefined> {
  const challenge = z.safeParse(solvableChallenge, given).data
  const solution = challenge && (await solveChallenge({ challenge, deriveKey, timeout: 30_000 }))
  return solution ? Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') : undefined
}
