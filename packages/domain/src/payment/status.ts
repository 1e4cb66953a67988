import { type PaymentStatus, paymentStatusValues } from '@voie-libre/contract/schemas/paymentStatus'
import { pages } from '../access/pages.ts'

/** A known status in any case, else undefined. [DATA-16, DATA-17, OPEN-40] */
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

/** The result page of a status; an unknown or missing status is never a success. [RESULT-08..12] */
export const pageForStatus = (text: string | undefined): string => pageOfStatus[knownStatus(text) ?? 'REJECTED']
