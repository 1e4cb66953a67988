import type { ContractMatch } from '@voie-libre/domain/account/contractMatch'
import { queryOf, viewIn } from '@voie-libre/domain/account/listing'
import { pages } from '@voie-libre/domain/access/pages'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { amountDue } from '@voie-libre/domain/journey/price'
import { Button } from '@voie-libre/ui/button'
import { DataTable, type DataTableColumn } from '@voie-libre/ui/data-table'
import { Link } from '@voie-libre/ui/link'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { stretch } from '../../../api/stretch.ts'
import { formatCount, formatDay, formatMoney, formatTime } from '../../../i18n/format.ts'
import { Figure, Figures } from '../Figures.tsx'
import { saveCsv } from '../saveCsv.ts'
import type { Matched } from './useMatching.ts'

type Words = TFunction<'fleet'>

/** The answers by contract as a table and as CSV, with the sums above. Takes the focus when it appears. */
export function ContractResults({ matched }: { matched: readonly Matched[] }) {
  const { t } = useTranslation('fleet')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const columns = useMemo(() => columnsOf(t), [t])
  const count = (outcome: ContractMatch['outcome']) => matched.filter(({ match }) => match.outcome === outcome).length
  const journeys = matched.flatMap(({ match }) => match.journeys)
  return (
    <section aria-labelledby="contract-results" className="space-y-4">
      <h2
        id="contract-results"
        ref={heading}
        tabIndex={-1}
        className="w-fit text-xl focus-visible:outline-2 focus-visible:outline-focus"
      >
        {t('contracts.journeys')}
      </h2>
      <Figures>
        <Figure term={t('contracts.contracts')}>{formatCount(matched.length)}</Figure>
        <Figure term={t('contracts.journeys')}>{formatCount(journeys.length)}</Figure>
        <Figure term={t('contracts.due')}>{formatMoney(sum(journeys))}</Figure>
        <Figure term={t('contracts.none')}>{formatCount(count('no_journeys'))}</Figure>
        <Figure term={t('contracts.away')}>{formatCount(count('not_in_fleet'))}</Figure>
      </Figures>
      <DataTable<Matched>
        caption={t('contracts.title')}
        captionHidden
        columns={columns}
        rows={matched}
        rowId={({ line }) => String(line)}
        defaultView={{ pageSize: 25 }}
        actions={
          <Button
            variant="secondary"
            icon="download"
            onClick={() => void saveCsv(csvOf(matched, t), t('contracts.resultFile'))}
          >
            {t('contracts.download')}
          </Button>
        }
      />
    </section>
  )
}

const sum = (journeys: ContractMatch['journeys']) => journeys.reduce((total, journey) => total + amountDue(journey), 0)

function columnsOf(t: Words): DataTableColumn<Matched>[] {
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
      cell: ({ match }) => <span className="whitespace-nowrap">{plateOf(match)}</span>,
    },
    {
      id: 'period',
      header: t('contracts.period'),
      sort: 'desc',
      value: ({ match }) => match.start,
      cell: ({ match: { start, end } }) => (
        <span className="tabular-nums">{t('contracts.fromTo', { start: momentOf(start), end: momentOf(end) })}</span>
      ),
    },
    {
      id: 'outcome',
      header: t('contracts.outcome'),
      sort: 'desc',
      value: ({ match }) => match.journeys.length,
      cell: ({ match }) => <Outcome match={match} />,
    },
    {
      id: 'due',
      header: t('contracts.due'),
      sort: 'desc',
      align: 'end',
      value: ({ match }) => sum(match.journeys),
      cell: ({ match }) =>
        match.outcome === 'matched' ? (
          <b className="whitespace-nowrap">{formatMoney(sum(match.journeys))}</b>
        ) : (
          t('unknown')
        ),
    },
  ]
}

/** How many journeys, with a link to them in the list, or why there are none. */
function Outcome({ match }: { match: ContractMatch }) {
  const { t } = useTranslation('fleet')
  if (match.outcome !== 'matched') return <span className="text-text-soft">{outcomeText(match, t)}</span>
  const view = viewIn('PROTEST', {
    plate: canonicalPlate(match.numberPlate),
    from: dayOf(match.start),
    to: dayOf(match.end),
  })
  return (
    <Link href={`${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', view))}`}>
      {t('contracts.count', { count: match.journeys.length })}
      <span className="sr-only"> {t('contracts.all', { plate: plateOf(match) })}</span>
    </Link>
  )
}

function outcomeText(match: ContractMatch, t: Words): string {
  if (match.outcome === 'matched') return t('contracts.count', { count: match.journeys.length })
  return match.problem === undefined ? t(`contracts.is.${match.outcome}`) : t(`contracts.lineProblem.${match.problem}`)
}

/** As its country writes it; a contract without country has that of its journeys. */
const plateOf = ({ numberPlate, countryCode, journeys }: ContractMatch) =>
  displayPlate(canonicalPlate(numberPlate), countryCode ?? journeys[0]?.countryPlate ?? '')
const dayOf = (moment: string) => moment.slice(0, 10)

/** A day, with its time if the contract has one. */
const momentOf = (moment: string): string =>
  [formatDay(dayOf(moment)), moment.length > 10 && formatTime(moment)].filter(Boolean).join(' ')

/** One line per journey; contracts without journeys have one with the reason. */
function csvOf(matched: readonly Matched[], t: Words): string[][] {
  const head = (
    [
      'contract',
      'plate',
      'country',
      'start',
      'end',
      'outcome',
      'date',
      'entrance',
      'exit',
      'number',
      'deadline',
      'due',
    ] as const
  ).map((name) => t(`contracts.${name}`))
  return [
    head,
    ...matched.flatMap(({ match }) => {
      const contract = [
        match.reference ?? '',
        canonicalPlate(match.numberPlate),
        match.countryCode ?? '',
        match.start,
        match.end,
        outcomeText(match, t),
      ]
      if (match.journeys.length === 0) return [[...contract, ...head.slice(contract.length).map(() => '')]]
      return match.journeys.map((journey) => [
        ...contract,
        [formatDay(journey.date), formatTime(journey.date)].filter(Boolean).join(' '),
        journey.in ? stretch().gateText(journey.in) : '',
        journey.out ? stretch().gateText(journey.out) : '',
        journeyNumber(journey) ?? '',
        formatDay(journey.deadline),
        formatMoney(amountDue(journey)),
      ])
    }),
  ]
}
