import { type Cents, toEuros } from '@voie-libre/contract/cents'
import { type Language as PortalLanguage, localeOf } from '@voie-libre/domain/reference/languages'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

/** The server's own texts: method messages, receipts, the provider's pages. `fill` replaces each `{name}`. */
export const texts: Readonly<Record<Language, typeof fr>> = { fr, en, de, it, es }

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Cents as money of the language. */
export function money(cents: Cents, language: Language): string {
  const format = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const
  return toEuros(cents).toLocaleString(localeOf(language), format)
}

/** The start of a portal address in this language: nothing for French. */
export const prefixOf = (language: Language): string => (language === 'fr' ? '' : `/${language}`)

/** '02/03/2026' in Paris. */
export const shortDay = (date: Date | undefined, language: Language): string =>
  date?.toLocaleDateString(localeOf(language), { ...paris, dateStyle: 'short' }) ?? ''

/** '02/03/2026 09:15' in Paris. */
export const shortTime = (date: Date, language: Language): string =>
  date.toLocaleString(localeOf(language), { ...paris, dateStyle: 'short', timeStyle: 'short' })

/** '2 mars 2026 à 09:15' in Paris. */
export const dateTime = (date: Date, language: Language): string =>
  date.toLocaleString(localeOf(language), { ...paris, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

const paris = { timeZone: 'Europe/Paris' } as const

/** This operator's languages. The portal may have more: their visitors get contents in French. */
export const languages = ['fr', 'en', 'de', 'it', 'es'] as const satisfies readonly PortalLanguage[]
export type Language = (typeof languages)[number]
export const defaultLanguage = 'fr'
