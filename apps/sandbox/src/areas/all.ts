import type { Core } from '../core.ts'
import { media } from '../media/media.ts'
import { captcha } from './captcha.ts'
import { journeys } from './journeys.ts'
import { payments } from './payments.ts'
import { whitelabel } from './whitelabel.ts'

/** Every area; a contract test asks that together they serve each endpoint. */
export const areas: readonly ((core: Core) => void)[] = [journeys, payments, captcha, whitelabel, media]
