import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import type { createBrowserRouter } from 'react-router'

/** Pages after a payment that did not succeed: Back would lead to the provider, where the driver could pay again. */
const blocked: readonly string[] = [pages.rejected, pages.cancelled, pages.waiting]

/** History entries kept ahead of such a page: a second press may come before the browser reports the first. */
const copies = 2

/**
 * Neutralises the browser's Back button on the result pages. It pushes copies of the page's own entry in the task that
 * changes the address, before anything renders, and again whenever one is popped. Links and replacements work as
 * before. [GUARD-20, OPEN-16, F-NAV-03]
 */
export function blockBack(router: ReturnType<typeof createBrowserRouter>): void {
  let before = ''
  const keepCopies = () => {
    const { initialized, location: shown } = router.state
    if (!initialized || shown.pathname !== location.pathname) return
    const path = splitLanguage(shown.pathname).path
    const follows = path !== before && blocked.includes(before)
    before = path
    if (!blocked.includes(path)) return
    // The copies of the replaced result stay below this one, so one more is enough; the history stays short. [F-NAV-07]
    const first = follows ? copies : 1
    // A copy must look the same to the router, which stores more in an entry.
    const entry: { copy?: number } = history.state ?? {}
    for (let copy = Math.max((entry.copy ?? 0) + 1, first); copy <= copies; copy += 1) {
      history.pushState({ ...entry, copy }, '')
    }
  }
  router.subscribe(keepCopies)
  window.addEventListener('popstate', keepCopies)
}
