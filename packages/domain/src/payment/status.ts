import { pages } from '../access/pages.ts'
import { type PaymentStatus, paymentStatusValues } from './payment.ts'

/** A status as one of ours, compared without case; undefined for anything else. [DATA-16, DATA-17, OPEN-40] */
export function knownStatus(text: string | undefined): PaymentStatus | undefined {
  const upper = text?.trim().toUpperCase()
  return paymentStatusValues.find((status) => status === upper)
}

const pageOfStatus: Readonly<Record<PaymentStatus, string>> = {
  SUCCEED: pages.success,
  DUPLICATED: pages.duplicated,
  CANCELLED: pages.cancelled,
  PENDING: pages.waiting,
  REJECTED: pages.rejected,
}

/** Where a payment's status leads; an unknown status, or none because the call failed, is never a success. [RESULT-08..12] */
export function pageForStatus(text: string | undefined): string {
  return pageOfStatus[knownStatus(text) ?? 'REJECTED']
}
