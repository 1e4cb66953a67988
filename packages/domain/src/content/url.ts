/** A link that may be followed: inside the app, or elsewhere. */
export type SafeUrl = { kind: 'internal'; to: string } | { kind: 'external'; href: string }

/**
 * Where a url given by the server leads, or undefined when it must not be followed. Paths and addresses of the site's
 * own host stay inside the app. [WIDGET-03, WIDGET-04, OPEN-50]
 */
export function safeUrl(text: string | undefined, origin: string): SafeUrl | undefined {
  const trimmed = text?.trim() ?? ''
  // Browsers drop control characters and read '\' as '/', so a harmless look may hide another address.
  if (trimmed === '' || /[\p{Cc}\\]|^\/\//u.test(trimmed) || !URL.canParse(trimmed, origin)) return undefined
  const url = new URL(trimmed, `${origin}/`)
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    return undefined
  }
  if (url.host === new URL(origin).host) {
    // '/.//host' has the path '//host', which a browser reads as another site once it stands alone.
    return url.pathname.startsWith('//') ? undefined : { kind: 'internal', to: url.pathname + url.search + url.hash }
  }
  return { kind: 'external', href: url.href }
}

/** Whether a link of the contents opens a new window: as it is set, except inside the app. [HELP-10, HELP-11, OPEN-50] */
export function opensNewWindow(link: { url?: string | undefined; urlOpenNewTab: boolean }, origin: string): boolean {
  return link.urlOpenNewTab && safeUrl(link.url, origin)?.kind === 'external'
}
