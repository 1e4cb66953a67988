import { parseArgs } from 'node:util'
import { errorAnswer } from '@voie-libre/domain/content/content'
import * as accounts from '@voie-libre/domain/contract/accounts'
import { readAlert } from '@voie-libre/domain/contract/alerts'
import { captchaChallenge } from '@voie-libre/domain/contract/captcha'
import { readClaimReasons } from '@voie-libre/domain/contract/claims'
import type { Endpoint } from '@voie-libre/domain/contract/endpoint'
import * as journeys from '@voie-libre/domain/contract/journeys'
import * as payments from '@voie-libre/domain/contract/payments'
import * as renters from '@voie-libre/domain/contract/renters'
import * as content from '@voie-libre/domain/contract/whitelabel'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import * as z from 'zod/mini'
import { violations } from './jsonSchema.ts'
import { contractDocument } from './openapi.ts'
import { CliError } from './shell.ts'

const usage = `pnpm conformance --url URL [--host portal.example] [--country FR] [--plate AB-123-CD] [--notice NUMBER]
  [--customer email:password] [--renter email:password] [--captcha TOKEN]

Calls every reading call of the contract and says what its answer breaks. Nothing is changed or paid. Without a login the
calls of customers and renters are only checked for being refused; without --captcha the ALTCHA challenge is solved.`

/** `pnpm conformance --url URL`: checks an operator's server against the contract, call by call. */
export default async function main(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text,
      host: text,
      country: text,
      plate: text,
      notice: text,
      customer: text,
      renter: text,
      captcha: text,
    },
  })
  const { url, ...rest } = values
  if (url === undefined) throw new CliError(usage)
  const findings = await conformance({ url, ...rest })
  for (const { call, result, notes } of findings) {
    console.log(`${result.padEnd(9)} ${call}`)
    for (const note of notes) console.log(`          ${note}`)
  }
  const broken = findings.filter(({ result }) => result === 'broken').length
  console.log(`\n${findings.length} calls tried, ${broken} of them break the contract.`)
  return broken === 0 ? 0 : 1
}

interface Options {
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
  fetch?: (request: Request) => Promise<Response>
}

export interface Finding {
  call: string
  result: 'ok' | 'broken' | 'not tried'
  notes: readonly string[]
}

interface Given {
  id?: string | undefined
  query?: Record<string, string | undefined>
  body?: unknown
  token?: string | undefined
}
type Answer<E extends Endpoint> = E['answer'] extends z.core.$ZodType ? z.core.output<E['answer']> : undefined

export async function conformance(options: Options): Promise<Finding[]> {
  const { country = 'FR', plate = 'AB-123-CD', notice } = options
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
    const { answer } = endpoint
    if (answer === 'nothing') return { notes: [] }
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

  /** Makes a call that the server must reject with an error that the portal can explain. */
  async function refused(endpoint: Endpoint, given: Given, why: string): Promise<void> {
    const refusal = ' refused'
    const response = await send(endpoint, given)
    if (typeof response === 'string') return note(endpoint, given, [response], refusal)
    if (response.ok || response.status >= 500) {
      return note(endpoint, given, [`answers ${response.status}, should refuse: ${why}`], refusal)
    }
    const error = errorAnswer.safeParse(await readJson(response))
    const readable = error.success && (error.data.code ?? error.data.message) !== undefined
    return note(
      endpoint,
      given,
      readable ? [] : [`answers ${response.status} without a readable code or message`],
      refusal,
    )
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

  async function login(endpoint: Endpoint, account: string | undefined): Promise<string | undefined> {
    if (account === undefined) return undefined
    const [email, ...password] = account.split(':')
    const body = { email, password: password.join(':') }
    const record = await ask(endpoint, { query: { captchaToken: await captchaToken() }, body })
    return z.safeParse(tokens, record).data?.accessToken
  }

  await ask(content.readProvider)
  const home = await ask(content.readHome)
  await ask(content.readFooter)
  await ask(content.readToPayPage)
  await ask(content.readPrepaymentPage)
  await ask(content.readConfirmationPage)
  for (const type of ['user', 'renter']) await ask(content.readAuthenticationPage, { query: { type } })

  const article = home?.sliderBlockArticlesIds[0] ?? home?.listBlockArticles.find(({ id }) => id !== undefined)?.id
  if (article === undefined) reportNotTried(content.readArticle, 'home names no article')
  else await ask(content.readArticle, { id: article })
  await refused(content.readArticle, { id: 'no-such-article' }, 'there is no such article')

  const faq = await ask(content.readFaq)
  const category = faq?.categories[0]?.id
  if (category === undefined) {
    for (const call of [content.readFaqCategory, content.readFaqArticle, content.readCategorySmartForm]) {
      reportNotTried(call, 'the help centre has no category')
    }
  } else {
    const page = await ask(content.readFaqCategory, { id: category })
    const faqArticle = page?.articles.find(({ articleType }) => articleType !== 'URL')?.id
    if (faqArticle === undefined) reportNotTried(content.readFaqArticle, 'the first help category has no article')
    else await ask(content.readFaqArticle, { id: faqArticle })
    const node = await ask(content.readCategorySmartForm, { id: category })
    if (node) await ask(content.readSmartForm, { id: node.id })
  }
  await ask(content.readContactForm)

  await ask(captchaChallenge)
  await ask(journeys.vehicle, { query: { plate, plateCountry: country } })
  await refused(journeys.journeysOfPlate, { query: { plate, country } }, 'the captcha token is missing')
  const found = await ask(journeys.journeysOfPlate, { query: { plate, country, captchaToken: await captchaToken() } })
  const sessionId = found?.sessionId
  if (notice !== undefined) {
    await ask(journeys.detailedJourneys, { query: { caseNumber: notice, captchaToken: await captchaToken() } })
  }
  if (sessionId === undefined) reportNotTried(journeys.journeysCompany, 'the plate search gave no sessionId')
  else {
    await ask(journeys.detailedJourneys, { query: { sessionId } })
    await ask(journeys.journeysCompany, { query: { sessionId } })
  }
  await ask(journeys.journeyPrice, { query: { plate, plateCountry: country, in: '23', out: '34', category: '1' } })

  await refused(payments.paymentStatus, { id: 'no-such-session' }, 'there is no such payment')
  await refused(payments.paymentEmail, { id: 'no-such-session' }, 'there is no such payment')
  await refused(payments.receipt, { query: { sessionId: 'no-such-session' } }, 'there is no such payment')

  await ask(readAlert, { query: { countryCode: country, plate, email: 'nobody@example.org' } })
  for (const type of ['CNP', 'LATE_PAYMENT', 'FREE_FLOW']) await ask(readClaimReasons, { query: { type } })

  await ask(accounts.plateOwners, { query: { numberPlate: plate, countryCode: country } })
  const customer = await login(accounts.userToken, options.customer)
  const plates = customer === undefined ? undefined : await ask(accounts.myPlates, { token: customer })
  const own = plates?.[0]
  const ownQuery = { plate: own?.numberPlate ?? plate, country: own?.countryCode ?? country }
  const customerCalls: [Endpoint, Given][] = [
    [accounts.readProfile, {}],
    [accounts.myVehicles, {}],
    [accounts.paidHistory, {}],
    [journeys.authenticatedDetailedJourneys, { query: ownQuery }],
  ]
  for (const [endpoint, given] of customerCalls) {
    if (customer !== undefined) await ask(endpoint, { ...given, token: customer })
    await refused(endpoint, given, 'nobody is logged in')
  }
  if (customer === undefined) await refused(accounts.myPlates, {}, 'nobody is logged in')

  const renter = await login(renters.renterToken, options.renter)
  const paged = { query: { page: '1', pageSize: '10' } }
  const renterCalls: [Endpoint, Given][] = [
    [renters.readRenter, {}],
    [renters.fleetJourneys, paged],
    [renters.fleetPlates, paged],
    [renters.exportFleetJourneys, {}],
    [renters.exportPlates, {}],
  ]
  for (const [endpoint, given] of renterCalls) {
    if (renter !== undefined) await ask(endpoint, { ...given, token: renter })
    await refused(endpoint, given, 'nobody is logged in')
  }
  return findings
}

const tokens = z.object({ accessToken: z.string() })

/** Sends a request as the portal does. Returns a sentence when there is no response. */
function sender({ url, host = new URL(url).host, fetch: ownFetch = fetch }: Options) {
  return async ({ method, path, body }: Endpoint, { id = '', query = {}, ...given }: Given) => {
    const target = new URL(url.replace(/\/$/, '') + path.replace('{id}', encodeURIComponent(id)))
    for (const [name, value] of Object.entries(query)) if (value !== undefined) target.searchParams.set(name, value)
    const headers = new Headers({ 'accept-language': 'fr', 'x-whitelabel-host': host })
    if (given.token !== undefined) headers.set('user-token', `Bearer ${given.token}`)
    if (body) headers.set('content-type', 'application/json')
    const init = { method, headers, redirect: 'manual' as const, ...(body && { body: JSON.stringify(given.body) }) }
    try {
      return await ownFetch(new Request(target, { ...init, signal: AbortSignal.timeout(30_000) }))
    } catch (error) {
      return `no answer: ${String(error)}`
    }
  }
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
