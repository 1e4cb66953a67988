import type { KnownPayment } from '@voie-libre/domain/payment/records'
import type { TFunction } from 'i18next'
import { formatDay, formatTime } from '../../i18n/format.ts'

const keys = {
  STARTED: 'open',
  UNCHECKED: 'open',
  PENDING: 'open',
  SUCCEED: 'paid',
  DUPLICATED: 'duplicated',
  REJECTED: 'refused',
  CANCELLED: 'cancelled',
} as const satisfies Record<KnownPayment['status'], string>

/** Status of a payment with its start: 'Paiement en attente depuis le 22/11/2026 à 14:05'. */
export const paymentWords = (t: TFunction<'journeys'>, { status, startedAt }: KnownPayment): string =>
  t(`known.${keys[status]}`, { day: formatDay(startedAt), time: formatTime(startedAt) })
