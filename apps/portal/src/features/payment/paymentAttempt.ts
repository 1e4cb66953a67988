import { pages } from '@voie-libre/domain/access/pages'
import { knownStatus, pageForStatus } from '@voie-libre/domain/payment/status'
import { statusOf } from '../../api/payments.ts'
import { keepStatus } from '../../session/payments.ts'
import { ask } from '../../shared/payment/paymentStatus.ts'

/** Money was taken for this session, now or before. */
export function isPaid(payment: { status: string } | undefined): boolean {
  const status = knownStatus(payment?.status)
  return status === 'SUCCEED' || status === 'DUPLICATED'
}

/** The page on which a payment ends, by its status; a failed call is never a success. [RESULT-08..12, F-PAY-03] */
export async function resultPage(sessionId: string): Promise<string> {
  try {
    return pageForStatus((await ask(sessionId)).status)
  } catch {
    keepStatus({ sessionId, status: 'UNCHECKED' })
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
