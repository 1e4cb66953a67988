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
  const prerendered = 'noPrerender' in document.documentElement.dataset ? null : root.querySelector('.prerendered')
  if (!prerendered) {
    createRoot(root).render(portal)
    return
  }
  const restore = recordInteraction(prerendered)
  await showProgressDuring(homeLoaded(router))
  // A transition renders in slices, so that a phone can scroll the prerendered page meanwhile.
  startTransition(() => createRoot(root).render(<AfterCommit callback={() => restore(root)}>{portal}</AfterCommit>))
}

function AfterCommit({ callback, children }: { callback: () => void; children: ReactNode }) {
  useLayoutEffect(callback, [callback])
  return children
}

/** Resolves when the first page and all of home's data have loaded. The page handles failures and slow loads itself. */
async function homeLoaded(router: DataRouter): Promise<void> {
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
async function showProgressDuring(wait: Promise<void>): Promise<void> {
  const container = document.createElement('div')
  const indicator = createRoot(container)
  const timer = setTimeout(() => {
    document.body.append(container)
    indicator.render(<NavigationProgress />)
  }, 300)
  await wait
  clearTimeout(timer)
  indicator.unmount()
  container.remove()
}

/** Records scroll, focus and press, and returns a function that restores them on the mounted page. */
function recordInteraction(prerendered: Element): (root: Element) => void {
  let { scrollY } = window
  let focused = document.activeElement
  const onScroll = () => {
    scrollY = window.scrollY
  }
  const onFocus = ({ target }: Event) => {
    focused = target instanceof Element ? target : null
  }
  window.addEventListener('scroll', onScroll)
  prerendered.addEventListener('focusin', onFocus)
  return (root) => {
    window.removeEventListener('scroll', onScroll)
    window.scrollTo(0, scrollY)
    const before = [...prerendered.querySelectorAll(interactive)]
    const now = [...root.querySelectorAll<HTMLElement>(interactive)]
    const counterpartOf = (element: Element) => {
      const counterpart = now[before.indexOf(element)]
      return counterpart?.textContent === element.textContent ? counterpart : undefined
    }
    if (focused) counterpartOf(focused)?.focus({ preventScroll: true })
    const counterpart = window.earlyPress && counterpartOf(window.earlyPress)
    if (!counterpart) return // early.ts follows a link without counterpart
    delete window.earlyPress
    counterpart.click()
  }
}

const interactive = 'a[href], button, [tabindex]'
const after = (time: number) => new Promise((done) => setTimeout(done, time))
