import type { ContractMatch, RentalContract } from '@voie-libre/contract/schemas/fleet'
import type { LateFee } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import { isClaimable } from '@voie-libre/domain/claim/selection'
import type { ContractLine } from '@voie-libre/domain/fleet/contractList'
import { neighboursOf, ownedOnce } from '@voie-libre/domain/fleet/contractMatch'
import { isLate, riseOfAll, settleBy } from '@voie-libre/domain/fleet/dearer'
import { dueFirst } from '@voie-libre/domain/journey/deadline'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { daysLater, parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { amountDue, totalDue } from '@voie-libre/domain/journey/price'
import { Button } from '@voie-libre/ui/button'
import { DataTable, type DataTableColumn } from '@voie-libre/ui/data-table'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import type { TFunction } from 'i18next'
import { type ComponentProps, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResource } from '../../../api/resource.ts'
import { stretch } from '../../../api/stretch.ts'
import { toPayPageData } from '../../../api/whitelabel.ts'
import { formatDay, formatDayTime, formatMoney, formatTime } from '../../../i18n/format.ts'
import { saveCsv } from '../../../shared/files/saveFile.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { ContestButton, JourneyPlate, JourneyState, LastDay } from '../lists/JourneyTable.tsx'
import { Amount, Growth, Later } from '../Growth.tsx'
import { AddVehicle } from '../vehicles/AddVehicle.tsx'

type Words = TFunction<'fleet'>
const none: readonly LateFee[] = []
const outcomes = ['matched', 'no_journeys', 'not_in_fleet', 'invalid'] as const

/** A contract with its match and the texts about its neighbours. */
interface Matched {
  line: number
  match: ContractMatch
  overlap: string | undefined
  gap: string | undefined
}

interface ContractResultsProps {
  lines: readonly ContractLine[]
  /** Matches of the first lines. */
  matches: readonly ContractMatch[]
  /** Number of lines that were not sent. */
  refused: number
  /** Shows the form. */
  onEdit: (() => void) | undefined
  /** A vehicle of a contract has joined the fleet. */
  onAdded: (plate: string) => void
}

/** Matches as a table and as CSV, with their sums; each journey counts once. Takes the focus on mount. [OPEN-71] */
export function ContractResults({ lines, matches, refused, onEdit, onAdded }: ContractResultsProps) {
  const { t } = useTranslation('fleet')
  const matched = useMemo(() => matchedOf(lines, matches, t), [lines, matches, t])
  const now = useToday()
  const lateFees = useResource(toPayPageData()).data?.lateFees ?? none
  const [missing, setMissing] = useState<ContractMatch>()
  const columns = useMemo(() => columnsOf(t, now, lateFees, setMissing), [t, now, lateFees])
  const parts = outcomes.flatMap((outcome) => {
    const count = matched.filter(({ match }) => match.outcome === outcome).length
    return count > 0 ? t(`contracts.of.${outcome}`, { count }).replaceAll(' ', '\u{a0}') : []
  })
  const journeys = matched.flatMap(({ match }) => match.journeys)
  const late = journeys.filter((journey) => isLate(journey, lateFees, now))
  const rise = riseOfAll(journeys, lateFees, now)
  return (
    <section aria-labelledby="contract-results" className="fleet-list space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 md:flex-nowrap">
        <div className="space-y-1 tabular-nums">
          <h2 id="contract-results" ref={takeFocus} tabIndex={-1} className="scroll-mt-20 text-2xl outline-none">
            {journeys.length > 0 && <Growth due={totalDue(journeys)} rise={rise} />}{' '}
            <span className="block font-body text-base font-normal tracking-normal">
              {t('contracts.unpaid', { count: journeys.length })}
              {late.length > 0 && ', '}
              {late.length > 0 && (
                <b className="font-semibold whitespace-nowrap text-danger">
                  {t('contracts.late', { count: late.length, due: formatMoney(totalDue(late)) })}
                </b>
              )}
              {rise && `, ${t(`contracts.${rise.isStepped ? 'first' : 'after'}`, { day: formatDay(rise.lastDay) })}`}
            </span>
          </h2>
          <p className="flex flex-wrap gap-x-4 text-sm text-text-soft">
            <span>
              {t('contracts.split', {
                lines: t('contracts.lines', { count: matched.length + refused }),
                parts: parts.join(', '),
              })}
              {refused > 0 && ', '}
              {/* The lines that were not sent stand below the table, and so does the act that mends them. */}
              {refused > 0 && (
                <InLine className="text-warning" onClick={() => document.getElementById('refused-lines')?.focus()}>
                  {t('contracts.of.invalid', { count: refused })}
                </InLine>
              )}
            </span>
            {onEdit && (
              <InLine className="text-action-text print:hidden" onClick={onEdit}>
                {t('contracts.edit')}
              </InLine>
            )}
          </p>
        </div>
        <div className={acts}>
          {journeys.some(isClaimable) && (
            <ContestButton listing="PROTEST" chosen={{ kind: 'some', rows: journeys }} name="contracts.contest" />
          )}
          <Button
            variant="secondary"
            icon="download"
            onClick={() => void saveCsv(csvOf(matched, t), t('contracts.resultFile'))}
          >
            {t('contracts.download')}
          </Button>
        </div>
      </div>
      <DataTable<Matched>
        caption={t('contracts.title')}
        captionHidden
        density="compact"
        className="space-y-1.5 [&>:first-child]:sr-only fleet-compact fleet-cards fleet-contracts"
        columns={columns}
        rows={matched}
        rowId={({ line }) => String(line)}
        // The line above counts the rows, so a short list needs no pages.
        defaultView={{ ...(matched.length > 25 && { pageSize: 25 }), sortBy: 'deadline', order: 'asc' }}
      />
      {missing && (
        <AddVehicle
          filled={{ country: countryOf(missing), plate: plateOf(missing), start: dayOf(missing.start) }}
          onClose={() => setMissing(undefined)}
          onAdded={onAdded}
        />
      )}
    </section>
  )
}

// A narrow window has the two below each other, beside the sum.
const acts =
  'flex shrink-0 gap-2 max-lg:flex-col lg:items-center lg:gap-3 max-md:w-full max-md:*:w-full max-md:[&_button]:w-full'

const InLine = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={`${inLine} ${className}`} />
)
const inLine =
  'inline-block cursor-pointer rounded-control font-semibold underline underline-offset-4 max-md:-my-3 max-md:py-3'

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

function matchedOf(lines: readonly ContractLine[], matches: readonly ContractMatch[], t: Words): Matched[] {
  const contracts = lines.map(({ contract }) => contract)
  const neighbours = neighboursOf(contracts)
  return ownedOnce(matches).flatMap((match, at) => {
    const [line, around] = [lines[at], neighbours[at]]
    if (line === undefined || around === undefined) return []
    const names = around.overlaps.flatMap((other) => nameOf(contracts[other], t))
    const more = around.overlapCount - names.length
    const overlap = [names.join(', '), more > 0 && t('closure.others', { count: more })].filter(Boolean).join(' ')
    const before = contracts[around.gapBefore ?? -1]
    const gap = before && { start: momentOf(beside(before.end, 1)), end: momentOf(beside(line.contract.start, -1)) }
    return {
      line: line.line,
      match,
      overlap: overlap === '' ? undefined : t('contracts.overlap', { contracts: overlap }),
      gap: gap && t(gap.start === gap.end ? 'contracts.gapDay' : 'contracts.gap', gap),
    }
  })
}

/** Names a contract by its reference, else by its period. */
const nameOf = (contract: RentalContract | undefined, t: Words) =>
  contract ? [contract.reference ?? t('contracts.without', { period: periodOf(contract) })] : []

const periodOf = ({ start, end }: Pick<RentalContract, 'start' | 'end'>) =>
  [...new Set([momentOf(start), momentOf(end)])].join('\u{a0}– ')

/** The next or last day; a moment with a time is a limit itself. */
const beside = (moment: string, days: 1 | -1) => (moment.length > 10 ? moment : daysLater(moment, days))

function columnsOf(
  t: Words,
  now: Date,
  lateFees: readonly LateFee[],
  onAdd: (match: ContractMatch) => void,
): DataTableColumn<Matched>[] {
  return [
    {
      id: 'reference',
      header: t('contracts.contract'),
      rowHeader: true,
      sort: 'asc',
      value: ({ match }) => match.reference ?? '',
      cell: ({ match }) => <span className="wrap-anywhere">{match.reference ?? t('contracts.noReference')}</span>,
    },
    {
      id: 'plate',
      header: t('contracts.plate'),
      sort: 'asc',
      value: ({ match }) => canonicalPlate(match.numberPlate),
      cell: ({ match }) => <JourneyPlate journey={{ ...match, countryPlate: countryOf(match) }} />,
    },
    {
      id: 'period',
      header: t('contracts.period'),
      sort: 'desc',
      value: ({ match }) => match.start,
      cell: ({ match, overlap, gap }) => (
        <>
          <span className="fleet-period block tabular-nums">
            {/* A line breaks before the dash, which would join what stands beside it. */}
            {periodOf(match)
              .split('\u{a0}')
              .map((part) => (
                <span key={part} className="inline-block not-last:me-1">{`${part} `}</span>
              ))}
          </span>
          {overlap !== undefined && (
            <span className={`flex gap-1.5 wrap-anywhere ${remarkLook}`}>
              <Icon name="warning" size={16} className="mt-0.5 shrink-0 text-warning" /> {overlap}
            </span>
          )}
          {gap !== undefined && <span className={`block wrap-normal text-text-soft ${remarkLook}`}>{gap}</span>}
        </>
      ),
    },
    {
      id: 'deadline',
      header: t('column.due'),
      sort: 'asc',
      // Contracts with nothing to settle come last.
      value: ({ match }) => dueFirst(match.journeys, now)?.deadline ?? '9999',
      cell: ({ match: { journeys } }) => {
        const first = dueFirst(journeys, now) ?? journeys[0]
        if (!first) return <span className="max-md:hidden">{t('unknown')}</span>
        const late = journeys.filter((journey) => isLate(journey, lateFees, now)).length
        const words = journeys.length > 1 ? t('contracts.ofLate', { count: late }) : undefined
        const rises = riseOfAll(journeys, lateFees, now)?.lastDay
        return (
          <span className="fleet-due">
            <JourneyState journey={first} {...{ lateFees, now }} late={words} />
            {/* What is late rises on another day. */}
            {rises && rises !== settleBy(first, lateFees, now) && (
              <LastDay situation="open" day={rises} today={parisDay(now)} />
            )}
          </span>
        )
      },
    },
    {
      id: 'outcome',
      header: t('contracts.outcome'),
      sort: 'desc',
      align: 'end',
      value: ({ match }) => match.journeys.length,
      cell: ({ match }) => (
        <>
          <Outcome match={match} />
          <span className="hidden not-print:md:max-xl:block">
            <Act match={match} onAdd={() => onAdd(match)} />
          </span>
        </>
      ),
    },
    {
      id: 'due',
      header: t('contracts.due'),
      sort: 'desc',
      align: 'end',
      value: ({ match }) => totalDue(match.journeys),
      cell: ({ match: { journeys } }) => {
        if (journeys.length === 0) return <span className="fleet-price max-md:hidden">{t('unknown')}</span>
        return <Amount due={totalDue(journeys)} rise={riseOfAll(journeys, lateFees, now)} now={now} />
      },
    },
    {
      id: 'next',
      header: t('column.next'),
      align: 'end',
      cell: ({ match: { journeys } }) => <Later rise={riseOfAll(journeys, lateFees, now)} now={now} />,
    },
    {
      id: 'act',
      header: t('contracts.act'),
      align: 'end',
      cell: ({ match }) => <Act match={match} onAdd={() => onAdd(match)} />,
    },
  ]
}

// A remark makes no column wider.
const remarkLook = 'md:w-0 md:min-w-full md:max-xl:text-xs'

/** Links the number of journeys to the list, or says why there are none. */
function Outcome({ match }: { match: ContractMatch }) {
  const { t } = useTranslation('fleet')
  const { journeys, outcome, start, end } = match
  if (outcome !== 'matched') {
    return (
      <span className="fleet-outcome text-text-soft">
        {outcome === 'not_in_fleet' && <Icon name="warning" size={16} className="me-1 inline-block text-warning" />}
        {outcomeText(match, t)}
      </span>
    )
  }
  const query = new URLSearchParams({
    plate: canonicalPlate(match.numberPlate),
    // The days of these journeys, because the last day may belong to the next contract.
    from: dayOf(journeys[0]?.date ?? start),
    to: dayOf(journeys.at(-1)?.date ?? end),
  })
  return (
    <Link
      href={`${pages.renterTravels}?${query}`}
      className="fleet-outcome whitespace-nowrap text-text! max-md:-my-3.5 max-md:py-3.5"
    >
      {t('contracts.count', { count: journeys.length })}
      <span className="sr-only"> {t('contracts.all', { plate: plateOf(match) })}</span>
    </Link>
  )
}

/** Starts the claim of the journeys, or adds a missing vehicle. */
function Act({ match, onAdd }: { match: ContractMatch; onAdd: () => void }) {
  const { t } = useTranslation('fleet')
  const { journeys } = match
  if (journeys.some(isClaimable))
    return <ContestButton listing="PROTEST" chosen={{ kind: 'some', rows: journeys }} plate={plateOf(match)} />
  if (match.outcome !== 'not_in_fleet') return null
  return (
    <Button variant="tertiary" className="-my-2 border-x-0 px-0!" onClick={onAdd}>
      {t('contracts.add')}
      <span className="sr-only"> {plateOf(match)}</span>
    </Button>
  )
}

function outcomeText(match: ContractMatch, t: Words): string {
  if (match.outcome === 'matched') return t('contracts.count', { count: match.journeys.length })
  return match.problem === undefined ? t(`contracts.is.${match.outcome}`) : t(`contracts.lineProblem.${match.problem}`)
}

/** Formats the plate as in its country. */
const plateOf = (match: ContractMatch) => displayPlate(canonicalPlate(match.numberPlate), countryOf(match))

/** The plate's country; without one, that of its journeys or the usual one. */
const countryOf = ({ countryCode, journeys }: ContractMatch) =>
  countryCode ?? journeys[0]?.countryPlate ?? defaultCountry

function dayOf(moment: string): string {
  const instant = parisInstant(moment)
  return instant ? parisDay(instant) : moment
}

/** Formats a day, with the time if the contract has one. */
const momentOf = (moment: string): string =>
  [formatDay(dayOf(moment)), moment.length > 10 && formatTime(moment)].filter(Boolean).join(' ')

const ofContract = ['contract', 'plate', 'country', 'start', 'end', 'outcome'] as const
const ofJourney = ['date', 'entrance', 'exit', 'number', 'deadline', 'due', 'remark'] as const

/** One CSV line per journey; one line with the reason for a contract without journeys. */
function csvOf(matched: readonly Matched[], t: Words): string[][] {
  return [
    [...ofContract, ...ofJourney].map((name) => t(`contracts.${name}`)),
    ...matched.flatMap(({ match, overlap, gap }) => {
      const remark = [overlap, gap].filter(Boolean).join(' ; ')
      const { reference = '', numberPlate, countryCode = '', start, end } = match
      const contract = [reference, canonicalPlate(numberPlate), countryCode, start, end, outcomeText(match, t)]
      if (match.journeys.length === 0) return [[...contract, ...ofJourney.slice(1).map(() => ''), remark]]
      return match.journeys.map((journey) => [
        ...contract,
        formatDayTime(journey.date),
        journey.in ? stretch().gateText(journey.in) : '',
        journey.out ? stretch().gateText(journey.out) : '',
        journeyNumber(journey) ?? '',
        formatDay(journey.deadline),
        formatMoney(amountDue(journey)),
        remark,
      ])
    }),
  ]
}
