import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createPortalServer, type PortalServerOptions } from './app.ts'
import { createFirstScreens, type DrawScreen, type FirstScreens, type Visit } from './firstScreens.ts'
import { oneHost } from './hosts.ts'
import { confined } from './operator.ts'
import { settingsOf } from './settings.ts'

export type Bindings = { Bindings: HttpBindings }

/** The server behind the portal. */
export interface Operator {
  /** Answers `/services/*` and all other paths that are not the portal's. */
  app: Hono<Bindings>
  /** Reads data for a page that is rendered here, as the visitor's browser would. */
  ask: (path: string, visit: Visit) => Promise<Response>
}

export interface Site {
  app: Hono<Bindings>
  /** Discards the prerendered screens, because the operator's data have changed. */
  forgetScreens: () => void
}

/**
 * Serves portal and operator on one origin, configured by the README's environment variables. Throws when one is invalid.
 */
export function createSite(
  env: NodeJS.ProcessEnv,
  operator: Operator,
  overrides: Partial<PortalServerOptions> = {},
): Site {
  const options: PortalServerOptions = { ...settingsOf(env), ...overrides }
  const screens = firstScreens(options.dist, operator)
  const portal = createPortalServer({ ...options, ...(screens && { firstScreen: screens.of }) })
  const app = new Hono<Bindings>().use(oneHost).use('/services/*', confined)
  return {
    app: app.route('/', operator.app).route('/', portal),
    forgetScreens: () => screens?.forget(),
  }
}

/** The headers that tell the operator host and language. */
export const headersOf = ({ host, language }: Visit) => ({
  accept: 'application/json',
  'accept-language': language,
  'x-whitelabel-host': host,
})

/** Undefined in development, where the portal is not built. */
function firstScreens(dist: string, { ask }: Operator): FirstScreens | undefined {
  // The portal's build creates it from apps/portal/src/prerender.tsx, in a folder that is not served.
  const file = join(dist, '.server/prerender.js')
  if (!existsSync(file)) return undefined
  return createFirstScreens(async (visit) => {
    const { firstScreen }: { firstScreen: DrawScreen } = await import(pathToFileURL(file).href)
    return firstScreen(visit.language, (path) => ask(path, visit))
  })
}
