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
        <Alert tone="danger" live={false} className="md:items-center md:py-1!">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="font-semibold text-danger">
              {t('desk.late', { count: late.journeys, due: formatMoney(late.due) })}
            </p>
            <Acts filters={{ dueTo: daysLater(today, -1) }} name={t('desk.lateName')} />
          </div>
        </Alert>
      )}
      <ol className="divide-y divide-line md:grid md:grid-cols-[1fr_repeat(5,auto)]">
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

/** One line; on a phone the amount stays beside the day, and the acts are below. */
function Day({ day: { lastDay, journeys, due, after }, left }: { day: DueDay; left: number }) {
  const { t } = useTranslation('fleet')
  const name = formatWeekday(lastDay)
  return (
    <li className={row}>
      <h3 className="text-sm">{formatWeekday(lastDay, 'short')}</h3>
      <span className="flex gap-x-3 text-text-soft md:contents">
        <span className="whitespace-nowrap">{t('desk.left', { count: left })}</span>{' '}
        <span className="whitespace-nowrap">{t('desk.journeys', { count: journeys })}</span>
      </span>
      <b className="text-end whitespace-nowrap max-md:col-start-2 max-md:row-start-1">{formatMoney(due)}</b>
      <span className="text-end whitespace-nowrap text-text-soft">
        {after > due && t('desk.then', { after: formatMoney(after) })}
      </span>
      <Acts filters={{ dueFrom: lastDay, dueTo: lastDay }} name={name} />
    </li>
  )
}

const row =
  'grid -mx-3 grid-cols-[1fr_auto] items-center gap-x-3 px-3 py-2 text-sm tabular-nums first:bg-surface-sunken md:col-span-full md:grid-cols-subgrid md:py-0.5'

/** Opens the journeys of a group, to contest them or to name the driver, and exports them for their payment. */
function Acts({ filters, name }: { filters: FleetFilters; name: string }) {
  const { t } = useTranslation('fleet')
  const view = { ...viewIn('PROTEST', {}), filters }
  return (
    <div className={acts}>
      <Button variant="tertiary" href={listOf(filters)}>
        {t('desk.contest')}
        <span className="sr-only"> {name}</span>
      </Button>
      <ExportButton
        quiet
        name={name}
        download={(signal, onProgress) => exportJourneys('PROTEST', view, signal, onProgress)}
        usualName="trajets.csv"
        disabled={false}
      />
    </div>
  )
}

// Low controls, so that a day stays one line.
const acts =
  'flex flex-wrap justify-end max-md:col-span-2 max-md:-mx-1.5 max-md:justify-start max-md:gap-x-2 md:-me-1.5 md:[--vl-size-control:2.25rem] [&>*]:px-1.5! [&>*]:py-1! [&>*]:text-sm!'

function listOf(filters: FleetFilters, sort = {}): string {
  return `${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', { ...viewIn('PROTEST', sort), filters }))}`
}
