import { expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import type { SavedReceipt } from './records.ts'
import { prepaidTrips, recent, withReceipt } from './receipts.ts'

const now = new Date('2026-03-20T10:00:00Z')
const paid = (sessionId: string, paidAt: string): SavedReceipt => ({
  sessionId,
  reference: `VL-${sessionId}`,
  paidAt,
  amount: 1_240,
  journeys: 1,
})
const old = paid('old', '2025-02-17T09:59:59Z')
const lastYear = paid('lastYear', '2025-02-18T10:00:00Z')
const yesterday = paid('yesterday', '2026-03-19T10:00:00Z')

it('lists the newest first and drops receipts older than 13 months', () => {
  expect(recent([lastYear, old, yesterday], now)).toEqual([yesterday, lastYear])
})

it('adds a receipt once per payment', () => {
  const today = paid('today', '2026-03-20T10:00:00Z')
  const list = withReceipt([yesterday], today, now)
  expect(list).toEqual([today, yesterday])
  const again = { ...paid('today', '2026-03-20T11:00:00Z'), amount: undefined }
  expect(withReceipt(list, again, now)).toEqual([today, yesterday])
})

it('keeps the twenty newest', () => {
  const many = Array.from({ length: 25 }, (_, day) =>
    paid(`${day}`, new Date(now.getTime() - day * 86_400_000).toISOString()),
  )
  expect(recent(many.toReversed(), now).map(({ sessionId }) => sessionId)).toEqual(
    Array.from({ length: 20 }, (_, day) => `${day}`),
  )
})

it('lists the gates of prepaid trips in the order of payment', () => {
  const trip = (from: string, to: string) =>
    aJourney({ status: 'PREPAYMENT', in: { id: from, label: from }, out: { id: to, label: to } })
  expect(prepaidTrips([trip('23', '33'), aJourney(), trip('33', '23')])).toEqual([
    { from: '23', to: '33' },
    { from: '33', to: '23' },
  ])
})
