import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { shareAnswers } from './answers.ts'
import { createPortalServer, type PortalServerOptions } from './app.ts'
import { createFirstScreens, type DrawScreen, type FirstScreens } from './firstScreens.ts'
import { type Config, pageSettingsOf } from './config.ts'
import { createHealth } from './health.ts'
import { requireKnownHost, requireOneHost } from './hosts.ts'
import type { Observer } from './observe.ts'
import { type Bindings, isolateResponses, type Operator } from './operator.ts'

export interface Site {
  app: Hono<Bindings>
  /** Discards the prerendered screens, because the operator's data have changed. */
  forgetScreens: () => void
  /** Tells load balancers that the server is about to stop; running and further requests are still answered. */
  announceStop: () => void
}

/**
 * Serves portal and operator on one origin, for the hosts of the configuration. `observer` logs and measures the requests;
 * without it nothing is logged.
 */
export function createSite(
  config: Config,
  operator: Operator,
  overrides: Partial<PortalServerOptions> = {},
  observer?: Observer,
): Site {
  const { dist, brandsDir } = config
  const options: PortalServerOptions = { dist, brandsDir, config, sandbox: false, ...overrides }
  const screens = firstScreens(options.dist, operator, config)
  const firstScreen: PortalServerOptions['firstScreen'] = async (visit) => {
    const screen = await screens?.of(visit)
    observer?.firstScreen(screen !== undefined)
    return screen
  }
  const portal = createPortalServer({
    ...options,
    ...(screens && { firstScreen, withoutCode: async (page) => (await drawing(options.dist)).withoutCode(page) }),
  })
  const health = createHealth()
  const app = new Hono<Bindings>().route('/', health.app)
  if (observer) app.use(observer.requests)
  app.use(requireOneHost).use(requireKnownHost(config)).use('/services/*', isolateResponses)
  return {
    app: app.route('/', operator.app).route('/', portal),
    forgetScreens: () => screens?.forget(),
    announceStop: health.stop,
  }
}

/** The part of the portal that draws pages. Its build creates it from apps/portal/src/prerender.tsx, in a folder that is not served. */
const drawingFile = (dist: string) => join(dist, '.server/prerender.js')
const drawing = (dist: string): Promise<Drawing> => import(pathToFileURL(drawingFile(dist)).href)
interface Drawing {
  firstScreen: DrawScreen
  withoutCode: NonNullable<PortalServerOptions['withoutCode']>
}

/** Undefined in development, where the portal is not built. */
function firstScreens(dist: string, { ask }: Operator, config: Config): FirstScreens | undefined {
  if (!existsSync(drawingFile(dist))) return undefined
  const answers = shareAnswers(ask)
  const screens = createFirstScreens(async (visit) => {
    const { firstScreen } = await drawing(dist)
    const settings = pageSettingsOf(config.host(visit.host))
    return firstScreen({ ...visit, settings }, (path) => answers.ask(path, visit))
  })
  return {
    of: screens.of,
    forget: () => {
      answers.forget()
      screens.forget()
    },
  }
}
