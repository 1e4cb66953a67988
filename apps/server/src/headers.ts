import { CliError } from './cliError.ts'

interface PolicyOptions {
  scripts: readonly string[]
  apiOrigin?: string
  providerOrigins?: readonly string[]
  imageOrigins?: readonly string[]
  tagManager?: string | undefined
  /** Origin of the captcha's script and frame, if it is not the portal's own. */
  captcha?: string | undefined
}

/**
 * What the page may load, run and post to. The only inline scripts are those with a listed hash: components must not use
 * `style` attributes or create style sheets. Only DOMPurify may turn text into HTML, and only the fleet
 * import may start a worker, its own. A tag manager and a captcha may load, run and call their own origin only. They share the portal's Trusted
 * Types policy, which accepts script addresses of these origins only (`session/foreignScript.ts`). [HARDENING §2]
 */
export function contentPolicy(options: PolicyOptions): string {
  const { scripts, apiOrigin, providerOrigins = [], imageOrigins = [], tagManager, captcha } = options
  return Object.entries({
    'default-src': "'none'",
    'script-src': [own(tagManager, captcha), ...scripts.map((hash) => `'${hash}'`)].join(' '),
    'style-src': own(),
    'img-src': own(apiOrigin, ...imageOrigins, tagManager),
    'font-src': own(),
    'connect-src': own(apiOrigin, tagManager, captcha),
    ...(captcha !== undefined && { 'frame-src': own(captcha) }),
    'form-action': own(...providerOrigins),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': `dompurify fleet-import${tagManager === undefined && captcha === undefined ? '' : ' default'}`,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function own(...more: readonly (string | undefined)[]): string {
  return ["'self'", ...more.filter((origin) => origin !== undefined).map(originOf)].join(' ')
}

/** Reduces an address to its origin and rejects all else: a wrong configuration must not widen the policy. */
function originOf(text: string): string {
  const { origin, protocol } = URL.parse(text) ?? {}
  if (origin === undefined || (protocol !== 'https:' && protocol !== 'http:'))
    throw new CliError(`${text} is not the address of a web server, as in https://pay.example.com`)
  return origin
}

/** Headers of every HTML response besides its content security policy. [HARDENING §2, ASVS 3.4] */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  // The host alone: other subdomains may belong to systems without TLS. deploy/nginx says how to include them.
  'strict-transport-security': 'max-age=31536000',
  // Addresses may contain an e-mail or a plate (§7.6), so other sites must not receive a referrer.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}
