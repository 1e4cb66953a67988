import type { Provider } from '@voie-libre/contract/schemas/content'
import { store } from './store.ts'
import { stored } from './stored.ts'

/** Stores the operator's help categories for the links of claims and renters. [OPEN-15] */
export function saveHelpCategories({ protestFaqId, renterFaqId }: Provider): void {
  if (typeof window === 'undefined') return // The server renders for many operators.
  store.set(claimCategoryAtom, protestFaqId)
  store.set(renterCategoryAtom, renterFaqId)
}

export const claimCategoryAtom = stored['protest/faq']
export const renterCategoryAtom = stored['renter/faq']
