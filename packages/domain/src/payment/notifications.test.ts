import type { PaymentStatus } from '@voie-libre/contract/schemas/paymentStatus'
import { expect, it } from 'vitest'
import { statusAfter } from './settlement.ts'

const said = ['SUCCEED', 'REJECTED', 'CANCELLED', 'PENDING'] as const
/** Every sequence of this many notifications, with every repetition. */
const sequences = (length: number): PaymentStatus[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((before) => said.map((next) => [...before, next]))
const upToFour = [1, 2, 3, 4].flatMap(sequences)

/** As in 'SP' for SUCCEED, then PENDING. */
const initials = (sequence: readonly PaymentStatus[]) => sequence.map((status) => status.charAt(0)).join('')

it(
  'decides by the first final notification, in every order and repetition of up to four',
  { tags: ['OPEN-66'] },
  () => {
    const table = [...said, 'DUPLICATED'].map((status) => {
      const decided = upToFour.filter((sequence) => statusAfter(sequence, false) === status)
      return `${status} (${decided.length}): ${decided.map(initials).join(' ')}`
    })
    console.warn(table.join('\n'))

    expect(upToFour).toHaveLength(340)
    const patterns = { SUCCEED: /^P*S/, REJECTED: /^P*R/, CANCELLED: /^P*C/, PENDING: /^P+$/, DUPLICATED: /^$/ }
    for (const sequence of upToFour) {
      expect(initials(sequence)).toMatch(patterns[statusAfter(sequence, false)])
      const elsewhere = statusAfter(sequence, false) === 'SUCCEED' ? 'DUPLICATED' : statusAfter(sequence, false)
      expect(statusAfter(sequence, true), initials(sequence)).toBe(elsewhere)
    }
  },
)

it('keeps a final status and its own repetition', { tags: ['OPEN-66'] }, () => {
  for (const sequence of upToFour) {
    const status = statusAfter(sequence, false)
    for (const next of said.filter(() => status !== 'PENDING'))
      expect(statusAfter([...sequence, next], false), initials([...sequence, next])).toBe(status)
  }
})
