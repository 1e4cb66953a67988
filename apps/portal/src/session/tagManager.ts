import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { atom } from 'jotai'
import { loadExtension, loadForeignScript } from './foreignScript.ts'
import { store } from './store.ts'

/** Messages to the operator's tag manager, which loads only after consent. [OPEN-57] */
export type TagMessage =
  | { event: 'page_view'; page_location: string; page_title: string; page_language: string }
  | { event: 'consent'; audience: boolean }

declare global {
  interface Window {
    dataLayer?: TagMessage[]
  }
}

/** Passes a message to an operator's script in the format of that script; also before the script has loaded. */
export type AnalyticsAdapter = (message: TagMessage) => void

/**
 * The message about a page: its route pattern and name, never its address or title, which can contain an e-mail, a plate
 * or a session. [HARDENING 14.2.3]
 */
export function pageView(pathname: string, origin: string): TagMessage {
  const { language, path } = splitLanguage(pathname)
  const page = pageOf(path)
  const name = typeof page === 'string' ? page : 'article'
  return { event: 'page_view', page_location: origin + pages[name], page_title: name, page_language: language }
}

/** State of the tag manager on this page. `reported` is the path of the last reported page. */
const tagManagerAtom = atom<{ granted: boolean; loaded: boolean; reported?: string }>({ granted: false, loaded: false })

export interface TagManager {
  /** Address of its script. */
  script: string
  /** `dataLayer`, the default, or the address of the module with its adapter. */
  analytics?: string | undefined
}

function adapterOf({ analytics = 'dataLayer' }: TagManager): AnalyticsAdapter {
  if (analytics === 'dataLayer') return (message) => (window.dataLayer ??= []).push(message)
  const loading = store.get(adapterAtom) ?? loadExtension(analytics)
  store.set(adapterAtom, loading)
  // A module that is missing or fails changes nothing on the page.
  return (message) => void loading.then((tell) => tell(message)).catch(() => {})
}

/** The module of this page's adapter. Its messages wait for one promise, so they keep their order. */
const adapterAtom = atom<ReturnType<typeof loadExtension> | undefined>(undefined)

/** Reports a page view; the first one loads the tag manager. Call it only with consent. */
export function tellPage(manager: TagManager, pathname: string, search: string): void {
  const tell = adapterOf(manager)
  const { granted, loaded, reported } = store.get(tagManagerAtom)
  if (!granted) tell({ event: 'consent', audience: true })
  // A change of the query is not a page view: a conversation changes it with each answer.
  if (pathname !== reported) tell(pageView(pathname, location.origin))
  // Waits for an address without a query: the script could read an e-mail or a session in it.
  const loads = !loaded && search === ''
  store.set(tagManagerAtom, { granted: true, loaded: loaded || loads, reported: pathname })
  // A script that is blocked or unreachable changes nothing on the page.
  if (loads) loadForeignScript(manager.script).catch(() => {})
}

/** Reports the withdrawn consent to a loaded tag manager, which receives nothing more; the next page does not load it. */
export function withdraw(manager: TagManager): void {
  const { granted, loaded } = store.get(tagManagerAtom)
  if (!granted) return
  store.set(tagManagerAtom, { granted: false, loaded })
  adapterOf(manager)({ event: 'consent', audience: false })
}
