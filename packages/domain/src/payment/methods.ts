import type { KnownCode } from '@voie-libre/contract/errorCodes'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { PaymentMethod, ProviderHandover } from '@voie-libre/contract/schemas/payment'
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

/** How a payment provider receives the hand-over. The server computes the parameters. [§3, OPEN-43] */
export interface PaymentProvider {
  /** Its name in the hand-over (`psp`), in any case. */
  psp: string
  /** Where the parameters go: fields of the hidden form, or its address. */
  parameters: 'fields' | 'query'
  /** Required parameters. If one is missing, the portal reports that the payment did not start. */
  required?: readonly string[] | undefined
  /** Names of its methods besides the credit card. */
  methods?: readonly MethodWords[] | undefined
}

/** The providers of the specification; a configuration can name others. [PAY-11..13] */
export const paymentProviders: readonly PaymentProvider[] = [
  { psp: 'PAYBOX', parameters: 'fields' },
  { psp: 'AXEPTA', parameters: 'query' },
]

export type ProviderForm = { method: 'POST'; action: string; fields: { name: string; value: string }[] }

interface AllowedProviders {
  /** The page's own origin. */
  origin: string
  allowedOrigins: readonly string[]
  providers: readonly PaymentProvider[]
}

/**
 * The hidden form of the hand-over to the payment provider; undefined when the address is not allowed or a required
 * parameter is missing. Allowed are https addresses of the listed origins, and addresses of the page's own origin. An
 * unknown provider gets its parameters as fields. [PAY-11..13, OPEN-43]
 */
export function providerForm(
  handover: ProviderHandover,
  { origin, allowedOrigins, providers }: AllowedProviders,
): ProviderForm | undefined {
  const url = trustedUrl(handover.url, origin, allowedOrigins)
  const names = handover.parameters.map(({ pspVariableName }) => pspVariableName)
  const psp = handover.psp.trim().toUpperCase()
  const provider = providers.find((known) => known.psp.toUpperCase() === psp)
  if (!url || !names.every(isFieldName) || provider?.required?.some((name) => !names.includes(name))) return undefined
  if (provider?.parameters !== 'query') {
    const fields = handover.parameters.map((one) => ({ name: one.pspVariableName, value: one.pspVariableValue }))
    return { method: 'POST', action: url.href, fields }
  }
  const added = handover.parameters.map(
    ({ pspVariableName, pspVariableValue }) =>
      `${encodeURIComponent(pspVariableName)}=${encodeURIComponent(pspVariableValue)}`,
  )
  // Concatenated, because URLSearchParams would re-encode the provider's part of the query.
  url.search = [url.search, ...added].filter((part) => part !== '').join('&')
  return { method: 'POST', action: url.href, fields: [] }
}

function trustedUrl(text: string, origin: string, allowedOrigins: readonly string[]): URL | undefined {
  if (/[\p{Cc}\\]/u.test(text) || !URL.canParse(text, origin)) return undefined
  // The browser would resolve an incomplete address to a page of the portal.
  if (!/^(https?:\/\/|\/)/i.test(text.trim())) return undefined
  const url = new URL(text, origin)
  const own = new URL(origin)
  // Not `url.origin`, because the origin of a blob: address is that of the page.
  const isOwn = url.protocol === own.protocol && url.host === own.host
  // On a developer's machine both the portal and the provider's page have no certificate.
  const isSafe = url.protocol === 'https:' || [own, url].every(({ host }) => /^localhost:\d+$/.test(host))
  const isTrusted = isOwn || (isSafe && allowedOrigins.includes(url.origin))
  return isTrusted && url.username === '' && url.password === '' ? url : undefined
}

/** Refuses names that would shadow members of the form, that browsers replace, or that no provider uses. */
function isFieldName(name: string): boolean {
  return /^[\w.:[\]-]+$/.test(name) && !/^(action|method|target|enctype|elements|submit|reset|_charset_)$/i.test(name)
}
