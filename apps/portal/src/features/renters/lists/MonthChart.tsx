import type { MonthCount } from '@voie-libre/contract/schemas/fleet'
import { Icon } from '@voie-libre/ui/icon'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { formatCount, formatMonth } from '../../../i18n/format.ts'

/** Unfolds the journeys per month; a skeleton without data. */
export function MonthChart({ months }: { months: readonly MonthCount[] | undefined }) {
  const { t } = useTranslation('fleet')
  return (
    <details className="open:basis-full">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 py-0.5 font-semibold hover:text-action-text">
        {t('glance.showTable')}
        {/* May stand in the strip's padding, so that the line wraps no earlier. */}
        <Icon name="chevron-down" size={16} className="-me-4 text-action-text in-open:rotate-180" />
      </summary>
      {months ? (
        <dl className="grid grid-cols-3 gap-x-4 gap-y-3 py-2 tabular-nums sm:grid-cols-6 xl:grid-cols-12 xl:gap-x-2">
          {months.map(({ month, journeys }) => (
            <div key={month} className="flex flex-col justify-between border-t border-line pt-2">
              <dt className="text-text-soft">{formatMonth(month)}</dt>
              <dd className="text-base font-semibold">{formatCount(journeys)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton lines={3} className="pt-3" />
      )}
    </details>
  )
}
