import { pageOf, splitLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import { SkipLink } from '@voie-libre/ui/skip-link'
import { Spinner } from '@voie-libre/ui/spinner'
import { StatusRegion } from '@voie-libre/ui/status'
import { UiProvider } from '@voie-libre/ui/provider'
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { settings } from '../api/settings.ts'
import { useMountNumber } from '../firstScreen/mountNumber.ts'
import { currentLanguage, currentWords, loadNamespaces } from '../i18n/setup.ts'
import { offeredLanguage } from '../session/language.ts'
import type { TagManager } from '../session/tagManager.ts'
import { AppLink } from './AppLink.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useSessionChange, type VisitNoticeProps } from './useSessionChange.ts'

// Analytics is optional: if its code fails to load, the page still works.
const ConsentBanner = lazy<ComponentType<TagManager>>(() =>
  Promise.all([import('./ConsentBanner.tsx'), loadNamespaces(['cookies'])]).then(
    ([part]) => part,
    () => ({ default: () => null }),
  ),
)

// Lazy, because it is large and rare.
const VisitNotice = lazy<ComponentType<VisitNoticeProps>>(() =>
  Promise.all([import('./VisitNotice.tsx'), loadNamespaces(['account'])]).then(
    ([part]) => part,
    () => ({ default: () => null }),
  ),
)

// The page that it replaces is the fallback: it is complete without.
const SessionEnded = lazy<ComponentType<Pick<VisitNoticeProps, 'who'>>>(() =>
  Promise.all([import('./SessionEnded.tsx'), loadNamespaces(['account', 'errors'])]).then(
    ([part]) => part,
    () => ({ default: () => <Outlet /> }),
  ),
)

// Only on the pages of a search, whose session ends.
const SearchEnd = lazy<ComponentType>(() =>
  Promise.all([import('./SearchEnd.tsx'), loadNamespaces(['search', 'errors'])]).then(
    ([part]) => part,
    () => ({ default: () => null }),
  ),
)
const pagesOfSearch: readonly unknown[] = [
  'journeys',
  'travels',
  'paymentNotice',
  'prepayment',
  'inprogress',
  'payment',
  'claimSelect',
  'claim',
]

// Only for browsers that do not accept the page's language.
const LanguageOffer = lazy<ComponentType<{ language: Language }>>(() =>
  import('./LanguageOffer.tsx').catch(() => ({ default: () => null })),
)

/** Header, page and footer. The previous page stays until the next one is ready, with a progress indicator. */
export function Layout() {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const tagManager = useTagManager()
  const { page, settled, notice } = useSessionChange()
  const mount = useMountNumber()
  const words = currentWords()
  const offered = useOfferedLanguage()
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
      {busy && <NavigationProgress />}
      {hasSearch && (
        <Suspense fallback={null}>
          <SearchEnd />
        </Suspense>
      )}
      {offered && (
        <Suspense fallback={null}>
          <LanguageOffer key={offered} language={offered} />
        </Suspense>
      )}
      <StatusRegion />
      <ScrollRestoration />
    </UiProvider>
  )
}

/** The server, which does not know the browser's languages, offers none. */
const useOfferedLanguage = (): Language | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => offeredLanguage(currentLanguage()),
    () => undefined,
  )

const subscribeToNothing = () => () => undefined

/** URL of the operator's tag manager, if the configuration names one. [OPEN-57] */
const useTagManager = (): string | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => settings().tagManager,
    () => undefined,
  )
