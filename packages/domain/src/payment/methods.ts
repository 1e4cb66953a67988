import type { Journey } from '../journey/journey.ts'
import type { KnownCode } from '../reference/errorCodes.ts'
import type { PaymentMethod, PrivateCardType } from './payment.ts'

/** The fields of each private card; all have an expiry. [§9, CONST-02..05] */
export const privateCards = {
  TOTAL: { digits: 18, cvv: true },
  DKV: { digits: 17, cvv: false },
  SHELL: { digits: 19, cvv: true },
  ESSO: { digits: 19, cvv: false },
} as const satisfies Record<PrivateCardType, { digits: number; cvv: boolean }>

/** Any other type is a credit card, paid at the provider. [OPEN-40] */
export function isPrivateCard(type: string): type is PrivateCardType {
  return Object.hasOwn(privateCards, type)
}

export interface OfferedMethod extends PaymentMethod {
  /** Why the browser disabled it; a method that the server disabled has a message instead. */
  reason?: KnownCode
}

/** The methods for these journeys: TOTAL and DKV pay neither prepaid nor in-progress trips. [PAY-16, PAY-17] */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  journeys: readonly Pick<Journey, 'status'>[],
): OfferedMethod[] {
  const reason = refusalOf(journeys)
  return methods.map((method) =>
    reason !== undefined && method.isEnabled && refusingCards.includes(method.type)
      ? { ...method, isEnabled: false, reason }
      : method,
  )
}

const refusingCards: readonly string[] = ['TOTAL', 'DKV']

function refusalOf(journeys: readonly Pick<Journey, 'status'>[]): KnownCode | undefined {
  if (journeys.some(({ status }) => status === 'PREPAYMENT')) return 'prepayment_not_allowed'
  if (journeys.some(({ status }) => status === 'EN_COURS')) return 'in_progress_journey_not_allowed'
  return undefined
}

/** All five methods, disabled, for when the methods cannot be loaded. [PAY-09, OPEN-40] */
export const fallbackMethods: readonly OfferedMethod[] = ['CREDIT_CARD', ...Object.keys(privateCards)].map((type) => ({
  type,
  isEnabled: false,
}))
