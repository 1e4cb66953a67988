import type { HostLinkProps } from '@voie-libre/ui/provider'
import { useHref, useLinkClickHandler } from 'react-router'
import { localized } from '../i18n/setup.ts'

/** The link the component library uses: a path stays inside the portal and in the current language. */
export function AppLink({ href, ...rest }: HostLinkProps) {
  return href.startsWith('/') ? <PageLink {...rest} href={localized(href)} /> : <a {...rest} href={href} />
}

// The router's own link brings the preloading of its framework along (see vite.config.ts).
function PageLink({ href, onClick, ...rest }: HostLinkProps) {
  const follow = useLinkClickHandler(href, rest.target === undefined ? {} : { target: rest.target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
