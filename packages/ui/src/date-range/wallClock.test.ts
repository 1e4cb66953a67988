import { describe, expect, it } from 'vitest'
import { words as de } from '../locales/de.ts'
import { words as en } from '../locales/en.ts'
import { words as es } from '../locales/es.ts'
import { words as fr } from '../locales/fr.ts'
import { words as it_ } from '../locales/it.ts'
import {
  addDays,
  addMonths,
  readBoth,
  readDate,
  readLeftDate,
  readLeftTime,
  readTime,
  showDate,
  signOf,
  weekday,
  weeksOf,
  withColon,
  withSigns,
} from './wallClock.ts'

describe('a date', () => {
  it.each([
    ['14/03/2026', '2026-03-14'],
    ['14032026', '2026-03-14'],
    ['1/4/2026', '2026-04-01'],
    ['14.03.2026', '2026-03-14'],
    ['14-03-2026', '2026-03-14'],
    [' 2026-03-14 ', '2026-03-14'],
    ['2026/3/4', '2026-03-04'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', undefined],
    ['29/02/1900', undefined],
    ['29/02/2000', '2000-02-29'],
    ['31/04/2026', undefined],
    ['00/01/2026', undefined],
    ['01/13/2026', undefined],
    ['01/01/0001', '0001-01-01'],
    ['01/01/0000', undefined],
    ['31/12/9999', '9999-12-31'],
    ['14/03/20', undefined],
    ['14/03', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('reads "%s" as %s', { tags: ['F-INP-07'] }, (text, date) => expect(readDate(text)).toBe(date))

  it.each([
    ['14/03/26', '2026-03-14'],
    ['140326', '2026-03-14'],
    ['14/03/2026', '2026-03-14'],
    ['31/02/26', undefined],
  ])('reads "%s", once left, as %s', (text, date) => expect(readLeftDate(text)).toBe(date))

  it.each([
    [fr, '04/03/2026'],
    [en, '04/03/2026'],
    [de, '04.03.2026'],
    [it_, '04/03/2026'],
    [es, '04/03/2026'],
  ])('is shown with the sign of $language', { tags: ['WIDGET-29'] }, ({ dateFormat }, shown) =>
    expect(showDate('2026-03-04', signOf(dateFormat))).toBe(shown),
  )
})

describe('a time', () => {
  it.each([
    ['10:30', '10:30'],
    ['1030', '10:30'],
    ['10h30', '10:30'],
    ['9:05', '09:05'],
    ['00:00', '00:00'],
    ['23:59:59', '23:59'],
    ['24:00', undefined],
    ['10:60', undefined],
    ['10', undefined],
    ['', undefined],
  ])('reads "%s" as %s, on a clock of 24 hours', { tags: ['WIDGET-29'] }, (text, time) =>
    expect(readTime(text)).toBe(time),
  )

  it.each([
    ['9', '09:00'],
    ['18h', '18:00'],
    ['930', '09:30'],
    ['25', undefined],
  ])('reads "%s", once left, as %s', (text, time) => expect(readLeftTime(text)).toBe(time))
})

it.each([
  ['14/03/2026 10:30', { date: '2026-03-14', time: '10:30' }],
  ['2026-03-14T10:30:00', { date: '2026-03-14', time: '10:30' }],
  ['31/12/2026 23:59', { date: '2026-12-31', time: '23:59' }],
  ['14/03/2026, 9h05', { date: '2026-03-14', time: '09:05' }],
  ['14/03/2026', undefined],
  [`${' '.repeat(30)}14/03/2026 10:30`, { date: '2026-03-14', time: '10:30' }],
  [`14/03/2026${' '.repeat(30)}10:30`, undefined],
])('reads "%s", pasted, as both', (text, both) => expect(readBoth(text)).toEqual(both))

it.each([
  ['14', '14'],
  ['140', '14/0'],
  ['14/032', '14/03/2'],
  ['14/03/2026', '14/03/2026'],
  ['20/26', '2026'],
  ['20/12', '20/12'],
  ['20/12-', '2012-'],
  ['2026-02', '2026-02'],
])('puts slashes into "%s" while it grows', (typed, shown) => expect(withSigns(typed, '/')).toBe(shown))

it.each([
  ['140', '14.0'],
  ['14.032', '14.03.2'],
  ['20.26', '2026'],
])('puts dots into "%s" while it grows', (typed, shown) => expect(withSigns(typed, '.')).toBe(shown))

it('inserts the colon while a time grows', () => expect(withColon('103')).toBe('10:3'))

describe('the calendar', () => {
  it.each([
    ['2026-03-16', 0],
    ['2026-03-22', 6],
    ['1969-12-31', 2],
  ])('knows that %s is day %i of a week that begins on Monday', { tags: ['WIDGET-30'] }, (date, day) =>
    expect(weekday(date)).toBe(day),
  )

  it('divides March 2026 into weeks from Monday to Sunday', { tags: ['WIDGET-30'] }, () => {
    const weeks = weeksOf('2026-03-14')
    expect(weeks[0]).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
    expect(weeks).toHaveLength(6)
    expect(weeks.at(-1)?.at(-1)).toBe('2026-04-05')
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('goes from %s by %i months to %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))

  it('moves by whole days across a change to summer time', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  })
})
