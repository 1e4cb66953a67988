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

interface LaterProps extends Pick<GrowthProps, 'rise'> {
  now: Date
}

/** The later amount of a row, in a column of its own. */
export function Later({ rise, now }: LaterProps) {
  const { t } = useTranslation('fleet')
  const look = rise ? `fleet-rise ${riseLook(rise, now)}` : 'fleet-next'
  return (
    <span className={`whitespace-nowrap tabular-nums ${look}`}>{rise ? formatMoney(rise.after) : t('unknown')}</span>
  )
}

interface AmountProps extends LaterProps {
  words: string
  /** Shows the later price. @default where it has no column of its own */
  className?: string
}

/** The amount of a row, and below it the later one. */
export function Amount({ words, rise, now, className = 'hidden not-print:max-lg:block' }: AmountProps) {
  const { t } = useTranslation('fleet')
  return (
    <>
      <b className="fleet-price whitespace-nowrap">{words}</b>
      {rise && (
        <span className={`fleet-then max-md:whitespace-nowrap ${className} ${riseLook(rise, now)}`}>
          {t('desk.then', { after: formatMoney(rise.after) })}
        </span>
      )}
    </>
  )
}
