import type { Article } from '@voie-libre/contract/schemas/content'
import { isPageOffered, pageOf, splitLanguage } from '@voie-libre/domain/access/pages'
import { opensNewWindow, type SafeUrl, safeUrl } from '@voie-libre/domain/content/links'
import { settings } from '../../api/settings.ts'
import { localized } from '../../i18n/setup.ts'

// Prerendering has no `location`; this placeholder still resolves paths as internal.
const origin = () => (typeof location === 'undefined' ? 'https://site.invalid' : location.origin)

/** Checks a URL from the server; `undefined` if it is unsafe. All server URLs must pass this function. */
export const siteUrl = (address: string | undefined): SafeUrl | undefined => safeUrl(address, origin())

/** Converts a link from the server to link props; undefined for a page that the operator does not have. [OPEN-50] */
export function siteLink(link: { url?: string | undefined; urlOpenNewTab: boolean }) {
  const url = siteUrl(link.url)
  const page = url?.kind === 'internal' ? pageOf(splitLanguage(new URL(url.to, origin()).pathname).path) : undefined
  if (typeof page === 'string' && !isPageOffered(page, settings().profiles)) return undefined
  return url && { href: url.kind === 'internal' ? url.to : url.href, newWindow: opensNewWindow(link, origin()) }
}

/** Resolves a link inside server HTML, in the current language; `undefined` if it is unsafe. */
export function linkTarget(address: string | undefined): string | undefined {
  const url = siteUrl(address)
  if (url?.kind !== 'internal') return url?.href
  const isPage = pageOf(new URL(url.to, origin()).pathname) !== undefined
  return isPage ? localized(url.to) : url.to
}

/** Link of an article: its own URL, else its page. */
export const articleLink = ({ id, url, urlOpenNewTab }: Article) =>
  siteLink({ url: url ?? (id === undefined ? undefined : `/${encodeURIComponent(id)}`), urlOpenNewTab })

/** URL of a picture on the site's own host. Rejects other hosts, which would learn who reads the page. */
export function ownPicture(address: string | undefined): string | undefined {
  const url = siteUrl(address)
  return url?.kind === 'internal' ? url.to : undefined
}
