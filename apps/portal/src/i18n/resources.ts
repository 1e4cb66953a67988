/** French defines the key types of each namespace; a test ensures that the other languages have the same keys. */
export interface Resources {
  account: typeof import('./locales/fr/account.json')
  alert: typeof import('./locales/fr/alert.json')
  claim: typeof import('./locales/fr/claim.json')
  common: typeof import('./locales/fr/common.json')
  contact: typeof import('./locales/fr/contact.json')
  cookies: typeof import('./locales/fr/cookies.json')
  errors: typeof import('./locales/fr/errors.json')
  fleet: typeof import('./locales/fr/fleet.json')
  help: typeof import('./locales/fr/help.json')
  home: typeof import('./locales/fr/home.json')
  journeys: typeof import('./locales/fr/journeys.json')
  payment: typeof import('./locales/fr/payment.json')
  prepayment: typeof import('./locales/fr/prepayment.json')
  profile: typeof import('./locales/fr/profile.json')
  receipts: typeof import('./locales/fr/receipts.json')
  renters: typeof import('./locales/fr/renters.json')
  search: typeof import('./locales/fr/search.json')
  verify: typeof import('./locales/fr/verify.json')
  withoutCode: typeof import('./locales/fr/withoutCode.json')
}
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
