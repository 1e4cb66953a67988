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
  /** Answers `/services/*`, and whatever else is not the portal's. */
  app: Hono<Bindings>
  /** Reads data for a page that is drawn here, as the browser of that visit would. */
  ask: (path: string, visit: Visit) => Promise<Response>
}

export interface Site {
  app: Hono<Bindings>
  /** Drops the drawn screens, because the operator's data have changed. */
  forgetScreens: () => void
}

/** Portal and operator on one origin, set up by the environment variables of the README. Throws when one of them is invalid. */
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

/** The headers by which the operator knows host and language. */
export const headersOf = ({ host, language }: Visit) => ({
  accept: 'application/json',
  'accept-language': language,
  'x-whitelabel-host': host,
})

/** Undefined in development, where the portal is not built. */
function firstScreens(dist: string, { ask }: Operator): FirstScreens | undefined {
  // The portal's build makes it of apps/portal/src/prerender.tsx, in a folder that is not served.
  const file = join(dist, '.server/prerender.js')
  if (!existsSync(file)) return undefined
  return createFirstScreens(async (visit) => {
    const { firstScreen }: { firstScreen: DrawScreen } = await import(pathToFileURL(file).href)
    return firstScreen(visit.language, (path) => ask(path, visit))
  })
}
