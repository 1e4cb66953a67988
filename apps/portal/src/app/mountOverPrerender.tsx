import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { ensureLoaded } from '../api/resource.ts'
import { articlesOf, faqData, footerEntries, homeData, providerData } from '../api/whitelabel.ts'
import { NavigationProgress } from './NavigationProgress.tsx'

declare global {
  interface Window {
    /** The last link or button pressed before this code could do anything about it (index.html). */
    earlyPress?: Element | undefined
  }
}

/**
 * Draws the portal. Where the server has put home into the page (src/prerender.tsx), that stays until the code can draw all
 * of it too; then one takes the other's place within a frame, and where the visitor had got to is kept. Nothing is
 * hydrated: the server's screen may be some minutes old, and what the operator says now is what counts.
 */
export async function mountOverPrerender(root: Element, router: DataRouter, portal: ReactNode): Promise<void> {
  const served = 'unserved' in document.documentElement.dataset ? null : root.querySelector('.served')
  if (!served) {
    createRoot(root).render(portal)
    return
  }
  const goOn = follow(served)
  await whileBusy(complete(router))
  // In slices: it may take long on a phone, and the page before can be scrolled meanwhile.
  startTransition(() => createRoot(root).render(<Drawn then={() => goOn(root)}>{portal}</Drawn>))
}

function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then])
  return children
}

/** Resolves when the first page is known, with all that home shows. What else fails or takes long is left to the page. */
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

/** Somebody who looks at a page that does not work yet is told when that takes more than a moment. */
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

/** Remembers scroll, focus and press, and answers how to go on with them on the page that stands there next. */
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
    if (!twin) return // a link that is gone is still followed, by the page's inline script
    delete window.earlyPress
    twin.click()
  }
}

const able = 'a[href], button, [tabindex]'
const after = (time: number) => new Promise((done) => setTimeout(done, time))
