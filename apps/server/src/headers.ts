import type { HostSettings } from './config.ts'

/**
 * What the pages of a host may load, run and post to. The only inline script is the one with the hash `script`: components
 * must not use `style` attributes or create style sheets. Only DOMPurify may turn text into HTML, and only the fleet import may
 * start a worker, its own. A tag manager and a captcha may load, run and call their own origin only. They share the portal's
 * Trusted Types policy, which accepts script addresses of these origins only (`session/foreignScript.ts`). [HARDENING §2]
 */
export function contentPolicy(script: string, settings: Partial<HostSettings> = {}): string {
  const { providerOrigins = [], imageOrigins = [], tagManager } = settings
  const captcha = settings.captcha?.origin
  return Object.entries({
    'default-src': "'none'",
    'script-src': `${own(tagManager, captcha)} '${script}'`,
    'style-src': own(),
    'img-src': own(...imageOrigins, tagManager),
    'font-src': own(),
    'connect-src': own(tagManager, captcha),
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

/** Names origins only, whatever the checked addresses of a configuration have behind them. */
const own = (...more: readonly (string | undefined)[]): string =>
  ["'self'", ...more.filter((address) => address !== undefined).map((address) => new URL(address).origin)].join(' ')

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
