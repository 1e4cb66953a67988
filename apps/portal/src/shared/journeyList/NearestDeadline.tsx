import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { listDeadline } from '@voie-libre/domain/journey/deadline'
import { daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Alert } from '@voie-libre/ui/alert'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../i18n/format.ts'
import { useToday } from '../page/useToday.ts'
import { deadlineWords, riseWords } from './journeyWords.ts'
import { Way } from './Way.tsx'

const tones = { alert: 'danger', calm: 'success', neutral: 'info' } as const

interface NearestDeadlineProps {
  journeys: readonly Journey[]
  /** Without them, the line names no later price and does not explain the OMP. */
  lateFees?: readonly LateFee[]
  /** A sentence before the deadline. */
  lead?: string
  className?: string
}

/** The most urgent deadline of journeys, and what they cost after it. */
export function NearestDeadline({ journeys, lateFees = [], lead, className }: NearestDeadlineProps) {
  const { t } = useTranslation('journeys')
  const now = useToday()
  const { notice, rise } = listDeadline(journeys, lateFees, now)
  if (!notice) return null
  const until = rise
    ? riseWords(t, rise, formatDay(rise.lastDay))
    : notice.code === 'daysLeft' && t('ladder.bar', { date: formatDay(daysLater(parisDay(now), notice.days)) })
  return (
    <Alert
      tone={tones[notice.tone]}
      icon={notice.tone === 'alert' ? 'alert' : 'clock'}
      live={false}
      className={`text-balance ${className ?? ''}`}
      title={[lead, deadlineWords(t, notice)].filter(Boolean).join(' ')}
    >
      {until && (
        <p>
          <Way text={until} />
        </p>
      )}
      {lateFees.length > 0 && journeys.some(({ paymentLimit }) => paymentLimit === 'BEFORE_OMP') && (
        <p className="text-sm">{t('ompNote')}</p>
      )}
    </Alert>
  )
}
