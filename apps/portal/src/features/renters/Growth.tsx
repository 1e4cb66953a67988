import type { DueDay } from '@voie-libre/contract/schemas/fleet'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'
import { riseLook } from '../../shared/journeyList/riseLook.ts'
import { useToday } from '../../shared/page/useToday.ts'

interface GrowthProps {
  due: number
  rise: Pick<DueDay, 'after' | 'lastDay'> | undefined
}

/** The sum and, if it rises, the later one. */
export function Growth({ due, rise }: GrowthProps) {
  const { t } = useTranslation('fleet')
  const now = useToday()
  if (!rise || rise.after <= due) return formatMoney(due)
  return (
    <>
      {formatMoney(due)},{' '}
      <span className={`whitespace-nowrap ${riseLook(rise, now)}`}>
        {t('desk.then', { after: formatMoney(rise.after) })}
      </span>
    </>
  )
}
