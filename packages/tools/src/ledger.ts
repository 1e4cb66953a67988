import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { median } from './bench/table.ts'
import { buildPortal } from './build.ts'
import { startPostgres } from './postgres.ts'
import { startSite } from './siteProcess.ts'

const drivers = 200
/** For every fourth plate two drivers pay the same journeys at the same time. */
const plates = 160
/** Kills the server when this many drivers have received a confirmation. */
const killAfter = 60
const prices = [5, 7.3]
const owed = plates * prices.reduce((sum, price) => sum + Math.round(price * 100), 0)

interface Driver {
  plate: string
  email: string
  method: 'card' | 'provider'
  sessionId?: string
  /** The server confirmed this driver's payment. */
  confirmed: boolean
}

/**
 * `pnpm ledger`: 200 drivers search at once, then pay at once; the server is killed with SIGKILL in the middle of the
 * payments and restarted on the same data, and drivers without an answer pay again. Plays on the embedded database and on
 * PostgreSQL, and prints how long the searches took and what was debited. Fails when a journey is debited twice or not at
 * all, a confirmed payment is lost, or an amount or e-mail is wrong.
 */
export default async function main(): Promise<number> {
  await buildPortal()
  const folder = await mkdtemp(join(tmpdir(), 'voie-libre-ledger-'))
  const wrong = await play('embedded database', { SANDBOX_DATA: folder })
  await rm(folder, { recursive: true })
  const postgres = await startPostgres()
  if (typeof postgres === 'string') {
    console.log(`Not run on PostgreSQL: ${postgres}.`)
    return wrong === 0 ? 0 : 1
  }
  try {
    return wrong + (await play(postgres.version, { DATABASE_URL: postgres.url })) === 0 ? 0 : 1
  } finally {
    await postgres.stop()
  }
}

async function play(database: string, env: Record<string, string>): Promise<number> {
  const first = startSite(env)
  const before = clientOf(await first.address)
  for (let at = 0; at < plates; at++) {
    const journeys = prices.map((ttcPrice, position) => ({ id: `${plateOf(at)}-${position}`, ttcPrice }))
    await before.post('/sandbox/vehicles', { numberPlate: plateOf(at), journeys })
  }
  const crowd = Array.from({ length: drivers }, (_, at): Driver => {
    const plate = plateOf(at % plates)
    return { plate, email: `driver${at}@example.org`, method: at % 2 === 0 ? 'card' : 'provider', confirmed: false }
  })
  const singleTimes: number[] = []
  for (let at = 0; at < 20; at++) singleTimes.push(await timed(before, await before.captcha()))
  const tokens: string[] = []
  for (const _ of crowd) tokens.push(await before.captcha())

  // All search before the first one pays, so that the waiting times are those of searches alone.
  const waits = await Promise.all(
    crowd.map(async (driver, at) => {
      const started = performance.now()
      driver.sessionId = await before.search(driver.plate, tokens[at] ?? '')
      return performance.now() - started
    }),
  )
  let answered = 0
  let killed: Promise<void> | undefined
  await Promise.all(
    crowd.map(async (driver) => {
      try {
        driver.confirmed = await before.pay(driver)
      } catch (error) {
        if (!isBroken(error)) throw error
      }
      if (driver.confirmed) answered += 1
      if (answered === killAfter) killed ??= first.kill()
    }),
  )
  await (killed ?? first.kill())

  const second = startSite(env)
  const after = clientOf(await second.address)
  const restarted = await after.payments()
  const faults = checked(restarted, crowd)
  for (const driver of crowd.filter(({ confirmed }) => !confirmed)) {
    driver.sessionId = await after.search(driver.plate, await after.captcha())
    driver.confirmed = await after.pay(driver)
  }
  const payments = await after.payments()
  faults.push(...checked(payments, crowd))
  const debits = payments.filter(({ debited }) => debited)
  if (debits.length !== plates) faults.push(`${debits.length} debits instead of ${plates}`)
  for (let at = 0; at < plates; at++) {
    const left = await after.unpaid(plateOf(at), await after.captcha())
    if (left > 0) faults.push(`${plateOf(at)}: ${left} journeys are still unpaid`)
  }
  faults.push(...mailFaults(await after.mails(), payments))
  await second.stop()

  const euros = (cents: number) => `${(cents / 100).toFixed(2)} euros`
  const sum = (list: readonly Payment[]) => list.reduce((total, { amount }) => total + amount, 0)
  const early = restarted.filter(({ debited }) => debited)
  console.log(`
${database}: ${drivers} drivers, ${plates} plates, ${plates * prices.length} journeys
  one search ${median(singleTimes).toFixed(0)} ms; with ${drivers} at once ${median(waits).toFixed(0)} ms (${(median(waits) / median(singleTimes)).toFixed(0)} times)
  confirmed before the kill ${answered}; debited after the restart ${early.length} (${euros(sum(early))})
  attempts in total ${payments.length}, debits ${debits.length}: ${euros(sum(debits))} of ${euros(owed)} owed
  ${faults.length === 0 ? 'the ledger is exact' : `${faults.length} faults:\n    ${faults.join('\n    ')}`}`)
  return faults.length
}

const plateOf = (at: number) => `LG${100 + at}ER`

const paymentsShape = z.array(
  z.object({
    sessionId: z.string(),
    reference: z.string(),
    status: z.string(),
    amount: z.int(),
    debited: z.boolean(),
    numberPlate: z.string(),
    email: z.string(),
    journeys: z.array(z.object({ id: z.optional(z.string()), amount: z.int() })),
  }),
)
type Payment = z.infer<typeof paymentsShape>[number]

/**
 * Faults of the payments: each journey is debited at most once, each sum equals its lines, no confirmed payment is lost.
 */
function checked(payments: readonly Payment[], crowd: readonly Driver[]): string[] {
  const faults: string[] = []
  const debited = new Map<string, string>()
  for (const { reference, amount, journeys, numberPlate, ...payment } of payments) {
    const lines = journeys.reduce((sum, line) => sum + line.amount, 0)
    if (lines !== amount) faults.push(`${reference}: ${amount} debited for lines of ${lines}`)
    if (payment.debited !== (payment.status === 'SUCCEED') && payment.status !== 'DUPLICATED')
      faults.push(`${reference}: ${payment.status}, debited: ${payment.debited}`)
    for (const { id } of payment.debited ? journeys : []) {
      const key = `${numberPlate} ${id}`
      if (debited.has(key)) faults.push(`${key} is debited by ${debited.get(key)} and ${reference}`)
      debited.set(key, reference)
    }
  }
  const paidPlates = new Set(payments.filter((one) => one.debited).map(({ numberPlate }) => numberPlate))
  for (const { plate, confirmed } of crowd) {
    if (confirmed && !paidPlates.has(plate)) faults.push(`${plate}: confirmed, and lost in the restart`)
  }
  return faults
}

const mailsShape = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** Faults of the e-mails: at most one confirmation per payment, and none for a payment that does not exist. */
function mailFaults(mails: z.infer<typeof mailsShape>, payments: readonly Payment[]): string[] {
  const known = new Set(payments.map(({ reference }) => reference))
  const sent = new Map<string, number>()
  for (const { subject, text } of mails) {
    for (const reference of new Set(`${subject} ${text}`.match(/\bVL-[A-Z0-9]{8}\b/g))) {
      sent.set(reference, (sent.get(reference) ?? 0) + 1)
    }
  }
  return [...sent].flatMap(([reference, count]) => [
    ...(known.has(reference) ? [] : [`an e-mail names ${reference}, which is no payment`]),
    ...(count > 1 ? [`${count} e-mails about ${reference}`] : []),
  ])
}

const handoverShape = z.object({
  url: z.string(),
  parameters: z.array(z.object({ pspVariableName: z.string(), pspVariableValue: z.string() })),
})
const searchShape = z.object({ sessionId: z.string(), journeys: z.array(z.unknown()) })
const refusalShape = z.object({ code: z.string() })
const billing = {
  firstName: 'Camille',
  lastName: 'Durand',
  billingAddress: '12 rue des Tilleuls',
  billingZipcode: '03000',
  billingCity: 'Moulins',
  billingCountry: 'fr',
}
const card = { cardType: 'ESSO', cardNumber: '7034000000000000019', cardValidity: '4012' }

class Broken extends Error {}
const isBroken = (error: unknown) => error instanceof Broken

type Client = ReturnType<typeof clientOf>

function clientOf(site: string) {
  /** Throws `Broken` when a call gets no answer because the server died. */
  async function send(
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; text: string; headers: Headers }> {
    try {
      const { status, headers, ...answer } = await readAnswer(new URL(path, site), init)
      return { status, headers, ...answer }
    } catch (error) {
      throw new Broken(String(error))
    }
  }
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const get = async (path: string): Promise<unknown> => JSON.parse((await expectOk(await send(path), path)).text)
  const post = async (path: string, body: unknown) => expectOk(await send(path, json(body)), path)
  const found = async (plate: string, captchaToken: string) =>
    searchShape.parse(
      await get(`/services/v1/journeys?${new URLSearchParams({ plate, country: 'FR', captchaToken }).toString()}`),
    )

  /** Returns whether the server confirmed this driver's payment; false when another driver had paid before. */
  async function pay({ sessionId = '', method, email }: Driver): Promise<boolean> {
    const query = `?sessionId=${encodeURIComponent(sessionId)}`
    const chosen = await send(`/services/v1/payments/allJourneys${query}`, json([]))
    if (isPaid(chosen)) return false
    await expectOk(chosen, 'all journeys')
    const started =
      method === 'card'
        ? await send(`/services/v1/payments/privateCards${query}`, json({ ...card, email }))
        : await send(`/services/v1/payments/psp${query}`, json({ ...billing, email }))
    if (isPaid(started)) return false
    await expectOk(started, method)
    if (method === 'provider') await confirm(handoverShape.parse(JSON.parse(started.text)))
    const status = await get(`/services/v1/payments/${encodeURIComponent(sessionId)}`)
    return z.object({ status: z.string() }).parse(status).status === 'SUCCEED'
  }

  async function confirm({ url, parameters }: z.infer<typeof handoverShape>): Promise<void> {
    const form = new URLSearchParams(
      parameters.map(({ pspVariableName, pspVariableValue }): [string, string] => [pspVariableName, pspVariableValue]),
    )
    const arrived = await send(new URL(url).pathname, { method: 'POST', body: form, redirect: 'manual' })
    const decision = new URLSearchParams(new URL(arrived.headers.get('location') ?? '', site).searchParams)
    decision.set('decision', 'pay')
    await send('/psp/decision', { method: 'POST', body: decision, redirect: 'manual' })
  }

  return {
    post,
    pay,
    search: async (plate: string, token: string) => (await found(plate, token)).sessionId,
    unpaid: async (plate: string, token: string) => (await found(plate, token)).journeys.length,
    payments: async () => paymentsShape.parse(await get('/sandbox/payments')),
    mails: async () => mailsShape.parse(await get('/sandbox/mailbox')),
    captcha: async () => {
      const challenge = challengeShape.parse(await get('/services/v1/captcha/challenge'))
      const solution = await solveChallenge({ challenge, deriveKey })
      return btoa(JSON.stringify({ challenge, solution }))
    },
  }
}

const challengeShape = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
})

async function readAnswer(url: URL, init: RequestInit) {
  const answer = await fetch(url, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

function expectOk<Answer extends { status: number; text: string }>(answer: Answer, what: string): Promise<Answer> {
  if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${answer.text}`)
  return Promise.resolve(answer)
}

/** The other driver of the plate has paid first. */
function isPaid({ status, text }: { status: number; text: string }): boolean {
  if (status !== 400 && status !== 409) return false
  const { code } = refusalShape.parse(JSON.parse(text))
  return ['session_without_journeys', 'payment_journeys_invalid', 'basket_changed'].includes(code)
}

async function timed(client: Client, token: string): Promise<number> {
  const started = performance.now()
  await client.search(plateOf(0), token)
  return performance.now() - started
}
