import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { atom } from 'jotai'
import { store } from './stored.ts'

/**
 * The operator's tag manager, if configured: a script that reads `dataLayer`. It loads only after consent and receives only
 * the two messages below. [OPEN-57]
 */
export type TagMessage =
  | { event: 'page_view'; page_location: string; page_title: string; page_language: string }
  | { event: 'consent'; audience: boolean }

declare global {
  interface Window {
    dataLayer?: TagMessage[]
  }
}

/**
 * The message about a page: its route pattern and name, never its address or title, which can contain an e-mail, a plate
 * or a session. [HARDENING 14.2.3]
 */
export function pageView(pathname: string, origin: string): TagMessage {
  const { language, path } = splitLanguage(pathname)
  const page = pageOf(path)
  const name = typeof page === 'string' ? page : 'article'
  return {
    event: 'page_view',
    page_location: origin + pages[name],
    page_title: name,
    page_language: language,
  }
}

/** State of the tag manager on this page. `reported` is the path of the last reported page. */
const tagManagerAtom = atom<{ granted: boolean; loaded: boolean; reported?: string }>({ granted: false, loaded: false })

/** Reports a page view; the first one loads the tag manager. Call it only with consent. */
export function tellPage(scriptAddress: string, pathname: string, search: string): void {
  const queue = (window.dataLayer ??= [])
  const { granted, loaded, reported } = store.get(tagManagerAtom)
  if (!granted) queue.push({ event: 'consent', audience: true })
  // A change of the query is not a page view: a conversation changes it with each answer.
  if (pathname !== reported) queue.push(pageView(pathname, location.origin))
  // The script could read the address, which contains an e-mail or a session after a payment or a link of an e-mail.
  const loads = !loaded && search === ''
  store.set(tagManagerAtom, { granted: true, loaded: loaded || loads, reported: pathname })
  if (loads) load(scriptAddress)
}

/** Reports the withdrawn consent to a loaded tag manager, which receives nothing more; the next page does not load it. */
export function withdraw(): void {
  const { granted, loaded } = store.get(tagManagerAtom)
  if (!granted) return
  store.set(tagManagerAtom, { granted: false, loaded })
  window.dataLayer?.push({ event: 'consent', audience: false })
}

function load(address: string): void {
  allowScriptsFrom(new URL(address).origin)
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

interface ScriptPolicies {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => unknown
}

/** Allows scripts of this origin, because the page accepts script addresses only through policies. [HARDENING 3.4] */
function allowScriptsFrom(origin: string): void {
  const policies: ScriptPolicies | undefined = Reflect.get(window, 'trustedTypes')
  policies?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === origin ? address : null),
  })
}
