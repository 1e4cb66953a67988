import type { Journey } from '@voie-libre/domain/journey/journey'
import { expect, it } from 'vitest'
import { nearestDeadline } from './deadlineWords.ts'

const now = new Date('2026-03-02T10:00:00+01:00')
const journey = (deadline: string, fields: Partial<Journey> = {}): Journey => ({
  id: deadline,
  status: 'TERMINE',
  deadline,
  htPrice: 0,
  ttcPrice: 0,
  totalPrice: 0,
  tvaPrice: 0,
  indemnity: 0,
  alreadyPaid: 0,
  ...fields,
})
const past = journey('2026-03-01')
const today = journey('2026-03-02')
const soon = journey('2026-03-04')
const later = journey('2026-03-09')

it.each([
  ['none without journeys', [], undefined],
  ['none without deadlines', [journey('')], undefined],
  ['the fewest days', [later, soon], { code: 'daysLeft', before: 'surcharge', days: 2, tone: 'calm' }],
  ['the last day before any other', [soon, today, later], { code: 'lastDay', before: 'surcharge', tone: 'alert' }],
  ['a missed one before all', [today, past, soon], { code: 'late', tone: 'alert' }],
  [
    'a case at the prosecutor after all',
    [journey('2026-03-03', { paymentLimit: 'OMP' }), later],
    { code: 'daysLeft', before: 'surcharge', days: 7, tone: 'calm' },
  ],
])('of several deadlines a summary tells %s', (_, journeys, expected) => {
  expect(nearestDeadline(journeys, now)).toEqual(expected)
})
