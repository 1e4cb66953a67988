import { type Journey, journeysSet } from '@voie-libre/contract/schemas/journey'
import * as z from 'zod/mini'
import type { Answers } from '../../../testing/openPage.tsx'

/** A journey as the operator sends it, in euros. */
export type JourneyGiven = Partial<z.input<typeof journeysSet>['journeys'][number]> & Pick<Journey, 'id'>

export const sessionId = '3f6c'
export const plate = { licensePlate: 'EB100AA', country: 'FR' }
export const journeysCall = 'GET /services/v1/detailedJourneys'
export const toPayCall = 'GET /services/v1/whitelabels/journeys/toPay/page'
export const vehicleCall = 'GET /services/v1/vehicles'

/** What the operator finds. */
export const setOf = (journeys: readonly JourneyGiven[], fields: object = {}) => ({
  type: 'detailed',
  sessionId,
  plate: plate.licensePlate,
  countryCode: plate.country,
  journeys,
  ...fields,
})

/** What this browser stores after a search by plate. */
export const byPlate = (journeys: readonly JourneyGiven[], fields: object = {}) => ({
  journeys: z.parse(journeysSet, setOf(journeys, { type: 'resume', ...fields })),
  sessionId,
  'form/plate': plate,
  isFromAvisOrCnp: false,
})

/** What this browser stores after a search by notice. */
export const byNotice = (journeys: readonly JourneyGiven[] = []) => ({
  ...byPlate(journeys, { type: 'detailed' }),
  isFromAvisOrCnp: true,
  paymentNoticeIsValid: true,
})

/** The operator's answers for a list of these journeys. */
export const answersOf = (journeys: readonly JourneyGiven[], page: object = { canAddPrepayment: true }): Answers => ({
  [journeysCall]: setOf(journeys),
  [toPayCall]: page,
  [vehicleCall]: {},
})

/** The price rises that the operator announces. */
export const lateFees = [
  { stage: 'surcharge', afterDays: 0, fee: 10 },
  { stage: 'surcharge', afterDays: 15, fee: 90 },
  { stage: 'prosecutor', afterDays: 60, fee: 375 },
]
