import { expect, it } from 'vitest'
import { timeToWarning } from './searchEnd.ts'

const minute = 60_000

it.each([
  ['waits until five minutes before the end', 30 * minute, 0, 25 * minute],
  ['warns at five minutes', 30 * minute, 25 * minute, 0],
  ['warns at once later', 30 * minute, 29 * minute, 0],
  ['does not warn about an ended session', 30 * minute, 30 * minute, undefined],
  ['warns at once about a session that is shorter', 3 * minute, 0, 0],
  ['does not warn by a clock that is months behind', 250 * 24 * 60 * minute, 0, undefined],
])('%s', (_, end, now, wait) => expect(timeToWarning(end, now)).toBe(wait))
