import { billing, card } from '@voie-libre/conformance/testData'
import { solvableChallenge } from '@voie-libre/contract/calls/captcha'
import { errorAnswer } from '@voie-libre/contract/schemas/content'
import { type ProviderHandover, providerHandover } from '@voie-libre/contract/schemas/payment'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'

export interface Driver {
  plate: string
  email: string
  method: 'card' | 'provider'
  sessionId?: string
  /** The server confirmed this driver's payment. */
  confirmed: boolean
}

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
export type Payment = z.infer<typeof paymentsShape>[number]

/** Finds journeys that are debited twice, sums that differ from their lines, and confirmed payments that are lost. */
export function paymentFaults(payments: readonly Payment[], crowd: readonly Driver[]): string[] {
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

/** Finds second confirmations of a payment, and those of a payment that does not exist. */
export function mailFaults(mails: z.infer<typeof mailsShape>, payments: readonly Payment[]): string[] {
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

const searchShape = z.object({ sessionId: z.string(), journeys: z.array(z.unknown()) })
/** A call got no answer, because the server died. */
export class Broken extends Error {}

type Received = Pick<Response, 'status' | 'headers'> & { text: string }

/** The calls of a driver's browser, and of the sandbox's control page. */
export function clientOf(site: string) {
  async function send(path: string, init: RequestInit = {}): Promise<Received> {
    try {
      const answer = await fetch(new URL(path, site), init)
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    } catch (error) {
      throw new Broken(String(error))
    }
  }
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const get = async (path: string): Promise<unknown> => JSON.parse(expectOk(await send(path), path).text)
  const post = async (path: string, body: unknown) => expectOk(await send(path, json(body)), path)
  const search = async (plate: string, captchaToken: string) =>
    searchShape.parse(
      await get(`/services/v1/journeys?${new URLSearchParams({ plate, country: 'FR', captchaToken }).toString()}`),
    )

  /** Returns whether the server confirmed this driver's payment; false when another driver had paid before. */
  async function pay({ sessionId = '', method, email }: Driver): Promise<boolean> {
    const query = `?sessionId=${encodeURIComponent(sessionId)}`
    const chosen = await send(`/services/v1/payments/allJourneys${query}`, json([]))
    if (isPaid(chosen)) return false
    expectOk(chosen, 'all journeys')
    const started =
      method === 'card'
        ? await send(`/services/v1/payments/privateCards${query}`, json({ ...card, email }))
        : await send(`/services/v1/payments/psp${query}`, json({ ...billing, email }))
    if (isPaid(started)) return false
    expectOk(started, method)
    if (method === 'provider') await confirm(providerHandover.parse(JSON.parse(started.text)))
    const status = await get(`/services/v1/payments/${encodeURIComponent(sessionId)}`)
    return z.object({ status: z.string() }).parse(status).status === 'SUCCEED'
  }

  async function confirm({ url, parameters }: ProviderHandover): Promise<void> {
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
    search,
    payments: async () => paymentsShape.parse(await get('/sandbox/payments')),
    mails: async () => mailsShape.parse(await get('/sandbox/mailbox')),
    captcha: async () => {
      const challenge = solvableChallenge.parse(await get('/services/v1/captcha/challenge?action=journeys'))
      const solution = await solveChallenge({ challenge, deriveKey })
      return btoa(JSON.stringify({ challenge, solution }))
    },
  }
}

function expectOk(answer: Received, what: string): Received {
  if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${answer.text}`)
  return answer
}

/** The other driver of the plate has paid first. */
function isPaid({ status, text }: Received): boolean {
  if (status !== 400 && status !== 409) return false
  const { code = '' } = errorAnswer.parse(JSON.parse(text))
  return ['session_without_journeys', 'payment_journeys_invalid', 'basket_changed'].includes(code)
}
