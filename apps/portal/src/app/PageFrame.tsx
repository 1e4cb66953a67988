import { pageOf, splitLanguage } from '@voie-libre/domain/access/pages'
import { Breadcrumb } from '@voie-libre/ui/breadcrumb'
import { UiProvider } from '@voie-libre/ui/provider'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { useLocation } from 'react-router'
import { useResource } from '../api/resource.ts'
import { homeData, providerData } from '../api/whitelabel.ts'
import { currentWords } from '../i18n/setup.ts'
import { type PageHead, useBreadcrumb, usePageHead } from '../shared/page/pageHead.ts'
import { AppLink } from './AppLink.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { willOpen } from './routeGuard.ts'

/** The head of a page that is opened directly, as soon as this visitor is known to stay there. */
export function usePageFrame(): PageHead | undefined {
  const { path } = splitLanguage(useLocation().pathname)
  const head = usePageHead(pageOf(path))
  const { data: home } = useResource(head && homeData())
  const { data: provider } = useResource(head && providerData())
  return head?.title && home && provider && willOpen(path, home.actions) ? head : undefined
}

/**
 * The header, the band with title and breadcrumb, and the place of the content, while the page's code and data load. It
 * cannot be used and has no name: the page replaces it, and assistive technology hears that the page is loading.
 */
export function PageFrame(head: PageHead) {
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
