import { pages, withLanguage } from '@voie-libre/domain/access/pages'
import type { Endpoint } from '@voie-libre/domain/contract/endpoint'
import * as calls from '@voie-libre/domain/contract/whitelabel'
import { defaultLanguage, type Language } from '@voie-libre/domain/reference/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { SWRConfig, unstable_serialize } from 'swr'
import * as z from 'zod/mini'
import { articlesOf, faqData, footerEntries, homeData, providerData } from './api/whitelabel.ts'
import { Layout } from './app/Layout.tsx'
import { visitOfPage } from './app/useSessionChange.ts'
import { Component as HomePage } from './features/home/HomePage.tsx'
import { changeLanguage, startI18n } from './i18n/setup.ts'

/**
 * Renders home for a visitor without login, from the operator's current data. Throws if required data fails to load.
 * The first render in the browser must match: see `app/mountOverPrerender.tsx`.
 */
export async function firstScreen(
  language: Language,
  ask: (path: string) => Promise<Response>,
): Promise<{ title: string; markup: string }> {
  const [home, provider, footer, faq] = await Promise.all([
    read(calls.readHome, ask),
    read(calls.readProvider, ask),
    read(calls.readFooter, ask),
    orNothing(read(calls.readFaq, ask)),
  ])
  const ids = home.sliderBlockArticlesIds
  const articles = await Promise.all(ids.map((id) => orNothing(read(calls.readArticle, ask, id))))
  const known = [
    [homeData(), home],
    [providerData(), provider],
    [footerEntries(), footer],
    [faqData(), faq],
    [articlesOf(ids), articles.filter((article) => article !== undefined)],
  ] as const
  const fallback = Object.fromEntries(known.map(([{ key }, value]) => [unstable_serialize([language, ...key]), value]))
  return { title: provider.seo?.title ?? home.title, markup: await renderMarkup(language, fallback) }
}

/** Renders one page at a time, because i18next has one current language. */
const renderMarkup = oneAtATime(
  startI18n(defaultLanguage),
  async (language: Language, fallback: Record<string, unknown>): Promise<string> => {
    const address = withLanguage(language, pages.home)
    const routes: RouteObject[] = [
      { path: address, loader: visitOfPage, Component: Layout, children: [{ index: true, Component: HomePage }] },
    ]
    const handler = createStaticHandler(routes)
    const context = await handler.query(new Request(new URL(address, 'https://site.invalid')))
    if (context instanceof Response) throw new Error(`Home answers ${context.status}`)
    await changeLanguage(language)
    return renderToStaticMarkup(
      <SWRConfig value={{ provider: () => new Map(), fallback }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SWRConfig>,
    )
  },
)

/** Queues the calls of `work` behind `start` and behind each other. */
function oneAtATime<Given extends unknown[], Result>(
  start: Promise<unknown>,
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  let lastCall = start
  return (...given) => {
    const call = lastCall.then(() => work(...given))
    lastCall = call.catch(() => undefined)
    return call
  }
}

async function read<Schema extends z.core.$ZodType>(
  { path, answer }: Endpoint<undefined, undefined, Schema>,
  ask: (path: string) => Promise<Response>,
  id = '',
): Promise<z.core.output<Schema>> {
  const response = await ask(path.replace('{id}', () => encodeURIComponent(id)))
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return z.parse(answer, await response.json())
}

const orNothing = <Value,>(value: Promise<Value>): Promise<Value | undefined> => value.catch(() => undefined)
