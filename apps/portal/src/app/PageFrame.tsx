import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { Breadcrumb, type BreadcrumbItem } from '@voie-libre/ui/breadcrumb'
import { UiProvider } from '@voie-libre/ui/provider'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useResource } from '../api/resource.ts'
import { homeData, providerData } from '../api/whitelabel.ts'
import { currentWords } from '../i18n/setup.ts'
import { AppLink } from './AppLink.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { willOpen } from './routeGuard.ts'

interface Frame {
  title: string
  breadcrumb: readonly BreadcrumbItem[]
}

const framed: readonly unknown[] = [
  'journeys',
  'travels',
  'paymentNotice',
  'payment',
  'accountProfile',
  'renterProfile',
  'renterVehicles',
  'renterTravels',
  'renterPaymentNotice',
]

/**
 * Title and breadcrumb of a page behind a session that is opened directly, as soon as this visitor is known to stay there;
 * undefined for every other page. The texts are the page's own; a test compares both.
 */
export function usePageFrame(): Frame | undefined {
  const { path } = splitLanguage(useLocation().pathname)
  const page = pageOf(path)
  const isPayment = page === 'payment'
  const isProfile = page === 'accountProfile'
  const { t } = useTranslation(isPayment ? ['payment', 'common'] : isProfile ? ['profile', 'common'] : ['common'])
  const isFramed = framed.includes(page)
  const { data: home } = useResource(isFramed ? homeData() : undefined)
  const { data: provider } = useResource(isFramed ? providerData() : undefined)
  if (!home || !provider || !willOpen(path, home.actions)) return undefined
  const site = { label: t('common:breadcrumb.home'), href: pages.home }
  const under = (first: BreadcrumbItem, title: string): Frame => ({ title, breadcrumb: [first, { label: title }] })
  const fleet = { label: t('common:nav.renters'), href: pages.renterProfile }
  switch (page) {
    case 'journeys':
    case 'travels':
    case 'paymentNotice':
      return under(site, t('common:breadcrumb.toPay'))
    case 'payment': {
      const title = t('payment:title')
      const list = { label: t('common:breadcrumb.toPay'), href: pages.travels }
      return title ? { title, breadcrumb: [site, list, { label: title }] } : undefined
    }
    case 'accountProfile': {
      const title = t('profile:title')
      return title ? { title, breadcrumb: [site, { label: t('common:nav.account') }] } : undefined
    }
    case 'renterProfile':
      return under({ label: t('common:nav.renters') }, t('common:nav.fleetProfile'))
    case 'renterVehicles':
      return under(fleet, t('common:nav.fleetVehicles'))
    case 'renterTravels':
      return under(fleet, t('common:nav.fleetJourneys'))
    case 'renterPaymentNotice':
      return under(fleet, t('common:nav.fleetNotices'))
    default:
      return undefined
  }
}

/**
 * The header, the band with title and breadcrumb, and the place of the content, while the page's code and data load. It
 * cannot be used and has no name: the page replaces it, and assistive technology hears that the page is loading.
 */
export function PageFrame({ title, breadcrumb }: Frame) {
  const words = currentWords()
  return (
    <UiProvider {...(words && { words })} link={AppLink}>
      <div inert aria-hidden className="font-body text-base text-text">
        <SiteHeader />
        <div className="on-brand bg-surface-brand text-on-brand">
          <div className="mx-auto max-w-page px-4 py-8 wrap-anywhere lg:px-6 lg:py-12">
            <Breadcrumb items={breadcrumb} className="mb-4 text-on-brand-soft lg:max-w-1/2" />
            <p className="max-w-160 font-heading text-3xl text-balance lg:max-w-1/2">{title}</p>
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-page items-start gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:py-10">
          <Skeleton shape="card" lines={8} />
          <Skeleton shape="card" lines={5} />
        </div>
      </div>
    </UiProvider>
  )
}
