import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { shareAnswers } from './answers.ts'
import { createPortalServer, type PortalServerOptions } from './app.ts'
import { createFirstScreens, type DrawScreen, type FirstScreens } from './firstScreens.ts'
import { requireOneHost } from './hosts.ts'
import { type Bindings, isolateResponses, type Operator } from './operator.ts'
import { settingsOf } from './settings.ts'

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
  const app = new Hono<Bindings>().use(requireOneHost).use('/services/*', isolateResponses)
  return {
    app: app.route('/', operator.app).route('/', portal),
    forgetScreens: () => screens?.forget(),
  }
}

/** Undefined in development, where the portal is not built. */
function firstScreens(dist: string, { ask }: Operator): FirstScreens | undefined {
  // The portal's build creates it from apps/portal/src/prerender.tsx, in a folder that is not served.
  const file = join(dist, '.server/prerender.js')
  if (!existsSync(file)) return undefined
  const answers = shareAnswers(ask)
  const screens = createFirstScreens(async (visit) => {
    const { firstScreen }: { firstScreen: DrawScreen } = await import(pathToFileURL(file).href)
    return firstScreen(visit, (path) => answers.ask(path, visit))
  })
  return {
    of: screens.of,
    forget: () => {
      answers.forget()
      screens.forget()
    },
  }
}
