const written = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?(Z|[+-]\d\d:?\d\d)?$/i
const minute = 60_000
const day = 86_400_000

/**
 * The instant of a server's text, with its offset or, without one, in Paris time. A time that the clock change skips
 * counts as an hour later; a time that occurs twice counts as the first of both instants. [OPEN-22]
 */
export function parisInstant(text: string | null | undefined): Date | undefined {
  const match = written.exec(text?.trim() ?? '')
  if (!match) return undefined
  const [, year, month, date, hours = 0, minutes = 0, seconds = 0, fraction = '', offset] = match
  const wall = new Date(0)
  wall.setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  const isRealDay = wall.getUTCMonth() === Number(month) - 1 // An invalid day falls into another month.
  if (!isRealDay || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  wall.setUTCHours(Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0').slice(0, 3)))
  return offset === undefined ? fromParis(wall) : new Date(wall.getTime() - offsetOf(offset))
}

/** 'yyyy-MM-dd' of an instant, on a Paris calendar. */
export const parisDay = (date: Date): string => parisWallClock(date).slice(0, 10)

/** 'yyyy-MM-dd' of a server's text; undefined for an unreadable one. */
export function parisDayOf(text: string | undefined): string | undefined {
  const instant = parisInstant(text)
  return instant && parisDay(instant)
}

/** 'yyyy-MM-ddTHH:mm:ss' of an instant, on a Paris clock. */
export function parisWallClock(date: Date): string {
  return new Date(date.getTime() + parisOffset(date)).toISOString().slice(0, 19)
}

/** Calendar days from one 'yyyy-MM-dd' to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** The 'yyyy-MM-dd' `days` after another. */
export const daysLater = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** The last minute of a 'yyyy-MM-dd' in Paris. */
export const endOfParisDay = (date: string): Date | undefined => parisInstant(`${date}T23:59:00`)

/** The UTC fields of `wall` contain a Paris wall clock. */
function fromParis(wall: Date): Date {
  // The clock changes at most once in two days, so one of these two offsets is correct.
  const before = parisOffset(new Date(wall.getTime() - day))
  const after = parisOffset(new Date(wall.getTime() + day))
  const withOffsetBefore = new Date(wall.getTime() - before)
  const withOffsetAfter = new Date(wall.getTime() - after)
  return parisOffset(withOffsetBefore) !== before && parisOffset(withOffsetAfter) === after
    ? withOffsetAfter
    : withOffsetBefore
}

const offsets = new Map<number, number>()
const parisZone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })

/** Milliseconds that Paris is ahead of UTC. Intl is slow, so an hour, in which no clock changes, is computed once. */
function parisOffset(instant: Date): number {
  const hour = Math.floor(instant.getTime() / 3_600_000)
  const zone = () => parisZone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const offset = offsets.get(hour) ?? offsetOf(zone().replace('GMT', ''))
  offsets.set(hour, offset)
  return offset
}

/** Milliseconds of an offset such as '+01:00' or, before 1911, '+00:09:21'; 0 for any other text. */
function offsetOf(text: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /^([+-])(\d\d):?(\d\d)(?::(\d\d))?$/.exec(text) ?? []
  const offset = Number(hours) * 60 * minute + Number(minutes) * minute + Number(seconds) * 1000
  return sign === '-' ? -offset : offset
}
