import type { FooterEntry } from '@voie-libre/contract/schemas/content'

/** The sections in the order of the footer. [§2.14, OPEN-56] */
export const footerSections = ['LEGAL_NOTICES', 'PERSONAL_DATA', 'SITE_MAP', 'CGU', 'ACCESSIBILITY'] as const
export type FooterSection = (typeof footerSections)[number]

/** The footer's links in their order; unknown sections and entries without an address are left out. [OPEN-56] */
export function footerLinks(entries: readonly FooterEntry[]) {
  return footerSections.flatMap((section) =>
    entries.filter((entry) => entry.footerEntrySection === section).flatMap((entry) => linkOf(section, entry)),
  )
}

function linkOf(section: FooterSection, { article, link }: FooterEntry) {
  const target = link ?? article
  if (!target?.url) return []
  const { url, urlOpenNewTab } = target
  // It replaces the section's own label. [FOOTER-04]
  const title = section === 'ACCESSIBILITY' && article?.title ? { title: article.title } : {}
  return [{ section, url, urlOpenNewTab, ...title }]
}

/** A safe link, internal or external. */
export type SafeUrl = { kind: 'internal'; to: string } | { kind: 'external'; href: string }

/**
 * The target of a url from the server; undefined when it is unsafe. Paths and addresses of the site's own host are
 * internal. [WIDGET-03, WIDGET-04, OPEN-50]
 */
export function safeUrl(text: string | undefined, origin: string): SafeUrl | undefined {
  const trimmed = text?.trim() ?? ''
  // Browsers drop control characters and treat '\' as '/', so that a url may lead elsewhere than it seems.
  if (trimmed === '' || /[\p{Cc}\\]|^\/\//u.test(trimmed) || !URL.canParse(trimmed, origin)) return undefined
  const url = new URL(trimmed, `${origin}/`)
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    return undefined
  }
  if (url.host === new URL(origin).host) {
    // '/.//host' has the path '//host', which alone is the address of another site.
    return url.pathname.startsWith('//') ? undefined : { kind: 'internal', to: url.pathname + url.search + url.hash }
  }
  return { kind: 'external', href: url.href }
}

/** Whether a link of the contents opens a new window: by its setting if it is external. [HELP-10, HELP-11, OPEN-50] */
export const opensNewWindow = (link: { url?: string | undefined; urlOpenNewTab: boolean }, origin: string): boolean =>
  link.urlOpenNewTab && safeUrl(link.url, origin)?.kind === 'external'
