import { pages } from '@voie-libre/domain/access/pages'
import type { Rise } from '@voie-libre/domain/journey/deadline'
import { endOfParisDay } from '@voie-libre/domain/journey/parisTime'
import { Button } from '@voie-libre/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatEndOfDay, formatMoney } from '../../i18n/format.ts'
import { localized } from '../../i18n/setup.ts'

/** Saves a calendar entry for the last day to pay the current amount. */
export function ReminderButton({ lastDay, before, after }: Omit<Rise, 'fine'>) {
  const { t } = useTranslation('journeys')
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'failed'>('idle')

  async function remind() {
    setState('busy')
    try {
      const at = endOfParisDay(lastDay)
      if (!at) throw new RangeError(`No such day: ${lastDay}`)
      const { saveReminder } = await import('./reminder.ts')
      const url = new URL(localized(pages.formPayment), location.href).href
      const values = {
        amount: formatMoney(before),
        next: formatMoney(after),
        date: formatEndOfDay(lastDay),
        url,
      }
      await saveReminder(
        { at, amount: before, url, title: t('ladder.reminderTitle', values), text: t('ladder.reminderText', values) },
        t('ladder.reminderFile'),
      )
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" icon="calendar" loading={state === 'busy'} onClick={() => void remind()}>
        {t('ladder.remind')}
      </Button>
      <output className="text-sm text-text-soft">
        {state === 'saved' && t('ladder.reminded')}
        {state === 'failed' && t('ladder.notReminded')}
      </output>
    </div>
  )
}
