import type { Journey } from '@voie-libre/contract/schemas/journey'
import { useTranslation } from 'react-i18next'
import { stretch } from '../../api/stretch.ts'
import { formatDateTime, formatMoney } from '../../i18n/format.ts'

/** Formats a journey, where it fits in one line: date, entrance and exit, and the amount already paid. */
export function useTripText(): (journey: Journey) => string {
  const { t } = useTranslation(['payment', 'journeys'])
  return ({ date, in: from, out: to, alreadyPaid }) => {
    const way = stretch().wayText({ in: from, out: to })
    const paid = alreadyPaid === 0 ? '' : t('journeys:alreadyPaid', { amount: formatMoney(alreadyPaid) })
    const words = [formatDateTime(date), way, paid].filter(Boolean)
    return words.length > 0 ? words.join(', ') : t('summary.journey')
  }
}
