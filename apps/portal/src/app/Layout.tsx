import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { footerLinks } from '@voie-libre/domain/content/links'
import { Footer } from '@voie-libre/ui/footer'
import { UiProvider } from '@voie-libre/ui/provider'
import { SkipLink } from '@voie-libre/ui/skip-link'
import { Spinner } from '@voie-libre/ui/spinner'
import { StatusRegion } from '@voie-libre/ui/status'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useResource } from '../api/resource.ts'
import { settings } from '../api/settings.ts'
import { footerEntries, providerData } from '../api/whitelabel.ts'
import { mountAtom } from '../firstScreen/drawnPage.ts'
import { formatDayTime } from '../i18n/format.ts'
import { currentWords, loadNamespaces } from '../i18n/setup.ts'
import { siteLink } from '../shared/page/siteUrl.ts'
import { useInBrowser } from '../shared/page/useInBrowser.ts'
import { AppLink } from './AppLink.tsx'
import { optional } from './optional.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useSessionChange } from './useSessionChange.ts'

const ConsentBanner = optional(() => import('./ConsentBanner.tsx'), ['cookies'])
const VisitNotice = optional(() => import('./VisitNotice.tsx'), ['account'])
const SearchEnd = optional(() => import('./SearchEnd.tsx'), ['search', 'errors'])
/** The page that it would replace stays without its code. */
const SessionEnded = optional(() => import('./SessionEnded.tsx'), ['account', 'errors'], {
  meanwhile: <Loading />,
  instead: () => <Outlet />,
})

function Loading() {
  const { t } = useTranslation()
  return <Spinner label={t('loading')} className="mx-auto my-16" />
}

const pagesOfSearch: readonly unknown[] =
  'journeys travels paymentNotice prepayment inprogress payment claimSelect claim'.split(' ')

/** Header, page and footer. The previous page stays until the next one is ready, with a progress indicator. */
export function Layout() {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  // URL of the operator's tag manager, if the configuration names one. [OPEN-57]
  const tagManager = useInBrowser(() => settings().tagManager)
  const { page, settled, notice } = useSessionChange()
  const mount = useAtomValue(mountAtom)
  const words = currentWords()
  const hasSearch = pagesOfSearch.includes(pageOf(splitLanguage(useLocation().pathname).path))
  return (
    <UiProvider {...(words && { words })} link={AppLink}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <div className="flex min-h-dvh flex-col bg-surface font-body text-base text-text">
        {tagManager !== undefined && <ConsentBanner script={tagManager} analytics={settings().analytics} />}
        <SiteHeader />
        <SheetHead />
        <main id="main" tabIndex={-1} className="flex-1" aria-busy={busy || undefined}>
          {notice && notice.kind !== 'ended' && <VisitNotice {...notice} />}
          {!settled ? (
            <Loading />
          ) : notice?.kind === 'ended' ? (
            <SessionEnded key={page} who={notice.who} />
          ) : (
            <Outlet key={`${page} ${mount}`} />
          )}
        </main>
        <SiteFooter />
      </div>
      {busy && (
        <div className="fixed inset-x-0 top-0 z-50 flex justify-center p-3">
          <span className="flex rounded-pill bg-surface-raised p-2 shadow-raised">
            <Spinner size="sm" label={t('loading')} />
          </span>
        </div>
      )}
      {hasSearch && <SearchEnd />}
      <StatusRegion />
      <ScrollRestoration />
    </UiProvider>
  )
}

const beforePrint = (renew: () => void) => {
  document.body.style.setProperty('--host', `"${location.host}"`) // for the addresses of a sheet's links
  window.addEventListener('beforeprint', renew)
  return () => window.removeEventListener('beforeprint', renew)
}

/** Beside the logo of a printed sheet: whose page it is, where it is, and when it was printed. */
function SheetHead() {
  const { t } = useTranslation()
  const { data: provider } = useResource(providerData())
  const date = useInBrowser(() => formatDayTime(new Date().toISOString()), beforePrint)
  const { support } = settings()
  return (
    <p
      // Loads the brand's logo for paper on a dark screen too: printing waits for no picture.
      data-brand={date && document.documentElement.dataset['brand']}
      className="invisible absolute end-0 top-0 bg-(image:--vl-image-logo) bg-size-[0] text-end text-sm leading-tight print:visible"
    >
      <strong className="block">{provider?.name ?? provider?.seo?.title}</strong>
      {date && `${location.host} · ${t('printed', { date })}`}
      <span className="block">{date && [support?.phone, support?.email].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

const CookieSettings = lazy(async () => {
  const [part] = await Promise.all([import('./CookieSettings.tsx'), loadNamespaces(['cookies'])])
  return part
})

/** The server's links with fixed labels, help and cookie settings. The last two work without the server. [§2.14] */
function SiteFooter() {
  const { t } = useTranslation()
  const { data: entries } = useResource(footerEntries())
  const [cookies, setCookies] = useState(false)
  const links = footerLinks(entries ?? []).flatMap(({ section, title, ...link }) => {
    const target = siteLink(link)
    return target ? [{ ...target, label: title ?? t(`footer.${section}`) }] : []
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
          <CookieSettings onClose={() => setCookies(false)} />
        </Suspense>
      )}
    </>
  )
}
