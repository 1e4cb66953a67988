import { expect, it } from 'vitest'
import { searchRecordOf } from './searchRecord.ts'

const sessionId = 'acc9bf18-94d9-4298-a696-c571c2040d20'
const at = '2026-11-22T13:05:07.000Z'
const askedAt = '2026-11-22T13:04:59.000Z'
const period = { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' }
const range = { start: '2026-01-01T08:00:00', end: '2026-01-02T08:00:00' }

it.each([
  [
    'the operator supplies everything',
    { sessionId, search: { reference: 'R-1', at, period } },
    { reference: 'R-1', at, period, isOperatorsTime: true },
  ],
  [
    'the operator searched all dates, with stored rental dates',
    { sessionId, search: { reference: 'R-1', at } },
    { reference: 'R-1', at, period: undefined, isOperatorsTime: true },
  ],
  [
    'the operator supplies no reference',
    { sessionId, search: { at } },
    { reference: 'ACC9BF18', at, period: undefined, isOperatorsTime: true },
  ],
  [
    'an operator without the extension',
    { sessionId },
    { reference: 'ACC9BF18', at: askedAt, period: range, isOperatorsTime: false },
  ],
  ['no session', {}, { reference: undefined, at: askedAt, period: range, isOperatorsTime: false }],
])('search record: %s', (_, set, record) => {
  expect(searchRecordOf(set, { askedAt, range })).toEqual(record)
})
