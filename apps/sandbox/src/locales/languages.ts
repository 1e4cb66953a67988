import type { Language as PortalLanguage } from '@voie-libre/domain/reference/languages'

/** This operator's languages. The portal may have more: their visitors get contents in French. */
export const languages = ['fr', 'en', 'de', 'it', 'es'] as const satisfies readonly PortalLanguage[]
export type Language = (typeof languages)[number]
export const defaultLanguage = 'fr'
