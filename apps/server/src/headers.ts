interface PolicyOptions {
  /** Hashes of the page's own inline scripts. */
  scripts: readonly string[]
  apiOrigin?: string
  providerOrigins?: readonly string[]
  imageOrigins?: readonly string[]
  /** Address of the tag manager's script, where the operator has one. */
  tagManager?: string | undefined
}

/**
 * What the page may load, run and post to. Nothing inline but the scripts named by hash: components must not use `style`
 * attributes, nor write style sheets. DOMPurify is the only maker of HTML from text. A tag manager may load, run and call
 * its own origin and nothing else; its policy is the portal's, which lets through script addresses of that origin alone
 * (see `session/tagManager.ts`). [HARDENING §2]
 */
export function contentPolicy(options: PolicyOptions): string {
  const { scripts, apiOrigin, providerOrigins = [], imageOrigins = [], tagManager } = options
  return Object.entries({
    'default-src': "'none'",
    'script-src': [own(tagManager), ...scripts.map((hash) => `'${hash}'`)].join(' '),
    'style-src': own(),
    'img-src': own(apiOrigin, ...imageOrigins, tagManager),
    'font-src': own(),
    'connect-src': own(apiOrigin, tagManager),
    'form-action': own(...providerOrigins),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': tagManager === undefined ? 'dompurify' : 'dompurify default',
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function own(...more: readonly (string | undefined)[]): string {
  return ["'self'", ...more.filter((origin) => origin !== undefined).map(originOf)].join(' ')
}

/** A policy takes origins; anything else in the configuration (a path, a typing error) must not widen it. */
function originOf(text: string): string {
  const { origin, protocol } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${text} is not the address of a web server`)
  return origin
}

/** For every HTML answer, beside its content policy. [HARDENING §2, ASVS 3.4] */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // E-mail and plate stand in addresses (§7.6): other sites never learn them.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}
