import type { Article } from '@voie-libre/domain/content/content'
import { opensNewWindow, type SafeUrl, safeUrl } from '@voie-libre/domain/content/url'

// A page rendered outside a browser has no host of its own; paths lead inside all the same.
const origin = () => (typeof location === 'undefined' ? 'https://site.invalid' : location.origin)

/** Every address the server gives passes here: where it leads, or `undefined` when it must not be followed. */
export const siteUrl = (address: string | undefined): SafeUrl | undefined => safeUrl(address, origin())

/** A server-given link as the components take it. [OPEN-50] */
export function siteLink(link: {
  url?: string | undefined
  urlOpenNewTab: boolean
}): { href: string; newWindow: boolean } | undefined {
  const url = siteUrl(link.url)
  return url && { href: url.kind === 'internal' ? url.to : url.href, newWindow: opensNewWindow(link, origin()) }
}

/** Where an article leads: its own address, else its page. */
export const articleLink = ({ id, url, urlOpenNewTab }: Article) =>
  siteLink({ url: url ?? (id === undefined ? undefined : `/${encodeURIComponent(id)}`), urlOpenNewTab })

/** A picture the page may show: only the site's own, since a foreign one would tell its host who reads the page. */
export function ownPicture(address: string | undefined): string | undefined {
  const url = siteUrl(address)
  return url?.kind === 'internal' ? url.to : undefined
}
