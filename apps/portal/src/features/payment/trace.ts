import { pages } from '@voie-libre/domain/access/pages'
import { knownStatus, pageForStatus } from '@voie-libre/domain/payment/status'
import * as z from 'zod/mini'
import { statusOf } from '../../api/payments.ts'

/**
 * What this tab knows of the payment of one session: that it was started here, or how it stood when it was last asked.
 * Kept in session storage, so that Back from the provider's page, or a reload, does not start a second payment. Nothing
 * of the payer or of a card is in it.
 */
const schema = z.object({
  sessionId: z.string(),
  /** STARTED: handed over and not asked about yet. UNCHECKED: asked, without a readable answer. Else the server's. */
  status: z.string(),
  reference: z.optional(z.string()),
  debited: z.optional(z.boolean()),
})
export type Trace = z.infer<typeof schema>

const key = 'payment/trace'
let memory: string | undefined // where the browser refuses storage, for as long as the page lives

export function traceOf(sessionId: string): Trace | undefined {
  try {
    const found = z.safeParse(schema, JSON.parse(stored() ?? 'null'))
    return found.success && found.data.sessionId === sessionId ? found.data : undefined
  } catch {
    return undefined
  }
}

function stored(): string | undefined {
  try {
    return memory ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return memory
  }
}

export function keepTrace(trace: Trace | undefined): void {
  memory = undefined
  try {
    if (trace) sessionStorage.setItem(key, JSON.stringify(trace))
    else sessionStorage.removeItem(key)
  } catch {
    memory = trace && JSON.stringify(trace)
  }
}

/** The driver is about to leave for the provider, or a card is about to be charged. */
export const markStarted = (sessionId: string): void => keepTrace({ sessionId, status: 'STARTED' })

/** It surely did not take place. */
export const unmarkStarted = (): void => keepTrace(undefined)

export const isStarted = (sessionId: string): boolean =>
  ['STARTED', 'UNCHECKED', 'PENDING'].includes(traceOf(sessionId)?.status ?? '')

/** Money was taken for this session, now or before. */
export function isPaid(trace: Pick<Trace, 'status'> | undefined): boolean {
  const status = knownStatus(trace?.status)
  return status === 'SUCCEED' || status === 'DUPLICATED'
}

/** Asks how the payment stands and keeps the answer. Throws `ApiError`. */
export async function ask(sessionId: string, signal?: AbortSignal): Promise<Trace> {
  const { status, reference, debited } = await statusOf(sessionId, signal)
  const trace = {
    sessionId,
    status: knownStatus(status) ?? 'UNCHECKED',
    ...(reference !== undefined && { reference }),
    ...(debited !== undefined && { debited }),
  }
  keepTrace(trace)
  return trace
}

/** The page on which a payment ends, by its status; a failed call is never a success. [RESULT-08..12, F-PAY-03] */
export async function resultPage(sessionId: string): Promise<string> {
  try {
    return pageForStatus((await ask(sessionId)).status)
  } catch {
    keepTrace({ sessionId, status: 'UNCHECKED' })
    return pages.rejected
  }
}

/** Whether the session is paid, as far as a quick question can tell. */
export async function isPaidAlready(sessionId: string): Promise<boolean> {
  try {
    return isPaid(await statusOf(sessionId, AbortSignal.timeout(5_000)))
  } catch {
    return false // the server refuses a second payment by itself: this question only spares the way there
  }
}

export const processingOf = (sessionId: string): string =>
  `${pages.processing}?${new URLSearchParams({ sessionId }).toString()}`
