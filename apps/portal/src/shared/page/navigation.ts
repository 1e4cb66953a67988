import { atom } from 'jotai'
import { type DataRouter, NavigationType, useNavigate } from 'react-router'
import { localized } from '../../i18n/setup.ts'
import { store } from '../../session/store.ts'

/** Returns a function that navigates to a page of the portal in the current language. */
export function useGo(): (to: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate()
  return (to, options = {}) => void navigate(localized(to), options)
}

interface Site {
  router: Pick<DataRouter, 'state'>
  /** Loads the code and the texts of a page. */
  prefetch: (href: string) => void
}
const siteAtom = atom<Site>()

/** Tells loaders of the running navigation, which React Router does not pass to them. Called once, at start. */
export const followRouter = (router: Site['router'], prefetch: Site['prefetch']): void =>
  store.set(siteAtom, { router, prefetch })

/** Handlers for a part that the driver reads before another page: a first touch loads that page's code and texts. */
export function prefetchWhenTouched(to: string) {
  const prefetch = () => store.get(siteAtom)?.prefetch(localized(to))
  return { onPointerEnter: prefetch, onPointerDown: prefetch, onFocus: prefetch }
}

/** The state that a link or an action gives the page that it opens; undefined for Back, a reload and a redirect. */
export function stateGiven(): unknown {
  const navigation = store.get(siteAtom)?.router.state.navigation
  return navigation?.historyAction === NavigationType.Push ? navigation.location.state : undefined
}
