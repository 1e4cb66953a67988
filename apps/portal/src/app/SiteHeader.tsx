import { pages, type Section, sectionOf, splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import { flagOf, languages, languageToOffer } from '@voie-libre/domain/reference/languages'
import { Button } from '@voie-libre/ui/button'
import { Header } from '@voie-libre/ui/header'
import { LanguageSwitch } from '@voie-libre/ui/language-switch'
import { Link } from '@voie-libre/ui/link'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useLocation, useMatches, useNavigate } from 'react-router'
import { useResource } from '../api/resource.ts'
import { offers } from '../api/settings.ts'
import { logout } from '../api/token.ts'
import { homeData, providerData } from '../api/whitelabel.ts'
import languageNames from '../i18n/languageNames.json' with { type: 'json' }
import { currentLanguage, localized } from '../i18n/setup.ts'
import { stored } from '../session/stored.ts'
import { visitorAtom } from '../session/visitor.ts'
import { ownPicture } from '../shared/page/siteUrl.ts'
import { useInBrowser } from '../shared/page/useInBrowser.ts'
import { optional } from './optional.tsx'

const LanguageOffer = optional(() => import('./LanguageOffer.tsx'))

/** Whether the page is an article of the help centre, which only its loaded data tell. */
const isHelpArticle = (matches: readonly UIMatch[]): boolean => {
  const page = matches.at(-1)?.loaderData
  return typeof page === 'object' && page !== null && 'faqCategory' in page && page.faqCategory !== undefined
}

/** [§2.14, OPEN-56] */
export function SiteHeader() {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const visitor = useAtomValue(visitorAtom)
  const renterFaq = useAtomValue(stored['renter/faq'])
  const { data: home } = useResource(homeData())
  const { data: provider } = useResource(providerData())
  const { path } = splitLanguage(location.pathname)
  const preferred = useInBrowser(() => languageToOffer(navigator.languages, currentLanguage()))
  const offered = useAtomValue(stored['language/declined']) ? undefined : preferred
  const actions = home?.actions ?? []
  const freeflow = actions.includes('freeflow')
  const renter = visitor === 'renter'

  const section = isHelpArticle(useMatches()) ? 'help' : sectionOf(path, renter, location.search)
  const tab = (name: Section, label: string, href: string) => ({ label, href, current: name === section })
  const renterHelp = renterFaq === undefined ? pages.help : `${pages.help}/${encodeURIComponent(renterFaq)}`
  const tabs = renter
    ? [
        tab('renterVehicles', t('nav.fleetVehicles'), pages.renterVehicles),
        tab('renterTravels', t('nav.fleetJourneys'), pages.renterTravels),
        tab('renterPaymentNotice', t('nav.fleetNotices'), pages.renterPaymentNotice),
        tab('renterProfile', t('nav.fleetProfile'), pages.renterProfile),
        tab('help', t('nav.help'), renterHelp),
      ]
    : [
        tab('pay', t('nav.pay'), pages.formPayment),
        ...(actions.includes('prepayment') ? [tab('prepay', t('nav.prepay'), pages.formPrepayment)] : []),
        ...(actions.includes('payment-notice') ? [tab('contest', t('nav.contest'), pages.formClaim)] : []),
        ...(actions.includes('subscription') ? [tab('alert', t('nav.alert'), pages.alert)] : []),
        tab('help', t('nav.help'), pages.help),
      ]
  const account =
    freeflow && !renter && offers('accounts')
      ? visitor === 'customer'
        ? tab('account', t('nav.account'), pages.accountProfile)
        : tab('account', t('nav.login'), pages.accountLogin)
      : undefined

  /** [RENTER-05, AUTH-12] */
  function leave() {
    void logout()
    void navigate(localized(pages.home))
  }

  const offer = (isShort: boolean) => offered && <LanguageOffer language={offered} isShort={isShort} />
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
      compact={offer(true)}
      topBar={
        <>
          {offer(false)}
          {freeflow && !renter && offers('renters') && (
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
