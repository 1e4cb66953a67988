import type { OperatorProfile } from '@voie-libre/contract/calls/about'
import type { PaymentProvider, PrivateCard } from '../payment/methods.ts'
import type { StretchData } from '../prepayment/stretch.ts'

export interface CaptchaSettings {
  /** One of `captchaNames`, or the address of a module. */
  provider: string
  /** The operator's public key at a third party. */
  siteKey?: string | undefined
  /** Origin of a third party whose script and calls the page then allows. */
  origin?: string | undefined
}

/**
 * The part of the operator's configuration that the portal reads. The server checks it and writes it into the page; without a
 * setting the portal uses its own value.
 */
export interface PageSettings {
  /** What the operator has besides payments; everything without this list. */
  profiles?: readonly OperatorProfile[] | undefined
  /** An e-mail address for everybody, shown when the operator's server fails, a phone number, and an address for renters. */
  support?: Partial<Record<'email' | 'phone' | 'renters', string | undefined>> | undefined
  /** Origins besides the page's own that a payment may be handed over to. */
  providerOrigins?: readonly string[] | undefined
  /** Payment providers besides those of the specification. */
  paymentProviders?: readonly PaymentProvider[] | undefined
  privateCards?: readonly PrivateCard[] | undefined
  stretch?: StretchData | undefined
  captcha?: CaptchaSettings | undefined
  /** Address of the tag manager's script. */
  tagManager?: string | undefined
  /** `dataLayer`, or the address of a module. */
  analytics?: string | undefined
  /** The share of page views that report errors of the portal's code, above 0 and at most 1; none by default. */
  errorReports?: number | undefined
}

/** Captchas of the portal; a configuration names one of them or a module. [OPEN-28] */
export const captchaNames = ['altcha', 'none'] as const

/** The address of an operator's own module, which the portal's server serves from a folder beside the configuration. */
export const isExtension = (name: string): boolean => /^\/extensions\/[\w-][\w.-]*\.m?js$/.test(name)
