import { isIPv4 } from 'node:net'

export interface PublicHosts {
  /** Origin of the site, for links in e-mails where the host of the request is unknown. */
  publicOrigin?: string | undefined
  /** Whether a host name, without port, is one of the operator's. */
  isOwnHost?: ((host: string) => boolean) | undefined
}

/**
 * The origin of links in e-mails and of the return address from the provider. It is the request's own only where the
 * host is known: otherwise an attacker could send another `Host`, and the victim's e-mail would link to it.
 */
export function publicOriginOf(request: URL, { publicOrigin, isOwnHost }: PublicHosts): string {
  if (isLocal(request.hostname) || isOwnHost?.(request.hostname) === true) return request.origin
  return publicOrigin ?? `${request.protocol}//localhost${request.port === '' ? '' : `:${request.port}`}`
}

/** Addresses of this machine and its local network, which a public page cannot use. */
function isLocal(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true
  return isIPv4(host) && /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)
}
