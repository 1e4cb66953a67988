import type { Core } from '../core.ts'
import { captcha } from './captcha.ts'

/** Every area; a contract test asks that together they serve each endpoint. */
export const areas: readonly ((core: Core) => void)[] = [captcha]
