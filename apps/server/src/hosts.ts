import type { MiddlewareHandler } from 'hono'
import type { Config } from './config.ts'
import type { Bindings } from './operator.ts'

/**
 * Ensures that a site has one name per host. Rejects several Host headers, because a proxy in front may have checked
 * another one than this server reads. Redirects a name with a trailing dot to the name without it: DNS treats both as one
 * host, but browser and operator treat them as two. [RFC 9112 §3.2]
 */
export const requireOneHost: MiddlewareHandler<Bindings> = async (c, next) => {
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
export const requireKnownHost =
  ({ host }: Pick<Config, 'host'>): MiddlewareHandler<Bindings> =>
  async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (host(hostname) !== undefined) return next()
    return c.text('This server has no site of this name.', 421, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  }
