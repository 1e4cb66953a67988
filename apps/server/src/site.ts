import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { createPortalServer, type PortalServerOptions } from './app.ts'
import type { Config } from './config.ts'
import { errorReports } from './errorReports.ts'
import { createDrawing } from './firstScreen.ts'
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
  const { dist, brandsDir, extensionsDir } = config
  const options: PortalServerOptions = { dist, brandsDir, extensionsDir, config, sandbox: false, ...overrides }
  const drawing = createDrawing(operator, config, options.dist)
  const firstScreen: PortalServerOptions['firstScreen'] = async (visit) => {
    const screen = await drawing?.firstScreen(visit)
    observer?.firstScreen(screen !== undefined)
    return screen
  }
  const portal = createPortalServer({ ...options, ...(drawing && { ...drawing, firstScreen }) })
  const health = createHealth()
  const app = new Hono<Bindings>().route('/', health.app)
  app.use(requestId())
  if (observer) app.use(observer.requests)
  app.use(requireOneHost).use(requireKnownHost(config)).use('/services/*', isolateResponses)
  return {
    app: app
      .route('/', operator.app)
      .route(
        '/',
        errorReports(config, (error) => observer?.browserError(error)),
      )
      .route('/', portal),
    forgetScreens: () => drawing?.forget(),
    announceStop: health.stop,
  }
}
