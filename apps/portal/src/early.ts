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
  drawnFrom: page.dataset['requests'],
  operatorHost: operatorHost(),
  readLocal: (key) => localStorage.getItem(key),
  readSession: (key) => sessionStorage.getItem(key),
  now: Date.now(),
})
page.lang = visit.language
if (visit.isHome) page.dataset['starting'] = 'home'

const isDrawn = page.dataset['requests'] !== undefined && !visit.hidesPrerender
if (visit.hidesPrerender) page.dataset['noPrerender'] = ''

/** How long this script waits for a frame, and then a press for the code. */
const patienceMs = 1000

/** Requests the page's data, and loads the code, which the server puts into a template when it sends a prerendered screen. */
function load(): void {
  requestData()
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]')
  code?.remove()
  if (code) document.head.append(code.content)
}

/**
 * Loads once a frame shows the whole prerendered screen: the first paint may show a part of it, and the code would then take
 * bandwidth and processor from the rest. A page in the background paints nothing and does not wait; a visible window may draw
 * no frame either, for instance behind another one.
 */
function loadAfterPaint(): void {
  if (document.hidden) {
    load()
    return
  }
  // The first callback comes before a frame with all elements, the second one after it.
  requestAnimationFrame(() => requestAnimationFrame(load))
  setTimeout(load, patienceMs)
}

document.addEventListener('DOMContentLoaded', () => {
  if (isDrawn) new PerformanceObserver(loadAfterPaint).observe({ type: 'paint', buffered: true })
  else load()
})
// For browsers that report no paint.
addEventListener('load', loadAfterPaint)

// The portal replays a click on the prerendered page, which looks busy until then. If the code does not load soon, the link
// is followed as usual: the server has drawn the next page too, and shows it before a slow phone has the code.
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
window.earlyAnswers = { language: visit.language, answers }

function requestData(): void {
  for (const url of visit.requests.splice(0)) {
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
}
if (!isDrawn) requestData()
