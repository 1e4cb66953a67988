import { pages } from '@voie-libre/domain/access/pages'
import type { Listing } from '@voie-libre/domain/account/fleetDisplay'
import { type ListView, queryOf, viewIn } from '@voie-libre/domain/account/listing'
import { lastMonths } from '@voie-libre/domain/account/summary'
import { deadlineNotice } from '@voie-libre/domain/journey/deadline'
import type { Journey } from '@voie-libre/domain/journey/journey'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { Link } from '@voie-libre/ui/link'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fleetFigures } from '../../../api/fleet.ts'
import { useFreshResource } from '../../../api/resource.ts'
import { formatCount, formatDay, formatMoney } from '../../../i18n/format.ts'
import { TroubleNotice } from '../../../shared/feedback/TroubleNotice.tsx'
import { deadlineWords } from '../../../shared/journeyList/deadlineWords.ts'
import { useShown } from '../../../shared/page/useShown.ts'
import { useToday } from '../../../shared/page/useToday.ts'
import { Figure, Figures } from '../Figures.tsx'
import { MonthChart } from './MonthChart.tsx'

interface AtAGlanceProps {
  listing: Listing
  view: ListView
  /** Number of rows of the list, undefined until it has answered first: the figures are requested after it. */
  total: number | undefined
}

/**
 * Figures on all rows of a list for its filters: how many, how much is due, what is due first, journeys per month. Not
 * there when the operator gives no figures.
 */
export function AtAGlance({ listing, view, total }: AtAGlanceProps) {
  const { t } = useTranslation('fleet')
  const titleId = useId()
  const now = useToday()
  const { data, error, retry } = useFreshResource(total === undefined ? undefined : fleetFigures(listing, view))
  const figures = useShown(data)
  const isFiltered = Object.keys(view.filters).length > 0
  if (figures === null) return null
  if (error && !figures) return error.kind === 'refused' ? null : <TroubleNotice error={error} onRetry={retry} />
  const months = lastMonths(figures?.months ?? [])
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={figures === undefined}
      className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 rounded-card border-card border-edge bg-surface-raised p-4 text-text sm:p-5"
    >
      <div className="space-y-3">
        <h2 id={titleId} className="text-lg">
          {t('glance.title')}{' '}
          <span className="text-base font-normal text-text-soft">
            {t(isFiltered ? 'glance.filtered' : 'glance.all')}
          </span>
        </h2>
        {figures === undefined ? (
          <Skeleton lines={2} className="min-h-16 w-64 max-w-full" />
        ) : (
          <Figures>
            {listing === 'PLATE' && total !== undefined && (
              <Figure term={t('glance.vehicles')}>{formatCount(total)}</Figure>
            )}
            <Figure term={t(listing === 'LATE_PAYMENT' ? 'glance.notices' : 'glance.journeys')}>
              {formatCount(figures.journeys)}
            </Figure>
            <Figure term={t('glance.due')}>{formatMoney(figures.due)}</Figure>
            {figures.dueFirst && (
              <Figure term={t('glance.dueFirst')}>
                <First listing={listing} journey={figures.dueFirst} now={now} />
              </Figure>
            )}
          </Figures>
        )}
      </div>
      {months.length > 0 && <MonthChart months={months} />}
    </section>
  )
}

/** The deadline by the rule of every list, and a link to the list of just this plate or notice. */
function First({ listing, journey, now }: { listing: Listing; journey: Journey; now: Date }) {
  const { t } = useTranslation('journeys')
  const notice = deadlineNotice(journey, now)
  const plate = canonicalPlate(journey.numberPlate ?? '')
  const to = listing === 'LATE_PAYMENT' ? 'LATE_PAYMENT' : 'PROTEST'
  const number = to === 'LATE_PAYMENT' ? journey.pvNumber : undefined
  const query = new URLSearchParams(
    queryOf(to, viewIn(to, number === undefined ? { plate } : { noticeNumber: number })),
  )
  return (
    <>
      <Link href={`${to === 'PROTEST' ? pages.renterTravels : pages.renterPaymentNotice}?${query}`}>
        {number ?? displayPlate(plate, journey.countryPlate ?? '')}
      </Link>
      <span className="block text-sm font-normal">
        {[formatDay(journey.deadline), notice && deadlineWords(t, notice)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
