import type { Journey } from '@voie-libre/contract/schemas/journey'
import { pages } from '@voie-libre/domain/access/pages'
import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import { type ListView, queryOf, viewIn } from '@voie-libre/domain/fleet/listing'
import { lastMonths } from '@voie-libre/domain/fleet/months'
import { deadlineNotice } from '@voie-libre/domain/journey/deadline'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fleetFigures } from '../../../api/fleet.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { formatCount, formatDay, formatMoney } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../shared/feedback/FailureNotice.tsx'
import { deadlineWords } from '../../../shared/journeyList/journeyWords.ts'
import { useShown } from '../../../shared/page/useShown.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { Figure, Figures } from '../Figures.tsx'
import { MonthChart } from './MonthChart.tsx'

interface AtAGlanceProps {
  listing: Listing
  view: ListView
  /** Number of rows; undefined until the list has loaded, and the figures load after it. */
  total: number | undefined
}

/** Figures of all filtered rows. Reserves its place while loading; empty if the operator gives no figures. */
export function AtAGlance({ listing, view, total }: AtAGlanceProps) {
  const { t } = useTranslation('fleet')
  const { t: tJourneys } = useTranslation('journeys')
  const titleId = useId()
  const now = useToday()
  const { data, error, retry } = useFreshResource(total === undefined ? undefined : fleetFigures(listing, view))
  const figures = useShown(data)
  const isFiltered = Object.keys(view.filters).length > 0
  if (figures === null) return null
  if (error && !figures) return error.kind === 'refused' ? null : <FailureNotice error={error} onRetry={retry} />
  const deadlineOf = (journey: Journey) => {
    const notice = deadlineNotice(journey, now)
    return [formatDay(journey.deadline), notice && deadlineWords(tJourneys, notice)].filter(Boolean).join(' · ')
  }
  const months = figures && lastMonths(figures.months)
  const pending = <Skeleton lines={1} className="grid h-[1lh] w-16 content-center" /> // as high as a figure
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={figures === undefined}
      className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 rounded-card border-card border-edge bg-surface-raised p-4 text-text sm:p-5"
    >
      <div className="space-y-3 max-sm:w-full">
        <h2 id={titleId} className="text-lg">
          {t('glance.title')}{' '}
          <span className="text-base font-normal text-text-soft">
            {t(isFiltered ? 'glance.filtered' : 'glance.all')}
          </span>
        </h2>
        {/* A grid on phones, where wrapping would depend on the figures. */}
        <Figures className="max-sm:grid max-sm:grid-cols-2">
          {listing === 'PLATE' && (
            <Figure term={t('glance.vehicles')}>{total === undefined ? pending : formatCount(total)}</Figure>
          )}
          <Figure term={t(listing === 'LATE_PAYMENT' ? 'glance.notices' : 'glance.journeys')}>
            {figures ? formatCount(figures.journeys) : pending}
          </Figure>
          <Figure term={t('glance.due')}>{figures ? formatMoney(figures.due) : pending}</Figure>
          {(!figures || figures.dueFirst) && (
            <Figure term={t('glance.dueFirst')} className="max-sm:col-span-full">
              {figures?.dueFirst ? <First listing={listing} journey={figures.dueFirst} /> : pending}
              <span className="block text-sm font-normal max-sm:min-h-[2lh] sm:min-h-[1lh] sm:min-w-80">
                {figures?.dueFirst && deadlineOf(figures.dueFirst)}
              </span>
            </Figure>
          )}
        </Figures>
      </div>
      {(!months || months.length > 0) && <MonthChart months={months} />}
    </section>
  )
}

/** Links the plate or notice that is due first to its list. */
function First({ listing, journey }: { listing: Listing; journey: Journey }) {
  const plate = canonicalPlate(journey.numberPlate ?? '')
  const to = listing === 'LATE_PAYMENT' ? 'LATE_PAYMENT' : 'PROTEST'
  const number = to === 'LATE_PAYMENT' ? journey.pvNumber : undefined
  const query = new URLSearchParams(
    queryOf(to, viewIn(to, number === undefined ? { plate } : { noticeNumber: number })),
  )
  return (
    <Link href={`${to === 'PROTEST' ? pages.renterTravels : pages.renterPaymentNotice}?${query}`}>
      {number ?? displayPlate(plate, journey.countryPlate ?? '')}
    </Link>
  )
}
