/**
 * Dates and times as a wall clock shows them: `yyyy-MM-dd` and `HH:mm`, texts without a zone. What was typed is what is
 * sent, also the hour that a change to summer time skips. [§3, §9; HARDENING F-INP-07]
 */

/** A typed date once it is complete; one that does not exist is undefined. Year first is understood when pasted. */
export function readDate(text: string): string | undefined {
  const typed = text.trim()
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (yearFirst) return existing(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  return dayFirst ? existing(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined
}

/** As `readDate`, for a field that was left: a year of two digits is then one of this century. */
export function readLeftDate(text: string): string | undefined {
  const short =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{2})$/.exec(text.trim())
  return short ? existing(`20${short[3]}`, short[2], short[1]) : readDate(text)
}

/** A typed time once it is complete: 10:30, 10h30, 1030. */
export function readTime(text: string): string | undefined {
  const typed = /^(\d{1,2})\s*[:hH.]\s*(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? /^(\d{2})(\d{2})$/.exec(text.trim())
  return typed ? existingTime(typed[1], typed[2]) : undefined
}

/** As `readTime`, for a field that was left: an hour alone is the full hour. */
export function readLeftTime(text: string): string | undefined {
  const short = /^(\d{1,2})\s*[:hH]?$/.exec(text.trim()) ?? /^(\d)(\d{2})$/.exec(text.trim())
  return short ? existingTime(short[1], short[2] ?? '00') : readTime(text)
}

/** A date and a time pasted together: 14/03/2026 10:30, 2026-03-14T10:30:00. */
export function readBoth(text: string): { date: string; time: string } | undefined {
  const parts = /^(\S+?)(?:T|[,\s]+)(\d{1,2}[:h]\d{2}(?::\d{2})?)$/.exec(text.trim())
  const date = readDate(parts?.[1] ?? '')
  const time = readTime(parts?.[2] ?? '')
  return date && time ? { date, time } : undefined
}

/** `yyyy-MM-dd` as a driver reads it, dd/MM/yyyy in all five languages. [WIDGET-29] */
export const showDate = (date: string) => date.split('-').toReversed().join('/')

/** Puts the slashes while one types digits. Only ever called with a growing text: deleting must stay possible. */
export const withSlashes = (text: string) =>
  text.replace(/^(\d{2})(\d)$/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)$/, '$1/$2')

export const withColon = (text: string) => text.replace(/^(\d{2})(\d)$/, '$1:$2')

// Calendar arithmetic, on days counted in UTC, where each has 24 hours.

const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000
const [firstDay, lastDay] = [dayOf('0001-01-01'), dayOf('9999-12-31')] // years beyond are not written in four digits
const dateOf = (day: number) =>
  new Date(Math.min(Math.max(day, firstDay), lastDay) * 86_400_000).toISOString().slice(0, 10)

export const addDays = (date: string, days: number) => dateOf(dayOf(date) + days)

/** The same day of another month, or that month's last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const count = Math.min(Math.max(year * 12 + month - 1 + months, 12), 9999 * 12 + 11)
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return written(newYear, newMonth, Math.min(day, daysIn(newYear, newMonth)))
}

/** 0 for Monday. [WIDGET-30] */
export const weekday = (date: string) => (dayOf(date) + 3) % 7

/** The weeks of a date's month, from Monday to Sunday, with the days of its neighbours. */
export function weeksOf(date: string): string[][] {
  const first = `${date.slice(0, 8)}01`
  const start = addDays(first, -weekday(first))
  const weeks = Math.ceil((weekday(first) + daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7)))) / 7)
  return Array.from({ length: weeks }, (_, week) => [
    ...new Set(Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day))), // the last week of all is shorter
  ])
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

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
