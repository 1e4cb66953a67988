import { pages } from '@voie-libre/domain/access/pages'
import { knownStatus, pageForStatus } from '@voie-libre/domain/payment/status'
import { statusOf } from '../../api/payments.ts'
import { saveStatus } from '../../session/payments.ts'
import { requestStatus } from '../../shared/payment/paymentStatus.ts'

/** Whether this session's payment, or an earlier duplicate, was debited. */
export function isPaid(payment: { status: string } | undefined): boolean {
  const status = knownStatus(payment?.status)
  return status === 'SUCCEED' || status === 'DUPLICATED'
}

/** The result page for a payment's status; a failed call never leads to success. [RESULT-08..12, F-PAY-03] */
export async function resultPage(sessionId: string): Promise<string> {
  try {
    return pageForStatus((await requestStatus(sessionId)).status)
  } catch {
    saveStatus({ sessionId, status: 'UNCHECKED' })
    return pages.rejected
  }
}

/** Whether the session is paid; false if the request fails or takes more than 5 s. */
export async function isPaidAlready(sessionId: string): Promise<boolean> {
  try {
    return isPaid(await statusOf(sessionId, AbortSignal.timeout(5_000)))
  } catch {
    return false // safe, because the server refuses a second payment itself
  }
}
