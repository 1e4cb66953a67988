import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { Breadcrumb } from '@voie-libre/ui/breadcrumb'
import { UiProvider } from '@voie-libre/ui/provider'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { Spinner } from '@voie-libre/ui/spinner'
import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useResource } from '../api/resource.ts'
import { providerData } from '../api/whitelabel.ts'
import { currentWords } from '../i18n/setup.ts'
import { accountType } from '../session/visitor.ts'
import { type PageHead, useBreadcrumb, usePageHead } from '../shared/page/pageHead.ts'
import { AppLink } from './AppLink.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** The last path that the guard let a visitor open. */
export const openPathAtom = atom<string>()

/**
 * Shown until the first page is ready: the same bar and band as in index.html, which prevents a layout shift, and a
 * spinner. Home has a heading meanwhile. A page behind a session shows its skeleton once the guard lets the visitor stay.
 * [HOME-13]
 */
export function AppFallback() {
  const { t } = useTranslation()
  const { path } = splitLanguage(useLocation().pathname)
  const head = usePageHead(useAtomValue(openPathAtom) === path ? pageOf(path) : undefined)
  const { data: provider } = useResource(head && providerData())
  if (head?.title && provider) {
    return (
      <div className="starting">
        <PageSkeleton {...head} />
        <main className="sr-only">
          <Spinner label={t('loading')} />
        </main>
      </div>
    )
  }
  return (
    <div className="starting">
      <div className="starting-bar">
        <span />
      </div>
      <div className="starting-band" />
      <main className="grid place-items-center py-16">
        {path === pages.home && accountType() === 'disconnected' && <h1 className="sr-only">{t('loading')}</h1>}
        <Spinner size="lg" label={t('loading')} />
      </main>
    </div>
  )
}

/** Shows the places of a page's parts. Inert and without a name: assistive technology announces that the page is loading. */
function PageSkeleton(head: PageHead) {
  const breadcrumb = useBreadcrumb(head)
  const words = currentWords()
  return (
    <UiProvider {...(words && { words })} link={AppLink}>
      <div inert aria-hidden className="font-body text-base text-text">
        <SiteHeader />
        <div className="on-brand bg-surface-brand text-on-brand">
          <div className="mx-auto max-w-page px-4 py-8 wrap-anywhere lg:px-6 lg:py-12">
            <Breadcrumb items={breadcrumb} className="mb-4 text-on-brand-soft lg:max-w-1/2" />
            <p className="max-w-160 font-heading text-3xl text-balance lg:max-w-1/2">{head.title}</p>
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
