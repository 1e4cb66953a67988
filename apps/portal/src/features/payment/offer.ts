import type { Profile } from '@voie-libre/domain/account/account'
import { totalDue } from '@voie-libre/domain/journey/price'
import { type BasketChange, basketNow } from '@voie-libre/domain/payment/basketChange'
import { type OfferedMethod, offeredMethods } from '@voie-libre/domain/payment/methods'
import { ownProfile } from '../../api/account.ts'
import { ApiError } from '../../api/errors.ts'
import { methodsFor, type PaymentOrder } from '../../api/payments.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { isStarted, paymentOfSession } from '../../session/payments.ts'
import { accountType } from '../../session/visitor.ts'
import { keepCurrent, readAgain, type Reading, requirePayable } from './basket.ts'
import { isPaid, isPaidAlready } from './paymentAttempt.ts'

/** What the payment page can offer for a basket. */
export type Offer =
  | {
      kind: 'methods'
      /** As it stands now: what the page shows and pays. */
      basket: PaymentOrder
      /** How it differs from the one that was shown before. */
      changes: readonly BasketChange[]
      methods: OfferedMethod[]
      /** The server named the basket's total, so it compares the sum that is sent with a payment. */
      comparesTotal: boolean
      profile: Profile | undefined
    }
  /** Of the basket nothing may be paid here any more. */
  | { kind: 'nothing'; changes: readonly BasketChange[] }
  | { kind: 'failed'; error: ApiError }
  /** Paid meanwhile: in another tab, or at the provider's while nobody came back. */
  | { kind: 'paid' }

/**
 * Brings the basket up to date, names it to the server and answers the methods. Asked on every visit and after every
 * change.
 *
 * When the journeys cannot be read again, the page stays usable if the server names the same total as the page shows: it
 * then also refuses any other sum (`expectedTotal`). A server that names none would debit unchecked, so nothing is offered
 * until the journeys can be read. [OPEN-64]
 */
export async function offerFor(shown: PaymentOrder, given?: Reading): Promise<Offer> {
  const { sessionId } = shown
  try {
    requirePayable(shown)
    if (isStarted(sessionId) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    const [reading, profile] = await Promise.all([given ?? readAgain(shown), payerProfile()])
    const { journeys, changes } =
      'error' in reading
        ? { journeys: [...shown.journeys], changes: [] }
        : basketNow(shown.journeys, reading, shown.named)
    if (mayBePaidHere(sessionId, changes) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    const basket = { ...shown, journeys }
    const sum = totalDue(journeys)
    if (sum <= 0) return { kind: 'nothing', changes }

    const { paymentMethods, total } = await methodsFor(basket)
    if (total === undefined && 'error' in reading) throw reading.error
    if (total !== undefined && total !== sum) throw new ApiError('refused', 'basket_changed')
    if (!('error' in reading) && changes.length > 0) keepCurrent(basket, reading.set)
    const methods = offeredMethods(paymentMethods, journeys)
    return { kind: 'methods', basket, changes, methods, comparesTotal: total !== undefined, profile }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const gone = ['payment_journeys_invalid', 'session_without_journeys', 'payment_session_invalid']
    // A basket that is gone may be one that is paid: then thanks are due, not an error.
    if (sessionId !== '' && gone.includes(error.code) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    return { kind: 'failed', error }
  }
}

/** What is gone may have been paid by this session: not, when its payment is known to have paid something else. */
function mayBePaidHere(sessionId: string, changes: readonly BasketChange[]): boolean {
  const gone = changes.filter(({ kind }) => kind === 'paid' || kind === 'gone')
  const known = paymentOfSession(sessionId)
  if (!known || !isPaid(known) || known.journeys.length === 0) return gone.length > 0
  return gone.some(({ journey }) => known.journeys.includes(journey.id))
}

/** Without it the form is simply not filled in. [PAY-06, OPEN-05] */
async function payerProfile(): Promise<Profile | undefined> {
  if (accountType() !== 'customer') return undefined
  try {
    return await ensureLoaded(ownProfile())
  } catch {
    return undefined
  }
}
