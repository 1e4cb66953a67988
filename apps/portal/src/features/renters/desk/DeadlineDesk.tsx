import type { DueDay, FleetFilters, FleetSummary } from '@voie-libre/contract/schemas/fleet'
import { pages } from '@voie-libre/domain/access/pages'
import { queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { daysBetween, daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { exportJourneys, fleetFigures } from '../../../api/fleet.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { formatMoney, formatWeekday } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useShown } from '../../../shared/page/useShown.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { ExportButton } from '../lists/ExportButton.tsx'

const all = { filters: {} }
/** Days that the desk shows; the list has the others. */
const shownDays = 7

/** What the renter must settle, contest or hand on, and before when: the fleet's journeys by their last day at today's price. */
export function DeadlineDesk() {
  const { t } = useTranslation('fleet')
  const { data, error, retry } = useFreshResource(fleetFigures('PROTEST', all))
  const figures = useShown(data)
  return (
    <Card title={t('desk.title')}>
      {error && !figures ? (
        <FailureNotice error={error} onRetry={retry} />
      ) : figures === undefined ? (
        <Skeleton lines={8} />
      ) : figures?.dueDays ? (
        <Days figures={figures} days={figures.dueDays} />
      ) : (
        // The operator gives no last days.
        <Link href={pages.renterTravels} variant="standalone">
          {t('desk.list')}
        </Link>
      )}
    </Card>
  )
}

function Days({ figures: { late }, days }: { figures: FleetSummary; days: readonly DueDay[] }) {
  const { t } = useTranslation('fleet')
  const today = parisDay(useToday())
  const [first] = days.filter(({ due, after }) => after > due)
  const others = days.length - shownDays
  const isLate = late !== undefined && late.journeys > 0
  if (days.length === 0 && !isLate) {
    return (
      <EmptyState headingLevel={3} illustration="done" title={t('desk.none.title')}>
        <p>{t('desk.none.text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {first && (
        <p className="text-lg">
          {t('desk.next', {
            before: formatMoney(first.due),
            after: formatMoney(first.after),
            day: formatWeekday(daysLater(first.lastDay, 1)),
          })}
        </p>
      )}
      {isLate && (
        <Alert tone="danger" live={false} title={t('desk.late', { count: late.journeys, due: formatMoney(late.due) })}>
          <Acts filters={{ dueTo: daysLater(today, -1) }} name={t('desk.lateName')} />
        </Alert>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {days.slice(0, shownDays).map((day) => (
          <Day key={day.lastDay} day={day} left={daysBetween(today, day.lastDay)} />
        ))}
      </ol>
      {others > 0 && (
        <Link href={listOf({}, { sortBy: 'deadline' })} variant="standalone">
          {t('desk.others', { count: others })}
        </Link>
      )}
    </div>
  )
}

function Day({ day: { lastDay, journeys, due, after }, left }: { day: DueDay; left: number }) {
  const { t } = useTranslation('fleet')
  const name = formatWeekday(lastDay)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <h3 className="text-base">
          {t('desk.until', { day: name })}{' '}
          <span className="font-normal text-text-soft">{t('desk.left', { count: left })}</span>
        </h3>
        <p className="tabular-nums">
          {t('desk.journeys', { count: journeys })} · <b>{formatMoney(due)}</b>
          {after > due && <> {t('desk.then', { after: formatMoney(after) })}</>}
        </p>
      </div>
      <Acts filters={{ dueFrom: lastDay, dueTo: lastDay }} name={name} />
    </li>
  )
}

/** Opens the journeys of a group, to contest them or to name the driver, and exports them for their payment. */
function Acts({ filters, name }: { filters: FleetFilters; name: string }) {
  const { t } = useTranslation('fleet')
  const view = { ...viewIn('PROTEST', {}), filters }
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>*]:grow">
      <Button variant="secondary" icon="edit" href={listOf(filters)}>
        {t('desk.contest')}
        <span className="sr-only"> {name}</span>
      </Button>
      <ExportButton
        name={name}
        download={(signal, onProgress) => exportJourneys('PROTEST', view, signal, onProgress)}
        usualName="trajets.csv"
        disabled={false}
      />
    </div>
  )
}

function listOf(filters: FleetFilters, sort = {}): string {
  return `${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', { ...viewIn('PROTEST', sort), filters }))}`
}
