import { readFileSync } from 'node:fs'
import * as payments from '@voie-libre/contract/calls/payments'
import * as z from 'zod/mini'
import type { Caller, Options } from './caller.ts'

/** A request of the payment provider to the operator's server, as it was received. */
const notificationFile = z.object({
  url: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
  body: z.string(),
})

/** Checks a payment that somebody has completed, and that its notification may arrive again. Nothing is debited. */
export async function checkPaid(caller: Caller, options: Options): Promise<void> {
  const { ask, peek, proved, refused } = caller
  const { paid, notification } = options
  if (paid === undefined) return
  const before = await ask(payments.paymentStatus, { id: paid })
  const status = before?.status.toUpperCase()
  proved(payments.paymentStatus, 'a completed payment', [
    status !== 'SUCCEED' && `is ${before?.status}: once the provider has debited the driver, answer SUCCEED`,
    before?.debited === false && 'debited is false, so the driver would be told to pay again: answer true',
  ])
  await ask(payments.paymentEmail, { id: paid })
  await ask(payments.receipt, { query: { sessionId: paid } })
  const again = { query: { sessionId: paid }, body: [] }
  await refused(payments.payAllJourneys, again, 'its journeys are paid', 'session_without_journeys')
  if (notification === undefined) return
  const { url, headers = {}, body } = z.parse(notificationFile, JSON.parse(readFileSync(notification, 'utf8')))
  const send = options.fetch ?? fetch
  const statuses: number[] = []
  for (const _ of ['again', 'and again'])
    statuses.push((await send(new Request(url, { method: 'POST', headers, body }))).status)
  const after = await peek(payments.paymentStatus, { id: paid })
  proved(payments.paymentStatus, 'a repeated notification', [
    statuses.some((one) => one >= 300) &&
      `the provider's notification gets ${statuses.join(', ')} when it comes again: accept it, or it comes for days`,
    after?.status !== before?.status &&
      `is ${after?.status} after the same notification came again: record each notification once`,
  ])
}
