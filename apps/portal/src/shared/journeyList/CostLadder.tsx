import type { CostSteps } from '@voie-libre/domain/journey/deadline'
import { Details } from '@voie-libre/ui/details'
import { useTranslation } from 'react-i18next'
import { formatEndOfDay, formatMoney, formatShortDay } from '../../i18n/format.ts'
import { ReminderButton } from './ReminderButton.tsx'

/** Shows current and later costs. Renders on opening, because a list may contain a thousand journeys. */
export function CostLadder({ steps }: { steps: CostSteps }) {
  const { t } = useTranslation('journeys')
  const [today, next, ...others] = steps
  const date = formatEndOfDay(today.lastDay)
  const later = [next, ...others]
  return (
    <Details
      icon="clock"
      summary={t('ladder.until', { amount: formatMoney(today.amount), date, next: formatMoney(next.amount) })}
    >
      {() => (
        <div className="flex flex-col gap-4">
          <ol className="flex flex-col">
            <Step amount={today.amount}>{t('ladder.today', { date })}</Step>
            {later.map(({ stage, amount, firstDay }) => (
              <Step key={firstDay} amount={amount}>
                {t(`ladder.${stage}`, { date: formatShortDay(firstDay) })}
              </Step>
            ))}
          </ol>
          <ReminderButton lastDay={today.lastDay} before={today.amount} after={next.amount} />
        </div>
      )}
    </Details>
  )
}

const step =
  'relative flex flex-wrap items-baseline gap-x-3 pb-3 ps-6 ' +
  'before:absolute before:start-1 before:top-2 before:size-2.5 before:rounded-dot before:bg-line-strong ' +
  'after:absolute after:start-2 after:top-5 after:-bottom-2 after:border-s-2 after:border-line ' +
  'first:before:bg-action-edge last:pb-0 last:after:hidden'

function Step({ amount, children }: { amount: number; children: string }) {
  return (
    <li className={step}>
      <span className="min-w-20 font-bold whitespace-nowrap tabular-nums">{formatMoney(amount)}</span>{' '}
      <span className="min-w-0 flex-1 basis-52 text-text-soft">{children}</span>
    </li>
  )
}
