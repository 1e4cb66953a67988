import * as calls from '@voie-libre/contract/calls/whitelabel'
import type { Provider } from '@voie-libre/contract/schemas/content'
import { offeredActions } from '@voie-libre/domain/access/pages'
import { currentLanguage } from '../i18n/setup.ts'
import { readTab, saveTab } from '../session/storage.ts'
import { store } from '../session/store.ts'
import { stored } from '../session/stored.ts'
import { call, resource } from './client.ts'
import { operatorHost, settings } from './settings.ts'

/** The operator's data, for 15 minutes in this tab by language, and by the operator that the address chose. [STORE-06] */
async function cachedProvider(): Promise<Provider> {
  const name = [operatorHost(), currentLanguage()].filter(Boolean).join('/')
  const found = readTab('whitelabel/', name)
  const age = Date.now() - (found?.at ?? 0)
  if (found && age >= 0 && age < 900_000) return found.value
  const value = await call(calls.readProvider, {})
  saveTab('whitelabel/', { at: Date.now(), value }, name)
  return value
}

/** The operator's data. Its help categories are cached for the links of claims and renters. [OPEN-15] */
export const providerData = () => ({
  key: ['provider'],
  load: async () => {
    const value = await cachedProvider()
    if (typeof window === 'undefined') return value // The server renders for many operators.
    store.set(stored['protest/faq'], value.protestFaqId)
    store.set(stored['renter/faq'], value.renterFaqId)
    return value
  },
})

/** The help category about claims, if this visit or an earlier one has loaded it. [OPEN-15] */
export const claimCategory = () => store.get(stored['protest/faq'])

/** Home page data; `actions` lists the enabled features, without those that the configuration says the operator lacks. */
export const homeData = () => ({
  key: ['home'],
  load: async () => {
    const home = await call(calls.readHome, {})
    return { ...home, actions: offeredActions(home.actions, settings().profiles) }
  },
})

export const footerEntries = () => resource(calls.readFooter, {})

export const toPayPageData = () => resource(calls.readToPayPage, {})

export const confirmationPageData = () => resource(calls.readConfirmationPage, {})
export const articleOf = (id: string) => resource(calls.readArticle, { id })
export const faqArticleOf = (id: string) => resource(calls.readFaqArticle, { id })
export const faqData = () => resource(calls.readFaq, {})

/** Several articles; omits those that fail to load. [OPEN-58] */
export const articlesOf = (ids: readonly string[]) => ({
  key: ['articles', ...ids],
  load: async () => {
    const answers = await Promise.allSettled(ids.map((id) => call(calls.readArticle, { id })))
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  },
})
