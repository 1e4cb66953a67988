import type { HostLinkProps } from '@voie-libre/ui/provider'
import { Link } from 'react-router'
import { localized } from '../i18n/setup.ts'

/** The link the component library uses: a path stays inside the portal and in the current language. */
export function AppLink({ href, ...rest }: HostLinkProps) {
  return href.startsWith('/') ? <Link {...rest} to={localized(href)} /> : <a {...rest} href={href} />
}
