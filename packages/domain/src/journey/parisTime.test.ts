import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, parisDay, parisInstant, parisWallClock } from './parisTime.ts'

const iso = (text: string) => parisInstant(text)?.toISOString()

describe('the instant of a server text', { tags: ['OPEN-22'] }, () => {
  it.each([
    ['winter without offset', '2026-01-15T08:30:00', '2026-01-15T07:30:00.000Z'],
    ['summer without offset', '2026-07-15T08:30:00', '2026-07-15T06:30:00.000Z'],
    ['a day without time is midnight in Paris', '2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['without seconds', '2026-01-15T08:30', '2026-01-15T07:30:00.000Z'],
    ['a space instead of the T', '2026-01-15 08:30:15', '2026-01-15T07:30:15.000Z'],
    ['surrounding spaces', '  2026-01-15T08:30 ', '2026-01-15T07:30:00.000Z'],
    ['milliseconds', '2026-01-15T08:30:15.25', '2026-01-15T07:30:15.250Z'],
    ['microseconds', '2026-01-15T08:30:15.123456', '2026-01-15T07:30:15.123Z'],
    ['a comma instead of the point', '2026-01-15T08:30:15,5', '2026-01-15T07:30:15.500Z'],
    ['UTC', '2026-07-15T08:30:00Z', '2026-07-15T08:30:00.000Z'],
    ['UTC as a lower-case z', '2026-07-15t08:30:00z', '2026-07-15T08:30:00.000Z'],
    ['a positive offset', '2026-07-15T08:30:00+05:30', '2026-07-15T03:00:00.000Z'],
    ['a negative offset, without colon', '2026-07-15T08:30:00-0430', '2026-07-15T13:00:00.000Z'],
    ['a day with an offset', '2026-07-15+02:00', '2026-07-14T22:00:00.000Z'],
    ['the last second before summer time', '2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
    ['a time that summer time skips counts as an hour later', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['the first second of summer time', '2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['a time that occurs twice counts as the first', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
    ['the hour after the one that occurs twice', '2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
    ['the hour before the one that occurs twice', '2026-10-25T01:59:59', '2026-10-24T23:59:59.000Z'],
    ['a leap day', '2028-02-29', '2028-02-28T23:00:00.000Z'],
    ['the last day of a month', '2026-12-31T23:59:59', '2026-12-31T22:59:59.000Z'],
    ['the year 9999', '9999-12-31T00:00:00', '9999-12-30T23:00:00.000Z'],
  ])('%s', (_, text, expected) => {
    expect(iso(text)).toBe(expected)
  })

  it.each([
    '',
    'soon',
    '2026',
    '2026-13-01',
    '2026-00-10',
    '2026-02-29',
    '2026-04-31',
    '2026-01-00',
    '2026-01-15T24:00:00',
    '2026-01-15T08:60:00',
    '2026-01-15T08:30:60',
    '2026-01-15T8:30',
    '15/01/2026',
    'x2026-01-15',
    '2026-01-15x',
    '2026-01-15T08:30:00+2',
  ])('%j is unreadable', (text) => {
    expect(parisInstant(text)).toBeUndefined()
  })

  it('accepts the last hour, minute and second of a day', () => {
    expect(iso('2026-01-15T23:59:59')).toBe('2026-01-15T22:59:59.000Z')
  })

  it('does not extend a year of two digits', () => {
    expect(parisInstant('0050-06-15')?.getUTCFullYear()).toBe(50)
  })
})

describe('days and clocks in Paris', () => {
  it.each([
    ['2026-03-01T22:59:59Z', '2026-03-01', '2026-03-01T23:59:59'],
    ['2026-03-01T23:00:00Z', '2026-03-02', '2026-03-02T00:00:00'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '2026-07-01T23:59:59'],
    ['2026-07-01T22:00:00Z', '2026-07-02', '2026-07-02T00:00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '2027-01-01T00:00:00'],
    ['0050-06-15T12:00:00Z', '0050-06-15', '0050-06-15T12:09:21'],
  ])('%s is %s', (instant, day, clock) => {
    expect(parisDay(new Date(instant))).toBe(day)
    expect(parisWallClock(new Date(instant))).toBe(clock)
  })

  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-03-02', '2026-03-02', 0],
    ['2026-03-02', '2026-03-01', -1],
    ['2027-12-31', '2028-12-31', 366],
  ])('from %s to %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('reads every Paris clock that it writes', () => {
    const instants = fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (instant) => {
        const clock = parisWallClock(instant)
        const read = parisInstant(clock)
        expect(read && parisWallClock(read)).toBe(clock)
        expect(parisDay(instant)).toBe(clock.slice(0, 10))
      }),
    )
  })
})
