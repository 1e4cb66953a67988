import * as z from 'zod/mini'

/**
 * The 'yyyy-MM-dd' of a day as people type or paste it: 14/03/2026, 14.3.2026, 14032026, 2026-03-14. Undefined for a day
 * that does not exist. [§9]
 */
export function dayIn(text: string): string | undefined {
  const typed = text.trim()
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  if (yearFirst) return existing(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  return dayFirst ? existing(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined
}

/** The 'dd/MM/yyyy' of a 'yyyy-MM-dd', as a date field shows it. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/')

/** A date field: an empty one is undefined. */
export const typedDay = z.codec(z.string(), z.optional(z.string()), {
  decode: (text, context) => (text.trim() === '' ? undefined : readDay(text, context)),
  encode: (day) => (day === undefined ? '' : dayText(day)),
})

/** A date field that must be filled in. */
export const givenDay = z.codec(z.string(), z.string(), { decode: readDay, encode: dayText })

function readDay(text: string, { issues }: z.core.ParsePayload): string {
  const day = dayIn(text)
  if (day !== undefined) return day
  issues.push({ code: 'custom', input: text, message: text.trim() === '' ? 'required' : 'unreadable_date' })
  return z.NEVER
}

function existing(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
