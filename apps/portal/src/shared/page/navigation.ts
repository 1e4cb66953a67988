import { atom } from 'jotai'
import { type DataRouter, NavigationType, useNavigate } from 'react-router'
import { localized } from '../../i18n/setup.ts'
import { store } from '../../session/store.ts'

/** Returns a function that navigates to a page of the portal in the current language. */
export function useGo(): (to: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate()
  return (to, options = {}) => void navigate(localized(to), options)
}

const routerAtom = atom<Pick<DataRouter, 'state'>>()

/** Tells loaders of the running navigation, which React Router does not pass to them. Called once, at start. */
export const followRouter = (router: DataRouter): void => store.set(routerAtom, router)

/** The state that a link or an action gives the page that it opens; undefined for Back, a reload and a redirect. */
export function stateGiven(): unknown {
  const navigation = store.get(routerAtom)?.state.navigation
  return navigation?.historyAction === NavigationType.Push ? navigation.location.state : undefined
}
