import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { ensureLoaded } from '../api/resource.ts'
import { articlesOf, faqData, footerEntries, homeData, providerData } from '../api/whitelabel.ts'
import { NavigationProgress } from './NavigationProgress.tsx'

/**
 * Mounts the portal. A prerendered home (src/prerender.tsx) stays until the portal can render all of it; then the
 * portal replaces it within one frame and keeps scroll position, focus and press. It does not hydrate, because the
 * prerendered HTML may be some minutes old and the operator's current data must show.
 */
export async function mountOverPrerender(root: Element, router: DataRouter, portal: ReactNode): Promise<void> {
  const served = 'unserved' in document.documentElement.dataset ? null : root.querySelector('.served')
  if (!served) {
    createRoot(root).render(portal)
    return
  }
  const goOn = follow(served)
  await whileBusy(complete(router))
  // A transition renders in slices, so that a phone can scroll the prerendered page meanwhile.
  startTransition(() => createRoot(root).render(<Drawn then={() => goOn(root)}>{portal}</Drawn>))
}

function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then])
  return children
}

/** Resolves when the first page and all of home's data have loaded. The page handles failures and slow loads itself. */
async function complete(router: DataRouter): Promise<void> {
  if (!router.state.initialized) {
    await new Promise<void>((done) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        done()
      })
    })
  }
  if (splitLanguage(router.state.location.pathname).path !== pages.home) return
  const slider = async () => {
    const { sliderBlockArticlesIds: ids } = await ensureLoaded(homeData())
    if (ids.length > 0) await ensureLoaded(articlesOf(ids))
  }
  const shown = [ensureLoaded(providerData()), ensureLoaded(footerEntries()), ensureLoaded(faqData()), slider()]
  await Promise.race([Promise.allSettled<unknown>(shown), after(1000)])
}

/** Shows a progress indicator above the prerendered page if the wait takes longer than a moment. */
async function whileBusy(wait: Promise<void>): Promise<void> {
  const place = document.createElement('div')
  const sign = createRoot(place)
  const timer = setTimeout(() => {
    document.body.append(place)
    sign.render(<NavigationProgress />)
  }, 300)
  await wait
  clearTimeout(timer)
  sign.unmount()
  place.remove()
}

/** Records scroll, focus and press, and returns a function that restores them on the mounted page. */
function follow(served: Element): (root: Element) => void {
  let { scrollY } = window
  let focused = document.activeElement
  const scrolled = () => {
    scrollY = window.scrollY
  }
  const moved = ({ target }: Event) => {
    focused = target instanceof Element ? target : null
  }
  window.addEventListener('scroll', scrolled)
  served.addEventListener('focusin', moved)
  return (root) => {
    window.removeEventListener('scroll', scrolled)
    window.scrollTo(0, scrollY)
    const before = [...served.querySelectorAll(able)]
    const now = [...root.querySelectorAll<HTMLElement>(able)]
    const twinOf = (element: Element) => {
      const twin = now[before.indexOf(element)]
      return twin?.textContent === element.textContent ? twin : undefined
    }
    if (focused) twinOf(focused)?.focus({ preventScroll: true })
    const twin = window.earlyPress && twinOf(window.earlyPress)
    if (!twin) return // early.ts follows a link without counterpart
    delete window.earlyPress
    twin.click()
  }
}

const able = 'a[href], button, [tabindex]'
const after = (time: number) => new Promise((done) => setTimeout(done, time))
