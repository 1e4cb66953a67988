import type { DueDay } from '@voie-libre/contract/schemas/fleet'
import { isSteep } from '@voie-libre/domain/fleet/dearer'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'

/** The mark of a later sum: the renter's screens mark each steep rise in the same way, and no other. */
export const riseLook = (due: number, after: number): string =>
  isSteep(due, after) ? 'font-semibold text-warning' : ''

/** The sum and, if it is higher, the later one. */
export function Growth({ due, after }: Pick<DueDay, 'due' | 'after'>) {
  const { t } = useTranslation('fleet')
  if (after <= due) return formatMoney(due)
  return (
    <>
      {formatMoney(due)},{' '}
      <span className={`whitespace-nowrap ${riseLook(due, after)}`}>
        {t('desk.then', { after: formatMoney(after) })}
      </span>
    </>
  )
}
