import { userToken } from '@voie-libre/contract/calls/accounts'
import { isInProfiles } from '@voie-libre/contract/calls/about'
import { type CaptchaAction, captchaChallenge, solvableChallenge } from '@voie-libre/contract/calls/captcha'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { renterToken } from '@voie-libre/contract/calls/renters'
import { errorCodes, type KnownCode } from '@voie-libre/contract/errorCodes'
import { errorAnswer } from '@voie-libre/contract/schemas/content'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { codesOfCalls, contractDocument } from './openapi.ts'
import { type Given, innerDetails, type Received, sender, transportFaults } from './send.ts'
import mistakesTable from './mistakes.json' with { type: 'json' }
import { at, violationsOf } from './jsonSchema.ts'
import type { Options } from './options.ts'
import type { Finding } from './report.ts'

export type Answer<E extends Endpoint> = E['answer'] extends z.core.$ZodType ? z.core.output<E['answer']> : undefined

type Judgement<E extends Endpoint> = { notes: string[]; answer?: Answer<E>; unknown?: string[] }

export type Caller = ReturnType<typeof createCaller>

const mistakesOf = z.parse(
  z.record(
    z.string(),
    z.array(z.object({ with: z.looseObject({}), why: z.string(), codes: z.array(z.enum(errorCodes)) })),
  ),
  mistakesTable,
)

const loginCalls = { customer: userToken, renter: renterToken }
type Account = keyof typeof loginCalls

const contract = contractDocument()
const violations = violationsOf(contract)

/** Makes the calls of a check and records what they break as findings. */
export function createCaller(options: Options) {
  const { country = 'FR', plate = 'AB-123-CD' } = options
  const findings: Finding[] = []
  const accepted = new Map<string, Given>()
  const send = sender(options)
  const logins = new Map<Account, ReturnType<typeof login>>()
  /** Whether the operator has the call. Its profile and captcha leave some out, which is no fault. */
  const isOffered = ({ name }: Endpoint) =>
    isInProfiles(name, options.profile) && (name !== 'captchaChallenge' || options.captcha === undefined)

  /** Makes a call that must succeed; undefined if it does not. */
  async function ask<E extends Endpoint>(endpoint: E, given: Given = {}): Promise<Answer<E> | undefined> {
    if (!isOffered(endpoint)) return undefined
    const { notes, answer, status = 0, unknown } = await check(endpoint, given)
    if (endpoint.extension && [404, 405, 501].includes(status)) {
      reportNotTried(endpoint, 'an extension that the server does not have')
      return undefined
    }
    note(endpoint, given, notes, '', unknown)
    if (status >= 200 && status < 300) accepted.set(endpoint.name, given)
    return answer
  }

  async function check<E extends Endpoint>(endpoint: E, given: Given): Promise<Judgement<E> & { status?: number }> {
    const received = await send(endpoint, given)
    if (typeof received === 'string') return { notes: [received] }
    const { ok, status, text } = received
    if (!ok) return { notes: [`answers ${status} ${text.slice(0, 200)}: ${asInGuide(endpoint)}`], status }
    return { status, ...judge(endpoint, received) }
  }

  /** Reads an answer to compare it with another one, without a finding. */
  const peek = async <E extends Endpoint>(endpoint: E, given: Given = {}): Promise<Answer<E> | undefined> =>
    isOffered(endpoint) ? (await check(endpoint, given)).answer : undefined

  /** Records whether the effect of a call is right; each sentence says what is wrong and how to mend it. */
  function proved(endpoint: Endpoint, effect: string, faults: readonly (string | false | undefined)[]): void {
    const notes = faults.filter((fault): fault is string => typeof fault === 'string')
    if (isOffered(endpoint)) note(endpoint, {}, [...new Set(notes)], `: ${effect}`)
  }

  /** Makes a call that the server must refuse with a readable error, and with one of `codes` where §8 has codes. */
  async function refused(endpoint: Endpoint, given: Given, why: string, ...codes: KnownCode[]): Promise<void> {
    const foreign = codes.find((code) => codesOfCalls[endpoint.name]?.includes(code) !== true)
    if (foreign !== undefined) throw new Error(`codesOfCalls lacks ${foreign} of ${endpoint.name}`)
    if (!isOffered(endpoint) || (options.captcha === 'none' && codes.includes('captcha_mandatory'))) return
    const faults = refusalFaults(await send(endpoint, given), why, codes)
    note(endpoint, given, faults, codes.length === 0 ? ' refused' : `: ${codes[0]}`)
  }

  /** Makes each call with the token, if there is one, and without a login, which the server must refuse. */
  async function owned(token: string | undefined, calls: readonly (readonly [Endpoint, Given])[]): Promise<void> {
    for (const [endpoint, given] of calls) {
      if (token !== undefined) await ask(endpoint, { ...given, token })
      await refused(endpoint, given, 'nobody is logged in')
    }
  }

  /** Makes a call with each of its mistakes in the table; `right` is the same call without one. */
  async function mistakes(endpoint: Endpoint, right: () => Given | Promise<Given>): Promise<void> {
    for (const { with: wrong, why, codes } of mistakesOf[endpoint.name] ?? []) {
      const given = await right()
      const part = endpoint.multipart ? 'form' : endpoint.body === undefined ? 'query' : 'body'
      await refused(endpoint, { ...given, [part]: { ...Object(given[part]), ...wrong } }, why, ...codes)
    }
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
    if (status < 400 || status >= 500)
      return { status, notes: [`answers ${status} ${text.slice(0, 200)}: refuse such a value with 4xx`] }
    // A proxy or firewall in front of the server may refuse a hostile value with its own page.
    const isOwn = received.type.includes('json')
    const unreadable = isOwn && codeOf(received) === undefined
    return {
      status,
      notes: [...(unreadable ? [`answers ${status} without a code: send { "code": "…" }`] : []), ...innerDetails(text)],
    }
  }

  /** Lists what an answer of status 2xx breaks, and decodes its value. */
  function judge<E extends Endpoint>(endpoint: E, received: Received): Judgement<E> {
    const { answer, mayBeEmpty }: Endpoint = endpoint
    const around = transportFaults(endpoint, received, options.slowest ?? 10_000)
    if (answer === 'nothing' || (mayBeEmpty && received.status === 204)) return { notes: around }
    if (answer === 'file') return { notes: received.size > 0 ? around : ['the file is empty: send its bytes'] }
    const json = jsonOf(received)
    if (json === undefined) return { notes: [`is not JSON: ${asInGuide(endpoint)}`, ...around] }
    const unknown: string[] = []
    const notes = [...violations(answerSchema(contract, endpoint), json, unknown), ...around]
    const read = z.safeDecode(answer, json)
    if (!read.success)
      return { notes: [...notes, `cannot be read: ${z.prettifyError(read.error)}: ${asInGuide(endpoint)}`] }
    return { notes, answer: read.data as Answer<E>, unknown }
  }

  /** An unknown word is no fault, but the report names it. */
  function note(
    endpoint: Endpoint,
    { query = {} }: Given,
    faults: readonly string[],
    how = '',
    unknown: readonly string[] = [],
  ): void {
    const shown = ['type', 'caseNumber', 'sessionId'].flatMap((key) => (query[key] === undefined ? [] : [key]))
    const call = titleOf(endpoint, shown) + how
    report(endpoint, { call, result: faults.length > 0 ? 'broken' : 'ok', notes: [...faults, ...new Set(unknown)] })
  }

  function report(endpoint: Endpoint, finding: Finding): void {
    if (isOffered(endpoint) && options.call?.includes(endpoint.name) !== false) findings.push(finding)
  }

  function reportNotTried(endpoint: Endpoint, why: string): void {
    report(endpoint, { call: titleOf(endpoint), result: 'not tried', notes: [why] })
  }

  /** Gets a new captcha token, since each is valid for one call of its action. */
  async function captchaToken(action: CaptchaAction): Promise<string | undefined> {
    if (options.captcha !== undefined) return options.captcha === 'none' ? undefined : options.captcha
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

  /** The tokens of one login, for all checks that do not end its session. */
  function loginOf(account: Account): ReturnType<typeof login> {
    const known = logins.get(account) ?? login(loginCalls[account], options[account])
    logins.set(account, known)
    return known
  }

  return {
    findings,
    document: contract,
    /** The plate of all searches. */
    plate,
    country,
    /** The input of the last successful call of each name. */
    accepted: accepted as ReadonlyMap<string, Given>,
    isOffered,
    ask,
    peek,
    proved,
    refused,
    owned,
    mistakes,
    answeredCode,
    tried,
    report,
    reportNotTried,
    captchaToken,
    login,
    loginOf,
  }
}

/** Names a call in the report; `more` distinguishes it from others of the same name. */
export const titleOf = ({ method, path, name }: Endpoint, more: readonly string[] = []): string =>
  `${method} ${path} (${[name, ...more].join(', ')})`

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expirationDate: z.string() })

/** Says what is wrong with the answer to a call that the server must refuse. */
function refusalFaults(received: Received | string, why: string, codes: readonly KnownCode[]): string[] {
  if (typeof received === 'string') return [received]
  const { ok, status, text } = received
  if (ok || status >= 500) return [`answers ${status}, should refuse: ${why}: answer ${codes[0] ?? '4xx and a code'}`]
  const code = codeOf(received)
  if (code === undefined) return [`answers ${status} without a readable code or message: send { "code": "…" } as JSON`]
  const isWrong = codes.length > 0 && !codes.some((one) => one === code)
  return isWrong ? [`refuses with ${code} instead of ${codes.join(' or ')}: ${why}`] : innerDetails(text)
}

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

/** The schema of a call's answer in the OpenAPI document. */
export const answerSchema = (document: unknown, { path, method }: Endpoint): unknown =>
  at(document, ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'])

/** What to do about an answer that is none. */
const asInGuide = ({ name }: Endpoint) => `answer as docs/API.md#${name.toLowerCase()} shows`

/** Solves the proof of work as the portal does. */
async function solved(given: unknown): Promise<string | undefined> {
  const challenge = z.safeParse(solvableChallenge, given).data
  const solution = challenge && (await solveChallenge({ challenge, deriveKey, timeout: 30_000 }))
  return solution ? Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') : undefined
}
