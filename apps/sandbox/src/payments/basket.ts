import { createHash } from 'node:crypto'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { JourneyOrder, PaymentMethod } from '@voie-libre/contract/schemas/payment'
import type { PrepaymentOrder } from '@voie-libre/contract/schemas/prepayment'
import { amountDue } from '@voie-libre/domain/journey/price'
import { isInProgress } from '@voie-libre/domain/journey/selection'
import { completeInProgress } from '@voie-libre/domain/prepayment/expand'
import { a79, classOf } from '@voie-libre/domain/prepayment/stretch'
import { ApiProblem } from '../http/problem.ts'
import { type Language, texts } from '../locales/texts.ts'
import type { BasketLine, BasketOrder, Session } from '../store/sessions.ts'
import { gateOf, tripPrice } from '../store/tolls.ts'
import type { PlateBehaviour } from '../store/vehicles.ts'

/**
 * Builds the basket of an order with the current prices: the named journeys, or the whole session and prepayments.
 * Throws unless each journey is found, unpaid and payable. [API-62, API-64, OPEN-41]
 */
export function basketOf(
  session: Session,
  unpaid: readonly Journey[],
  order: BasketOrder,
  mayPrepay: boolean,
): BasketLine[] {
  const lines =
    order.kind === 'named'
      ? order.orders.map((one) => lineOf(session, unpaid, one))
      : [
          ...unpaid.map((journey) => finishedLine(session, journey)),
          ...order.prepayments.map((one) => prepaymentLine(session, one)),
        ]
  const ids = lines.flatMap((line) => line.journeyId ?? [])
  if (new Set(ids).size < ids.length) throw new ApiProblem('payment_journeys_invalid')
  if (lines.length === 0) throw new ApiProblem('session_without_journeys')
  if (lines.some((line) => line.kind === 'prepayment') && !mayPrepay) throw new ApiProblem('unauthorized_prepayment')
  const hasTripsAhead = lines.some((line) => line.kind !== 'journey')
  const finished = unpaid.filter((journey) => journey.status === 'TERMINE' && journey.paymentLimit !== 'OMP')
  if (hasTripsAhead && finished.some((journey) => !ids.includes(journey.id)))
    throw new ApiProblem('missing_post_payment_with_prepayment')
  // Providers cannot debit zero or less. [F-PAY-12]
  if (totalOf(lines) <= 0) throw new ApiProblem('payment_journeys_invalid')
  return lines
}

export const totalOf = (lines: readonly BasketLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/** Computes a key that is equal for the same lines at the same prices. */
export function basketKey(lines: readonly BasketLine[]): string {
  const content = lines.map(({ kind, journeyId, amount, journey }) => [
    kind,
    journeyId,
    amount,
    journey.in,
    journey.out,
  ])
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function lineOf(session: Session, unpaid: readonly Journey[], order: JourneyOrder): BasketLine {
  const { idDossier, inProgressId, prepaymentJourney } = order
  if (idDossier !== undefined && inProgressId === undefined && prepaymentJourney === undefined)
    return finishedLine(
      session,
      unpaid.find((journey) => journey.id === idDossier),
    )
  if (idDossier !== undefined || prepaymentJourney === undefined) throw new ApiProblem('payment_journeys_invalid')
  if (inProgressId === undefined) return prepaymentLine(session, prepaymentJourney)
  return inProgressLine(
    session,
    unpaid.find((journey) => journey.inProgressId === inProgressId || journey.id === inProgressId),
    prepaymentJourney,
  )
}

/** Refuses journeys in progress and those at the public prosecutor (OMP). [PAY-19, JOURNEY-12] */
function finishedLine({ country, plate }: Session, journey: Journey | undefined): BasketLine {
  if (journey === undefined || journey.paymentLimit === 'OMP' || isInProgress(journey))
    throw new ApiProblem('payment_journeys_invalid')
  return { kind: 'journey', country, plate, journeyId: journey.id, amount: amountDue(journey), journey }
}

function inProgressLine(session: Session, journey: Journey | undefined, order: PrepaymentOrder): BasketLine {
  if (journey === undefined || !isInProgress(journey)) throw new ApiProblem('false_in_progress_journey')
  if (journey.paymentLimit === 'OMP') throw new ApiProblem('payment_journeys_invalid')
  const price = tripPrice(order.in, order.out, order.vehicleCategory)
  if (price === undefined || !covers(order, journey)) throw new ApiProblem('payment_journeys_invalid')
  const { country, plate } = session
  const choice = { in: gateOf(order.in), out: gateOf(order.out), price, class: order.vehicleCategory }
  const completed = completeInProgress(journey, choice)
  const amount = amountDue(completed)
  return { kind: 'inProgress', country, plate, journeyId: journey.id, amount, journey: completed }
}

/** Whether the declared trip contains the recorded part, in the same direction. [PREPAY-18, OPEN-36] */
function covers(order: PrepaymentOrder, journey: Journey): boolean {
  const from = journey.in && a79.groupOf(journey.in.id)
  const to = journey.out && a79.groupOf(journey.out.id)
  if (from !== undefined && to !== undefined) {
    const way = Math.sign(to - from)
    return (order.in - from) * way <= 0 && (order.out - to) * way >= 0 && Math.sign(order.out - order.in) === way
  }
  return order.in === (from ?? order.in) && order.out === (to ?? order.out)
}

function prepaymentLine({ country, plate }: Session, order: PrepaymentOrder): BasketLine {
  const amount = tripPrice(order.in, order.out, order.vehicleCategory)
  if (amount === undefined) throw new ApiProblem('payment_journeys_invalid')
  const journey: Journey = {
    id: 'prepayment',
    nature: 'prePayment',
    status: 'PREPAYMENT',
    completed: true,
    in: gateOf(order.in),
    out: gateOf(order.out),
    carCategory: order.vehicleCategory,
    htPrice: Math.round(amount / 1.2),
    ttcPrice: amount,
    totalPrice: amount,
    tva: 20,
    tvaPrice: amount - Math.round(amount / 1.2),
    indemnity: 0,
    alreadyPaid: 0,
    countryPlate: country,
    numberPlate: plate,
  }
  return { kind: 'prepayment', country, plate, amount, journey }
}

export const creditCard = 'CREDIT_CARD'
const methodTypes = [creditCard, 'TOTAL', 'DKV', 'SHELL', 'ESSO'] as const
type Refusal = keyof (typeof texts)[Language]['methods']

/** Returns the code of §8 if a method cannot pay a basket. DKV also refuses classes 3 and 4. [PAY-16..18, §6] */
export function refusalOf(
  type: string,
  lines: readonly BasketLine[],
  behaviour: PlateBehaviour = {},
): Refusal | undefined {
  if (behaviour.closedMethods?.includes(type)) return 'payment_journeys_invalid'
  if (type !== 'TOTAL' && type !== 'DKV') return undefined
  if (lines.some((line) => line.kind === 'prepayment')) return 'prepayment_not_allowed'
  if (lines.some((line) => line.kind === 'inProgress')) return 'in_progress_journey_not_allowed'
  const heavy = lines.some((line) => [3, 4].includes(classOf(line.journey.carCategory) ?? 0))
  return type === 'DKV' && heavy ? 'journey_vehicle_category_forbidden' : undefined
}

export function methodsFor(
  lines: readonly BasketLine[],
  behaviour: PlateBehaviour | undefined,
  language: Language,
): PaymentMethod[] {
  return methodTypes.map((type) => {
    const refusal = refusalOf(type, lines, behaviour)
    const icon = `/media/method-${type.toLowerCase().replace('_', '-')}.svg`
    return { type, isEnabled: refusal === undefined, icon, errorMessage: refusal && texts[language].methods[refusal] }
  })
}
