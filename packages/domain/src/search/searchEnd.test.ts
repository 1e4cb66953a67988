import { expect, it } from 'vitest'
import { timeToWarning } from './searchEnd.ts'

const minute = 60_000
const day = 24 * 60 * minute

it.each([
  ['waits until five minutes before the end', 30 * minute, 0, 25 * minute],
  ['warns at five minutes', 30 * minute, 25 * minute, 0],
  ['warns at once later', 30 * minute, 29 * minute, 0],
  ['does not warn about an ended session', 30 * minute, 30 * minute, undefined],
  ['warns at once about a session that is shorter', 3 * minute, 0, 0],
  ['waits for 24 days, which a timer can hold, by a clock that is so far behind', 24 * day, 0, 24 * day - 5 * minute],
  ['does not warn by a clock that is 25 days behind', 25 * day, 0, undefined],
])('%s', (_, end, now, wait) => expect(timeToWarning(end, now)).toBe(wait))
