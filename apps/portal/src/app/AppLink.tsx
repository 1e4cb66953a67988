import { splitLanguage } from '@voie-libre/domain/access/pages'
import type { HostLinkProps } from '@voie-libre/ui/provider'
import { Link } from 'react-router'
import { localized } from '../i18n/setup.ts'
import { sitePageAt } from './sitePages.ts'

/** Link component for the UI library: a path navigates inside the portal, in the current language. */
export function AppLink({ href, ...rest }: HostLinkProps) {
  return href.startsWith('/') ? <PageLink {...rest} href={localized(href)} /> : <a {...rest} href={href} />
}

// A pointer over a link, or its focus, loads the page's code; a finger does not, because it may only scroll.
function PageLink({ href, onPointerEnter, onFocus, ...rest }: HostLinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (event.pointerType === 'mouse') prefetch(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(href)
      }}
    />
  )
}

/** Loads the page that the driver probably opens next. After a failure, the navigation loads it again and reports. */
export function prefetch(href: string): void {
  const [pathname = ''] = href.split(/[?#]/)
  const load = sitePageAt(splitLanguage(pathname).path)?.load
  void load?.().catch(() => undefined)
}
