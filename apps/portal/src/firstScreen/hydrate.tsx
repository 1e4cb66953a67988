import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from 'react-router'
import { loadEmbedded, renewEmbedded } from '../api/resource.ts'
import { loadSanitiser } from '../shared/richText/RichText.tsx'
import { store } from '../session/store.ts'
import { followVisitor } from '../session/visitor.ts'
import { lazily } from '../app/chunks.ts'
import { type DrawnPage, mountAtom } from './drawnPage.ts'
import { watchInput } from './watchInput.ts'

/** The router of a page that the server has drawn. Its code must be there, so that the first rendering is complete. */
export async function drawnRouter(root: Element, routes: RouteObject[], drawn: DrawnPage): Promise<DataRouter> {
  const isRich = root.querySelector('.rich-text') !== null
  await Promise.all([
    isRich && lazily(loadSanitiser),
    ...(matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      const { lazy } = route
      if (typeof lazy === 'function') Object.assign(route, await lazy(), { lazy: undefined })
    }),
  ])
  loadEmbedded(drawn.values)
  return createBrowserRouter(routes, { hydrationData: { loaderData: drawn.loaderData } })
}

/**
 * Hydrates a page that the server has drawn for an anonymous visitor. Reads this browser's storage only afterwards, so that
 * the first rendering equals the server's. Then header and notices show the visitor, the guard and the loaders run again,
 * and the page mounts anew if it has read stored values, or if its data differ for this visitor.
 */
export function hydrate(root: Element, router: DataRouter, portal: ReactNode, { values }: DrawnPage): void {
  const input = watchInput(root)
  let readsStored = false
  const begin = () => {
    document.documentElement.dataset['drawn'] = 'listening'
    input.restore()
    void arrive()
  }
  async function arrive() {
    const { pathname } = location
    const drawn = JSON.stringify(router.state.loaderData)
    await router.revalidate()
    // A redirect still loads the page that replaces this one, which must not flash meanwhile.
    while (router.state.navigation.state !== 'idle') {
      await new Promise<void>((done) => {
        const stop = router.subscribe(() => {
          stop()
          done()
        })
      })
    }
    // A form reads its initial values only when it mounts, so it must mount anew with the visitor's. The server does not know
    // the site's origin, so it has drawn the operator's absolute links to this site as links to another one.
    const isOutdated =
      JSON.stringify(router.state.loaderData) !== drawn || root.querySelector(`main a[href^="${location.origin}/"]`)
    if (location.pathname === pathname && (readsStored || isOutdated)) {
      const typed = input.read()
      flushSync(() => store.set(mountAtom, (number) => number + 1))
      typed()
    }
    const page = document.documentElement.dataset
    delete page['drawn']
    delete page['leaving']
    input.press()
    renewEmbedded(values)
  }
  // React hydrates in small tasks inside a transition, and otherwise in one long task that blocks presses and scrolling.
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated
        onLayout={() => {
          readsStored = followVisitor()
        }}
        onReady={begin}
      >
        {portal}
      </Hydrated>,
    )
  })
}

function Hydrated({ onLayout, onReady, children }: { onLayout: () => void; onReady: () => void; children: ReactNode }) {
  useLayoutEffect(onLayout, [onLayout])
  // The effects of all components below have run, so the forms listen.
  useEffect(onReady, [onReady])
  return children
}
