import type common from './locales/fr/common.json'
import type errors from './locales/fr/errors.json'
import type home from './locales/fr/home.json'
import type journeys from './locales/fr/journeys.json'
import type payment from './locales/fr/payment.json'
import type search from './locales/fr/search.json'
import type soon from './locales/fr/soon.json'

/** French gives the key types of every namespace; a test holds the other languages to the same keys. */
export interface Resources {
  common: typeof common
  errors: typeof errors
  home: typeof home
  journeys: typeof journeys
  payment: typeof payment
  search: typeof search
  soon: typeof soon
}
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
