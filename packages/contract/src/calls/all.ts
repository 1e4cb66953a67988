import * as accounts from './accounts.ts'
import * as alerts from './alerts.ts'
import * as captcha from './captcha.ts'
import * as claims from './claims.ts'
import { type Endpoint, isEndpoint } from './endpoint.ts'
import * as journeys from './journeys.ts'
import * as payments from './payments.ts'
import * as receiptKeys from './receiptKeys.ts'
import * as renters from './renters.ts'
import * as tokens from './tokens.ts'
import * as whitelabel from './whitelabel.ts'

export const allEndpoints: readonly Endpoint[] = [
  accounts,
  renters,
  tokens,
  whitelabel,
  journeys,
  payments,
  receiptKeys,
  alerts,
  claims,
  captcha,
]
  .flatMap((part): unknown[] => Object.values(part))
  .filter(isEndpoint)
