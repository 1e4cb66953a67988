import { saveFile } from '../files/saveFile.ts'

export interface Reminder {
  at: Date
  /** Amount due until then, in cents: distinguishes entries with the same deadline. */
  amount: number
  title: string
  text: string
  /** URL of the payment page, without plate or number, because people share calendars. */
  url: string
}

const day = 86_400

/**
 * Saves a calendar entry with alarms one day and three hours before the deadline. Uses ical-generator, loaded on
 * demand: well maintained, without dependencies, with line folding and escaping according to RFC 5545.
 */
export async function saveReminder({ at, amount, title, text, url }: Reminder, name: string): Promise<void> {
  const { default: ical, ICalAlarmType } = await import('ical-generator')
  const calendar = ical({ prodId: { company: 'voie-libre', product: 'portal' } })
  calendar.createEvent({
    // A stable id, so that adding the entry twice creates no duplicate.
    id: `${at.getTime()}-${amount}@${new URL(url).host}`,
    start: new Date(at.getTime() - 15 * 60_000),
    end: at,
    summary: title,
    description: text,
    url,
    alarms: [
      { type: ICalAlarmType.display, trigger: day, description: title },
      { type: ICalAlarmType.display, trigger: day / 8, description: title },
    ],
  })
  saveFile(new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' }), name)
}
