import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { displayGroup } from '@voie-libre/domain/journey/category'
import { listDeadline } from '@voie-libre/domain/journey/deadline'
import {
  type DayTotal,
  freeFlowByDay,
  journeyNumber,
  prepaidByWay,
  sortJourneys,
} from '@voie-libre/domain/journey/list'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { paidBefore, totalDue } from '@voie-libre/domain/journey/price'
import { isInProgress } from '@voie-libre/domain/journey/selection'
import { isOwnPrepaid } from '@voie-libre/domain/prepayment/expand'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Details } from '@voie-libre/ui/details'
import { Icon, type IconName } from '@voie-libre/ui/icon'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { stretch } from '../../api/stretch.ts'
import { formatDay, formatDayTime, formatMoney } from '../../i18n/format.ts'
import { removePrepaid } from '../../session/search.ts'
import { deadlineWords, priceWords, riseWords } from '../../shared/journeyList/journeyWords.ts'
import { NearestDeadline } from '../../shared/journeyList/NearestDeadline.tsx'
import { ReminderButton } from '../../shared/journeyList/ReminderButton.tsx'
import { Way } from '../../shared/journeyList/Way.tsx'
import { useToday } from '../../shared/page/useToday.ts'
import { VehiclePlate } from '../../shared/vehicle/VehiclePlate.tsx'

interface JourneySummaryProps {
  plate: PlateSearch | undefined
  /** Excludes journeys handed to the prosecutor. */
  journeys: readonly Journey[]
  lateFees: readonly LateFee[]
}

/** Sums up a plate: free flow by day, late payments, declarations, prepaid trips. [OPEN-31] */
export function JourneySummary({ plate, journeys, lateFees }: JourneySummaryProps) {
  const { t } = useTranslation('journeys')
  const { revalidate } = useRevalidator()
  const known = journeys.filter((journey) => !isInProgress(journey))
  const paid = paidBefore(known)
  const inProgress = journeys.length - known.length
  const now = useToday()
  const { rise } = listDeadline(journeys, lateFees, now)
  const groups = (['latePayment', 'nonPayment'] as const)
    .map((group) => ({ group, members: known.filter((journey) => displayGroup(journey) === group) }))
    .filter(({ members }) => members.length > 0)
  const days = freeFlowByDay(known.filter(({ status }) => status !== 'PREPAYMENT'))
  function deadlineOf(members: readonly Journey[]) {
    const { notice, rise: next } = listDeadline(members, lateFees, now)
    const text = next ? riseWords(t, next, formatDay(next.lastDay)) : notice && deadlineWords(t, notice)
    return text === undefined ? undefined : { text, urgent: notice?.tone === 'alert' }
  }
  const isMixed = new Set([...days, ...groups].map(({ members }) => deadlineOf(members)?.text)).size > 1
  // Folding a single day would save nothing.
  const shownDays = days.length <= mostDays + 1 ? days.length : mostDays
  const folded = days.slice(shownDays)
  const foldedSum = folded.reduce((sum, { total }) => sum + total, 0)
  const dayLine = ({ day, members, total }: DayTotal) => (
    <Line
      key={day ?? 'undated'}
      icon="plate"
      label={t('summary.freeFlow', { count: members.length })}
      detail={day === undefined ? t('summary.noDate') : undefined}
      deadline={isMixed ? deadlineOf(members) : undefined}
      trips={members}
      amount={total}
    />
  )
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {t('summary.title')}
          {plate && <VehiclePlate vehicle={plate} />}
        </span>
      }
    >
      <NearestDeadline journeys={journeys} lateFees={lateFees} className="mb-2 print:mb-6 print:border-2 print:p-4" />
      <p className="hidden justify-between border-b-2 border-text pb-2 font-semibold print:flex">
        <span>{t('summary.way')}</span>
        <span>{t('summary.amount')}</span>
      </p>
      <ul className="divide-y divide-line">
        {days.slice(0, shownDays).map(dayLine)}
        {folded.length > 0 && (
          <li className="py-1.5">
            <Details summary={t('summary.otherDays', { count: folded.length, amount: formatMoney(foldedSum) })}>
              <ul className="divide-y divide-line">{folded.map(dayLine)}</ul>
            </Details>
          </li>
        )}
        {groups.map(({ group, members }) => (
          <Line
            key={group}
            icon={group === 'nonPayment' ? 'cnp' : 'adp'}
            label={t(`summary.${group}`, { count: members.length })}
            deadline={isMixed ? deadlineOf(members) : undefined}
            trips={sortJourneys(members)}
            amount={totalDue(members)}
          />
        ))}
        {prepaidByWay(known).map(({ members, total }) => (
          <Line
            key={members[0]?.id}
            icon="calendar"
            label={t('card.prepaid')}
            detail={[stretch().wayText(members[0] ?? {}), t('count', { count: members.length })]
              .filter(Boolean)
              .join(' · ')}
            amount={total}
          />
        ))}
        {inProgress > 0 && (
          <Line
            icon="clock"
            label={t('card.inProgress')}
            detail={[t('count', { count: inProgress }), t('summary.priceUnknown')].join(' · ')}
          />
        )}
      </ul>
      {known.some(isOwnPrepaid) && (
        <Button
          variant="tertiary"
          icon="trash"
          onClick={() => {
            removePrepaid() // all of them [OPEN-26]
            void revalidate()
          }}
        >
          {t('card.remove')}
        </Button>
      )}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-text pt-4">
        <span className="font-semibold">{t('summary.toPay')}</span>
        <span className="ms-auto text-2xl font-bold whitespace-nowrap tabular-nums">
          {formatMoney(totalDue(known))}
        </span>
      </p>
      {paid !== 0 && (
        <p className="text-end text-sm text-text-soft">{t('summary.deducted', { amount: formatMoney(paid) })}</p>
      )}
      <p className="mt-6 hidden print:block">{t('summary.payAt', { address: location.host })}</p>
      {rise && (
        <div className="mt-4 print:hidden">
          <ReminderButton {...rise} />
        </div>
      )}
    </Card>
  )
}

/** Maximum number of days shown at once, so that payment stays in reach on a phone. */
const mostDays = 3

interface LineProps {
  icon: IconName
  label: string
  detail?: string | undefined
  /** Shown where the lines have different ones. */
  deadline?: { text: string; urgent: boolean } | undefined
  trips?: readonly Journey[]
  /** Cents; undefined while the price is unknown. */
  amount?: number
}

const most = 4

function Line({ icon, label, detail, deadline, trips = [], amount }: LineProps) {
  const { t } = useTranslation('journeys')
  const known = trips.flatMap((trip) => {
    const when = formatDayTime(trip.date)
    const way = stretch().wayText(trip)
    const number = journeyNumber(trip)
    const reference = number && t(`card.number.${displayGroup(trip)}`, { number })
    return when + way === ''
      ? []
      : [{ id: trip.id, when, way, reference, price: trips.length > 1 && priceWords(t, trip) }]
  })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-3">
      <Icon name={icon} className="text-text-soft" />
      <span>
        {/* On paper each row begins with one line. */}
        <span className="block font-semibold text-balance tabular-nums print:inline">{label}</span>
        <span className="block text-sm text-text-soft print:inline print:not-empty:before:content-['_·_']">
          {detail}
        </span>
      </span>
      {known.length > 0 && (
        <span className="order-last col-span-2 col-start-2 text-sm text-text-soft tabular-nums">
          {known.slice(0, most).map(({ id, when, way, reference, price }) => (
            <span key={id} className="flex flex-wrap gap-x-1 not-last:mb-1 sm:not-last:mb-0">
              {when && <span>{when}</span>}
              <span className="max-sm:order-last max-sm:w-full">
                {when && way && <span className="max-sm:hidden"> · </span>}
                <Way text={way} />
                {reference && <span className="hidden print:inline"> · {reference}</span>}
              </span>
              {price !== false && <span className="ms-auto whitespace-nowrap">{price}</span>}
            </span>
          ))}
          {known.length > most && <span className="block">+ {t('count', { count: known.length - most })}</span>}
        </span>
      )}
      {deadline?.urgent && (
        <Icon name="alert" size={20} className="order-last col-start-1 mt-1 justify-self-center text-danger" />
      )}
      {deadline && (
        <span
          className={`order-last col-span-2 col-start-2 mt-1 text-sm ${deadline.urgent ? 'font-medium text-danger' : ''}`}
        >
          <Way text={deadline.text} />
        </span>
      )}
      {amount !== undefined && (
        <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(amount)}</span>
      )}
    </li>
  )
}
