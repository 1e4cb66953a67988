import type { ProviderHandover } from '@voie-libre/contract/schemas/payment'
import type { PaymentProvider } from './providers.ts'

export interface ProviderForm {
  method: 'POST'
  action: string
  fields: { name: string; value: string }[]
}

interface AllowedProviders {
  /** The page's own origin. */
  origin: string
  allowedOrigins: readonly string[]
  providers: readonly PaymentProvider[]
}

/**
 * The hidden form of the hand-over to the payment provider; undefined when the address is not allowed or a required
 * parameter is missing. Allowed are https addresses of the listed origins, and addresses of the page's own origin. An
 * unknown provider gets its parameters as fields. [PAY-11..13, OPEN-43]
 */
export function providerForm(
  handover: ProviderHandover,
  { origin, allowedOrigins, providers }: AllowedProviders,
): ProviderForm | undefined {
  const url = trustedUrl(handover.url, origin, allowedOrigins)
  const names = handover.parameters.map(({ pspVariableName }) => pspVariableName)
  const psp = handover.psp.trim().toUpperCase()
  const provider = providers.find((known) => known.psp.toUpperCase() === psp)
  if (!url || !names.every(isFieldName) || provider?.required?.some((name) => !names.includes(name))) return undefined
  if (provider?.parameters !== 'query') {
    const fields = handover.parameters.map((one) => ({ name: one.pspVariableName, value: one.pspVariableValue }))
    return { method: 'POST', action: url.href, fields }
  }
  const added = handover.parameters.map(
    ({ pspVariableName, pspVariableValue }) =>
      `${encodeURIComponent(pspVariableName)}=${encodeURIComponent(pspVariableValue)}`,
  )
  // Concatenated, because URLSearchParams would re-encode the provider's part of the query.
  url.search = [url.search, ...added].filter((part) => part !== '').join('&')
  return { method: 'POST', action: url.href, fields: [] }
}

function trustedUrl(text: string, origin: string, allowedOrigins: readonly string[]): URL | undefined {
  if (/[\p{Cc}\\]/u.test(text) || !URL.canParse(text, origin)) return undefined
  // The browser would resolve an incomplete address to a page of the portal.
  if (!/^(https?:\/\/|\/)/i.test(text.trim())) return undefined
  const url = new URL(text, origin)
  const own = new URL(origin)
  // Not `url.origin`, because the origin of a blob: address is that of the page.
  const isOwn = url.protocol === own.protocol && url.host === own.host
  // On a developer's machine both the portal and the provider's page have no certificate.
  const isSafe = url.protocol === 'https:' || [own, url].every(({ host }) => /^localhost:\d+$/.test(host))
  const isTrusted = isOwn || (isSafe && allowedOrigins.includes(url.origin))
  return isTrusted && url.username === '' && url.password === '' ? url : undefined
}

/** Refuses names that would shadow members of the form, that browsers replace, or that no provider uses. */
function isFieldName(name: string): boolean {
  return /^[\w.:[\]-]+$/.test(name) && !/^(action|method|target|enctype|elements|submit|reset|_charset_)$/i.test(name)
}
