import { pages } from '@voie-libre/domain/access/pages'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { endOfParisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { useTranslation } from 'react-i18next'
import { formatEndOfDay, formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'
import { useAction } from '../feedback/useAction.ts'
import { saveFile } from '../files/saveFile.ts'

/**
 * Saves a calendar entry for the last day to pay the current amount, with alarms one day and three hours before. Uses
 * ical-generator, loaded on demand: well maintained, without dependencies, with line folding and escaping according to RFC 5545.
 */
export function ReminderButton({ lastDay, before, after }: Omit<Rise, 'fine'>) {
  const { t } = useTranslation('journeys')
  const { busy, done, error, run } = useAction(async () => {
    const end = endOfParisDay(lastDay)
    if (!end) throw new RangeError(`No such day: ${lastDay}`)
    const { default: ical, ICalAlarmType } = await import('ical-generator')
    // The page of the search, without plate or number, because people share calendars.
    const { href: url, host } = new URL(localized(pages.formPayment), location.href)
    const values = { amount: formatMoney(before), next: formatMoney(after), date: formatEndOfDay(lastDay), url }
    const summary = t('ladder.reminderTitle', values)
    const calendar = ical({ prodId: { company: 'voie-libre', product: 'portal' } })
    calendar.createEvent({
      // A stable id, so that adding the entry twice creates no duplicate. Entries with the same deadline differ in the amount.
      id: `${end.getTime()}-${before}@${host}`,
      start: new Date(end.getTime() - 15 * 60_000),
      end,
      summary,
      description: t('ladder.reminderText', values),
      url,
      alarms: [day, day / 8].map((trigger) => ({ type: ICalAlarmType.display, trigger, description: summary })),
    })
    saveFile(new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' }), t('ladder.reminderFile'))
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" icon="calendar" className="max-sm:w-full" loading={busy} onClick={() => void run()}>
        {t('ladder.remind')}
      </Button>
      <output className="text-sm text-text-soft">
        {done && t('ladder.reminded')}
        {error && t('ladder.notReminded')}
      </output>
    </div>
  )
}

/** In seconds. */
const day = 86_400
