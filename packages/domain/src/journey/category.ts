import type { Journey, JourneyNature, PaymentLimit } from './journey.ts'

type Case = Pick<Journey, 'paymentLimit' | 'caseOrigin' | 'nature'>

/** In the order of the list's sections. [§2.5, CATEGORY-08] */
export const displayGroups = ['fluxLibre', 'retardPaiement', 'cnp'] as const
export type DisplayGroup = (typeof displayGroups)[number]

export type ClaimGroup = 'freeFlow' | 'latePayment' | 'omp' | 'nonPayment'

/** The section of the list a journey belongs to. [§4, CATEGORY-01..03, OPEN-34] */
export function displayGroup({ paymentLimit, caseOrigin, nature }: Case): DisplayGroup {
  if (paymentLimit === undefined) return nature === undefined ? 'fluxLibre' : displayGroupOfNature[nature]
  if (paymentLimit === 'IRIS') return caseOrigin === 'IRIS' ? 'retardPaiement' : 'fluxLibre'
  return displayGroupOfLimit[paymentLimit]
}

/** The category a journey is contested in, which is not the one it is shown in. [§4, CATEGORY-04..07] */
export function claimGroup(journey: Case): ClaimGroup {
  return journey.paymentLimit === undefined
    ? claimGroupOfDisplay[displayGroup(journey)]
    : claimGroupOfLimit[journey.paymentLimit]
}

const displayGroupOfLimit = {
  AUTRE: 'retardPaiement',
  BEFORE_OMP: 'retardPaiement',
  OMP: 'retardPaiement',
  PRIMO_DESIGNATED: 'retardPaiement',
  INFRACTION: 'cnp',
} as const satisfies Record<Exclude<PaymentLimit, 'IRIS'>, DisplayGroup>

/** Without a payment limit the nature decides; without either, free flow is the plainest case. [OPEN-34] */
const displayGroupOfNature = {
  freeFlow: 'fluxLibre',
  prePayment: 'fluxLibre',
  latePayment: 'retardPaiement',
  nonPaymentDeclaration: 'cnp',
} as const satisfies Record<JourneyNature, DisplayGroup>

const claimGroupOfLimit = {
  AUTRE: 'freeFlow',
  IRIS: 'freeFlow',
  BEFORE_OMP: 'latePayment',
  PRIMO_DESIGNATED: 'latePayment',
  OMP: 'omp',
  INFRACTION: 'nonPayment',
} as const satisfies Record<PaymentLimit, ClaimGroup>

const claimGroupOfDisplay = {
  fluxLibre: 'freeFlow',
  retardPaiement: 'latePayment',
  cnp: 'nonPayment',
} as const satisfies Record<DisplayGroup, ClaimGroup>
