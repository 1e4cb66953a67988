import {
  rateFaqArticle,
  readContactForm,
  readFaqArticles,
  readFaqCategory,
} from '@voie-libre/contract/calls/whitelabel'
import type { Article, FaqCategoryPage } from '@voie-libre/contract/schemas/content'
import { currentLanguage } from '../i18n/setup.ts'
import { call, resource } from './client.ts'
import { ApiError, ifOffered } from './errors.ts'
import { inTurns } from './inTurns.ts'
import { ensureLoaded } from './resource.ts'
import { faqArticleOf, faqData } from './whitelabel.ts'

export const faqCategoryOf = (id: string) => resource(readFaqCategory, { id })

/** Subjects of the contact form; without entries, the operator accepts no messages. */
export const contactEntries = () => resource(readContactForm, {})

export const rateArticle = (id: string, useful: boolean) => call(rateFaqArticle, { id, body: { useful } })

export interface HelpEntry {
  article: FaqCategoryPage['articles'][number]
  category: string
}

/** All help articles in one request; `notOffered` if the operator does not implement this extension. */
export const wholeHelp = () => ({ key: ['wholeHelp'], load: () => ifOffered(call(readFaqArticles, {})) })

/** Titles of all help articles, each once, under the first category that contains it. */
export const helpTitles = () => ({
  key: ['helpTitles'],
  load: inOneLanguage(async () => {
    const { categories } = await ensureLoaded(faqData())
    const pages = await Promise.all(categories.map(({ id }) => ensureLoaded(faqCategoryOf(id))))
    const entries = new Map<string, HelpEntry>()
    for (const { title: category, articles } of pages) {
      for (const article of articles) if (!entries.has(article.id)) entries.set(article.id, { article, category })
    }
    return [...entries.values()]
  }),
})

/** Articles by id; omits those that fail to load, because the search still finds their titles. */
export const helpArticles = (ids: readonly string[]) => ({
  key: ['helpArticles', ...ids],
  load: inOneLanguage(async () => {
    const found = new Map<string, Article>()
    await inTurns(ids, async (id) => found.set(id, await ensureLoaded(faqArticleOf(id))))
    return found
  }),
})

/** Runs `load`, which combines several responses, and rejects the result if the language changed meanwhile. */
export function inOneLanguage<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return async () => {
    const language = currentLanguage()
    const value = await load()
    if (currentLanguage() !== language) throw new ApiError('aborted')
    return value
  }
}
