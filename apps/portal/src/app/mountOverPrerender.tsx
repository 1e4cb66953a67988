import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { ensureLoaded } from '../api/resource.ts'
import { footerEntries, homeData, providerData } from '../api/whitelabel.ts'
import { loadSanitiser } from '../shared/richText/RichText.tsx'
import { lazily } from './chunks.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { recordInteraction } from './recordInteraction.ts'
import { preloadMatched } from './routes.tsx'

/**
 * Mounts the portal. A prerendered page (src/prerender.tsx) stays until the portal can render all of it; then the
 * portal replaces it within one frame and keeps typed values, scroll position, focus and press. It does not hydrate,
 * because the prerendered HTML may be some minutes old and the operator's current data must show.
 */
export async function mountOverPrerender(root: Element, router: DataRouter, portal: ReactNode): Promise<void> {
  const prerendered = 'noPrerender' in document.documentElement.dataset ? null : root.querySelector('.prerendered')
  if (!prerendered) {
    createRoot(root).render(portal)
    return
  }
  const recorded = recordInteraction(prerendered)
  const needsSanitiser = prerendered.querySelector('.rich-text') !== null
  await showProgressDuring(Promise.all([pageLoaded(router), needsSanitiser && lazily(loadSanitiser)]))
  // A transition renders in slices, so that a phone can scroll the prerendered page meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <Replay root={root} recorded={recorded}>
        {portal}
      </Replay>,
    ),
  )
}

interface ReplayProps {
  root: Element
  recorded: ReturnType<typeof recordInteraction>
  children: ReactNode
}

function Replay({ root, recorded, children }: ReplayProps) {
  useLayoutEffect(() => recorded.restore(root), [root, recorded])
  // The effects of all components below have run, so the forms listen.
  useEffect(() => recorded.repeat(), [recorded])
  return children
}

/** Resolves when the first page and its data have loaded. The page handles failures and slow loads itself. */
async function pageLoaded(router: DataRouter): Promise<void> {
  if (!router.state.initialized) {
    await new Promise<void>((done) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        done()
      })
    })
  }
  const shown = [
    ensureLoaded(homeData()),
    ensureLoaded(providerData()),
    ensureLoaded(footerEntries()),
    preloadMatched(router.state.matches),
  ]
  await Promise.race([Promise.allSettled<unknown>(shown), after(1000)])
}

/** Shows a progress indicator above the prerendered page if the wait takes longer than a moment. */
async function showProgressDuring(wait: Promise<unknown>): Promise<void> {
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

const after = (time: number) => new Promise((done) => setTimeout(done, time))
