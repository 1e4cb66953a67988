import type { Cents } from '@voie-libre/contract/cents'
import { type FleetSummary, situations } from '@voie-libre/contract/schemas/fleet'
import { journeyStatus } from '@voie-libre/contract/schemas/journey'
import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { dueParts, dueSoon, isSoon } from '@voie-libre/domain/fleet/dearer'
import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import { filtered, type ListView, queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { daysLater, parisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { DataTable, type DataTableProps, type TableView } from '@voie-libre/ui/data-table'
import { EmptyState } from '@voie-libre/ui/empty-state'
import { Icon } from '@voie-libre/ui/icon'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import type { TFunction } from 'i18next'
import { useAtom } from 'jotai'
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { ApiError } from '../../../api/errors.ts'
import { fleetFigures, type FleetPage } from '../../../api/fleet.ts'
import { ownRenter } from '../../../api/renters.ts'
import { type Resource, useFreshResource, useResource } from '../../../api/resource.ts'
import { formatCount, formatDay, formatMoney, formatMonth } from '../../../i18n/format.ts'
import { localized } from '../../../i18n/setup.ts'
import { fleetDisplayAtom } from '../../../session/fleetDisplay.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../../shared/feedback/useAction.ts'
import { useShown } from '../../../shared/page/useShown.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { Growth } from '../Growth.tsx'
import { ListFilters } from './ListFilters.tsx'

interface FleetListProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowId'> {
  listing: Listing
  resource: (view: ListView) => Resource<FleetPage<Row>>
  /** Makes rows selectable; `rows` are those of the page, `total` counts all pages. */
  selection?: (rows: readonly Row[], total: number) => NonNullable<DataTableProps<Row>['selection']>
  /** Also the acts of an empty fleet, in place of those above its rows. */
  actions?: ReactNode
  /** Exports the list, also while rows are selected. */
  renderExport?: (total: number) => ReactNode
  /** Acts on the selected rows; `total` counts all pages. */
  renderSelected?: ((total: number) => ReactNode) | undefined
  /** Whether the operator gives this row its situation and deadline; without it, the figures tell. */
  isDated?: (row: Row) => boolean
  /** What is due for a row, for the total under a printed list. */
  dueOf: (row: Row) => Cents | undefined
}

/** One list of the fleet: the server filters, sorts and pages; the URL has the state. [RENTER-06..08, OPEN-55] */
export function FleetList<Row extends object>(props: FleetListProps<Row>) {
  const { listing, caption, columns, rowId, resource, selection, isDated, dueOf } = props
  const { t } = useTranslation(['fleet', 'common'])
  const { view, hrefOf, show } = useListView(listing)
  const display = useDisplay(listing)
  const { data: renter } = useResource(ownRenter())
  const { data, error, retry } = useFreshResource(resource(view))
  // The previous rows stay while the next ones load.
  const [whole, setWhole] = useState<FleetPage<Row>>()
  const present = useShown(data)
  const shown = whole ?? present
  const rows = shown?.rows ?? []
  const total = shown?.total ?? 0
  const from = whole ? 1 : (view.page - 1) * view.pageSize + 1
  const onSheet = rows.reduce((sum, row) => sum + (dueOf(row) ?? 0), 0)
  const counted = t(listing === 'PLATE' ? 'closure.count' : 'contracts.count', { count: total })
  const isFiltered = Object.keys(view.filters).length > 0
  const isEmpty = shown !== undefined && total === 0 && !isFiltered && listing === 'PLATE'
  const actions = !isEmpty && props.actions
  const filters = useRef<HTMLFormElement>(null)
  const words = filterWords(t, view.filters)
  const note = rows.some((row) => 'paymentLimit' in row && row.paymentLimit === 'OMP') ? t('glance.omp') : ''
  // Names the list on each sheet, which sees styles of the whole document only.
  useEffect(() => {
    const sheet = [renter?.renterName, caption, words, formatDay(new Date().toISOString())].filter(Boolean)
    const { style } = document.documentElement
    style.setProperty('--sheet', JSON.stringify(sheet.join(' · ')))
    style.setProperty('--sheet-note', JSON.stringify(note))
    return () => void style.removeProperty('--sheet') // no other sheet has the place of the note
  })
  const riseOf = ({ due, rise }: (typeof owed.parts)[number]) =>
    rise && rise.after > due ? ` (${t('desk.then', { after: formatMoney(rise.after) })})` : ''
  const figures = useFreshResource(shown && fleetFigures(listing, view))
  const known = useShown(figures.data)
  const owed = owedBy(known, parisDay(useToday()), t)
  // Paper has no pages: while the list prints, it has the rows of all.
  const printing = useAction(async () => {
    const all = await resource({ ...view, page: 1, pageSize: mostPrinted }).load()
    flushSync(() => setWhole(all))
    addEventListener('afterprint', () => setWhole(undefined), { once: true })
    window.print()
  })
  const isByRow = isDated !== undefined
  // No row while they load or none matches, which an operator that ignores the filters would not answer.
  // Until the figures tell, their filters have a place.
  const figuresTell = known === undefined ? !figures.error : known?.dueDays !== undefined
  const dated = isByRow ? rows.every(isDated) && (total > 0 || !shown || isFiltered) : figuresTell
  // Only an operator that gives last days shows and sorts by them.
  const offered = useMemo(() => {
    if (dated) return columns
    if (isByRow) return columns.filter(({ id }) => !extended.has(id))
    return columns.flatMap((one) =>
      one.id === 'situation' ? [] : one.id === 'deadline' ? { ...one, sort: undefined } : one,
    )
  }, [dated, isByRow, columns])

  // The URL may contain a page that no longer exists: shows the last one instead.
  const lastPage = data && Math.max(1, Math.ceil(data.total / view.pageSize))
  const showLastPage = useEffectEvent((page: number) => show({ ...view, page }, { replace: true }))
  const isBeyond = lastPage !== undefined && view.page > lastPage
  useEffect(() => {
    if (isBeyond) showLastPage(lastPage)
  }, [isBeyond, lastPage])

  const changed = ({ sortBy = view.sortBy, order = view.order, ...next }: TableView): ListView =>
    Object.assign({}, view, next, { sortBy, order })
  const filter = (next: ListView['filters']) => show(filtered(listing, view, next))
  function resetFilters() {
    filter({})
    // The button that had the focus is gone, so the first filter takes it.
    filters.current?.querySelector('input')?.focus()
  }
  const density = display.density === 'compact' ? 'fleet-compact' : ''
  const kind = listing === 'PLATE' ? 'fleet-vehicles' : 'fleet-cards md:[&_th]:whitespace-normal'
  return (
    <div
      data-situation={view.filters.situation}
      className={`fleet-list space-y-1 md:space-y-2 ${shown || error ? '' : 'growing'}`}
    >
      {/* Beside the title, which filters and which rows, and whose list: paper has no account, fields or pages. */}
      <div data-title={caption} className="fleet-words mb-5 hidden items-baseline gap-3 text-sm print:flex">
        <p className="first-letter:uppercase">
          {words} · {rows.length < total ? t('glance.sheet', { from, to: from + rows.length - 1, total }) : counted}
        </p>
        <p className="ms-auto text-end font-semibold">{renter?.renterName}</p>
      </div>
      {(shown ? isFiltered || total > 0 : !error) && (
        <AtAGlance {...{ listing, view, owed }} {...figures} figures={known} />
      )}
      {/* The rows of an earlier response stay below. */}
      {error && data && <FailureNotice error={error} onRetry={retry} />}
      {printing.error && <FailureNotice error={printing.error} onRetry={() => void printing.run()} />}
      <DataTable<Row>
        caption={caption}
        className={`${air} ${narrow} ${density} ${kind} ${actions ? '' : 'fleet-short'}`}
        captionHidden
        // A filter by situation says it once for all printed rows.
        columns={whole && view.filters.situation ? offered.filter(({ id }) => id !== 'situation') : offered}
        rows={rows}
        rowId={rowId}
        view={view}
        total={total}
        pageHref={(next) => hrefOf(changed(next))}
        onViewChange={(next) => show(changed(next))}
        {...(selection && { selection: selection(rows, total) })}
        {...display}
        sums={{
          column: 'price',
          lines: [
            ...(known ? [[`${t('glance.sum')} · ${counted}`, formatMoney(known.due)] as const] : []),
            ...owed.parts.flatMap((part) =>
              part.due < (known?.due ?? 0) ? [[part.words + riseOf(part), formatMoney(part.due)] as const] : [],
            ),
            ...(rows.length < total ? [[t('glance.sheetSum'), formatMoney(onSheet)] as const] : []),
          ],
        }}
        filters={<ListFilters ref={filters} listing={listing} filters={view.filters} dated={dated} onChange={filter} />}
        actions={actions && <div className={tools}>{actions}</div>}
        lastingActions={
          <div className={tools}>
            {props.renderExport?.(total)}
            <Button
              variant="secondary"
              className="max-lg:hidden"
              loading={printing.busy}
              disabled={total === 0 || (known === undefined && !figures.error)}
              onClick={() => void printing.run()}
            >
              {t('common:action.print')}
            </Button>
          </div>
        }
        selectedActions={props.renderSelected?.(total)}
        loading={(!data && !error) || isBeyond}
        error={error && !data ? <FailureNotice error={error} onRetry={retry} /> : undefined}
        empty={
          isFiltered ? (
            <EmptyState
              headingLevel={2}
              illustration="search"
              title={t('noMatch.title')}
              action={
                <Button variant="secondary" icon="refresh" onClick={resetFilters}>
                  {t('filters.reset')}
                </Button>
              }
            >
              <p>{t('noMatch.text')}</p>
            </EmptyState>
          ) : (
            <EmptyState headingLevel={2} title={t(`empty.${listing}.title`)} action={isEmpty && props.actions}>
              <p>{t(`empty.${listing}.text`)}</p>
            </EmptyState>
          )
        }
      />
    </div>
  )
}

/** What is selected and its sum, before the acts on it; on a desktop unless the line above the rows says both. */
export const Chosen = ({ words, isSaid }: { words: ReactNode; isSaid: boolean }) => (
  <b
    className={`-my-2 text-sm leading-tight! tabular-nums *:whitespace-nowrap ${isSaid ? 'lg:hidden' : 'lg:w-min lg:text-end'}`}
  >
    <span>{words}</span>
  </b>
)

/** Acts on the selected rows: beside the others on a desktop, where they wait for them, else at the edge of the screen. */
export const SelectedActs = ({ count, children }: { count: number; children: ReactNode }) => (
  <div className={`fleet-acts ${count > 0 ? 'fleet-chosen' : ''}`}>{children}</div>
)

/** A longer list prints its first rows, and says so; operators answer as many in one call. */
const mostPrinted = 500

const tools = 'fleet-tools contents'
const air = 'space-y-4! md:[&>:first-child]:gap-y-3 print:pt-3 xl:[&_td:has(>.fleet-way)]:whitespace-nowrap'
// Columns of a tablet, so that nobody must scroll to the amount; heads keep the height of two lines while rows load.
const narrow =
  'max-lg:[--vl-table-top:4rem] md:max-lg:text-sm md:max-lg:[&_:is(td,th)]:px-1.5 not-print:md:max-lg:[&_thead_th]:h-11'

/** Columns of vehicles that an operator without situations does not give. */
const extended = new Set(['deadline', 'situation', 'journeys', 'price'])

/** The deadline says the situation, too; a phone's list of orders has both. */
const usuallyHidden = ['situation']

type Display = Pick<DataTableProps<object>, 'density' | 'onDensityChange' | 'hiddenColumns' | 'onHiddenColumnsChange'>

/** Density of all lists and hidden columns of this one, saved in this browser. */
function useDisplay(listing: Listing): Display {
  const [display = { density: 'compact', hidden: {} }, save] = useAtom(fleetDisplayAtom)
  const { density, hidden } = display
  const ids = hidden[listing] ?? usuallyHidden
  const hiddenColumns = useMemo(() => new Set(ids), [ids])
  return {
    density,
    onDensityChange: (next) => save({ density: next, hidden }),
    hiddenColumns,
    onHiddenColumnsChange: (next) => save({ density, hidden: { ...hidden, [listing]: [...next] } }),
  }
}

/** State of a list in the URL, so that a reload, Back and shared links keep it. [OPEN-55] */
export function useListView(listing: Listing) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => viewIn(listing, Object.fromEntries(new URLSearchParams(search))), [listing, search])
  const { path } = splitLanguage(pathname)
  /** The path of a view, without language. */
  const hrefOf = (next: ListView) => {
    const query = new URLSearchParams(queryOf(listing, next))
    return query.size > 0 ? `${path}?${query}` : path
  }
  const show = (next: ListView, { replace = false } = {}) =>
    // Keeps the scroll position, because only the rows change.
    void navigate(localized(hrefOf(next)), { replace, preventScrollReset: true })
  return { view, hrefOf, show }
}

interface AtAGlanceProps {
  listing: Listing
  view: ListView
  /** Undefined until they have loaded, null from an operator that gives none. */
  figures: FleetSummary | null | undefined
  owed: ReturnType<typeof owedBy>
  error?: ApiError | undefined
  retry: () => void
}

/** What to deal with first, and the parts that add up to what is due. */
function owedBy(figures: FleetSummary | null | undefined, today: string, t: TFunction<'fleet'>) {
  const { dueDays } = figures ?? {}
  if (!figures || !dueDays) return { soon: undefined, isSplit: false, parts: [] }
  const soon = dueSoon(dueDays, today)
  const isNear = soon !== undefined && isSoon(soon.lastDay, today)
  const { late, later, rest } = dueParts(figures, dueDays, 0)
  const by = t(isNear ? 'desk.dealBy' : 'glance.next', { day: formatDay(soon?.lastDay) })
  const parts = [
    { of: 'late', words: t('situation.late'), due: late.due, rise: undefined },
    { of: 'soon', words: by, due: soon?.due ?? 0, rise: soon },
    {
      of: 'later',
      words: t('glance.later'),
      due: later.due - (soon?.due ?? 0),
      rise: { after: later.after - (soon?.after ?? 0), lastDay: dueDays.at(-1)?.lastDay ?? today },
    },
    { of: 'undated', words: t('desk.rest'), due: rest.due, rise: undefined },
  ] as const
  // Where nothing has a deadline, the total says all.
  const isShown = ({ of, due }: (typeof parts)[number]) => due > 0 && (of !== 'undated' || due < figures.due)
  // Days without a rise before the first one are due later, too, but no list has both.
  const isSplit = soon !== undefined && dueDays.some(({ lastDay }) => lastDay < soon.from)
  return { soon, isSplit, parts: parts.filter(isShown) }
}

/** A figure below its label. */
const Figure = ({ term, className, children }: { term: ReactNode; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt className="text-xs text-text-soft max-sm:leading-tight">{term}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)

/** The total of all filtered rows and its parts. Reserves its place while loading; empty if the operator gives no figures. */
function AtAGlance({ listing, view, figures, owed, error, retry }: AtAGlanceProps) {
  const { t } = useTranslation('fleet')
  const titleId = useId()
  const today = parisDay(useToday())
  const { hrefOf } = useListView(listing)
  // Vehicles are found by their first day only, which may be past.
  const ofDays = (days: Pick<ListView['filters'], 'dueFrom' | 'dueTo'>, { plate = '' } = view.filters) =>
    listing === 'PLATE' && days.dueFrom !== undefined
      ? `${pages.renterTravels}?${new URLSearchParams(queryOf('PROTEST', viewIn('PROTEST', { plate, ...days })))}`
      : hrefOf({ ...filtered(listing, view, { ...view.filters, ...days }), sortBy: 'deadline', order: 'asc' })
  const isFiltered = Object.keys(view.filters).length > 0
  if (figures === null) return null
  if (error && !figures) return error.kind === 'refused' ? null : <FailureNotice error={error} onRetry={retry} />
  const { soon, isSplit } = owed
  const hrefs = {
    late: { href: ofDays({ dueTo: daysLater(today, -1) }), className: 'text-danger!' },
    soon: soon && { href: ofDays({ dueFrom: soon.from, dueTo: soon.lastDay }), className: 'text-text!' },
    later: isSplit
      ? undefined
      : { href: ofDays({ dueFrom: soon ? daysLater(soon.lastDay, 1) : today }), className: 'text-text!' },
    undated: undefined,
  }
  const parts = owed.parts.filter(({ of }) => of !== 'late' || view.filters.situation !== 'late')
  const hasLate = figures ? parts.some(({ of }) => of === 'late') : view.filters.situation !== 'late'
  const months = figures?.months.toSorted((one, other) => one.month.localeCompare(other.month)).slice(-12)
  // The reasons need the room of a wide window.
  const undated = (
    <>
      <span className="xl:hidden">{t('glance.dateless')}</span>
      <span className="max-xl:hidden">{t('desk.rest')}</span>
    </>
  )
  const pending = <Skeleton lines={1} className="inline-grid h-[1lh] w-16 content-center align-bottom" />
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={figures === undefined}
      className="relative min-h-11 text-sm text-text max-lg:pb-2 sm:min-h-9 print:aria-busy:hidden"
    >
      <h2 id={titleId} className="sr-only">
        {t('glance.title')} {t(isFiltered ? 'glance.filtered' : 'glance.all')}
      </h2>
      <dl className="flex flex-wrap gap-x-3 gap-y-1 pe-20 max-sm:leading-tight sm:gap-x-4 lg:gap-x-6">
        <Figure
          term={isFiltered ? `${t('glance.due')} ${t('glance.filtered')}` : t('glance.due')}
          className={hasLate ? 'fleet-more' : ''}
        >
          {figures ? formatMoney(figures.due) : pending}
        </Figure>
        {!figures &&
          [...(hasLate ? [t('situation.late')] : []), t('desk.title')].map((term) => (
            <Figure key={term} term={term}>
              {pending}
            </Figure>
          ))}
        {parts.map(({ of, words, due, rise }) => {
          const to = hrefs[of]
          const sum = <Growth due={due} rise={rise} />
          return (
            <Figure
              key={of}
              term={of === 'undated' ? undated : words}
              className={of === 'later' || of === 'undated' ? 'fleet-more' : ''}
            >
              {to ? <Link {...to}>{sum}</Link> : sum}
            </Figure>
          )
        })}
      </dl>
      {(!months || months.length > 0) && (
        <details>
          {/* At the same edge, open or not, at every width. */}
          <summary className="absolute end-0 top-3 flex cursor-pointer list-none items-center gap-1 py-1 font-semibold hover:text-action-text">
            {t('glance.showTable')}
            <Icon name="chevron-down" size={16} className="text-action-text in-open:rotate-180" />
          </summary>
          <p className="font-semibold">{t('glance.months')}</p>
          <dl className="grid grid-cols-3 gap-x-4 gap-y-3 py-2 tabular-nums sm:grid-cols-6 xl:grid-cols-12 xl:gap-x-2">
            {months?.map(({ month, journeys }) => (
              <div key={month} className="flex flex-col justify-between border-t border-line pt-2">
                <dt className="text-text-soft">{formatMonth(month)}</dt>
                <dd className="text-base font-semibold">{formatCount(journeys)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

/** Names the filters and their values. */
function filterWords(t: TFunction<'fleet'>, filters: ListView['filters']): string {
  const status = journeyStatus.safeParse(filters.status).data
  const situation = situations.find((one) => one === filters.situation)
  const typed = (name: 'plate' | 'noticeNumber', of = filters[name]) => of && `${t(`filters.${name}`)} ${of}`
  const dated = (name: 'from' | 'to' | 'dueFrom' | 'dueTo', of = filters[name]) =>
    of && `${t(`filters.${name}`)} ${formatDay(of)}`
  const journey = [typed('plate'), typed('noticeNumber'), dated('from'), dated('to'), status && t(`status.${status}`)]
  const due = [situation && t(`situation.${situation}`), dated('dueFrom'), dated('dueTo')]
  const words = [...journey, ...due].filter(Boolean).join(', ')
  return words ? t('filters.printed', { words }) : t('glance.all')
}
