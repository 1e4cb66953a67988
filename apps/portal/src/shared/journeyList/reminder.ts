import { saveFile } from '../files/saveFile.ts'

export interface Reminder {
  /** The last moment. */
  at: Date
  /** Cents until then: what tells two entries of one moment apart. */
  amount: number
  title: string
  text: string
  /** Address of the page to pay on; without plate or number, since calendars are shared. */
  url: string
}

const day = 86_400

/**
 * Saves a calendar entry that rings a day and three hours before. Made in the browser by ical-generator: long kept,
 * without dependencies, and it folds lines and escapes text as RFC 5545 wants; fetched when asked for.
 */
export async function saveReminder({ at, amount, title, text, url }: Reminder, name: string): Promise<void> {
  const { default: ical, ICalAlarmType } = await import('ical-generator')
  const calendar = ical({ prodId: { company: 'voie-libre', product: 'portal' } })
  calendar.createEvent({
    // Added twice it is the same entry.
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
