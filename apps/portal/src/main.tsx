import './app.css'
import { languages, defaultLanguage } from '@voie-libre/domain/reference/languages'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { prefetch } from './app/AppLink.tsx'
import { blockBack } from './app/blockBack.ts'
import { createRoutes } from './app/routes.tsx'
import { createRouteGuard } from './app/routeGuard.ts'
import { settings } from './api/settings.ts'
import { drawnPage } from './firstScreen/drawnPage.ts'
import { drawnRouter, hydrate } from './firstScreen/hydrate.tsx'
import { loadNamespaces, startI18n } from './i18n/setup.ts'
import { store } from './session/store.ts'
import { followVisitor } from './session/visitor.ts'
import { followRouter } from './shared/page/navigation.ts'

document.querySelector('.without-code')?.remove()
const { errorReports = 0 } = settings()
if (Math.random() < errorReports)
  void import('./app/reportErrors.ts').then(({ reportErrors }) => reportErrors()).catch(() => undefined)
const [, prefix] = location.pathname.split('/')
await startI18n(languages.find((language) => language === prefix) ?? defaultLanguage)
// The texts of errors come after an action, so they load when the page is first touched.
for (const sign of ['focusin', 'pointerdown']) {
  addEventListener(sign, () => void loadNamespaces(['errors']).catch(() => undefined), { once: true })
}

// Prevents iOS from zooming into focused fields; other systems need no restriction. [§9, OPEN-60]
if (/iPad|iPhone|iPod/.test(navigator.userAgent)) {
  document
    .querySelector('meta[name=viewport]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1.0')
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const routes = createRoutes(createRouteGuard())
const drawn = drawnPage()
// The server has drawn the page for an anonymous visitor, so `hydrate` reads the browser's storage after that rendering.
if (!drawn) followVisitor()
const router = drawn ? await drawnRouter(root, routes, drawn) : createBrowserRouter(routes)
blockBack(router)
followRouter(router, prefetch)
// Without transitions: the page changes in the task after its address, so that no press or key reaches the page that the
// driver has left.
const portal = (
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  </StrictMode>
)
if (drawn) {
  hydrate(root, router, portal, drawn)
} else {
  // Removes the server's screen, if there is one: it does not fit this visit.
  root.replaceChildren()
  delete document.documentElement.dataset['drawn']
  delete document.documentElement.dataset['leaving']
  createRoot(root).render(portal)
}
