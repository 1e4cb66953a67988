import type { Journey, JourneyNature, PaymentLimit } from '@voie-libre/contract/schemas/journey'

type Case = Pick<Journey, 'paymentLimit' | 'caseOrigin' | 'nature'>

/** The sections of a journey list, in their order. [§2.5, CATEGORY-08] */
export const displayGroups = ['freeFlow', 'latePayment', 'nonPayment'] as const
export type DisplayGroup = (typeof displayGroups)[number]

/** The sections of the list on claim/select, in their order. [OPEN-45] */
export const claimGroups = [...displayGroups, 'omp'] as const
export type ClaimGroup = (typeof claimGroups)[number]

/** The section of the list that shows a journey. [§4, CATEGORY-01..03, OPEN-34] */
export function displayGroup({ paymentLimit, caseOrigin, nature }: Case): DisplayGroup {
  if (paymentLimit === undefined) return nature === undefined ? 'freeFlow' : displayGroupOfNature[nature]
  if (paymentLimit === 'IRIS') return caseOrigin === 'IRIS' ? 'latePayment' : 'freeFlow'
  return displayGroupOfLimit[paymentLimit]
}

/** The category in which a journey is contested; it may differ from the section that shows the journey. [§4, CATEGORY-04..07] */
export const claimGroup = (journey: Case): ClaimGroup =>
  journey.paymentLimit === undefined ? displayGroup(journey) : claimGroupOfLimit[journey.paymentLimit]

const displayGroupOfLimit = {
  AUTRE: 'latePayment',
  BEFORE_OMP: 'latePayment',
  OMP: 'latePayment',
  PRIMO_DESIGNATED: 'latePayment',
  INFRACTION: 'nonPayment',
} as const satisfies Record<Exclude<PaymentLimit, 'IRIS'>, DisplayGroup>

/** Without a payment limit the nature decides; without either, the journey counts as free flow. [OPEN-34] */
const displayGroupOfNature = {
  freeFlow: 'freeFlow',
  prePayment: 'freeFlow',
  latePayment: 'latePayment',
  nonPaymentDeclaration: 'nonPayment',
} as const satisfies Record<JourneyNature, DisplayGroup>

const claimGroupOfLimit = {
  AUTRE: 'freeFlow',
  IRIS: 'freeFlow',
  BEFORE_OMP: 'latePayment',
  PRIMO_DESIGNATED: 'latePayment',
  OMP: 'omp',
  INFRACTION: 'nonPayment',
} as const satisfies Record<PaymentLimit, ClaimGroup>
