import type { Profile } from '@voie-libre/contract/schemas/account'
import { totalDue } from '@voie-libre/domain/journey/price'
import type { BasketChange } from '@voie-libre/domain/payment/basketChange'
import { type OfferedMethod, offeredMethods } from '@voie-libre/domain/payment/methods'
import { ownProfile } from '../../api/account.ts'
import { ApiError } from '../../api/errors.ts'
import { methodsFor, type PaymentOrder } from '../../api/payments.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { isStarted, paymentOfSession } from '../../session/payments.ts'
import { updateBasket } from '../../session/search.ts'
import { accountType } from '../../session/visitor.ts'
import { isGone, readAgain, type Reading, requirePayable } from './basket.ts'
import { cardsHere } from './methods.ts'
import { isPaid, isPaidAlready } from './paymentAttempt.ts'

export type Offer =
  | {
      kind: 'methods'
      /** The current basket, which the page shows and pays. */
      basket: PaymentOrder
      /** Differences from the previously shown basket. */
      changes: readonly BasketChange[]
      methods: OfferedMethod[]
      /** Whether the server returned the basket's total; such a server also compares the total that a payment sends. */
      comparesTotal: boolean
      profile: Profile | undefined
    }
  /** Nothing in the basket is payable any more. */
  | { kind: 'nothing'; changes: readonly BasketChange[] }
  | { kind: 'failed'; error: ApiError }
  /** Already paid: in another tab, or on the provider's page without a return to the portal. */
  | { kind: 'paid' }

/**
 * Updates the basket, registers it and returns the methods; returns API failures as `failed`. If the journeys fail to
 * reload, the server must return the shown total, because it then refuses any other (`expectedTotal`); otherwise the
 * page offers no method. [OPEN-64]
 */
export async function offerFor(shown: PaymentOrder, given?: Reading): Promise<Offer> {
  const { sessionId } = shown
  try {
    requirePayable(shown)
    if (isStarted(sessionId) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    // Registers the shown basket meanwhile, because it seldom changes between the list and this page.
    const registered = given ? undefined : methodsFor(shown)
    registered?.catch(() => undefined)
    const [{ journeys, changes, set, outage }, profile] = await Promise.all([
      given ?? readAgain(shown),
      // The form works without these initial values. [PAY-06, OPEN-05]
      accountType() === 'customer' ? ensureLoaded(ownProfile()).catch(() => undefined) : undefined,
    ])
    if (mayBePaidHere(sessionId, changes) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    const basket = { ...shown, journeys }
    const sum = totalDue(journeys)
    if (sum <= 0) return { kind: 'nothing', changes }

    // A changed basket is registered after the shown one, which it replaces.
    if (changes.length > 0) await registered?.catch(() => undefined)
    const methods = changes.length === 0 && registered ? registered : methodsFor(basket)
    const { paymentMethods, total } = await methods
    if (total === undefined && outage) throw outage
    if (total !== undefined && total !== sum) throw new ApiError('refused', 'basket_changed')
    if (set && changes.length > 0) updateBasket(sessionId, journeys, set)
    const offered = offeredMethods(paymentMethods, journeys, cardsHere())
    return { kind: 'methods', basket, changes, methods: offered, comparesTotal: total !== undefined, profile }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The server may refuse the basket because it is already paid: then the result is `paid`, not an error.
    if (sessionId !== '' && isGone(error) && (await isPaidAlready(sessionId))) return { kind: 'paid' }
    return { kind: 'failed', error }
  }
}

/** Whether this session may have paid the missing journeys; false if its known payment has none of them. */
function mayBePaidHere(sessionId: string, changes: readonly BasketChange[]): boolean {
  const gone = changes.filter(({ kind }) => kind === 'paid' || kind === 'gone')
  const known = paymentOfSession(sessionId)
  if (!known || !isPaid(known) || known.journeys.length === 0) return gone.length > 0
  return gone.some(({ journey }) => known.journeys.includes(journey.id))
}
