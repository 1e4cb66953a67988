import { type Cents, toEuros } from '@voie-libre/contract/cents'
import { endOfParisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { type Language, localeOf } from '@voie-libre/domain/reference/languages'
import { currentLanguage } from './setup.ts'

// French follows §3 and §9 exactly, and CLDR agrees. The other languages use their own conventions, always with a
// 24-hour clock, the euro and Paris time. [OPEN-17, OPEN-22]
const locale = () => localeOf(currentLanguage())

/** Creates a format once per language, because a list formats thousands of values. */
function perLanguage<Format>(create: (locale: string) => Format): () => Format {
  const known = new Map<Language, Format>()
  return () => {
    const format = known.get(currentLanguage()) ?? create(locale())
    known.set(currentLanguage(), format)
    return format
  }
}
const inParis = (shape: Intl.DateTimeFormatOptions) =>
  perLanguage((name) => new Intl.DateTimeFormat(name, { ...shape, timeZone: 'Europe/Paris' }))
const shapes = {
  shortDay: inParis({ day: '2-digit', month: '2-digit', year: '2-digit' }),
  day: inParis({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  clock: inParis({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
  time: inParis({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
}
const euros = perLanguage(
  (name) => new Intl.NumberFormat(name, { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
)

/** Formats cents as euros: '1 234,50 €' in French, with CLDR's no-break spaces (narrow within the number). [OPEN-22] */
export const formatMoney = (cents: Cents): string => euros().format(toEuros(cents))

/** '300 000' in French, with CLDR's no-break spaces. */
export const formatCount = (count: number): string => count.toLocaleString(locale())

const monthShape = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** 'mars 2026' of a 'yyyy-MM'. */
export const formatMonth = (text: string): string =>
  new Date(`${text}-01T00:00:00Z`).toLocaleDateString(locale(), monthShape)

function formatted(text: string | undefined, ...parts: (keyof typeof shapes)[]): string {
  const instant = text === undefined ? undefined : parisInstant(text)
  return instant ? parts.map((part) => shapes[part]().format(instant)).join(' ') : ''
}

/** CLDR does not know the French '1er'. */
const spoken = (text: string) => (currentLanguage() === 'fr' ? text.replace(/(^| )1 /, '$11er ') : text)

/** 'vendredi 27 novembre', short 'ven. 27 nov.' on one line, of a 'yyyy-MM-dd'. */
export const formatWeekday = (day: string, weekday: 'long' | 'short' = 'long'): string => {
  const shape = { weekday, day: 'numeric', month: weekday, timeZone: 'UTC' } as const
  const text = spoken(new Date(`${day}T00:00:00Z`).toLocaleDateString(locale(), shape))
  return weekday === 'short' ? text.replaceAll(' ', '\u{a0}') : text
}

/** '31/12/25 14:05'; empty for a missing or invalid date. [§9, LIST-20] */
export const formatDateTime = (text: string | undefined): string => formatted(text, 'shortDay', 'time')

/** '31/12/25' of a 'yyyy-MM-dd' in Paris. */
export const formatShortDay = (day: string | undefined): string => formatted(day, 'shortDay')

/** '31/12/25 23:59', the last minute of a 'yyyy-MM-dd' in Paris. */
export const formatEndOfDay = (day: string): string => {
  const end = endOfParisDay(day)
  return end ? formatDateTime(end.toISOString()) : ''
}

/** '31/12/2025'. [§9, JOURNEY-03] */
export const formatDay = (text: string | undefined): string => formatted(text, 'day')

/** '31/12/2025 14:05'; empty for a missing or invalid date. */
export const formatDayTime = (text: string | undefined): string => formatted(text, 'day', 'time')

/** '14:05:09'. */
export const formatClock = (text: string | undefined): string => formatted(text, 'clock')

/** '14:05'. */
export const formatTime = (text: string | undefined): string => formatted(text, 'time')
