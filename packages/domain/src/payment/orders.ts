import type { AccountType } from '@voie-libre/contract/schemas/account'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { AllJourneysOrder, JourneyOrder } from '@voie-libre/contract/schemas/payment'
import type { PrepaymentOrder } from '@voie-libre/contract/schemas/prepayment'
import { isOwnPrepaid } from '../prepayment/expand.ts'
import { classOf, type Stretch } from '../prepayment/stretch.ts'

/** Whether this visitor orders single journeys; the others pay all journeys of their session. [API-63, API-64] */
export const usesNamedJourneys = (visitor: { accountType: AccountType; isFromNotice: boolean }): boolean =>
  visitor.accountType === 'customer' || visitor.isFromNotice

/** The body of POST payments/journeys, one order per journey. [API-62, OPEN-41] */
export function journeyOrders(journeys: readonly Journey[], stretch: Stretch): JourneyOrder[] {
  return journeys.map((journey) => {
    // A prepaid trip from the operator is already ordered: a new order would charge it twice.
    const isCase = journey.status === 'PREPAYMENT' && !isOwnPrepaid(journey)
    if (journey.status === 'TERMINE' || isCase) return { idDossier: journey.id }
    const prepaymentJourney = tripOf(journey, stretch)
    const trip = prepaymentJourney ? { prepaymentJourney } : {}
    return journey.status === 'PREPAYMENT' ? trip : { inProgressId: journey.inProgressId ?? journey.id, ...trip }
  })
}

/** The body of POST payments/allJourneys: the prepaid trips of this basket, if any. [API-64, OPEN-41] */
export function prepaymentOrders(journeys: readonly Journey[], stretch: Stretch): AllJourneysOrder[] {
  return journeys
    .filter(isOwnPrepaid)
    .flatMap((journey) => tripOf(journey, stretch) ?? [])
    .map((trip) => ({ in: { id: trip.in }, out: { id: trip.out }, vehicleCategory: trip.vehicleCategory }))
}

/** Gates by group number and the class; undefined while one of them is unknown. */
function tripOf(journey: Journey, { groupOf }: Stretch): PrepaymentOrder | undefined {
  const entrance = journey.in && groupOf(journey.in.id)
  const exit = journey.out && groupOf(journey.out.id)
  const vehicleCategory = classOf(journey.carCategory)
  if (entrance === undefined || exit === undefined || vehicleCategory === undefined) return undefined
  return { in: entrance, out: exit, vehicleCategory }
}
