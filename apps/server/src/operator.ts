import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { proxy } from 'hono/proxy'
import type { RequestIdVariables } from 'hono/request-id'
import type { Visit } from './firstScreen.ts'
import type { Config } from './config.ts'
import { causeOf, log, type OperatorCall, routeOf } from './log.ts'

export type Bindings = { Bindings: HttpBindings; Variables: RequestIdVariables }

export interface Operator {
  /** Answers `/services/*` and all other paths that are not the portal's. */
  app: Hono<Bindings>
  /** Reads data for a page that is rendered here, as the visitor's browser would. */
  ask: (path: string, visit: Visit) => Promise<Response>
}

export const headersOf = ({ host, language }: Visit) => ({
  accept: 'application/json',
  'accept-language': language,
  'x-whitelabel-host': host,
})

/**
 * The operators' own servers: each host's `operatorApi`, which `readConfig` ensures.
 *
 * `hono/proxy` drops the hop-by-hop headers of RFC 9110 §7.6.1 both ways; undici decodes compressed answers, and hono then
 * removes their `content-encoding`. A proxy of our own would have to follow both libraries.
 */
export function remoteOperator(
  config: Pick<Config, 'host' | 'trusts'>,
  measured: (call: OperatorCall) => void = () => {},
): Operator {
  const targetOf = (host: string, path: string) => {
    const base = new URL(config.host(host)?.operatorApi ?? '')
    return new URL(base.pathname.replace(/\/$/, '') + path, base.origin)
  }

  async function handOver(c: Context<Bindings>): Promise<Response> {
    const { hostname, pathname, search } = new URL(c.req.url)
    const { raw } = c.req
    const target = targetOf(hostname, pathname + search)
    const started = performance.now()
    const answered = (outcome: string) =>
      measured({ host: hostname, outcome, seconds: (performance.now() - started) / 1000 })
    try {
      const request = new Request(raw, { headers: requestHeaders(c, config.trusts) })
      // Redirects are not followed, so that the user's token never reaches another address.
      const call = () => proxy(target, { raw: request, redirect: 'manual' })
      const response = await (raw.method === 'GET' ? repeatIfClosed(call) : call())
      answered(`${Math.floor(response.status / 100)}xx`)
      return response
    } catch (error) {
      // If the client has left, the aborted call is not the operator's fault.
      if (raw.signal.aborted) return badGateway(c)
      const { name, words } = causeOf(error)
      answered(name)
      const route = routeOf(raw.method, pathname)
      log.error({ host: hostname, operator: target.host, route, request: c.get('requestId'), cause: words }, noAnswer)
      return badGateway(c)
    }
  }
  return {
    app: new Hono<Bindings>().all('/services/*', (c) => handOver(c)),
    ask: (path, visit) =>
      repeatIfClosed(() => fetch(targetOf(visit.host, path), { headers: headersOf(visit), redirect: 'manual' })),
  }
}

const noAnswer = 'The operator does not answer'

/** Repeats a reading call once: a server may close an idle connection just as the call uses it. */
async function repeatIfClosed(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call()
  } catch (error) {
    if (causeOf(error).name !== 'closed') throw error
    return call()
  }
}

const addressOfConnection = (c: Context<Bindings>) =>
  c.env.incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'unknown'

/**
 * Returns the client's address: the address of the connection or, behind trusted proxies, the last address of their
 * `X-Forwarded-For` that is not a trusted proxy itself.
 */
export function addressOf(c: Context<Bindings>, trusts: Config['trusts']): string {
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').map((name) => name.trim())
  const addresses = [...named.filter((name) => name !== ''), addressOfConnection(c)]
  return addresses.findLast((address) => !trusts(address)) ?? addresses[0] ?? 'unknown'
}

/** Headers that hono/proxy forwards, but that concern only this connection or are unverified claims about the client. */
const droppedRequestHeaders = ['host', 'cookie', 'expect', 'proxy-connection', 'forwarded', 'x-real-ip']

/**
 * The client's headers for the operator, without cookies: only the user-token header identifies the user. `x-forwarded-*`
 * are set here, unless the connection comes from a trusted proxy.
 */
function requestHeaders(c: Context<Bindings>, trusts: Config['trusts']): Headers {
  const headers = new Headers(c.req.raw.headers)
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim())
  for (const name of [...named, ...droppedRequestHeaders]) if (/^[\w!#$%&'*+.^`|~-]+$/.test(name)) headers.delete(name)
  const address = addressOfConnection(c)
  const isTrusted = trusts(address)
  const forwarded = (name: string) => (isTrusted ? headers.get(name) : null)
  const before = forwarded('x-forwarded-for')
  const { host, protocol } = new URL(c.req.url)
  // `traceparent` passes as it is.
  headers.set('x-request-id', c.get('requestId') ?? '')
  headers.set('x-forwarded-for', before === null ? address : `${before}, ${address}`)
  headers.set('x-forwarded-proto', forwarded('x-forwarded-proto') ?? protocol.replace(':', ''))
  headers.set('x-forwarded-host', forwarded('x-forwarded-host') ?? host)
  return headers
}

/**
 * Headers that would affect the whole origin, which also serves the portal. CORS headers are dropped too: the API is
 * meant for the portal's own pages only.
 */
const droppedResponseHeaders =
  /^(access-control-.*|alt-svc|clear-site-data|content-security-policy.*|nel|refresh|report-to|reporting-endpoints|service-worker.*|set-cookie|strict-transport-security)$/

/**
 * Prevents the operator's responses from affecting the portal: a response opened as a page runs no script and has an
 * opaque origin. A redirect becomes an error, since no call of the contract has one.
 */
export const isolateResponses: MiddlewareHandler<Bindings> = async (c, next) => {
  await next()
  if (c.res.status >= 300 && c.res.status < 400 && c.res.status !== 304) {
    await c.res.body?.cancel()
    const route = routeOf(c.req.method, c.req.path)
    log.error({ route, status: c.res.status, request: c.get('requestId') }, 'The operator answers with a redirect')
    c.res = undefined
    c.res = badGateway(c)
  }
  const dropped = [...c.res.headers.keys()].filter((name) => droppedResponseHeaders.test(name))
  for (const name of dropped) c.res.headers.delete(name)
  // A shared cache does not know that `user-token` makes an answer private.
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  c.res.headers.set('content-security-policy', "default-src 'none'; sandbox")
  c.res.headers.set('cross-origin-resource-policy', 'same-origin')
  c.res.headers.set('x-content-type-options', 'nosniff')
  c.res.headers.set('x-request-id', c.get('requestId') ?? '')
}

const badGateway = (c: Context) => c.json({ code: 'bad_gateway', message: 'bad_gateway' }, 502)
