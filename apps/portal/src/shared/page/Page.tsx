import type { BreadcrumbItem } from '@voie-libre/ui/breadcrumb'
import { CoverBanner } from '@voie-libre/ui/cover-banner'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { renderScope } from '../../api/renderScope.ts'
import { useResource } from '../../api/resource.ts'
import { providerData } from '../../api/whitelabel.ts'
import { type PageHead, useBreadcrumb } from './pageHead.ts'
import { ownPicture } from './siteUrl.ts'
import { WorkingHead } from './WorkingHead.tsx'

interface PageProps extends PageHead {
  /** The document title of home is only the operator's name. [OPEN-21] */
  isHome?: boolean
  /** What the visitor has completed here: replaces `title` in the document's title, which screen readers and tabs show. */
  done?: string | undefined
  subtitle?: ReactNode
  breadcrumb?: BreadcrumbItem[]
  image?: string | undefined
  banner?: ReactNode
  children: ReactNode
}

/** Layout of a screen: the banner with the only h1, the document title, and the focus after a route change. */
export function Page({ isHome = false, done, subtitle, breadcrumb, image, banner, children, ...head }: PageProps) {
  const { title, working = false } = head
  const usual = useBreadcrumb(head)
  const picture = ownPicture(image)
  const { data: provider } = useResource(providerData())
  const content = useRef<HTMLDivElement>(null)
  const { key, pathname, search } = useLocation()
  const before = useRef<{ pathname: string; search: string }>(undefined)

  const seo = provider?.seo
  const named = isHome ? (seo?.title ?? title) : [done ?? title, seo?.title].filter(Boolean).join(' - ')
  const documentTitle = named.replaceAll('\u00ad', '') // Tabs and names of printed files show a soft hyphen as a sign.
  renderScope.current()?.describe({ title: documentTitle, description: seo?.description })
  useEffect(() => {
    document.title = documentTitle
    if (seo?.description) describe(seo.description)
  }, [documentTitle, seo?.description])

  // Screen readers announce the focused heading. Not on the first load, where users expect to read from the top.
  // Nor when the same page changes its query: the focus stays on the filter or the column that changed it.
  useEffect(() => {
    const sameList = before.current?.pathname === pathname && before.current.search !== search
    before.current = { pathname, search }
    if (key !== 'default' && !sameList) content.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [key, pathname, search])

  return (
    <div ref={content}>
      {working ? (
        <WorkingHead title={title} breadcrumb={breadcrumb ?? usual} />
      ) : (
        <CoverBanner
          title={inParts(title)}
          size={isHome ? 'hero' : 'page'}
          {...(subtitle !== undefined && { subtitle })}
          {...(!isHome && { breadcrumb: breadcrumb ?? usual })}
          {...(picture !== undefined && { image: picture })}
        >
          {banner}
        </CoverBanner>
      )}
      <div className={`mx-auto w-full max-w-page px-4 sm:px-6 ${working ? 'pt-3 pb-8' : 'py-6 lg:py-10'}`}>
        {children}
      </div>
    </div>
  )
}

/** On a narrow screen a heading of several facts breaks between them first. */
const inParts = (title: string) =>
  title.split(/(?<=,) /).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))

function describe(text: string): void {
  const meta = document.querySelector('meta[name=description]') ?? document.createElement('meta')
  document.head.append(Object.assign(meta, { name: 'description', content: text }))
}
