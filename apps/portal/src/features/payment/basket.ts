import type { Journey, JourneysSet } from '@voie-libre/contract/schemas/journey'
import { totalDue } from '@voie-libre/domain/journey/price'
import { basketNow } from '@voie-libre/domain/payment/basketChange'
import { usesNamedJourneys } from '@voie-libre/domain/payment/orders'
import { payable } from '@voie-libre/domain/payment/start'
import { classOf } from '@voie-libre/domain/prepayment/stretch'
import { ApiError, asApiError } from '../../api/errors.ts'
import { journeysNow, type PaymentOrder } from '../../api/payments.ts'
import { tripPrice } from '../../api/prepayment.ts'
import { stretch } from '../../api/stretch.ts'
import type { basketOf } from '../../session/search.ts'
import { accountType } from '../../session/visitor.ts'

export function orderFor(basket: ReturnType<typeof basketOf>): PaymentOrder | undefined {
  if (!basket) return undefined
  const { sessionId, journeys, isFromNotice } = basket
  return { sessionId, journeys, named: usesNamedJourneys({ accountType: accountType(), isFromNotice }) }
}

/** Throws `ApiError` without session, with an unpayable journey, or with a total of zero. [PAY-19, F-PAY-12] */
export function requirePayable({ sessionId, journeys }: PaymentOrder): void {
  if (sessionId === '') throw new ApiError('refused', 'payment_session_invalid')
  const every = new Set(journeys.map(({ id }) => id))
  if (payable(journeys, every).length < journeys.length || totalDue(journeys) <= 0) {
    throw new ApiError('refused', 'payment_journeys_invalid')
  }
}

/** Whether an error needs a new search, or says that the basket has changed: the list reloads it. [F-SES-10, F-PAY-16, OPEN-14] */
export const isGone = ({ code }: ApiError): boolean =>
  ['payment_session_invalid', 'payment_journeys_invalid', 'session_without_journeys'].includes(code)

/** Whether the saved basket equals the shown one; another tab may have changed or paid it. [F-NAV-06] */
export function isSameBasket(shown: PaymentOrder, stored: ReturnType<typeof basketOf>): boolean {
  return (
    stored?.sessionId === shown.sessionId &&
    stored.journeys.length === shown.journeys.length &&
    stored.journeys.every(({ id }, index) => id === shown.journeys[index]?.id)
  )
}

/** A basket by the server's response `set`; without a response as it was, with the reason. */
export type Reading = ReturnType<typeof basketNow> & { set?: JourneysSet; outage?: ApiError }

/** Time in milliseconds to wait for journeys and prices before the page relies on the server's comparison alone. */
const timeoutMs = 10_000

/** Reloads journeys and trip prices, and compares. Returns an outage; throws `ApiError` for a known refusal. [OPEN-64] */
export async function readAgain({ sessionId, journeys, named }: PaymentOrder): Promise<Reading> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const [set, current] = await Promise.all([
      journeysNow(sessionId, signal),
      Promise.all(journeys.map(async (journey) => ({ journey, price: await priceNow(journey, signal) }))),
    ])
    const trips = new Map(current.map(({ journey, price }) => [journey.id, { ...journey, ttcPrice: price }]))
    const found = set.journeys.filter(({ status }) => status !== 'PREPAYMENT')
    const reread = [
      ...found.map((journey) => completedAgain(journey, trips.get(journey.id))),
      ...[...trips.values()].filter(({ status }) => status === 'PREPAYMENT'),
    ]
    return { set, ...basketNow(journeys, { journeys: reread, paid: set.paidSinceSearch ?? [] }, named) }
  } catch (error) {
    const known = asApiError(error)
    if (known.kind === 'refused' && known.code !== 'unknown') throw known
    return { journeys: [...journeys], changes: [], outage: known }
  }
}

/** Current price in cents. For prepaid trips and completed journeys, only the price call provides it. */
async function priceNow(journey: Journey, signal: AbortSignal): Promise<number> {
  const { status, in: from, out: to, carCategory, numberPlate, countryPlate, ttcPrice } = journey
  const entrance = from && stretch().gateNamed(from.id)
  const exit = to && stretch().gateNamed(to.id)
  const vehicleClass = classOf(carCategory)
  const isKnown = entrance !== undefined && exit !== undefined && vehicleClass !== undefined
  if (status === 'TERMINE' || !isKnown || numberPlate === undefined || countryPlate === undefined) return ttcPrice
  return tripPrice({ licensePlate: numberPlate, country: countryPlate }, { entrance, exit, vehicleClass }, signal)
}

/** Applies the driver's completion to a journey that the operator still reports as in progress. */
function completedAgain(journey: Journey, chosen: Journey | undefined): Journey {
  if (journey.status !== 'EN_COURS' || chosen === undefined) return journey
  const { in: entrance, out: exit, carCategory, ttcPrice } = chosen
  return { ...journey, in: entrance, out: exit, carCategory, ttcPrice, completed: true }
}
