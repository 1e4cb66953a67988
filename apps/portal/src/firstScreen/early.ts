// The build inlines this script at the top of the page (vite.config.ts), so that it runs before the first paint and before
// any other code has loaded.

import type { StoredKey } from '../session/keys.ts'

declare global {
  interface Window {
    /** The last button pressed before the portal's code had loaded (`firstScreen/watchInput.ts`). */
    earlyPress?: HTMLElement | undefined
  }
}

const page = document.documentElement
const tokenKey: StoredKey = 'user/token'
const platesKey: StoredKey = 'own/plates'

// The style sheet reserves the places of what only a customer sees (app.css). And a page that this visitor leaves at once, such
// as the login for a customer, must not flash.
try {
  const token: { accountType?: string } | null = JSON.parse(localStorage.getItem(tokenKey) ?? 'null')
  const plates = localStorage.getItem(platesKey)
  page.dataset['account'] = token?.accountType ?? 'nobody'
  if (plates !== null) page.dataset['plates'] = plates
  page.style.setProperty('--plates', plates)
  if (page.dataset['leaves']?.split(' ').includes(page.dataset['account'])) page.dataset['leaving'] = ''
} catch {
  // The browser refuses storage, or the token is unreadable: in both cases the portal knows no user.
}

// After a reload the history state may contain what the address does not, such as a mailed link that the page has hidden.
const { usr = null }: { usr?: unknown } = history.state ?? {}
if (usr !== null) page.dataset['leaving'] = 'reopened'

/** Loads the code, which the server puts into a template when it has drawn the page. */
function load(): void {
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]')
  code?.remove()
  if (code) document.head.append(code.content)
}

/**
 * Loads once a frame shows the whole page: the first paint may show a part of it, and the code would then take bandwidth and
 * processor from the rest. A page in the background paints nothing; a visible window may draw no frame either.
 */
function loadAfterPaint(): void {
  if (document.hidden) {
    load()
    return
  }
  // The first callback comes before a frame with all elements, the second one after it.
  requestAnimationFrame(() => requestAnimationFrame(load))
  setTimeout(load, 1000)
}

document.addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(loadAfterPaint).observe({ type: 'paint', buffered: true })
})
// For browsers that report no paint.
addEventListener('load', loadAfterPaint)

// Links work without code. A form would load the page anew, so the portal repeats the press of a button once it listens.
addEventListener('click', (event) => {
  const pressed = event.target instanceof Element && event.target.closest('button')
  if (!(pressed instanceof HTMLElement) || page.dataset['drawn'] !== '') return
  event.preventDefault()
  window.earlyPress?.removeAttribute('aria-busy')
  window.earlyPress = pressed
  pressed.setAttribute('aria-busy', 'true')
})

// Submit buttons of empty forms are disabled; the portal's forms enable them as one types.
addEventListener('input', ({ target }) => {
  const form = page.dataset['drawn'] === '' && target instanceof Element && target.closest('form')
  if (form) form.querySelector('[type=submit]')?.removeAttribute('aria-disabled')
})
