import { createContext, type Navigation, NavigationType, type RouterContextProvider, useNavigate } from 'react-router'
import { localized } from '../../i18n/setup.ts'

/** Returns a function that navigates to a page of the portal in the current language. */
export function useGo(): (to: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate()
  return (to, options = {}) => void navigate(localized(to), options)
}

/** The running navigation, which React Router does not pass to loaders. */
export const navigationContext = createContext<() => Navigation | undefined>(() => undefined)

/** The state that a link or an action gives the page that it opens; undefined for Back, a reload and a redirect. */
export function stateGiven(context: Readonly<RouterContextProvider>): unknown {
  const navigation = context.get(navigationContext)()
  return navigation?.historyAction === NavigationType.Push ? navigation.location.state : undefined
}
