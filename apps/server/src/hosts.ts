import type { MiddlewareHandler } from 'hono'
import type { Bindings } from './site.ts'

/**
 * Lets a site have one name per host. Several Host headers are refused: a proxy in front may have judged another one than
 * we read. A name with a trailing dot is the same host to DNS, but another site to browser and operator, so it leads to
 * the name without. [RFC 9112 §3.2]
 */
export const oneHost: MiddlewareHandler<Bindings> = async (c, next) => {
  const { rawHeaders } = c.env.incoming
  const given = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  const { host, hostname, pathname, search } = new URL(c.req.url)
  const name = hostname.replace(/\.$/, '')
  if (given.length > 1 || name === '' || name.endsWith('.')) {
    return c.text('Bad request', 400, { 'x-content-type-options': 'nosniff' })
  }
  // Without a scheme, since TLS ends in front of this server.
  if (name !== hostname) return c.redirect(`//${host.replace(hostname, name)}${pathname}${search}`, 308)
  return next()
}
