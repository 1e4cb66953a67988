import type {
  Provider,
  HomePage,
  FooterEntry,
  ToPayPage,
  ConfirmationPage,
  Article,
  Faq,
} from '@voie-libre/domain/content/content'
import { provider } from '@voie-libre/domain/content/content'
import * as calls from '@voie-libre/domain/contract/whitelabel'
import * as z from 'zod/mini'
import { currentLanguage } from '../i18n/setup.ts'
import { readTab, writeTab } from '../session/storage.ts'
import { peek, put } from '../session/stored.ts'
import { call } from './client.ts'
import { isFreshProvider, providerKey } from './firstRequests.ts'
import { operatorHost } from './operatorHost.ts'
import type { Resource } from './resource.ts'

const stored = z.object({ at: z.number(), value: provider })

async function cachedProvider(): Promise<Provider> {
  const key = providerKey(operatorHost(), currentLanguage())
  const found = readTab(key, stored)
  if (found && isFreshProvider(Date.now() - found.at)) return found.value
  const value = await call(calls.readProvider, {})
  writeTab(key, z.encode(stored, { at: Date.now(), value }))
  return value
}

/** The operator's data. Its help categories are cached for the links of claims and renters. [OPEN-15] */
export const providerData = (): Resource<Provider> => ({
  key: ['provider'],
  load: async () => {
    const value = await cachedProvider()
    keep('protest/faq', value.protestFaqId)
    keep('renter/faq', value.renterFaqId)
    return value
  },
})

function keep(key: 'protest/faq' | 'renter/faq', category: string | undefined): void {
  if (peek(key) !== category) put(key, category)
}

/** Home page data; `actions` lists the enabled features. */
export const homeData = (): Resource<HomePage> => ({ key: ['home'], load: () => call(calls.readHome, {}) })

export const footerEntries = (): Resource<FooterEntry[]> => ({
  key: ['footer'],
  load: () => call(calls.readFooter, {}),
})

/** Flags and texts of the journey list. */
export const toPayPageData = (): Resource<ToPayPage> => ({ key: ['toPay'], load: () => call(calls.readToPayPage, {}) })

export const confirmationPageData = (): Resource<ConfirmationPage> => ({
  key: ['confirmation'],
  load: () => call(calls.readConfirmationPage, {}),
})

export const articleOf = (id: string): Resource<Article> => ({
  key: ['article', id],
  load: () => call(calls.readArticle, { id }),
})

export const faqArticleOf = (id: string): Resource<Article> => ({
  key: ['faqArticle', id],
  load: () => call(calls.readFaqArticle, { id }),
})

/** The help-centre menu. */
export const faqData = (): Resource<Faq> => ({ key: ['faq'], load: () => call(calls.readFaq, {}) })

/** Several articles; omits those that fail to load. [OPEN-58] */
export const articlesOf = (ids: readonly string[]): Resource<Article[]> => ({
  key: ['articles', ...ids],
  load: async () => {
    const answers = await Promise.allSettled(ids.map((id) => call(calls.readArticle, { id })))
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  },
})
