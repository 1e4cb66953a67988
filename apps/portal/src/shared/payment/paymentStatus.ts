import { pages } from '@voie-libre/domain/access/pages'
import { type AskedStatus, standingOf } from '@voie-libre/domain/payment/known'
import { knownStatus } from '@voie-libre/domain/payment/status'
import { statusOf } from '../../api/payments.ts'
import { keepStatus, knownPayments } from '../../session/payments.ts'

/** Requests the status of a session's payment and stores it in this browser. Throws `ApiError`. */
export async function ask(sessionId: string, signal?: AbortSignal): Promise<AskedStatus> {
  const { status, reference, debited, receipt } = await statusOf(sessionId, signal)
  const asked = {
    sessionId,
    status: knownStatus(status) ?? ('UNCHECKED' as const),
    ...(reference !== undefined && { reference }),
    ...(debited !== undefined && { debited }),
    ...(receipt !== undefined && { receipt }),
  }
  keepStatus(asked)
  return asked
}

/**
 * Refreshes the status of all open payments of this browser in the background. After a failure, a payment stays open,
 * and paying the same journeys requires a confirmation.
 */
export function askAboutOpenPayments(): void {
  const open = knownPayments().filter((payment) => standingOf(payment) === 'open')
  for (const sessionId of new Set(open.map((payment) => payment.sessionId))) {
    ask(sessionId, AbortSignal.timeout(15_000)).catch(() => undefined)
  }
}

/** Path of the page that checks a payment and shows its result. */
export const processingOf = (sessionId: string): string =>
  `${pages.processing}?${new URLSearchParams({ sessionId }).toString()}`
