import type { DueDay, FleetFilters, FleetSummary } from '@voie-libre/contract/schemas/fleet'
import { pages } from '@voie-libre/domain/access/pages'
import { dueParts } from '@voie-libre/domain/fleet/dearer'
import { queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { daysBetween, daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import type { ReactNode } from 'react'
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

function Days({ figures, days }: { figures: FleetSummary; days: readonly DueDay[] }) {
  const { t } = useTranslation('fleet')
  const today = parisDay(useToday())
  const { late, days: first, later, rest } = dueParts(figures, days, shownDays)
  const next = days.find(({ due, after }) => after > due)
  if (days.length === 0 && late.journeys === 0) {
    return (
      <EmptyState headingLevel={3} illustration="done" title={t('desk.none.title')}>
        <p>{t('desk.none.text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {next && <Next day={next} />}
      <ol className={table}>
        {late.journeys > 0 && (
          <Row name={<b className="text-danger">{t('situation.late')}</b>} {...late}>
            <Acts filters={{ dueTo: daysLater(today, -1) }} name={t('desk.lateName')} />
          </Row>
        )}
        {first.map(({ lastDay, ...sums }) => (
          <Row
            key={lastDay}
            name={<h3 className="text-sm">{formatWeekday(lastDay, 'short')}</h3>}
            left={t('desk.left', { count: daysBetween(today, lastDay) })}
            {...sums}
          >
            <Acts filters={{ dueFrom: lastDay, dueTo: lastDay }} name={formatWeekday(lastDay)} />
          </Row>
        ))}
        {later.journeys > 0 && (
          <Row
            name={
              <Link href={listOf({ situation: 'open' })} variant="quiet" className={other}>
                {t('desk.others', { count: days.length - shownDays })}
              </Link>
            }
            {...later}
          />
        )}
        {rest.journeys > 0 && <Row name={<span className="text-text-soft">{t('desk.rest')}</span>} {...rest} />}
        <Row name={<b>{t('glance.due')}</b>} {...figures} />
      </ol>
    </div>
  )
}

/** What grows dearer first is read first. */
function Next({ day: { lastDay, journeys, due, after } }: { day: DueDay }) {
  const { t } = useTranslation('fleet')
  return (
    <div className={hero}>
      <div>
        <p className="text-2xl font-semibold text-balance">
          {t('desk.next', {
            before: formatMoney(due),
            after: formatMoney(after),
            day: formatWeekday(daysLater(lastDay, 1)),
          })}
        </p>
        <p className="text-text-soft">
          {t('desk.journeys', { count: journeys })} · {t('desk.lastDay', { day: formatWeekday(lastDay) })}
        </p>
      </div>
      <Button icon="edit" href={listOf({ dueFrom: lastDay, dueTo: lastDay })} className="shrink-0">
        {t('desk.contest')}
      </Button>
    </div>
  )
}
const hero =
  'flex max-md:flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-s-4 border-warning bg-warning-soft px-5 py-4'

interface RowProps {
  name: ReactNode
  left?: string
  journeys: number
  due: number
  after?: number
  children?: ReactNode
}

/** One line; on a phone the amounts stay beside the name, and the acts are below. */
function Row({ name, left, journeys, due, after = 0, children }: RowProps) {
  const { t } = useTranslation('fleet')
  return (
    <li className={row}>
      <div className={left ? '' : 'lg:col-span-2 lg:w-0 lg:min-w-full'}>{name}</div>
      <span className="flex gap-x-3 text-text-soft max-lg:col-start-1 max-lg:row-start-2 lg:contents">
        {left && <span className="whitespace-nowrap">{left}</span>}{' '}
        <span className="whitespace-nowrap lg:text-end">{t('desk.journeys', { count: journeys })}</span>
      </span>
      <b className="text-end whitespace-nowrap max-lg:col-start-2 max-lg:row-start-1">{formatMoney(due)}</b>
      <span className="text-end whitespace-nowrap max-lg:col-start-2 max-lg:row-start-2">
        {after > due && t('desk.then', { after: formatMoney(after) })}
      </span>
      {children}
    </li>
  )
}
const table =
  'divide-y divide-line sm:grid sm:grid-cols-[1fr_auto_auto] sm:gap-x-6 lg:grid-cols-[minmax(13rem,auto)_repeat(4,auto)_1fr]'
const row =
  'grid grid-cols-[1fr_auto] items-center gap-x-3 py-2 text-sm tabular-nums last:border-t-2 last:border-edge last:text-base sm:col-span-full sm:grid-cols-subgrid sm:gap-x-6 lg:min-h-9.5 lg:py-0'
const other = 'font-semibold text-action-text!'

/** Opens the journeys of a group, to contest them or to name the driver, and exports them for their payment. */
function Acts({ filters, name }: { filters: FleetFilters; name: string }) {
  const { t } = useTranslation('fleet')
  return (
    <div className={acts}>
      <Button variant="tertiary" href={listOf(filters)}>
        {t('desk.contest')}
        <span className="sr-only"> {name}</span>
      </Button>
      <ExportButton
        quiet
        name={name}
        download={(signal, onProgress) => exportJourneys('PROTEST', viewIn('PROTEST', filters), signal, onProgress)}
        usualName="trajets.csv"
        disabled={false}
      />
    </div>
  )
}

// Low controls, so that a day stays one line.
const acts =
  'flex flex-wrap justify-end max-sm:col-span-2 max-sm:-mx-1.5 max-sm:justify-start max-sm:gap-x-2 sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:-me-1.5 lg:[--vl-size-control:2.25rem] [&>*]:px-1.5! [&>*]:py-1! [&>*]:text-sm! sm:[&>:is(a,button)]:whitespace-nowrap'

const listOf = (filters: FleetFilters): string =>
  `${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', viewIn('PROTEST', filters)))}`
