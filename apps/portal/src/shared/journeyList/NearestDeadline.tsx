import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { LateFee } from '@voie-libre/contract/schemas/lateFee'
import { listDeadline } from '@voie-libre/domain/journey/deadline'
import { daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Icon } from '@voie-libre/ui/icon'
import { useTranslation } from 'react-i18next'
import { formatEndOfDay, formatMoney } from '../../i18n/format.ts'
import { useToday } from '../page/useToday.ts'
import { deadlineWords } from './journeyWords.ts'

const colours = { alert: 'text-danger', calm: 'text-success', neutral: 'text-text' } as const

interface NearestDeadlineProps {
  journeys: readonly Journey[]
  /** Without them, the line names no later price. */
  lateFees?: readonly LateFee[]
  /** A sentence before the deadline. */
  lead?: string
  className?: string
}

/** The most urgent deadline of journeys, and what they cost after it. */
export function NearestDeadline({ journeys, lateFees = [], lead, className = '' }: NearestDeadlineProps) {
  const { t } = useTranslation('journeys')
  const now = useToday()
  const { notice, rise } = listDeadline(journeys, lateFees, now)
  if (!notice) return null
  return (
    <div className={`flex items-start gap-2 text-start font-semibold ${colours[notice.tone]} ${className}`}>
      <Icon name={notice.tone === 'alert' ? 'alert' : 'clock'} size={24} className="shrink-0" />
      <div>
        {lead !== undefined && <p className="font-normal text-text">{lead}</p>}
        <p>{deadlineWords(t, notice)}</p>
        {!rise && notice.code === 'daysLeft' && (
          <p className="font-normal text-text">
            {t('ladder.bar', { date: formatEndOfDay(daysLater(parisDay(now), notice.days)) })}
          </p>
        )}
        {rise && (
          <p className="font-normal text-text">
            {t((rise.fine ?? 0) > 0 ? 'ladder.listFine' : 'ladder.list', {
              amount: formatMoney(rise.before),
              next: formatMoney(rise.after),
              fine: formatMoney(rise.fine ?? 0),
              date: formatEndOfDay(rise.lastDay),
            })}
          </p>
        )}
      </div>
    </div>
  )
}
