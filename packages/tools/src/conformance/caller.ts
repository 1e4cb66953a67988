import { errorAnswer } from '@voie-libre/domain/content/content'
import { captchaChallenge } from '@voie-libre/domain/contract/captcha'
import type { Endpoint } from '@voie-libre/domain/contract/endpoint'
import type { ErrorCode } from '@voie-libre/domain/reference/errorCodes'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import * as z from 'zod/mini'
import { violations } from '../jsonSchema.ts'
import { contractDocument } from '../openapi.ts'

export interface Options {
  url: string
  host?: string | undefined
  country?: string | undefined
  plate?: string | undefined
  /** A payment notice or case number that has journeys. */
  notice?: string | undefined
  /** `email:password` */
  customer?: string | undefined
  renter?: string | undefined
  captcha?: string | undefined
  /** Also makes the calls that change data. */
  write?: boolean | undefined
  fetch?: (request: Request) => Promise<Response>
}

export interface Finding {
  call: string
  result: 'ok' | 'broken' | 'not tried'
  notes: readonly string[]
}

export interface Given {
  id?: string | undefined
  query?: Record<string, string | undefined>
  body?: unknown
  /** The fields of a call that is sent as a form with files. */
  form?: Readonly<Record<string, string | File>>
  token?: string | undefined
}
type Answer<E extends Endpoint> = E['answer'] extends z.core.$ZodType ? z.core.output<E['answer']> : undefined

export type Caller = ReturnType<typeof createCaller>

/** Makes the calls of a check, and keeps what they break as findings. */
export function createCaller(options: Options) {
  const findings: Finding[] = []
  const document = contractDocument()
  const send = sender(options)

  /** Makes a call that must succeed; returns undefined when it does not. */
  async function ask<E extends Endpoint>(endpoint: E, given: Given = {}): Promise<Answer<E> | undefined> {
    const { notes, answer } = await check(endpoint, given)
    note(endpoint, given, notes)
    return answer
  }

  async function check<E extends Endpoint>(
    endpoint: E,
    given: Given,
  ): Promise<{ notes: string[]; answer?: Answer<E> }> {
    const response = await send(endpoint, given)
    if (typeof response === 'string') return { notes: [response] }
    if (!response.ok) return { notes: [`answers ${response.status} ${(await response.text()).slice(0, 200)}`] }
    const { answer, mayBeEmpty }: Endpoint = endpoint
    if (answer === 'nothing' || (mayBeEmpty && response.status === 204)) return { notes: [] }
    if (answer === 'file') {
      const { size } = await response.blob()
      return { notes: size > 0 ? [] : ['the file is empty'] }
    }
    const value = await readJson(response)
    if (value === undefined) return { notes: ['is not JSON'] }
    const notes = violations(document, answerSchema(document, endpoint), value)
    const read = z.safeDecode(answer, value)
    if (!read.success) return { notes: [...notes, `cannot be read: ${z.prettifyError(read.error)}`] }
    return { notes, answer: read.data as Answer<E> }
  }

  /**
   * Makes a call that the server must reject with an error that the portal can explain, by one of `codes` where §8 has a
   * code for it.
   */
  async function refused(endpoint: Endpoint, given: Given, why: string, codes?: readonly ErrorCode[]): Promise<void> {
    const refusal = codes === undefined ? ' refused' : `: ${codes[0]}`
    const response = await send(endpoint, given)
    if (typeof response === 'string') return note(endpoint, given, [response], refusal)
    if (response.ok || response.status >= 500) {
      return note(endpoint, given, [`answers ${response.status}, should refuse: ${why}`], refusal)
    }
    const error = errorAnswer.safeParse(await readJson(response))
    const answered = error.success ? (error.data.code ?? error.data.message) : undefined
    const notes =
      answered === undefined
        ? [`answers ${response.status} without a readable code or message`]
        : codes !== undefined && !codes.some((code) => code === answered)
          ? [`refuses with ${answered} instead of ${codes.join(' or ')}: ${why}`]
          : []
    return note(endpoint, given, notes, refusal)
  }

  function note({ method, path, name }: Endpoint, { query = {} }: Given, notes: readonly string[], how = ''): void {
    const shown = ['type', 'caseNumber', 'sessionId'].flatMap((key) => (query[key] === undefined ? [] : [key]))
    const call = `${method} ${path} (${[name, ...shown].join(', ')})${how}`
    findings.push({ call, result: notes.length > 0 ? 'broken' : 'ok', notes })
  }

  function reportNotTried({ method, path, name }: Endpoint, why: string): void {
    findings.push({ call: `${method} ${path} (${name})`, result: 'not tried', notes: [why] })
  }

  /** Gets a new captcha token, since each is valid for one call. */
  async function captchaToken(): Promise<string | undefined> {
    if (options.captcha !== undefined) return options.captcha
    const { answer } = await check(captchaChallenge, {})
    return answer && solved(answer)
  }

  async function login(endpoint: Endpoint, account: string | undefined): Promise<z.output<typeof tokens> | undefined> {
    if (account === undefined) return undefined
    const [email, ...password] = account.split(':')
    const body = { email, password: password.join(':') }
    const record = await ask(endpoint, { query: { captchaToken: await captchaToken() }, body })
    return z.safeParse(tokens, record).data
  }

  return { findings, ask, refused, reportNotTried, captchaToken, login }
}

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** Sends a request as the portal does. Returns a sentence when there is no response. */
function sender({ url, host = new URL(url).host, fetch: ownFetch = fetch }: Options) {
  return async ({ method, path, body }: Endpoint, { id = '', query = {}, ...given }: Given) => {
    const target = new URL(url.replace(/\/$/, '') + path.replace('{id}', encodeURIComponent(id)))
    for (const [name, value] of Object.entries(query)) if (value !== undefined) target.searchParams.set(name, value)
    const headers = new Headers({ 'accept-language': 'fr', 'x-whitelabel-host': host })
    if (given.token !== undefined) headers.set('user-token', `Bearer ${given.token}`)
    const isJson = body !== undefined && given.form === undefined
    if (isJson) headers.set('content-type', 'application/json')
    const sent = isJson ? JSON.stringify(given.body) : formOf(given.form)
    const init = { method, headers, redirect: 'manual' as const, ...(sent !== undefined && { body: sent }) }
    try {
      return await ownFetch(new Request(target, { ...init, signal: AbortSignal.timeout(30_000) }))
    } catch (error) {
      return `no answer: ${String(error)}`
    }
  }
}

function formOf(fields: Given['form']): FormData | undefined {
  if (fields === undefined) return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
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

const challengeShape = z.custom<Challenge>(
  (given) => typeof given === 'object' && given !== null && 'parameters' in given,
)

/** Solves the proof of work as the portal does. */
async function solved(given: unknown): Promise<string | undefined> {
  const challenge = z.safeParse(challengeShape, given).data
  const solution = challenge && (await solveChallenge({ challenge, deriveKey, timeout: 30_000 }))
  return solution ? Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') : undefined
}
