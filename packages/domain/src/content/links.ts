import type { FooterEntry } from '@voie-libre/contract/schemas/content'

/** The sections in the order of the footer. [§2.14, OPEN-56] */
export const footerSections = ['LEGAL_NOTICES', 'PERSONAL_DATA', 'SITE_MAP', 'CGU', 'ACCESSIBILITY'] as const
export type FooterSection = (typeof footerSections)[number]

export interface FooterLink {
  section: FooterSection
  url: string
  urlOpenNewTab: boolean
  /** Replaces the section's own label: accessibility only. [FOOTER-04] */
  title?: string
}

/** The footer's links in their order; unknown sections and entries without an address are left out. [OPEN-56] */
export function footerLinks(entries: readonly FooterEntry[]): FooterLink[] {
  return footerSections.flatMap((section) =>
    entries.filter((entry) => entry.footerEntrySection === section).flatMap((entry) => linkOf(section, entry)),
  )
}

function linkOf(section: FooterSection, { article, link }: FooterEntry): FooterLink[] {
  const target = link ?? article
  if (!target?.url) return []
  const { url, urlOpenNewTab } = target
  const title = section === 'ACCESSIBILITY' && article?.title ? { title: article.title } : {}
  return [{ section, url, urlOpenNewTab, ...title }]
}
