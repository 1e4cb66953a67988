import { pages, splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import { flagOf, languages } from '@voie-libre/domain/reference/languages'
import { Button } from '@voie-libre/ui/button'
import { Header } from '@voie-libre/ui/header'
import { LanguageSwitch } from '@voie-libre/ui/language-switch'
import { Link } from '@voie-libre/ui/link'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useResource } from '../api/resource.ts'
import { logout } from '../api/token.ts'
import { homeData, providerData } from '../api/whitelabel.ts'
import { currentLanguage, localized } from '../i18n/setup.ts'
import { renterCategoryAtom } from '../session/helpCategories.ts'
import { visitorAtom } from '../session/visitor.ts'
import { ownPicture } from '../shared/page/siteUrl.ts'

// Each language name is in its own language.
const languageNames = { fr: 'Français', en: 'English', de: 'Deutsch', it: 'Italiano', es: 'Español' } as const

/** [§2.14, OPEN-56] */
export function SiteHeader() {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const visitor = useAtomValue(visitorAtom)
  const renterFaq = useAtomValue(renterCategoryAtom)
  const { data: home } = useResource(homeData())
  const { data: provider } = useResource(providerData())
  const { path } = splitLanguage(location.pathname)
  const actions = home?.actions ?? []
  const freeflow = actions.includes('freeflow')
  const renter = visitor === 'renter'

  const tab = (label: string, href: string) => ({ label, href, current: path === href || path.startsWith(`${href}/`) })
  const tabs = renter
    ? [
        tab(t('nav.fleetVehicles'), pages.renterVehicles),
        tab(t('nav.fleetJourneys'), pages.renterTravels),
        tab(t('nav.fleetNotices'), pages.renterPaymentNotice),
        tab(t('nav.fleetProfile'), pages.renterProfile),
        tab(t('nav.help'), renterFaq === undefined ? pages.help : `${pages.help}/${encodeURIComponent(renterFaq)}`),
      ]
    : [
        tab(t('nav.pay'), pages.formPayment),
        ...(actions.includes('prepayment') ? [tab(t('nav.prepay'), pages.formPrepayment)] : []),
        ...(actions.includes('payment-notice') ? [tab(t('nav.contest'), pages.formClaim)] : []),
        ...(actions.includes('subscription') ? [tab(t('nav.alert'), pages.alert)] : []),
        tab(t('nav.help'), pages.help),
      ]
  const account =
    freeflow && !renter
      ? visitor === 'customer'
        ? tab(t('nav.account'), pages.accountProfile)
        : tab(t('nav.login'), pages.accountLogin)
      : undefined

  /** [RENTER-05, AUTH-12] */
  function leave() {
    void logout()
    void navigate(localized(pages.home))
  }

  const logo = ownPicture(provider?.logoUrl)
  const operator = provider?.name ?? provider?.seo?.title ?? ''
  const here = location.search + location.hash
  return (
    <Header
      logo={{
        ...(logo !== undefined && { src: logo }),
        alt: t('nav.homeLink', { operator }),
        href: renter ? pages.renterProfile : pages.home,
      }}
      tabs={tabs}
      {...(account && { account })}
      topBar={
        <>
          {freeflow && !renter && (
            <Link href={pages.renterLogin} variant="quiet">
              {t('nav.renters')}
            </Link>
          )}
          {renter && (
            <Button variant="header" icon="logout" onClick={leave}>
              {t('nav.logout')}
            </Button>
          )}
          <LanguageSwitch
            languages={languages.map((code) => ({
              code,
              label: languageNames[code],
              flag: flagOf(code),
              href: withLanguage(code, path) + here,
              current: code === currentLanguage(),
            }))}
            onSelect={(code) => {
              const language = languages.find((known) => known === code)
              // Navigates without reload, so that typed values stay. [OPEN-17, F-NAV-09]
              if (language) void navigate(withLanguage(language, path) + here, { preventScrollReset: true })
            }}
          />
        </>
      }
    />
  )
}
