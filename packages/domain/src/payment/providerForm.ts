import type { ProviderHandover } from './payment.ts'

export interface ProviderForm {
  method: 'POST'
  action: string
  fields: { name: string; value: string }[]
}

/**
 * The hidden form that hands a driver over to the payment provider, or undefined when the hand-over must be refused.
 * Only https addresses of the listed hosts, or addresses of the page's own origin, may receive it. AXEPTA takes its
 * parameters in the address; any other provider takes them as fields. [PAY-11..13, OPEN-43]
 */
export function providerForm(
  handover: ProviderHandover,
  { origin, allowedHosts }: { origin: string; allowedHosts: readonly string[] },
): ProviderForm | undefined {
  const url = trustedUrl(handover.url, origin, allowedHosts)
  if (!url || !handover.parameters.every(({ pspVariableName }) => isFieldName(pspVariableName))) return undefined
  if (handover.psp.trim().toUpperCase() !== 'AXEPTA') {
    const fields = handover.parameters.map((one) => ({ name: one.pspVariableName, value: one.pspVariableValue }))
    return { method: 'POST', action: url.href, fields }
  }
  const added = handover.parameters.map(
    ({ pspVariableName, pspVariableValue }) =>
      `${encodeURIComponent(pspVariableName)}=${encodeURIComponent(pspVariableValue)}`,
  )
  // Joined by hand: URLSearchParams would write the provider's own part of the query anew.
  url.search = [url.search, ...added].filter((part) => part !== '').join('&')
  return { method: 'POST', action: url.href, fields: [] }
}

function trustedUrl(text: string, origin: string, allowedHosts: readonly string[]): URL | undefined {
  if (/[\p{Cc}\\]/u.test(text) || !URL.canParse(text, origin)) return undefined
  // Nothing, or part of an address, would be completed to a page of ours that takes no payment.
  if (!/^(https?:\/\/|\/)/i.test(text.trim())) return undefined
  const url = new URL(text, origin)
  const own = new URL(origin)
  // Not `url.origin`: that of a blob: address is the page's own.
  const isOwn = url.protocol === own.protocol && url.host === own.host
  const isTrusted = isOwn || (url.protocol === 'https:' && allowedHosts.includes(url.host))
  return isTrusted && url.username === '' && url.password === '' ? url : undefined
}

/** A name is not posted that would shadow the form's own members, whose value browsers replace, or that no provider uses. */
function isFieldName(name: string): boolean {
  return /^[\w.:[\]-]+$/.test(name) && !/^(action|method|target|enctype|elements|submit|reset|_charset_)$/i.test(name)
}
