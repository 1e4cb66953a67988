import { pages } from '@voie-libre/domain/access/pages'
import { paymentStateOf, type ReportedStatus } from '@voie-libre/domain/payment/known'
import { knownStatus } from '@voie-libre/domain/payment/status'
import { statusOf } from '../../api/payments.ts'
import { knownPayments, saveStatus } from '../../session/payments.ts'

/** Requests the status of a session's payment and stores it in this browser. Throws `ApiError`. */
export async function requestStatus(sessionId: string, signal?: AbortSignal): Promise<ReportedStatus> {
  const { status, reference, debited, receipt, receiptSentTo } = await statusOf(sessionId, signal)
  const reported = {
    sessionId,
    status: knownStatus(status) ?? ('UNCHECKED' as const),
    ...(reference !== undefined && { reference }),
    ...(debited !== undefined && { debited }),
    ...(receipt !== undefined && { receipt }),
    ...(receiptSentTo !== undefined && { receiptSentTo }),
  }
  saveStatus(reported)
  return reported
}

/** Refreshes open payments in the background. After a failure, paying the same journeys needs a confirmation. */
export function refreshOpenPayments(): void {
  const open = knownPayments().filter((payment) => paymentStateOf(payment) === 'open')
  for (const sessionId of new Set(open.map((payment) => payment.sessionId))) {
    requestStatus(sessionId, AbortSignal.timeout(15_000)).catch(() => undefined)
  }
}

/** Path of the page that checks a payment and shows its result. */
export const processingOf = (sessionId: string): string =>
  `${pages.processing}?${new URLSearchParams({ sessionId }).toString()}`
