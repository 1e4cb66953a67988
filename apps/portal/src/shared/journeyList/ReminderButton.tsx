import { pages } from '@voie-libre/domain/access/pages'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { endOfParisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { formatEndOfDay, formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { useAction } from '../feedback/useAction.ts'

/** Saves a calendar entry for the last day to pay the current amount. */
export function ReminderButton({ lastDay, before, after }: Omit<Rise, 'fine'>) {
  const { t } = useTranslation('journeys')
  const { busy, done, error, run } = useAction(async () => {
    const at = endOfParisDay(lastDay)
    if (!at) throw new RangeError(`No such day: ${lastDay}`)
    const { saveReminder } = await import('./reminder.ts')
    const url = new URL(localized(pages.formPayment), location.href).href
    const values = { amount: formatMoney(before), next: formatMoney(after), date: formatEndOfDay(lastDay), url }
    await saveReminder(
      { at, amount: before, url, title: t('ladder.reminderTitle', values), text: t('ladder.reminderText', values) },
      t('ladder.reminderFile'),
    )
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" icon="calendar" loading={busy} onClick={() => void run()}>
        {t('ladder.remind')}
      </Button>
      <output className="text-sm text-text-soft">
        {done && t('ladder.reminded')}
        {error && t('ladder.notReminded')}
      </output>
    </div>
  )
}
