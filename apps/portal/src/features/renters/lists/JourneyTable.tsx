import type { Situation } from '@voie-libre/contract/schemas/fleet'
import { type ClaimType, claimType } from '@voie-libre/contract/schemas/claim'
import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { ofNotices, pages } from '@voie-libre/domain/access/pages'
import { byClaimType, isClaimable } from '@voie-libre/domain/claim/selection'
import { isSoon, nextRise, riseOfAll, settleBy, situationOf } from '@voie-libre/domain/fleet/dearer'
import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { daysBetween, parisDay } from '@voie-libre/domain/journey/parisTime'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { knownPrice, totalDue } from '@voie-libre/domain/journey/price'
import { prepaymentPermission } from '@voie-libre/domain/prepayment/permission'
import { Button } from '@voie-libre/ui/button'
import type { DataTableColumn } from '@voie-libre/ui/data-table'
import { Icon } from '@voie-libre/ui/icon'
import { RadioCards } from '@voie-libre/ui/radio-cards'
import type { TFunction } from 'i18next'
import { Fragment, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { allJourneys, exportJourneys, fleetJourneys } from '../../../api/fleet.ts'
import { useFreshResource, useResource } from '../../../api/resource.ts'
import { stretch } from '../../../api/stretch.ts'
import { homeData, toPayPageData } from '../../../api/whitelabel.ts'
import { formatDay, formatDayTime, formatTime } from '../../../i18n/format.ts'
import { chooseToClaim } from '../../../session/search.ts'
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { ReasonedButton } from '../../../shared/feedback/ReasonedButton.tsx'
import { noticeOf } from '../../../shared/journeyList/journeyWords.ts'
import { PrepayButton } from '../../../shared/journeyList/PrepayButton.tsx'
import { useGo } from '../../../shared/page/navigation.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { VehiclePlate } from '../../../shared/vehicle/VehiclePlate.tsx'
import { Amount, Later, Sums } from '../Growth.tsx'
import { ExportButton } from './ExportButton.tsx'
import { Chosen, FleetList, SelectedActs, useListView } from './FleetList.tsx'
import { type SelectedRows, useRowSelection } from './useRowSelection.ts'
import { useTakesClaims } from './useTakesClaims.ts'

const none: readonly LateFee[] = []
type JourneyListing = Exclude<Listing, 'PLATE'>
const ofRenter = { page: { canAddPrepayment: false }, accountType: 'renter', rentalDates: undefined } as const
const rowId = ({ id }: Journey) => id

/** Lists journeys or notices of the fleet to export or contest them. [RENTER-01, OPEN-09, OPEN-47, OPEN-55] */
export function JourneyTable({ listing, caption }: { listing: JourneyListing; caption: string }) {
  const { t } = useTranslation('fleet')
  const now = useToday()
  const { data: home } = useResource(homeData())
  const { view } = useListView(listing)
  const [query] = useSearchParams()
  const selection = useRowSelection<Journey>(view.filters, query.get('select') === 'all')
  const chosen = selection.current()
  const lateFees = useResource(toPayPageData()).data?.lateFees ?? none
  const columns = useMemo(() => columnsOf(listing, t, now, lateFees), [listing, t, now, lateFees])
  const contests = useTakesClaims()

  return (
    <>
      <FleetList
        listing={listing}
        caption={caption}
        columns={columns}
        rowId={rowId}
        resource={(shown) => fleetJourneys(listing, shown)}
        dueOf={knownPrice}
        {...(contests && {
          selection: (rows: readonly Journey[], total: number) => ({
            ...selection.of(rows, total),
            selectableTotal: total > mostContested ? 0 : total,
            rowName: ({ date, numberPlate = '', countryPlate = '' }: Journey) =>
              t('row', {
                date: formatDayTime(date) || t('unknown'),
                plate: displayPlate(canonicalPlate(numberPlate), countryPlate),
              }),
            isSelectable: isClaimable,
            summary: <Selection {...{ listing, chosen }} count={selection.count(total)} />,
            hint: total > 0 && t('contest.choose'),
          }),
          renderSelected: (total: number) => (
            <SelectedActs count={selection.count(total)}>
              {selection.count(total) > 0 && total > mostContested && (
                <p className="text-sm text-text-soft">{t('contest.most', { count: mostContested })}</p>
              )}
              <ContestButton
                listing={listing}
                // Until the list has come, nobody knows whether they are too many to load.
                chosen={chosen.kind === 'all' && (total === 0 || total > mostContested) ? nothing : chosen}
              />
            </SelectedActs>
          ),
        })}
        renderExport={(total) => (
          <ExportButton
            download={(signal) => exportJourneys(listing, view, signal)}
            disabled={total === 0}
            all={selection.isPart(total) && total}
          />
        )}
        actions={
          listing === 'PROTEST' && (
            <Button variant="secondary" href={`${pages.renterTravels}?view=contracts`}>
              {t('contracts.entry')}
            </Button>
          )
        }
      />
      <div className="fleet-list mt-6 flex flex-wrap items-center gap-3 empty:hidden print:hidden sm:[&>p]:w-auto">
        <PrepayButton prepayment={prepaymentPermission({ actions: home?.actions ?? [], ...ofRenter })} />
      </div>
    </>
  )
}

type Words = TFunction<'fleet'>

function columnsOf(
  listing: JourneyListing,
  t: Words,
  now: Date,
  lateFees: readonly LateFee[],
): DataTableColumn<Journey>[] {
  return [
    {
      id: 'date',
      header: t('column.date'),
      sort: 'desc',
      rowHeader: true,
      cell: ({ date }) => (
        <span className="font-normal tabular-nums not-print:md:max-lg:*:block lg:whitespace-nowrap">
          <span>{formatDay(date) || t('unknown')}</span> <span>{formatTime(date)}</span>
        </span>
      ),
    },
    { id: 'plate', header: t('column.plate'), sort: 'asc', cell: (journey) => <JourneyPlate journey={journey} /> },
    { id: 'way', header: t('column.way'), cell: (journey) => <Way journey={journey} /> },
    {
      id: 'number',
      header: t(listing === 'LATE_PAYMENT' ? 'column.noticeNumber' : 'column.number'),
      sort: 'asc',
      cell: (journey) => (
        <span className="fleet-number max-md:wrap-anywhere md:whitespace-nowrap">
          {journeyNumber(journey) ?? t('unknown')}
        </span>
      ),
    },
    {
      id: 'situation',
      header: t('column.state'),
      sort: 'asc',
      cell: (journey) => t(`situation.${situationOf(journey, now)}`),
    },
    {
      id: 'deadline',
      header: t('column.due'),
      sort: 'asc',
      cell: (journey) => <JourneyState {...{ journey, lateFees, now }} />,
    },
    {
      id: 'price',
      header: t('column.price'),
      sort: 'desc',
      align: 'end',
      cell: (journey) => <Amount due={knownPrice(journey)} rise={nextRise(journey, lateFees, now)} now={now} />,
    },
    {
      id: 'next',
      header: t('column.next'),
      align: 'end',
      cell: (journey) => <Later rise={nextRise(journey, lateFees, now)} now={now} />,
    },
  ]
}

/** A line breaks before the arrow; within a gate only on a phone too narrow for its name. */
function Way({ journey: { in: entrance, out: exit } }: { journey: Journey }) {
  const { t } = useTranslation('fleet')
  const gates = [entrance, exit].flatMap((gate) => (gate ? [stretch().gateText(gate)] : []))
  if (gates.length === 0) return <span className="fleet-way">{t('unknown')}</span>
  return gates.map((name, at) => (
    <Fragment key={at}>
      <span className="fleet-way inline-block md:whitespace-nowrap not-print:md:max-lg:block">
        {at > 0 ? `→\u{a0}${name}` : name}
      </span>{' '}
    </Fragment>
  ))
}

type Plated = Pick<Journey, 'numberPlate' | 'countryPlate'>

export function JourneyPlate({ journey: { numberPlate, countryPlate: country = '' } }: { journey: Plated }) {
  const { t } = useTranslation('fleet')
  if (numberPlate === undefined) return t('unknown')
  return (
    <span className="fleet-plate whitespace-nowrap">
      {country === '' ? (
        canonicalPlate(numberPlate)
      ) : (
        <VehiclePlate vehicle={{ licensePlate: canonicalPlate(numberPlate), country }} size="sm" />
      )}
    </span>
  )
}

interface JourneyStateProps {
  journey: Journey
  lateFees: readonly LateFee[]
  now: Date
  /** How many are late, where the journey stands for several. */
  late?: string | undefined
}

/** Shows the claim, the progress or the last day at today's price. */
export function JourneyState({ journey, lateFees, now, late }: JourneyStateProps) {
  const { t } = useTranslation('fleet')
  const { t: tJourneys } = useTranslation('journeys')
  const situation = situationOf(journey, now)
  const day = settleBy(journey, lateFees, now)
  const isSet = situation === 'claimed' || situation === 'prepaid'
  const progress = situation === 'inProgress' ? t('state.inProgress') : undefined
  const words = () => (isSet ? t(`state.${situation}`) : noticeOf(tJourneys, journey, now, progress)?.text)
  return day === undefined && situation !== 'late' ? (
    <span className="fleet-due text-text-soft">{words() ?? t('state.finished')}</span>
  ) : (
    <LastDay {...{ situation, day, late }} today={parisDay(now)} />
  )
}

interface LastDayProps extends Pick<JourneyStateProps, 'late'> {
  situation: Situation
  day: string | undefined
  today: string
}

/**
 * A last day, and how many days are left; words with a sign say that it is late or within the week. The day comes first and
 * has no colour, so that days align below their head. What is late and rises again has its day to come like others.
 */
export function LastDay({ situation, day, today, late }: LastDayProps) {
  const { t } = useTranslation('fleet')
  const isToCome = day !== undefined && day >= today
  const isDue = isToCome && isSoon(day, today)
  return (
    // A tablet has a line for each fact.
    <span className="fleet-due flex flex-wrap gap-x-2 tabular-nums not-print:md:max-lg:flex-col xl:flex-nowrap">
      {day && <span>{formatDay(day)}</span>}{' '}
      {isToCome ? (
        <span className={`whitespace-nowrap ${isDue ? 'font-medium text-warning' : 'text-text-soft'}`}>
          {isDue && <Icon name="clock" size={16} className={sign} />}
          {t('desk.left', { count: daysBetween(today, day) })}
        </span>
      ) : (
        situation === 'late' && (
          <span className="font-medium whitespace-nowrap text-danger">
            <Icon name="alert" size={16} className={sign} />
            {late ?? t('situation.late')}
          </span>
        )
      )}
    </span>
  )
}
const sign = 'me-1 mb-0.5 inline-block align-middle'

/** The most journeys of one claim that 'all' selects: one call names them all, and the claim's page lists them. */
const mostContested = 5000
const nothing = { kind: 'some', rows: [] } as const

interface ContestButtonProps {
  listing: JourneyListing
  chosen: SelectedRows<Journey>
  /** The plate, where every row has this button; empty where the text before it says which. */
  plate?: string
  /** Names the button by their number, where their sum stands beside it. */
  name?: 'contracts.contest'
}

/** The selected journeys, and those that can be contested; all of a list load here. */
function useClaimable(listing: JourneyListing, chosen: SelectedRows<Journey>) {
  const all = useFreshResource(chosen.kind === 'all' ? allJourneys(listing, chosen.filters) : undefined)
  const found = useMemo(() => {
    const journeys = chosen.kind === 'some' ? chosen.rows : all.data?.filter(({ id }) => !chosen.except.has(id))
    const claimable = journeys?.filter(isClaimable) ?? []
    return { journeys, claimable, isWhole: claimable.length === journeys?.length }
  }, [all.data, chosen])
  return { all, ...found }
}

/** The line above the rows says what is selected; `count` stands alone until the journeys have loaded. */
function Selection({ listing, chosen, count }: Pick<ContestButtonProps, 'listing' | 'chosen'> & { count: number }) {
  const { t } = useTranslation('fleet')
  const { journeys, ...found } = useClaimable(listing, chosen)
  return journeys ? <ChosenSums {...found} /> : t('contracts.count', { count })
}

/** How many journeys are contested, and what they cost now and later. */
function ChosenSums({ claimable, isWhole }: Pick<ReturnType<typeof useClaimable>, 'claimable' | 'isWhole'>) {
  const { t } = useTranslation('fleet')
  const lateFees = useResource(toPayPageData()).data?.lateFees ?? none
  const now = useToday()
  const due = totalDue(claimable)
  const rise = useMemo(() => riseOfAll(claimable, lateFees, now), [claimable, lateFees, now])
  return (
    <Sums words={t(isWhole ? 'contracts.count' : 'contest.count', { count: claimable.length })} {...{ due, rise }} />
  )
}

/**
 * Starts a claim for the selected journeys and says what they sum to; first asks for its type if there are several. Nothing
 * where the operator takes no claims. [OPEN-47]
 */
export function ContestButton({ listing, chosen, plate, name }: ContestButtonProps) {
  const { t } = useTranslation(['fleet', 'journeys', 'common'])
  const go = useGo()
  const [asked, setAsked] = useState<{ groups: ReadonlyMap<ClaimType, Journey[]>; type: ClaimType }>()
  const { all, journeys, claimable, isWhole } = useClaimable(listing, chosen)
  const isOffered = useTakesClaims()
  function start(selected: readonly Journey[]) {
    chooseToClaim(selected)
    go(listing === 'LATE_PAYMENT' ? pages.claim + ofNotices : pages.claim)
  }
  function contest() {
    const groups = byClaimType(claimable)
    const [first, ...others] = groups
    if (others.length > 0 && first) setAsked({ groups, type: first[0] })
    else if (first) start(first[1])
  }
  if (!isOffered) return null
  return (
    <>
      {plate === undefined && claimable.length > 0 && !(name && isWhole) && (
        <Chosen words={<ChosenSums {...{ claimable, isWhole }} />} isSaid={!name} />
      )}
      <ReasonedButton
        {...(plate === undefined
          ? { icon: 'edit', className: 'max-sm:[&>svg]:hidden' }
          : plate === ''
            ? { variant: 'secondary' }
            : { variant: 'tertiary', className: '-my-2 justify-end! border-x-0 px-0!' })}
        loading={all.loading}
        reason={journeys && claimable.length === 0 ? t('contest.choose') : undefined}
        onClick={contest}
      >
        {plate ? (
          <span className="fleet-act">{t('desk.contest')}</span>
        ) : (
          t(name ?? 'desk.contest', { count: claimable.length })
        )}
        {plate && <span className="sr-only"> {plate}</span>}
      </ReasonedButton>
      {all.error && <FailureNotice error={all.error} onRetry={all.retry} />}
      {asked && (
        <ConfirmDialog
          title={t('contest.title')}
          description={t('contest.text')}
          confirm={t('common:action.continue')}
          onConfirm={() => start(asked.groups.get(asked.type) ?? [])}
          onClose={() => setAsked(undefined)}
        >
          <RadioCards
            legend={t('contest.legend')}
            name="claim-type"
            value={asked.type}
            onValueChange={(value) => setAsked({ ...asked, type: claimType.parse(value) })}
            options={[...asked.groups].map(([value, of]) => ({
              value,
              label: t(`journeys:section.${sectionOf[value]}`),
              description: t('journeys:count', { count: of.length }),
            }))}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

const sectionOf = { FREE_FLOW: 'freeFlow', LATE_PAYMENT: 'latePayment', CNP: 'nonPayment' } as const
