import type { Provider } from '@voie-libre/contract/schemas/content'
import { peek, put, storedAtom } from './stored.ts'

/** Stores the operator's help categories for the links of claims and renters. [OPEN-15] */
export function saveHelpCategories({ protestFaqId, renterFaqId }: Provider): void {
  if (peek('protest/faq') !== protestFaqId) put('protest/faq', protestFaqId)
  if (peek('renter/faq') !== renterFaqId) put('renter/faq', renterFaqId)
}

export const claimCategory = (): string | undefined => peek('protest/faq')

export const renterCategoryAtom = storedAtom('renter/faq')
