import '../app.css'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import type { Language } from '@voie-libre/domain/reference/languages'
import axe from 'axe-core'
import { Provider } from 'jotai'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { mutate } from 'swr'
import { expect, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createRouteGuard } from '../app/routeGuard.ts'
import { createRoutes } from '../app/routes.tsx'
import { startI18n } from '../i18n/setup.ts'
import { store } from '../session/store.ts'
import { syncStored } from '../session/stored.ts'
import { dismissChange, followVisitor } from '../session/visitor.ts'
import { followRouter } from '../shared/page/navigation.ts'

/** A call that the page has sent. */
export interface SentCall {
  /** Method and path, such as `POST /services/v1/customers`. */
  name: string
  query: Readonly<Record<string, string>>
  headers: Headers
  /** Decoded JSON, or the fields of a form. */
  body: unknown
}
/**
 * What the operator answers, by method and path: a value becomes JSON, `undefined` an empty answer, and a `Response` stays. A
 * function decides by call, and may wait, or throw where the connection is lost. The operator knows no other call, and answers 404 to it.
 */
export type Answers = Readonly<Record<string, unknown>>

/** An answer that refuses, with a code of the contract. */
export const refused =
  (status: number, code = 'unknown'): (() => Response) =>
  () =>
    Response.json({ code }, { status })

/** An answer that the test gives later. */
export function later() {
  const give = { resolve: (_answer: unknown): void => {}, reject: (_reason: Error): void => {} }
  const promise = new Promise<unknown>((resolve, reject) => Object.assign(give, { resolve, reject }))
  return { ...give, promise }
}

const whitelabel = '/services/v1/whitelabels'
const everyPage: Answers = {
  [`GET ${whitelabel}`]: { name: 'Rivage', seo: { title: 'Rivage', description: 'Tolls' } },
  [`GET ${whitelabel}/homepage`]: { actions: ['freeflow', 'payment-notice', 'prepayment', 'subscription'] },
  [`GET ${whitelabel}/footer`]: [],
}

interface Visit {
  language?: Language
  settings?: PageSettings
  /** What this browser stores before, by key. */
  stored?: Readonly<Record<string, unknown>>
}

/**
 * Opens an address of the portal as a visitor's browser does, with an operator that gives these answers. Returns the calls that
 * the page has sent, and sends later. Opening another one leaves the first, as a reload does; what it has stored stays.
 *
 * For what a page does by itself: its texts, fields, failures and states. What the server draws, other tabs, and what several
 * pages and the operator do together, is tested end to end.
 */
export async function openPage(
  path: string,
  answers: Answers = {},
  { language = 'fr', settings = {}, stored = {} }: Visit = {},
): Promise<SentCall[]> {
  await leave()
  const calls = answerWith({ ...everyPage, ...answers })
  const meta = document.createElement('meta')
  meta.name = 'settings'
  meta.content = JSON.stringify({ captcha: { provider: 'none' }, ...settings })
  document.head.append(meta)
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
  await startI18n(language)
  // As a document that starts: it knows what is stored, and no visitor before.
  syncStored()
  followVisitor()
  dismissChange()
  await mutate(() => true, undefined) // Forgets values and running loads; nothing is mounted that would load them again.
  history.replaceState(null, '', path)
  const router = createBrowserRouter(createRoutes(createRouteGuard()))
  followRouter(router, () => undefined)
  open.dispose = () => {
    router.dispose()
    meta.remove()
  }
  await render(
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  )
  await expect.element(page.getByRole('main')).toBeVisible()
  await expect.poll(() => document.querySelector('.starting, main[aria-busy]')).toBeNull()
  return calls
}

/** What the open page leaves behind. */
const open: { dispose?: () => void } = {}
export async function leave() {
  // A message would outlive its page and cover the next one.
  const messages = document.querySelectorAll('[data-toasts] output > *')
  for (const message of messages) [...message.querySelectorAll('button')].at(-1)?.click()
  await cleanup()
  open.dispose?.()
  delete open.dispose
  vi.unstubAllGlobals()
}

const platformFetch = fetch
/** Answers the calls of the page, by `fetch` and as uploads. */
function answerWith(answers: Answers): SentCall[] {
  const calls: SentCall[] = []
  async function answer(address: string, method: string, headers: Headers, body: unknown): Promise<Response> {
    const { pathname, searchParams } = new URL(address, location.origin)
    const name = `${method} ${pathname}`
    const call = { name, headers, query: Object.fromEntries(searchParams), body: decoded(body) }
    calls.push(call)
    const given = answers[name]
    const reply: unknown = await (typeof given === 'function' ? given(call) : given)
    if (reply instanceof Response) return reply
    if (reply === undefined) return new Response(null, { status: name in answers ? 204 : 404 })
    return Response.json(reply)
  }
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    address.startsWith('/services/')
      ? Promise.race([
          answer(address, init.method ?? 'GET', new Headers(init.headers), init.body),
          givenUp(init.signal),
        ])
      : platformFetch(address, init),
  )
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      headers = new Headers()
      status = 0
      responseURL = ''
      responseText = ''
      method = ''
      open(method: string, url: string) {
        this.method = method
        this.responseURL = new URL(url, location.href).href
      }
      setRequestHeader(name: string, value: string) {
        this.headers.set(name, value)
      }
      abort() {}
      send(body: unknown) {
        void answer(this.responseURL, this.method, this.headers, body).then(
          async (response) => {
            this.status = response.status
            this.responseText = await response.text()
            this.dispatchEvent(new ProgressEvent('load'))
          },
          () => this.dispatchEvent(new ProgressEvent('error')),
        )
      }
    },
  )
  return calls
}

/** Rejects when the page gives up a call. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))

function decoded(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

const jwt = (claims: unknown) => `x.${btoa(JSON.stringify(claims))}.x`
/** What this browser stores of a visitor who is logged in, for `stored`. */
export const loggedIn = (accountType: 'customer' | 'renter') => ({
  'user/token': {
    accessToken: jwt({ sub: accountType }),
    refreshToken: jwt({ sub: accountType, exp: 4_070_908_800 }),
    expirationDate: '2099-01-01T00:00:00Z',
    accountType,
  },
})

/** What breaks the rules of WCAG 2.2 A and AA, and of the best practices, in the whole page. [HARDENING §3] */
export async function faults(): Promise<unknown[]> {
  // In the middle of a transition a colour has another contrast.
  await Promise.allSettled(
    document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
  )
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    preload: { assets: ['media'] }, // no rule of these tags reads style sheets, which axe would load by default
  })
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
}
