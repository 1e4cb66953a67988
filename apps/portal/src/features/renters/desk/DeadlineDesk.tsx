import type { DueDay, FleetFilters, FleetSummary } from '@voie-libre/contract/schemas/fleet'
import { pages } from '@voie-libre/domain/access/pages'
import { dueAfter, dueParts, dueSoon, isSoon } from '@voie-libre/domain/fleet/dearer'
import { queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { daysBetween, daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exportJourneys, fleetFigures } from '../../../api/fleet.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { formatMoney, formatWeekday } from '../../../i18n/format.ts'
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
  const soon = dueSoon(days, today)
  const nearest = first.find(({ lastDay }) => soon && lastDay < soon.lastDay && daysBetween(today, lastDay) <= 1)
  const next = dueAfter(days, soon?.lastDay ?? '')
  const week: LeadProps | undefined = soon && {
    ...soon,
    tone: isSoon(soon.lastDay, today) ? isDue : calm,
    variant: 'primary',
    label: t('desk.dealBy', { day: formatWeekday(soon.lastDay) }),
    of: [{ dueFrom: soon.from, dueTo: soon.lastDay }, t('desk.until', { day: formatWeekday(soon.lastDay) })],
    note:
      nearest &&
      t('desk.within', {
        count: nearest.journeys,
        when: t('desk.left', { count: daysBetween(today, nearest.lastDay) }),
      }),
  }
  // Steep rises may come later than the week.
  const rises: LeadProps | undefined =
    next?.steepFrom === undefined
      ? undefined
      : {
          ...next,
          // As the lists show this sum, of which most rises come later.
          lastDay: days.at(-1)?.lastDay ?? next.lastDay,
          tone: calm,
          label: t('desk.steep', { count: next.steep, day: formatWeekday(next.steepFrom, 'short') }),
          of: [{ dueFrom: next.lastDay }, t('glance.later')],
        }
  const overdue: LeadProps = {
    ...late,
    tone: isLate,
    // One button of the desk stands out.
    variant: week ? 'secondary' : 'primary',
    label: t('desk.noMore'),
    of: [{ dueTo: daysLater(today, -1) }, t('desk.lateName')],
  }
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
        <p className="text-text-soft tabular-nums">
          {t('glance.due')} <b className="text-xl text-text">{formatMoney(figures.due)}</b>,{' '}
          <Link href={pages.renterTravels} className="text-text!">
            {t('desk.journeys', { count: figures.journeys })}
          </Link>
        </p>
        <div className="flex gap-4 empty:hidden max-lg:flex-col xl:flex-col">
          {week && <Lead {...week} />}
          {rises && <Lead {...rises} />}
          {late.journeys > 0 && <Lead {...overdue} />}
        </div>
      </div>
      <ol className={table}>
        <li aria-hidden="true" className={`${row} text-text-soft max-md:hidden only:hidden`}>
          <span className="md:col-span-2">{t('column.due')}</span>
          <span className={apart}>{t('contracts.outcome')}</span>
          <span className={apart}>{t('column.price')}</span>
          <span className={apart}>{t('column.next')}</span>
        </li>
        {first.map((day) => (
          <Row key={day.lastDay} {...day} />
        ))}
        {later.journeys > 0 && (
          <Row
            name={
              <Link href={listOf({ situation: 'open', dueFrom: unseen })} className={inRow}>
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
const ofDay = (day: string): Group => [{ dueFrom: day, dueTo: day }, formatWeekday(day)]

/** When a last day is, marked as in the lists if it is within the week. */
const Left = ({ soon, children }: { soon: boolean; children: ReactNode }) => (
  <span className={`flex items-baseline gap-1.5 text-sm whitespace-nowrap ${soon ? 'font-medium text-warning' : ''}`}>
    {soon && <Icon name="clock" size={16} className="self-center" />}
    {children}
  </span>
)

type Due = Pick<DueDay, 'journeys' | 'due'> & Partial<DueDay>

interface LeadProps extends Due {
  label: string
  of: Group
  tone: string
  /** The variant of the main button. @default secondary */
  variant?: 'primary' | 'secondary'
  /** The part of it that is due today or tomorrow. */
  note?: string | undefined
}

/** What to deal with first or later, or what is late: its acts are the claim, and a file for the payment. */
function Lead({ label, journeys, due, after = 0, lastDay, of, tone, variant = 'secondary', note }: LeadProps) {
  return (
    <div className={`flex-1 rounded-e-control border-s-4 p-3 ${tone} ${inLine}`}>
      <div>
        <p className="text-sm text-text-soft first-letter:uppercase">{label}</p>
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <p className="text-xl font-semibold tabular-nums max-sm:w-full xl:w-full">
            <Growth due={due} rise={lastDay === undefined ? undefined : { after, lastDay }} />
          </p>
          <Count count={journeys} of={of} />
          {note && <Left soon>{note}</Left>}
        </div>
      </div>
      <div className={acts}>
        <Contest of={of} variant={variant} />
        <ExportButton name={of[1]} download={(signal) => exportJourneys('PROTEST', viewIn('PROTEST', of[0]), signal)} />
      </div>
    </div>
  )
}
const acts =
  'flex shrink-0 flex-wrap gap-x-1.5 gap-y-2 *:grow max-sm:w-full xl:w-full *:px-3! xl:*:px-2! *:text-sm! [&>*>svg]:hidden'
// On a tablet, the acts stand beside the sum.
const inLine = 'flex flex-col items-start gap-3 sm:max-lg:flex-row sm:max-lg:items-center sm:max-lg:justify-between'

/** A day, or other journeys with a name. One line; on a phone two: what and how much, then how many and the act. */
function Row({ lastDay = '', name, journeys, due, after = 0 }: Due & { name?: ReactNode }) {
  const { t } = useTranslation('fleet')
  const now = useToday()
  const today = parisDay(now)
  const of = lastDay !== '' && ofDay(lastDay)
  return (
    <li className={row}>
      <div className={of ? '' : ofSum}>
        {lastDay ? <h3 className={dayName}>{formatWeekday(lastDay, 'short')}</h3> : name}
      </div>
      <span className="flex items-baseline gap-x-1.5 text-text-soft max-md:col-span-2 max-md:row-start-2 md:contents">
        {lastDay && <Left soon={isSoon(lastDay, today)}>{t('desk.left', { count: daysBetween(today, lastDay) })}</Left>}{' '}
        <span className="whitespace-nowrap max-md:py-1 md:text-end">
          {of ? <Count count={journeys} of={of} /> : t('desk.journeys', { count: journeys })}
        </span>
      </span>
      <span className={`text-end md:contents ${of ? 'max-md:col-span-2' : 'max-md:col-start-3'}`}>
        <b className={apart}>{formatMoney(due)}</b>
        <span className={`${apart} ${riseLook({ before: due, after, lastDay }, now)}`}>
          {after > due && (
            <>
              <span className="md:sr-only">
                , <span className="whitespace-nowrap">{t('desk.then', { after: formatMoney(after) })}</span>
              </span>
              <span aria-hidden="true" className="max-md:hidden">
                {formatMoney(after)}
              </span>
            </>
          )}
        </span>
      </span>
      {of && <Contest of={of} className={ofRow} />}
    </li>
  )
}
const columns =
  'grid-cols-[auto_auto_1fr] md:grid-cols-[auto_1fr_repeat(4,auto)] lg:max-xl:grid-cols-[minmax(13rem,auto)_repeat(4,1fr)_auto]'
const table = `grid content-start gap-x-3 divide-y divide-line border-line max-xl:border-t xl:-mt-1 md:gap-x-4 lg:gap-x-6 xl:gap-x-2.5 ${columns}`
const row = 'col-span-full grid grid-cols-subgrid items-center py-2 text-sm tabular-nums md:min-h-9.5 md:py-0'
const ofSum = 'max-md:col-span-full md:col-span-2 md:w-0 md:min-w-full md:py-1.5'
const halves = 'xl:grid-cols-[minmax(15rem,22rem)_1fr] xl:gap-x-6'
const dayName = 'font-body text-sm tracking-normal whitespace-nowrap'
const isLate = 'border-danger bg-danger-soft text-danger'
const isDue = 'border-warning bg-warning-soft'
const calm = 'border-text bg-surface-sunken'
// A link that a thumb finds in a row as high as its text.
const inRow = '-my-1 py-1 text-text! max-sm:-my-3 max-sm:py-3'
// A button at the height of a row, except for a thumb.
const act = 'border-0! p-0! text-sm! sm:pointer-fine:min-h-target!'
const ofRow = 'max-md:-my-2 max-md:col-start-3 justify-self-end lg:ms-4'
// Room between the numbers, which the words before them have. A phone breaks between two sums.
const apart = 'text-end md:whitespace-nowrap xl:ps-3.5'

const listOf = (filters: FleetFilters): string =>
  `${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', viewIn('PROTEST', filters)))}`

/** How many there are, which leads to the list of them. */
function Count({ count, of }: { count: number; of: Group }) {
  const { t } = useTranslation('fleet')
  return (
    <Link href={listOf(of[0])} className={`whitespace-nowrap ${inRow}`}>
      {t('desk.journeys', { count })}
      <span className="sr-only"> {of[1]}</span>
    </Link>
  )
}

interface ContestProps extends Pick<LeadProps, 'of'> {
  /** Without one, it is the small act of a row. */
  variant?: LeadProps['variant']
  className?: string
}

/** Leads to the list, where all of them are ticked and one more press contests them; nothing if the operator takes no claims. */
function Contest({ of, variant, className = '' }: ContestProps) {
  const { t } = useTranslation('fleet')
  if (!useTakesClaims()) return null
  return (
    <Button
      variant={variant ?? 'tertiary'}
      href={`${listOf(of[0])}&select=all`}
      className={variant ? className : `${act} ${className}`}
    >
      <span className={variant ? '' : 'fleet-act'}>{t('desk.contest')}</span>
      <span className="sr-only"> {of[1]}</span>
    </Button>
  )
}
