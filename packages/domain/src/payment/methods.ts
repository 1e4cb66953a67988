import type { KnownCode } from '@voie-libre/contract/errorCodes'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { PaymentMethod } from '@voie-libre/contract/schemas/payment'
import type { TextByLanguage } from '../reference/languages.ts'

/** Name and explanation of a payment method that the portal has no texts for. */
export interface MethodWords {
  /** The method's type in the API. */
  type: string
  /** A trade name, the same in every language. */
  label?: string | undefined
  description?: TextByLanguage | undefined
}

/** A fuel or toll card, which the portal's own form takes. All have an expiry; the cvv has three digits. */
export interface PrivateCard extends MethodWords {
  digits: number
  cvv: boolean
  /** Pays neither prepaid trips nor journeys in progress. [PAY-16, PAY-17] */
  finishedOnly?: boolean | undefined
}

/** The cards of the specification; a configuration can name others. [§9, CONST-02..05] */
export const privateCards = [
  { type: 'TOTAL', digits: 18, cvv: true, finishedOnly: true },
  { type: 'DKV', digits: 17, cvv: false, finishedOnly: true },
  { type: 'SHELL', digits: 19, cvv: true },
  { type: 'ESSO', digits: 19, cvv: false },
] as const satisfies readonly PrivateCard[]
type KnownCardType = (typeof privateCards)[number]['type']

/** Whether the portal has texts for this card. */
export const isKnownCard = (type: string): type is KnownCardType => privateCards.some((card) => card.type === type)

/** The card of a method; undefined for a credit card, paid at the provider: any other type. [OPEN-40] */
export const privateCardOf = (type: string, cards: readonly PrivateCard[]): PrivateCard | undefined =>
  cards.find((card) => card.type === type)

export interface OfferedMethod extends PaymentMethod {
  /** Why the portal disables the method; a method that the server disables has a message instead. */
  reason?: KnownCode
}

/** The methods for these journeys: some cards pay neither prepaid nor in-progress trips. [PAY-16, PAY-17] */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  journeys: readonly Pick<Journey, 'status'>[],
  cards: readonly PrivateCard[],
): OfferedMethod[] {
  const reason = refusalOf(journeys)
  return methods.map((method) =>
    reason !== undefined && method.isEnabled && privateCardOf(method.type, cards)?.finishedOnly === true
      ? { ...method, isEnabled: false, reason }
      : method,
  )
}

function refusalOf(journeys: readonly Pick<Journey, 'status'>[]): KnownCode | undefined {
  if (journeys.some(({ status }) => status === 'PREPAYMENT')) return 'prepayment_not_allowed'
  if (journeys.some(({ status }) => status === 'EN_COURS')) return 'in_progress_journey_not_allowed'
  return undefined
}

/** The credit card and all private cards, disabled, for when the methods cannot be loaded. [PAY-09, OPEN-40] */
export const fallbackMethods = (cards: readonly PrivateCard[]): readonly OfferedMethod[] =>
  ['CREDIT_CARD', ...cards.map(({ type }) => type)].map((type) => ({ type, isEnabled: false }))
