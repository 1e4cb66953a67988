import { isIPv4 } from 'node:net'

export interface PublicHosts {
  /** Origin of the site, for links in e-mails where the request's host is none of ours. */
  publicOrigin?: string | undefined
  /** Whether a host name, without port, is one of the operator's. */
  isOwnHost?: ((host: string) => boolean) | undefined
}

/**
 * The origin that links in e-mails and the way back from the provider start with. The request's own where its host is
 * known: anybody can send a call with another `Host`, and the person who gets the e-mail would follow its link.
 */
export function publicOriginOf(request: URL, { publicOrigin, isOwnHost }: PublicHosts): string {
  if (isLocal(request.hostname) || isOwnHost?.(request.hostname) === true) return request.origin
  return publicOrigin ?? `${request.protocol}//localhost${request.port === '' ? '' : `:${request.port}`}`
}

/** This machine and its own network: nobody outside can give such an address to a page of theirs. */
function isLocal(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true
  return isIPv4(host) && /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)
}
