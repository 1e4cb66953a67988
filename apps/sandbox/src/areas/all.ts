import { captcha } from '../auth/captcha.ts'
import type { Core } from '../http/server.ts'
import { media } from '../media/media.ts'
import { accounts } from './accounts.ts'
import { alerts } from './alerts.ts'
import { claims } from './claims.ts'
import { journeys } from './journeys.ts'
import { payments } from './payments.ts'
import { renters } from './renters.ts'
import { whitelabel } from './whitelabel.ts'

/** All areas; a test checks that they serve all endpoints of the contract. */
export const areas: readonly ((core: Core) => void)[] = [
  accounts,
  renters,
  whitelabel,
  media,
  journeys,
  payments,
  alerts,
  claims,
  captcha,
]
