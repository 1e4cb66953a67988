import { type Language, languageToOffer } from '@voie-libre/domain/reference/languages'
import { store } from './store.ts'
import { stored } from './stored.ts'

const declinedAtom = stored['language/declined']

/** The language that this browser prefers to the current one, unless the visitor has declined. */
export const offeredLanguage = (current: Language): Language | undefined =>
  store.get(declinedAtom) === true ? undefined : languageToOffer(navigator.languages, current)

/** Calls back when the visitor declines, here or in another tab. */
export const onLanguageDeclined = (listen: () => void): (() => void) => store.sub(declinedAtom, listen)

export const declineLanguage = (): void => store.set(declinedAtom, true)
