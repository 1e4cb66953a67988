// The build inlines this script at the top of the page (vite.config.ts), so that it runs before the first paint and before
// any other code has loaded.
import { headerNames, timeoutMs } from './api/firstRequests.ts'
import { operatorHost } from './api/operatorHost.ts'
import { earlyVisit } from './earlyVisit.ts'

declare global {
  interface Window {
    /** Responses to the requests of this script; `api/send.ts` takes them. */
    earlyAnswers?: { language: string; answers: Record<string, Promise<Response>> }
    /** The last link or button pressed before the portal's code had loaded (`app/mountOverPrerender.tsx`). */
    earlyPress?: Element | undefined
  }
}

const page = document.documentElement
const visit = earlyVisit({
  pathname: location.pathname,
  drawnFrom: document.documentElement.dataset['requests'],
  operatorHost: operatorHost(),
  readLocal: (key) => localStorage.getItem(key),
  readSession: (key) => sessionStorage.getItem(key),
  now: Date.now(),
})
page.lang = visit.language
if (visit.isHome) page.dataset['starting'] = 'home'

/** Starts loading the code, which the server puts into a template when it sends a prerendered screen (`document.ts`). */
function loadCode(): void {
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]')
  code?.remove()
  if (code) document.head.append(code.content)
}
if (visit.hidesPrerender) {
  page.dataset['noPrerender'] = ''
  document.addEventListener('DOMContentLoaded', loadCode)
} else {
  // After the first paint, so that the picture and the fonts of the prerendered screen load first.
  addEventListener('load', loadCode)
  new PerformanceObserver(loadCode).observe({ type: 'paint', buffered: true })
}

// The portal replays a click on the prerendered page, which looks busy until then. If the code does not load soon, the link
// is followed as usual: the server has drawn the next page too, and shows it before a slow phone has the code.
const patienceMs = 1000
addEventListener('click', (event) => {
  const pressed = event.target instanceof Element && event.target.closest('.prerendered :is(a, button)')
  if (!pressed) return
  const href = pressed.getAttribute('href')
  if (href) {
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const isOwnPage = !pressed.hasAttribute('target') && /^\/(?!\/)/.test(href)
    if (modified || !isOwnPage) return
    event.preventDefault()
    setTimeout(() => {
      if (window.earlyPress === pressed) location.assign(href)
    }, patienceMs)
  } else {
    event.preventDefault() // a form would load the page anew
  }
  window.earlyPress?.removeAttribute('aria-busy')
  window.earlyPress = pressed
  pressed.setAttribute('aria-busy', 'true')
})

// Submit buttons of empty forms are disabled; the portal's forms enable them as one types.
addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest('.prerendered form')
  if (form) form.querySelector('[type=submit]')?.removeAttribute('aria-disabled')
})

const answers: Record<string, Promise<Response>> = {}
for (const url of visit.requests) {
  const answer = fetch(url, {
    headers: {
      Accept: 'application/json',
      'Accept-Language': visit.language,
      [headerNames.host]: operatorHost() ?? location.host,
    },
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  answer.catch(() => {}) // the client handles the failure when it takes the answer
  answers[url] = answer
}
window.earlyAnswers = { language: visit.language, answers }
