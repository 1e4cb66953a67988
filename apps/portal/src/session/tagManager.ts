import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { atom } from 'jotai'
import { store } from './stored.ts'

/**
 * The operator's tag manager, where one is configured: a script of its own that reads `dataLayer`. Nothing of it is here
 * before consent, and all that it is told are the two messages below. [OPEN-57]
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
 * A page as it may be told: its place in the site and its name, never its address or title, where an e-mail, a plate or a
 * session could stand. [HARDENING 14.2.3]
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

/** What the tag manager of this page knows. `told` is the path of the last page it was told of. */
const tagManagerAtom = atom<{ granted: boolean; loaded: boolean; told?: string }>({ granted: false, loaded: false })

/** Tells of a visit to a page, to a tag manager that is loaded when this is the first. Only with consent. */
export function tellPage(scriptAddress: string, pathname: string, search: string): void {
  const queue = (window.dataLayer ??= [])
  const { granted, loaded, told } = store.get(tagManagerAtom)
  if (!granted) queue.push({ event: 'consent', audience: true })
  // Another query is no other page: a conversation has one for each answer.
  if (pathname !== told) queue.push(pageView(pathname, location.origin))
  // It could read the address by itself, and what follows a payment or a mail carries an e-mail or a session there.
  const loads = !loaded && search === ''
  store.set(tagManagerAtom, { granted: true, loaded: loaded || loads, told: pathname })
  if (loads) load(scriptAddress)
}

/** Consent is withdrawn: what is loaded is told so and hears nothing more; the next page loads nothing. */
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

/** Scripts may come from this origin: the page takes script addresses through policies only. [HARDENING 3.4] */
function allowScriptsFrom(origin: string): void {
  const policies: ScriptPolicies | undefined = Reflect.get(window, 'trustedTypes')
  policies?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === origin ? address : null),
  })
}
