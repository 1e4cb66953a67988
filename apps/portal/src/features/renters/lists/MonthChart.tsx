import type { MonthCount } from '@voie-libre/contract/schemas/fleet'
import { Icon } from '@voie-libre/ui/icon'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { formatCount, formatMonth } from '../../../i18n/format.ts'

const height = 48
const step = 24

/** Unfolds bars of the journeys per month and their table, whose layout needs explicit roles; a skeleton without data. */
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
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3 pt-3 pb-1">
          <Bars months={months} />
          <MonthTable months={months} />
        </div>
      ) : (
        <Skeleton lines={3} className="pt-3" />
      )}
    </details>
  )
}

function Bars({ months }: { months: readonly MonthCount[] }) {
  const { t } = useTranslation('fleet')
  const most = Math.max(1, ...months.map(({ journeys }) => journeys))
  return (
    <div aria-hidden="true" className="w-fit max-w-full min-w-0">
      <p className="text-text-soft">{t('glance.perMonth')}</p>
      <svg
        viewBox={`0 0 ${months.length * step} ${height}`}
        className="mt-2 block h-12 max-w-full border-b border-edge fill-action-edge forced-colors:fill-[CanvasText]"
      >
        {months.map(({ month, journeys }, at) => {
          const bar = journeys === 0 ? 0 : Math.max(2, Math.round((journeys / most) * height))
          return <rect key={month} x={at * step + 2} y={height - bar} width={step - 4} height={bar} />
        })}
      </svg>
    </div>
  )
}

function MonthTable({ months }: { months: readonly MonthCount[] }) {
  const { t } = useTranslation('fleet')
  return (
    <table role="table" className="block grow tabular-nums">
      <caption className="sr-only">{t('glance.perMonth')}</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('glance.month')}
          </th>
          <th role="columnheader" scope="col">
            {t('glance.journeys')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6 xl:grid-cols-12 xl:gap-x-2">
        {months.map(({ month, journeys }) => (
          <tr key={month} role="row" className="flex flex-col justify-between border-t border-line pt-2">
            <th role="rowheader" scope="row" className="text-start font-normal text-text-soft">
              {formatMonth(month)}
            </th>
            <td role="cell" className="text-base font-semibold">
              {formatCount(journeys)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
