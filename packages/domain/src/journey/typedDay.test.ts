import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dayIn, dayText, givenDay, typedDay } from './typedDay.ts'

const issueOf = (schema: typeof givenDay | typeof typedDay, text: string) =>
  z.safeDecode<typeof schema>(schema, text).error?.issues[0]?.message

describe('a typed day', { tags: ['F-INP-07'] }, () => {
  it.each([
    ['14/03/2026', '2026-03-14'],
    [' 4/3/2026 ', '2026-03-04'],
    ['14.03.2026', '2026-03-14'],
    ['14-03-2026', '2026-03-14'],
    ['14032026', '2026-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', undefined],
    ['31/04/2026', undefined],
    ['00/01/2026', undefined],
    ['14/13/2026', undefined],
    ['14/03/26', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%j is %s', (text, day) => expect(dayIn(text)).toBe(day))

  it('is shown with the day first', () => expect(dayText('2026-03-14')).toBe('14/03/2026'))

  it('may be left out where it is optional', () => {
    expect(z.decode(typedDay, ' ')).toBeUndefined()
    expect(issueOf(typedDay, '31/02/2026')).toBe('unreadable_date')
    expect(z.encode(typedDay, z.decode(typedDay, '1/2/2026'))).toBe('01/02/2026')
  })

  it('must be filled in where it is required', () => {
    expect(issueOf(givenDay, '')).toBe('required')
    expect(issueOf(givenDay, '31/02/2026')).toBe('unreadable_date')
    expect(z.decode(givenDay, '01/02/2026')).toBe('2026-02-01')
  })
})
