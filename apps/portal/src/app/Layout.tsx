import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { footerLinks } from '@voie-libre/domain/content/links'
import { Footer } from '@voie-libre/ui/footer'
import { UiProvider } from '@voie-libre/ui/provider'
import { SkipLink } from '@voie-libre/ui/skip-link'
import { Spinner } from '@voie-libre/ui/spinner'
import { StatusRegion } from '@voie-libre/ui/status'
import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useResource } from '../api/resource.ts'
import { settings } from '../api/settings.ts'
import { footerEntries, providerData } from '../api/whitelabel.ts'
import { mountAtom } from '../firstScreen/drawnPage.ts'
import { formatDateTime } from '../i18n/format.ts'
import type { Namespace } from '../i18n/resources.ts'
import { currentWords, loadNamespaces } from '../i18n/setup.ts'
import type { TagManager } from '../session/tagManager.ts'
import { siteLink } from '../shared/page/siteUrl.ts'
import { useInBrowser } from '../shared/page/useInBrowser.ts'
import { AppLink } from './AppLink.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useSessionChange, type VisitNoticeProps } from './useSessionChange.ts'

/** Loads a part that few visitors need, with its texts. If its code fails to load, shows what stands in its place: nothing. */
function optional<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[],
  instead: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(() =>
    Promise.all([load(), loadNamespaces(texts)]).then(
      ([part]) => part,
      () => ({ default: instead }),
    ),
  )
}
const ConsentBanner = optional<TagManager>(() => import('./ConsentBanner.tsx'), ['cookies'])
const VisitNotice = optional<VisitNoticeProps>(() => import('./VisitNotice.tsx'), ['account'])
const SearchEnd = optional(() => import('./SearchEnd.tsx'), ['search', 'errors'])
/** The page that it would replace stays without its code. */
const SessionEnded = optional<Pick<VisitNoticeProps, 'who'>>(
  () => import('./SessionEnded.tsx'),
  ['account', 'errors'],
  () => <Outlet />,
)

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
        {tagManager !== undefined && (
          <Suspense fallback={null}>
            <ConsentBanner script={tagManager} analytics={settings().analytics} />
          </Suspense>
        )}
        <SiteHeader />
        <SheetHead />
        <main id="main" tabIndex={-1} className="flex-1" aria-busy={busy || undefined}>
          {notice && notice.kind !== 'ended' && (
            <Suspense fallback={null}>
              <VisitNotice {...notice} />
            </Suspense>
          )}
          {!settled ? (
            <Spinner label={t('loading')} className="mx-auto my-16" />
          ) : notice?.kind === 'ended' ? (
            <Suspense fallback={<Spinner label={t('loading')} className="mx-auto my-16" />}>
              <SessionEnded key={page} who={notice.who} />
            </Suspense>
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
      <Suspense fallback={null}>{hasSearch && <SearchEnd />}</Suspense>
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
  const date = useInBrowser(() => formatDateTime(new Date().toISOString()), beforePrint)
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
