import { isIPv4 } from 'node:net'

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
