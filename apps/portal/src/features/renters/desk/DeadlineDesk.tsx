import type { DueDay, FleetFilters, FleetSummary } from '@voie-libre/contract/schemas/fleet'
import { pages } from '@voie-libre/domain/access/pages'
import { dueParts, dueSoon, isNear, isSteep, situationOf } from '@voie-libre/domain/fleet/dearer'
import { queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { daysBetween, daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportJourneys, fleetFigures } from '../../../api/fleet.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { formatDay, formatMoney, formatWeekday } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { LoadingPlace, type Part } from '../../../shared/feedback/LoadingPlace.tsx'
import { riseLook } from '../../../shared/journeyList/riseLook.ts'
import { useShown } from '../../../shared/page/useShown.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { Growth } from '../Growth.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { useTakesClaims } from '../lists/useTakesClaims.ts'

/** The places of sum, leads and days. */
const parts: readonly Part[] = [{ lines: 2 }, { shape: 'card', lines: 3 }, { shape: 'rows', lines: 4 }]

/** Days that the desk shows; the list has the others. */
const shownDays = 9

/** What the renter must settle, contest or hand on, and before when: the fleet's journeys by their last day at today's price. */
export function DeadlineDesk() {
  const { t } = useTranslation(['fleet', 'common'])
  const { data, error, retry } = useFreshResource(fleetFigures('PROTEST', { filters: {} }))
  const figures = useShown(data)
  return (
    <Card title={t('desk.title')}>
      {error && !figures ? (
        <FailureNotice error={error} onRetry={retry} />
      ) : figures === undefined ? (
        <LoadingPlace label={t('common:loading')} parts={parts} />
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
  const now = useToday()
  const today = parisDay(now)
  const { late, days: first, later, rest } = dueParts(figures, days, shownDays)
  const unseen = days[shownDays]?.lastDay ?? ''
  const oldest =
    figures.dueFirst && situationOf(figures.dueFirst, now) === 'late' && formatDay(figures.dueFirst.deadline)
  const soon = dueSoon(days, today)
  const nearest = first.find(({ lastDay }) => soon && lastDay < soon.lastDay && isNear(lastDay, now))
  const lastSoon = first.findLast(({ lastDay }) => soon && lastDay <= soon.lastDay)
  // A steep rise may come later than the week.
  const steep = days.find(({ lastDay, due, after }) => isSteep(due, after) && lastDay > (soon?.lastDay ?? ''))
  if (days.length === 0 && late.journeys === 0 && rest.due === 0) {
    return (
      <EmptyState headingLevel={3} illustration="done" title={t('desk.none.title')}>
        <p>{t('desk.none.text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className={`grid gap-x-8 gap-y-4 ${days.length > 0 ? halves : ''}`}>
      <div className="flex flex-col gap-4">
        <p className="text-text-soft">
          {t('glance.due')} <b className="text-xl text-text tabular-nums">{formatMoney(figures.due)}</b>,{' '}
          <Link href={pages.renterTravels}>{t('desk.journeys', { count: figures.journeys })}</Link>
          {rest.due > 0 && (
            <>
              , <span className="inline-block">{t('desk.without', { due: formatMoney(rest.due) })}</span>
            </>
          )}
        </p>
        <div className="flex gap-4 empty:hidden max-lg:flex-col xl:flex-col">
          {soon && (
            <Lead
              tone="border-warning bg-warning-soft"
              label={t('desk.dealBy', { day: formatWeekday(soon.lastDay) })}
              count={soon.journeys}
              of={[{ dueFrom: soon.from, dueTo: soon.lastDay }, t('desk.until', { day: formatWeekday(soon.lastDay) })]}
              later={steep}
              note={
                nearest &&
                t('desk.within', {
                  journeys: t('desk.journeys', { count: nearest.journeys }),
                  until: t('desk.until', { day: formatWeekday(nearest.lastDay, 'short') }),
                })
              }
            >
              <Growth {...soon} />
            </Lead>
          )}
          {late.journeys > 0 && (
            <Lead
              tone="border-danger bg-danger-soft"
              variant={soon ? 'secondary' : 'primary'}
              label={oldest ? t('desk.since', { count: late.journeys, day: oldest }) : t('desk.lateName')}
              count={late.journeys}
              of={[{ dueTo: daysLater(today, -1) }, t('desk.lateName')]}
            >
              <span className="text-danger">{formatMoney(late.due)}</span>
            </Lead>
          )}
        </div>
      </div>
      <ol className={table}>
        <li aria-hidden="true" className={`${row} text-text-soft max-lg:hidden only:hidden`}>
          <span className="lg:col-span-2">{t('desk.day')}</span>
          <span className={apart}>{t('contracts.outcome')}</span>
          <span className={apart}>{t('column.price')}</span>
          <span className={apart}>{t('column.next')}</span>
        </li>
        {first.map((day) => (
          <Row
            key={day.lastDay}
            name={<h3 className={dayName}>{formatWeekday(day.lastDay, 'short')}</h3>}
            daysLeft={daysBetween(today, day.lastDay)}
            near={isNear(day.lastDay, now)}
            {...day}
            of={ofDay(day)}
            // What the first sum is about ends here.
            className={day === lastSoon ? 'border-warning!' : ''}
          />
        ))}
        {later.journeys > 0 && (
          <Row
            name={
              <Link href={listOf({ situation: 'open', dueFrom: unseen })} variant="quiet" className={other}>
                {t('desk.others', { count: days.length - shownDays, day: formatWeekday(unseen, 'short') })}
              </Link>
            }
            {...later}
          />
        )}
        {rest.journeys > 0 && <Row name={<span className="text-text-soft">{t('desk.rest')}</span>} {...rest} />}
      </ol>
    </div>
  )
}

/** Which journeys, and their name for screen readers. */
type Group = readonly [filters: FleetFilters, name: string]
const ofDay = ({ lastDay }: DueDay): Group => [{ dueFrom: lastDay, dueTo: lastDay }, formatWeekday(lastDay)]

/** When a last day is, marked as in the lists if it is today or tomorrow. */
const Left = ({ near, children }: { near: boolean; children: ReactNode }) => (
  <span className={`flex items-baseline gap-1.5 text-sm whitespace-nowrap ${near ? 'font-medium text-warning' : ''}`}>
    {near && <Icon name="clock" size={16} className="self-center" />}
    {children}
  </span>
)

interface SumProps {
  /** What the sum is, and by when. */
  label: string
  count: number
  of: Group
  look?: string
  /** The part of it that is due today or tomorrow. */
  note?: string | undefined
  children: ReactNode
}

function Sum({ label, count, of, look = 'text-xl', note, children }: SumProps) {
  return (
    <div>
      <p className="text-sm text-text-soft first-letter:uppercase">{label}</p>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className={`${look} font-semibold tabular-nums`}>{children}</p>
        <Count count={count} of={of} />
      </div>
      {note && <Left near>{note}</Left>}
    </div>
  )
}

interface LeadProps extends SumProps, Pick<ActsProps, 'variant'> {
  tone: string
  /** A later rise is no part of the sum, and stands below what is done about the sum. */
  later?: DueDay | undefined
}

/** What a week of waiting costs, and what is late, are read first. */
function Lead({ tone, variant = 'primary', later, ...sum }: LeadProps) {
  const { t } = useTranslation('fleet')
  return (
    <div className={`${lead} ${tone}`}>
      <Sum {...sum} />
      <Acts of={sum.of} variant={variant} className={leadActs} />
      {later && (
        <div className={`flex basis-full flex-col gap-3 self-stretch border-t border-line-strong pt-2 ${inLine}`}>
          <Sum
            label={`${t('desk.steep')} ${t('desk.after', { day: formatWeekday(later.lastDay) })}`}
            count={later.journeys}
            of={ofDay(later)}
            look="text-lg text-warning"
          >
            <Growth {...later} />
          </Sum>
          <Acts of={ofDay(later)} variant="secondary" className={leadActs} />
        </div>
      )}
    </div>
  )
}
// On a tablet, the acts stand beside the sum.
const inLine = 'sm:max-lg:flex-row sm:max-lg:flex-wrap sm:max-lg:items-center sm:max-lg:justify-between'
const lead = `flex flex-1 flex-col items-start gap-3 rounded-e-control border-s-4 p-3 ${inLine}`
const leadActs =
  'flex flex-wrap gap-x-1.5 gap-y-2 *:grow max-sm:w-full xl:w-full *:px-3! xl:*:px-2! *:text-sm! [&>*>svg]:hidden'

interface RowProps extends Pick<DueDay, 'journeys' | 'due'>, Partial<Pick<DueDay, 'after'>> {
  name: ReactNode
  daysLeft?: number
  /** The last day is today or tomorrow. */
  near?: boolean
  /** The count leads to them; they are contested, handed on and exported together. */
  of?: Group
  className?: string
}

/** One line; on a phone the amounts stay beside a day and below the name of a sum, and the acts unfold. */
function Row({ name, daysLeft, near = false, journeys, due, after = 0, of, className = '' }: RowProps) {
  const { t } = useTranslation('fleet')
  const [open, setOpen] = useState(false)
  return (
    <li className={`${row} ${className}`}>
      <div className={daysLeft === undefined ? ofSum : ''}>{name}</div>
      <span className="flex flex-wrap items-baseline gap-x-1.5 text-text-soft max-lg:col-start-1 max-lg:row-start-2 lg:contents">
        {daysLeft !== undefined && <Left near={near}>{t('desk.left', { count: daysLeft })}</Left>}{' '}
        <span className="whitespace-nowrap max-lg:py-1 lg:text-end">
          {of ? <Count count={journeys} of={of} className="py-1" /> : t('desk.journeys', { count: journeys })}
        </span>
      </span>
      <b className={`${apart} max-lg:self-start`}>{formatMoney(due)}</b>
      <span className={`${apart} ${riseLook(due, after, near)}`}>
        {after > due && (
          <>
            <span className="lg:sr-only">{t('desk.then', { after: formatMoney(after) })}</span>
            <span aria-hidden="true" className="max-lg:hidden">
              {formatMoney(after)}
            </span>
          </>
        )}
      </span>
      {of && (
        <>
          <Button
            variant="tertiary"
            icon="chevron-down"
            aria-expanded={open}
            className={unfold}
            onClick={() => setOpen(!open)}
          >
            <span className="sr-only">{`${t('desk.acts')} ${of[1]}`}</span>
          </Button>
          <Acts of={of} variant="tertiary" className={`${acts} ${open ? '' : 'max-sm:hidden'}`} />
        </>
      )}
    </li>
  )
}
const columns =
  'grid-cols-[1fr_auto_auto] lg:grid-cols-[minmax(13rem,auto)_repeat(4,1fr)_auto] xl:grid-cols-[auto_1fr_repeat(4,auto)]'
const table = `grid content-start divide-y divide-line border-line max-xl:border-t xl:-mt-1 sm:gap-x-6 xl:gap-x-2.5 ${columns}`
const row = 'col-span-full grid grid-cols-subgrid items-center py-1 text-sm tabular-nums sm:py-2 lg:min-h-9.5 lg:py-0'
const ofSum = 'lg:col-span-2 lg:w-0 lg:min-w-full lg:py-1.5'
const halves = 'xl:grid-cols-[minmax(15rem,22rem)_1fr] xl:gap-x-6'
const dayName = 'font-body text-sm tracking-normal lg:whitespace-nowrap'
const other = 'font-semibold text-action-text!'
// Room between the numbers, which the words before them have.
const apart = 'text-end sm:whitespace-nowrap max-lg:col-start-2 xl:ps-3.5'
const unfold =
  'col-start-3 row-span-2 row-start-1 -me-3 px-3! gap-0! aria-expanded:[&>svg]:rotate-180 sm:hidden print:hidden'

const low = 'lg:[--vl-size-control:2.25rem] [&>*]:gap-0! [&>*]:px-1.5! [&>*]:py-1! [&>*]:text-sm! [&>*]:font-normal!'
const ownLine = 'max-sm:col-span-full max-sm:-mx-1.5 max-sm:justify-between'
const beside = 'sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-1'
// Low controls, so that a day stays one line; on a phone a line of their own.
const acts = `flex flex-wrap justify-end gap-x-2 -me-1.5 xl:ps-4 print:hidden ${low} ${ownLine} ${beside}`

const listOf = (filters: FleetFilters): string =>
  `${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', viewIn('PROTEST', filters)))}`

/** How many there are, which leads to the list of them. */
function Count({ count, of, className }: { count: number; of: Group; className?: string }) {
  const { t } = useTranslation('fleet')
  return (
    <Link href={listOf(of[0])} className={className}>
      {t('desk.journeys', { count })}
      <span className="sr-only"> {of[1]}</span>
    </Link>
  )
}

type ActsProps = { of: Group } & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

/** One more press in the list, where all of them are ticked, contests them, if the operator takes claims; a file is for the payment. */
function Acts({ of, variant, className }: ActsProps) {
  const { t } = useTranslation('fleet')
  const title = `${t('desk.contest')} ${of[1]}`
  const look = variant === 'tertiary' ? 'quiet' : undefined
  return (
    <div className={className}>
      {useTakesClaims() && (
        <Button variant={variant} href={`${listOf(of[0])}&select=all`} {...(look && { icon: 'edit', title })}>
          <span className={look && 'ms-2 sm:sr-only'}>{t('desk.contest')}</span>
          <span className="sr-only"> {of[1]}</span>
        </Button>
      )}
      <ExportButton
        look={look}
        name={of[1]}
        download={(signal) => exportJourneys('PROTEST', viewIn('PROTEST', of[0]), signal)}
      />
    </div>
  )
}
