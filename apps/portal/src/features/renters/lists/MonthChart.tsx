import type { MonthCount } from '@voie-libre/domain/account/summary'
import { useTranslation } from 'react-i18next'
import { formatCount, formatMonth } from '../../../i18n/format.ts'

const height = 48
const step = 24

/** Journeys per month: bars between the first and the last month, and a table with the figures, closed at first. */
export function MonthChart({ months }: { months: readonly MonthCount[] }) {
  const { t } = useTranslation('fleet')
  const most = Math.max(1, ...months.map(({ journeys }) => journeys))
  const [first, last] = [months[0], months.at(-1)]
  return (
    <div className="min-w-0 text-sm">
      <div aria-hidden="true" className="w-fit max-w-full">
        <p className="text-text-soft">{t('glance.perMonth')}</p>
        <svg
          viewBox={`0 0 ${months.length * step} ${height}`}
          className="mt-2 block h-12 max-w-full border-b border-edge fill-action forced-colors:fill-[CanvasText]"
        >
          {months.map(({ month, journeys }, at) => {
            const bar = journeys === 0 ? 0 : Math.max(2, Math.round((journeys / most) * height))
            return <rect key={month} x={at * step + 2} y={height - bar} width={step - 4} height={bar} />
          })}
        </svg>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-text-soft">
          {first && <span>{formatMonth(first.month)}</span>}
          {last && last !== first && <span>{formatMonth(last.month)}</span>}
        </p>
      </div>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer py-1 font-semibold text-action focus-visible:outline-2 focus-visible:outline-focus">
          {t('glance.showTable')}
        </summary>
        <table className="mt-2 tabular-nums">
          <caption className="sr-only">{t('glance.perMonth')}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1 pe-8 text-start">
                {t('glance.month')}
              </th>
              <th scope="col" className="py-1 text-end">
                {t('glance.journeys')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, journeys }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="py-1 pe-8 text-start font-normal">
                  {formatMonth(month)}
                </th>
                <td className="py-1 text-end">{formatCount(journeys)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
