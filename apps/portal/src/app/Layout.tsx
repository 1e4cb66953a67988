import { pageOf, splitLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import { SkipLink } from '@voie-libre/ui/skip-link'
import { Spinner } from '@voie-libre/ui/spinner'
import { StatusRegion } from '@voie-libre/ui/status'
import { UiProvider } from '@voie-libre/ui/provider'
import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { settings } from '../api/settings.ts'
import { mountAtom } from '../firstScreen/drawnPage.ts'
import type { Namespace } from '../i18n/resources.ts'
import { currentLanguage, currentWords, loadNamespaces } from '../i18n/setup.ts'
import { offeredLanguage } from '../session/language.ts'
import type { TagManager } from '../session/tagManager.ts'
import { AppLink } from './AppLink.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { useSessionChange, type VisitNoticeProps } from './useSessionChange.ts'

/** Loads a part that few visitors need, with its texts. Shows nothing if its code fails to load: the page works without it. */
function optional<Props>(load: () => Promise<{ default: ComponentType<Props> }>, ...texts: Namespace[]) {
  return lazy<ComponentType<Props>>(() =>
    Promise.all([load(), loadNamespaces(texts)]).then(
      ([part]) => part,
      () => ({ default: () => null }),
    ),
  )
}
const ConsentBanner = optional<TagManager>(() => import('./ConsentBanner.tsx'), 'cookies')
const VisitNotice = optional<VisitNoticeProps>(() => import('./VisitNotice.tsx'), 'account')
const SearchEnd = optional(() => import('./SearchEnd.tsx'), 'search', 'errors')
const LanguageOffer = optional<{ language: Language }>(() => import('./LanguageOffer.tsx'))

// If its code fails to load, the page that it would replace stays.
const SessionEnded = lazy<ComponentType<Pick<VisitNoticeProps, 'who'>>>(() =>
  Promise.all([import('./SessionEnded.tsx'), loadNamespaces(['account', 'errors'])]).then(
    ([part]) => part,
    () => ({ default: () => <Outlet /> }),
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

/** Header, page and footer. The previous page stays until the next one is ready, with a progress indicator. */
export function Layout() {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const tagManager = useTagManager()
  const { page, settled, notice } = useSessionChange()
  const mount = useAtomValue(mountAtom)
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
      <Suspense fallback={null}>{hasSearch && <SearchEnd />}</Suspense>
      <Suspense fallback={null}>{offered && <LanguageOffer key={offered} language={offered} />}</Suspense>
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
