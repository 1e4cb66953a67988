/**
 * Local dates and times as strings without a zone: `yyyy-MM-dd` and `HH:mm`. The host receives exactly what was typed,
 * even an hour that the change to summer time skips. [§3, §9; HARDENING F-INP-07]
 */

/** Parses a typed date once it is complete; undefined if it does not exist. The year may come first. */
export function readDate(text: string): string | undefined {
  const typed = text.trim()
  const yearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(typed)
  if (yearFirst) return existing(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  return dayFirst ? existing(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined
}

/** Like `readDate`, when the field loses the focus: completes a two-digit year with this century. */
export function readLeftDate(text: string): string | undefined {
  const short =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(text.trim())
  return short ? existing(`20${short[3]}`, short[2], short[1]) : readDate(text)
}

/** Parses a typed time once it is complete: 10:30, 10h30, 1030. */
export function readTime(text: string): string | undefined {
  const typed = /^(\d{1,2})\s*[:hH.]\s*(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? /^(\d{2})(\d{2})$/.exec(text.trim())
  return typed ? existingTime(typed[1], typed[2]) : undefined
}

/** Like `readTime`, when the field loses the focus: a single number is a full hour. */
export function readLeftTime(text: string): string | undefined {
  const short = /^(\d{1,2})\s*[:hH]?$/.exec(text.trim()) ?? /^(\d)(\d{2})$/.exec(text.trim())
  return short ? existingTime(short[1], short[2] ?? '00') : readTime(text)
}

/** A longer text is no date with a time; the pattern would take the square of its length. */
const longestMoment = 40

/** Parses a date and a time pasted together: 14/03/2026 10:30, 2026-03-14T10:30:00. */
export function readBoth(text: string): { date: string; time: string } | undefined {
  const moment = text.trim()
  if (moment.length > longestMoment) return undefined
  const parts = /^(\S+?)(?:T|[,\s]+)(\d{1,2}[:h]\d{2}(?::\d{2})?)$/.exec(moment)
  const date = readDate(parts?.[1] ?? '')
  const time = readTime(parts?.[2] ?? '')
  return date && time ? { date, time } : undefined
}

/**
 * A value as the texts of a date's and a time's input. One that does not exist, or has a zone, stays as it is, so that no
 * other day appears.
 */
export function textsAt(value: string, sign: string): { date: string; time: string } {
  const both = readBoth(value)
  const date = both?.date ?? readDate(value)
  return { date: date ? showDate(date, sign) : value, time: both?.time ?? '' }
}

/** The sign between day, month and year in a date format of `Words`: '/' in 'dd/mm/yyyy', '.' in 'TT.MM.JJJJ'. */
export const signOf = (dateFormat: string): string => /[^\p{Letter}]/u.exec(dateFormat)?.[0] ?? '/'

/** Formats `yyyy-MM-dd` as day, month and year with this sign between them. [WIDGET-29] */
export const showDate = (date: string, sign: string) => date.split('-').toReversed().join(sign)

/** Inserts the sign while digits are typed. Call it only when the text grows, so that deleting stays possible. */
export function withSigns(text: string, sign: string): string {
  // Joins a year that was typed first, after the first sign has split it: 20/26 or 20/12-.
  const [, century = '', year = '', dash = ''] = /^(\d{2})[/.](\d{2})(-?)$/.exec(text) ?? []
  if (dash !== '' || Number(year) > 12) return century + year + dash
  return text.replace(/^(\d{2})(\d)$/, `$1${sign}$2`).replace(/^(\d{2}(\D)\d{2})(\d)$/, '$1$2$3')
}

export const withColon = (text: string) => text.replace(/^(\d{2})(\d)$/, '$1:$2')

/** Today by the clock of this device. */
export function today(): string {
  const now = new Date()
  return written(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

// Calendar arithmetic uses days in UTC, where each day has 24 hours.

const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000
const [firstDay, lastDay] = [dayOf('0001-01-01'), dayOf('9999-12-31')] // four-digit years only
const dateOf = (day: number) =>
  new Date(Math.min(Math.max(day, firstDay), lastDay) * 86_400_000).toISOString().slice(0, 10)

export const addDays = (date: string, days: number) => dateOf(dayOf(date) + days)

/** The same day of another month, or the last day of that month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const count = Math.min(Math.max(year * 12 + month - 1 + months, 12), 9999 * 12 + 11)
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return written(newYear, newMonth, Math.min(day, daysIn(newYear, newMonth)))
}

/** Day of the week; 0 is Monday. [WIDGET-30] */
export const weekday = (date: string) => (dayOf(date) + 3) % 7

/** The weeks of a date's month, from Monday to Sunday, including days of the neighbouring months. */
export function weeksOf(date: string): string[][] {
  const first = `${date.slice(0, 8)}01`
  const start = addDays(first, -weekday(first))
  const weeks = Math.ceil((weekday(first) + daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7)))) / 7)
  return Array.from({ length: weeks }, (_, week) => [
    ...new Set(Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day))), // the last week may be shorter
  ])
}

/** The day before the first one of the next month. The platform reads the years 1 to 99 as 1901 to 1999, with the same leap years. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const two = (value: number) => String(value).padStart(2, '0')

const written = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

function existing(yearText = '', monthText = '', dayText = ''): string | undefined {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)]
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return exists ? written(year, month, day) : undefined
}

function existingTime(hourText = '', minuteText = ''): string | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  return hour <= 23 && minute <= 59 ? `${two(hour)}:${two(minute)}` : undefined
}
