import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { createPortalServer, type PortalServerOptions } from './app.ts'
import type { Config } from './config.ts'
import { errorReports, type Observer } from './observe.ts'
import { createDrawing } from './firstScreen.ts'
import { type Bindings, isolateResponses, type Operator } from './operator.ts'

/**
 * Serves portal and operator on one origin, for the hosts of the configuration. `observer` logs and measures the requests;
 * without it nothing is logged.
 */
export function createSite(
  config: Config,
  operator: Operator,
  overrides: Partial<PortalServerOptions> = {},
  observer?: Observer,
) {
  const { dist, brandsDir, extensionsDir } = config
  const options: PortalServerOptions = { dist, brandsDir, extensionsDir, config, sandbox: false, ...overrides }
  const drawing = createDrawing(operator, config, options.dist)
  const firstScreen: PortalServerOptions['firstScreen'] = async (visit) => {
    const screen = await drawing?.firstScreen(visit)
    observer?.firstScreen(screen !== undefined)
    return screen
  }
  const portal = createPortalServer({ ...options, ...(drawing && { ...drawing, firstScreen }) })
  const state = { isStopping: false }
  const reports = errorReports(config, (error) => observer?.browserError(error))
  const app = new Hono<Bindings>().route('/', health(state))
  app.use(requestId())
  if (observer) app.use(observer.requests)
  app.use(requireOneHost).use(requireKnownHost(config)).use('/services/*', isolateResponses)
  return {
    app: app.route('/', operator.app).route('/', reports).route('/', portal),
    /** Discards the prerendered screens, because the operator's data have changed. */
    forgetScreens: () => drawing?.forget(),
    /** Tells load balancers that the server is about to stop; running and further requests are still answered. */
    announceStop: () => {
      state.isStopping = true
    },
  }
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it may get visitors. Both answer under any host name, as a
 * load balancer uses an address. They do not ask the operator: if its API fails, the portal still explains that. Once the
 * server is stopping, `ready` fails and connections are not kept, so that no further request comes here.
 */
function health(state: { isStopping: boolean }): Hono<Bindings> {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  return new Hono<Bindings>()
    .use(async (c, next) => {
      await next()
      if (state.isStopping) c.res.headers.set('connection', 'close')
    })
    .get('/health/live', (c) => c.text('live', 200, headers))
    .get('/health/ready', (c) => (state.isStopping ? c.text('stopping', 503, headers) : c.text('ready', 200, headers)))
}

/**
 * Ensures that a site has one name per host. Rejects several Host headers, because a proxy in front may have checked
 * another one than this server reads. Redirects a name with a trailing dot to the name without it: DNS treats both as one
 * host, but browser and operator treat them as two. [RFC 9112 §3.2]
 */
const requireOneHost: MiddlewareHandler<Bindings> = async (c, next) => {
  const { rawHeaders } = c.env.incoming
  const given = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  const { host, hostname, pathname, search } = new URL(c.req.url)
  const name = hostname.replace(/\.$/, '')
  if (given.length > 1 || name === '' || name.endsWith('.')) {
    return c.text('Bad request', 400, { 'x-content-type-options': 'nosniff' })
  }
  // Without a scheme, because TLS ends in front of this server.
  if (name !== hostname) return c.redirect(`//${host.replace(hostname, name)}${pathname}${search}`, 308)
  return next()
}

/**
 * Answers a host that the configuration does not name with a text of no brand: another operator's portal under a foreign
 * name would look like a fraud. [RFC 9110 §15.5.20]
 */
const requireKnownHost =
  ({ host }: Pick<Config, 'host'>): MiddlewareHandler<Bindings> =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (host(hostname) !== undefined) return next()
    return c.text('This server has no site of this name.', 421, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  }
