import { control, sandboxPage } from './demo/control.ts'
import { captcha, type CaptchaWork } from './auth/captcha.ts'
import { type Core, createCore } from './http/server.ts'
import { type DbOptions, openDb } from './store/db.ts'
import type { Connection } from './http/faults.ts'
import { paymentPages } from './payments/paymentPage.ts'
import type { PublicHosts } from './http/incoming.ts'
import { reset, scenarios } from './demo/scenarios.ts'
import { setting } from './store/settings.ts'
import { media } from './media/media.ts'
import { accounts } from './areas/accounts.ts'
import { alerts } from './areas/alerts.ts'
import { claims } from './areas/claims.ts'
import { journeys } from './areas/journeys.ts'
import { payments } from './areas/payments.ts'
import { renters } from './areas/renters.ts'
import { whitelabel } from './areas/whitelabel.ts'

export interface Sandbox {
  /** Answers /services/*, /sandbox*, /psp/* and /media/*. With `connection` a dropped call cuts the socket. */
  fetch: (request: Request, connection?: Connection) => Promise<Response>
  close: () => Promise<void>
  /** The plates that the start message names. */
  scenarios: readonly { plate: string; country: string; about: string }[]
}

export interface SandboxOptions extends PublicHosts, DbOptions {
  /** 'light' lets tests solve a captcha in no time; 'full' is the default. */
  captchaWork?: CaptchaWork | undefined
}

/** Opens a reference operator: all calls of §7 on an SQL database, for demonstration and tests. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const core = createCore(await openDb(options), options)
  for (const area of areas) area(core)
  control(core)
  paymentPages(core)
  sandboxPage(core)
  if ((await setting(core.db, 'seeded')) === undefined) await reset(core)
  return {
    fetch: async (request, connection) => core.http.fetch(request, connection ?? {}),
    close: async () => {
      await core.idle()
      await core.db.close()
    },
    scenarios: scenarios.filter(({ plate }) => toPrint.has(plate)),
  }
}

const toPrint: ReadonlySet<string> = new Set(['AB-123-CD', 'MN-456-XY', 'B-MW 2024'])

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
