import { footerLinks } from '@voie-libre/domain/content/links'
import { Link } from '@voie-libre/ui/link'
import { useTranslation } from 'react-i18next'
import { useResource } from '../api/resource.ts'
import { footerEntries } from '../api/whitelabel.ts'
import { siteLink } from '../shared/page/siteUrl.ts'

/** For a browser without scripts, in the server's HTML: what does not work, and where the operator's details are. */
export function NoScript() {
  const { t } = useTranslation()
  const { data: entries } = useResource(footerEntries())
  const legal = footerLinks(entries ?? []).find(({ section }) => section === 'LEGAL_NOTICES')
  const target = legal && siteLink(legal)
  return (
    <noscript>
      <p className="border-b border-warning bg-warning-soft px-4 py-3 text-center text-text">
        {t('noScript')} {target && <Link {...target}>{t('footer.legal')}</Link>}
      </p>
    </noscript>
  )
}
