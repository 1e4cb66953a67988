import { totalDue } from '@voie-libre/domain/journey/price'
import { usesNamedJourneys } from '@voie-libre/domain/payment/orders'
import { payable } from '@voie-libre/domain/payment/start'
import { clearedAfterPayment } from '@voie-libre/domain/storage/stored'
import { ApiError } from '../../api/errors.ts'
import type { PaymentOrder } from '../../api/payments.ts'
import { forget, peek, put } from '../../session/stored.ts'
import { accountType } from '../../session/visitor.ts'

/** What this browser is about to pay, or `undefined` without journeys to pay. [GUARD-15] */
export function readBasket(): PaymentOrder | undefined {
  const journeys = peek('travels-to-pay')
  return (
    journeys && {
      sessionId: peek('sessionId') ?? '',
      journeys,
      named: usesNamedJourneys({
        accountType: accountType(),
        isFromAvisOrCnp: peek('isFromAvisOrCnp') === true,
      }),
    }
  )
}

/**
 * Throws the `ApiError` the server would answer with for a basket that cannot be paid: without session, with a journey
 * handed to the prosecutor or still on the road, or with nothing owed. [PAY-19, F-PAY-12]
 */
export function requirePayable({ sessionId, journeys }: PaymentOrder): void {
  if (sessionId === '') throw new ApiError('refused', 'payment_session_invalid')
  const every = new Set(journeys.map(({ id }) => id))
  if (payable(journeys, every).length < journeys.length || totalDue(journeys) <= 0) {
    throw new ApiError('refused', 'payment_journeys_invalid')
  }
}

/** Whether the store still holds what a page shows; another tab may have searched or paid meanwhile. [F-NAV-06] */
export function isSameBasket(shown: PaymentOrder, stored: PaymentOrder | undefined): boolean {
  return (
    stored?.sessionId === shown.sessionId &&
    stored.journeys.length === shown.journeys.length &&
    stored.journeys.every(({ id }, index) => id === shown.journeys[index]?.id)
  )
}

/**
 * The payment of a session is what the driver comes back to. A basket that another tab has filled from another search
 * meanwhile goes: it would be shown, and paid, under this session. [F-NAV-06]
 */
export function comeBackTo(sessionId: string): void {
  const stored = peek('sessionId')
  if (stored === sessionId) return
  if (stored !== undefined) forget([...clearedAfterPayment(false), 'claimed-journeys'])
  put('sessionId', sessionId)
}
