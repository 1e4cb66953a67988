import type { DueDay } from '@voie-libre/contract/schemas/fleet'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMoney } from '../../i18n/format.ts'
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
      <span className={`whitespace-nowrap ${riseLook({ before: due, ...rise }, now)}`}>
        {t('desk.then', { after: formatMoney(rise.after) })}
      </span>
    </>
  )
}

/** How many are selected, what they cost and what that becomes, on a phone on a line of its own. */
export const Sums = ({ words, ...sum }: GrowthProps & { words: string }) => (
  <>
    {words}
    {sum.due > 0 && <span className="max-sm:hidden"> · </span>}
    {sum.due > 0 && (
      <span className="max-sm:block">
        <Growth {...sum} />
      </span>
    )}
  </>
)

/** The later amount of a row, in a column of its own. */
export function Later({ rise, now }: { rise: Rise | undefined; now: Date }) {
  const { t } = useTranslation('fleet')
  const look = rise ? `fleet-rise ${riseLook(rise, now)}` : 'fleet-next'
  return (
    <span className={`whitespace-nowrap tabular-nums ${look}`}>{rise ? formatMoney(rise.after) : t('unknown')}</span>
  )
}

interface AmountProps extends Pick<GrowthProps, 'rise'> {
  /** Undefined if nobody knows it. */
  due: number | undefined
  now: Date
  /** Where the later price has no column: only a phone has the place for it and its day. */
  dated?: boolean
}

/** The amount of a row, and below it the later one. */
export function Amount({ due, rise, now, dated }: AmountProps) {
  const { t } = useTranslation(['fleet', 'journeys'])
  return (
    <>
      <b className="fleet-price whitespace-nowrap">
        {due === undefined ? t('journeys:card.noPrice') : formatMoney(due)}
      </b>
      {rise && (
        <span
          className={`fleet-then hidden ${dated ? 'not-print:max-md:block' : 'max-md:whitespace-nowrap not-print:max-lg:block'} ${riseLook({ before: due ?? 0, ...rise }, now)}`}
        >
          {t('desk.then', { after: formatMoney(rise.after) })}{' '}
          {dated && <span className="inline-block">{t('contracts.after', { day: formatDay(rise.lastDay) })}</span>}
        </span>
      )}
    </>
  )
}
