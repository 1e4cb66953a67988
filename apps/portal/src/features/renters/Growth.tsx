import type { DueDay } from '@voie-libre/contract/schemas/fleet'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'

/** The sum and, if it is higher, the later one. */
export function Growth({ due, after }: Pick<DueDay, 'due' | 'after'>) {
  const { t } = useTranslation('fleet')
  if (after <= due) return formatMoney(due)
  return (
    <>
      {formatMoney(due)}, <span className="whitespace-nowrap">{t('desk.then', { after: formatMoney(after) })}</span>
    </>
  )
}
