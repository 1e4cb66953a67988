import type { Article, ContactForm, FaqCategoryPage } from '@voie-libre/domain/content/content'
import { readContactForm, readFaqCategory } from '@voie-libre/domain/contract/whitelabel'
import { currentLanguage } from '../i18n/setup.ts'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { ensureLoaded, type Resource } from './resource.ts'
import { faqArticleOf, faqData } from './whitelabel.ts'

/** The articles of a help category, by title. */
export const faqCategoryOf = (id: string): Resource<FaqCategoryPage> => ({
  key: ['faqCategory', id],
  load: () => call(readFaqCategory, { id }),
})

/** What one may write about; without entries nobody reads messages. */
export const contactEntries = (): Resource<ContactForm> => ({
  key: ['contact'],
  load: () => call(readContactForm, {}),
})

export interface HelpEntry {
  article: FaqCategoryPage['articles'][number]
  category: string
}

/** Every article of the help centre by title, once, under the first category that has it. */
export const helpTitles = (): Resource<HelpEntry[]> => ({
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

/** How many articles are asked for at once: the visitor's own clicks must not wait behind them. */
const atOnce = 6

/** The articles themselves, by id; those that cannot be had are left out, as their titles are known anyway. */
export const helpArticles = (ids: readonly string[]): Resource<ReadonlyMap<string, Article>> => ({
  key: ['helpArticles', ...ids],
  load: inOneLanguage(async () => {
    const found = new Map<string, Article>()
    const waiting = ids.values()
    const ask = async () => {
      for (const id of waiting) {
        const article = await ensureLoaded(faqArticleOf(id)).catch(() => undefined)
        if (article) found.set(id, article)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, ask))
    return found
  }),
})

/** Many answers make one: should the visitor change the language meanwhile, the mixture is thrown away. */
export function inOneLanguage<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return async () => {
    const language = currentLanguage()
    const value = await load()
    if (currentLanguage() !== language) throw new ApiError('aborted')
    return value
  }
}
