import { readDate, readTime, textsAt, today } from './wallClock.ts'

/** Local times without a zone, yyyy-MM-ddTHH:mm:ss. */
export interface DateRange {
  start: string
  end: string
}

export type Side = 'start' | 'end'
export type Part = `${Side}Date` | `${Side}Time`
/** The typed text of each input. */
export type Texts = Record<Part, string>

export const isDate = (part: Part) => part === 'startDate' || part === 'endDate'

export const partOf = (part: Part, texts: Texts) => (isDate(part) ? readDate(texts[part]) : readTime(texts[part]))

/** The start or the end, once its date and time are filled. */
export function momentOf(side: Side, texts: Texts): string | undefined {
  const [date, time] = [readDate(texts[`${side}Date`]), readTime(texts[`${side}Time`])]
  return date && time && `${date}T${time}:00`
}

export function rangeOf(texts: Texts): DateRange | undefined {
  const [start, end] = [momentOf('start', texts), momentOf('end', texts)]
  return start && end ? { start, end } : undefined
}

/** `sign` separates day, month and year. */
export function textsOf(range: DateRange | undefined, sign: string): Texts {
  const [start, end] = [textsAt(range?.start ?? '', sign), textsAt(range?.end ?? '', sign)]
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time }
}

export const sameRange = (one: DateRange | undefined, other: DateRange | undefined) =>
  one?.start === other?.start && one?.end === other?.end

/** The day a calendar opens at: its own date, else the other one, else today on this device's clock. */
export function firstDay(side: Side, texts: Texts): string {
  const other = side === 'start' ? 'endDate' : 'startDate'
  return readDate(texts[`${side}Date`]) ?? readDate(texts[other]) ?? today()
}
