import { pageOf, type PageName } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import type { ComponentType } from 'react'
import type { LoaderFunction, Params } from 'react-router'
import { loadTexts } from '../i18n/setup.ts'
import list from './sitePages.json' with { type: 'json' }

interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  /** Shows a failure of the loader in the page's own words. */
  ErrorBoundary?: ComponentType
  /** Loads what the first view shows and the loader does not wait for. Only the server calls it, before it draws the page. */
  preload?: (params: Params) => Promise<unknown>
}

const modules = import.meta.glob<PageModule>('../features/**/*Page.tsx')

/** Every page of the site: its module in `features`, and the namespaces of its texts, which load in parallel. */
const files: Readonly<Record<PageName, readonly string[]>> = list
const isPageName = (name: string): name is PageName => name in files

/** No page names the namespace `errors`: `main.tsx` loads it at the first touch of any page. */
export const sitePages = Object.keys(files)
  .filter(isPageName)
  .map((name) => {
    const [file = '', ...texts] = files[name]
    const path = `../features/${file}.tsx`
    const module = modules[path]
    if (!module) throw new Error(`${path} does not exist`)
    return {
      name,
      load: async () => (await Promise.all([module(), loadTexts(texts)]))[0],
      /** What the page loads first, by paths in the portal's folder. */
      sources: (language: Language) => [
        `src/features/${file}.tsx`,
        ...texts.map((namespace) => `src/i18n/locales/${language}/${namespace}.json`),
      ],
    }
  })

export function sitePageAt(path: string) {
  const found = pageOf(path)
  const name = typeof found === 'object' ? 'article' : found
  return sitePages.find((one) => one.name === name)
}
