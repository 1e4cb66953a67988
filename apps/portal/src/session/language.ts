import { type Language, languageToOffer } from '@voie-libre/domain/reference/languages'
import { peek, put } from './stored.ts'

/** The language that this browser prefers to the current one, unless the visitor has declined. */
export const offeredLanguage = (current: Language): Language | undefined =>
  peek('language/declined') === true ? undefined : languageToOffer(navigator.languages, current)

export const declineLanguage = (): void => put('language/declined', true)
