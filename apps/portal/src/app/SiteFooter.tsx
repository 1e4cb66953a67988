import { pages } from '@voie-libre/domain/access/pages'
import { footerLinks } from '@voie-libre/domain/content/links'
import { Footer } from '@voie-libre/ui/footer'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResource } from '../api/resource.ts'
import { footerEntries } from '../api/whitelabel.ts'
import { loadNamespaces } from '../i18n/setup.ts'
import { siteLink } from '../shared/page/siteUrl.ts'

const CookieSettings = lazy(async () => {
  const [part] = await Promise.all([import('./CookieSettings.tsx'), loadNamespaces(['cookies'])])
  return part
})

/** The server's links with fixed labels, help and cookie settings. The last two work without the server. [§2.14] */
export function SiteFooter() {
  const { t } = useTranslation()
  const { data: entries } = useResource(footerEntries())
  const [cookies, setCookies] = useState(false)
  const labels = {
    LEGAL_NOTICES: t('footer.legal'),
    PERSONAL_DATA: t('footer.privacy'),
    SITE_MAP: t('footer.siteMap'),
    CGU: t('footer.terms'),
    ACCESSIBILITY: t('footer.accessibility'),
  }
  const links = footerLinks(entries ?? []).flatMap(({ section, title, ...link }) => {
    const target = siteLink(link)
    return target ? [{ ...target, label: title ?? labels[section] }] : []
  })
  return (
    <>
      <Footer
        links={[...links, { label: t('footer.help'), href: pages.help }]}
        actions={
          <button
            type="button"
            className="min-h-target pointer-coarse:min-h-touch underline-offset-4 hover:underline"
            onClick={() => setCookies(true)}
          >
            {t('footer.cookies')}
          </button>
        }
      />
      {cookies && (
        <Suspense fallback={null}>
          <CookieSettings open={cookies} onOpenChange={setCookies} />
        </Suspense>
      )}
    </>
  )
}
