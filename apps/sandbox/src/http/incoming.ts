import { importPlates } from '@voie-libre/contract/calls/renters'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiProblem } from './problem.ts'
import { isIPv4 } from 'node:net'

const tooLarge = () => {
  throw new ApiProblem('body_too_large', 413)
}
const upTo = (megabytes: number) => bodyLimit({ maxSize: megabytes * 1024 * 1024, onError: tooLarge })
const limits = {
  /** A fleet's file may have 50 MB; the import refuses slightly larger ones with its own code. */
  import: upTo(52),
  /** The files of a claim or message may have 5 MB together; the multipart form adds some overhead. */
  upload: upTo(6),
  json: upTo(1),
  /** A script may set up a whole fleet in one call. */
  script: upTo(16),
}

/** Refuses a body larger than any client needs, before reading it: 413 `body_too_large`. */
export const limitedBody: MiddlewareHandler = (c, next) => {
  // No handler reads the body of a GET, and checking it would make Node build the whole request.
  if (c.req.method === 'GET') return next()
  if (c.req.path.startsWith('/sandbox/')) return limits.script(c, next)
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') === true
  if (!isForm) return limits.json(c, next)
  return c.req.path === importPlates.path ? limits.import(c, next) : limits.upload(c, next)
}

/** Levels that no client exceeds; deeper values could overflow the stack of recursive code. */
const deepest = 50

/** Refuses JSON that nests too deep: 400 `invalid_request`. */
export const shallowBody: MiddlewareHandler = async (c, next) => {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(c.req.header('content-type') ?? '')
  if (c.req.method !== 'GET' && !isForm) {
    // Lets text pass that is not JSON: handlers refuse it.
    const body: unknown = await c.req.json().catch(() => undefined)
    if (isDeep(body)) throw new ApiProblem('invalid_request')
  }
  await next()
}

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return level.length > 0
}

/** Refuses a writing call from a page of another site: 403 `cross_site`. Scripts send no origin and pass. */
export const ownSiteOnly: MiddlewareHandler = async (c, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && isCrossSite(c)) throw new ApiProblem('cross_site', 403)
  await next()
}

function isCrossSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host
}

export interface PublicHosts {
  /** Origin of e-mailed links when the host of the request is unknown. */
  publicOrigin?: string | undefined
  /** Whether a host name, without port, is one of the operator's. */
  isOwnHost?: ((host: string) => boolean) | undefined
}

/**
 * Finds the origin of e-mailed links and of the return address from the provider. Uses the request's own only when its
 * host is known: otherwise an attacker could send another `Host` and make a victim's e-mail link to it.
 */
export function publicOriginOf(request: URL, { publicOrigin, isOwnHost }: PublicHosts): string {
  if (isLocal(request.hostname) || isOwnHost?.(request.hostname) === true) return request.origin
  return publicOrigin ?? `${request.protocol}//localhost${request.port === '' ? '' : `:${request.port}`}`
}

/** Whether a host is this machine or its local network, which a public page cannot use. */
function isLocal(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true
  return isIPv4(host) && /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)
}
