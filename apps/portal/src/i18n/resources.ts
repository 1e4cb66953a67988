import type account from './locales/fr/account.json'
import type alert from './locales/fr/alert.json'
import type claim from './locales/fr/claim.json'
import type common from './locales/fr/common.json'
import type contact from './locales/fr/contact.json'
import type cookies from './locales/fr/cookies.json'
import type errors from './locales/fr/errors.json'
import type fleet from './locales/fr/fleet.json'
import type help from './locales/fr/help.json'
import type home from './locales/fr/home.json'
import type journeys from './locales/fr/journeys.json'
import type payment from './locales/fr/payment.json'
import type prepayment from './locales/fr/prepayment.json'
import type profile from './locales/fr/profile.json'
import type receipts from './locales/fr/receipts.json'
import type renters from './locales/fr/renters.json'
import type search from './locales/fr/search.json'
import type verify from './locales/fr/verify.json'
import type withoutCode from './locales/fr/withoutCode.json'

/** French defines the key types of each namespace; a test ensures that the other languages have the same keys. */
export interface Resources {
  account: typeof account
  alert: typeof alert
  claim: typeof claim
  common: typeof common
  contact: typeof contact
  cookies: typeof cookies
  errors: typeof errors
  fleet: typeof fleet
  help: typeof help
  home: typeof home
  journeys: typeof journeys
  payment: typeof payment
  prepayment: typeof prepayment
  profile: typeof profile
  receipts: typeof receipts
  renters: typeof renters
  search: typeof search
  verify: typeof verify
  withoutCode: typeof withoutCode
}
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
