import type { Language } from '@voie-libre/domain/reference/languages'

/** The texts of a namespace, in groups of any depth. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** What fills the blanks of a text; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number | undefined>>

/**
 * The text at a path such as 'plate.number', with its blanks filled: `{{name}}` as given, `{{name, number}}` as the language
 * writes numbers. With a `count`, the language's plural form at '<path>_one', '<path>_other'... Undefined without a text.
 */
export function translated(texts: Texts, path: string, values: Values, language: Language): string | undefined {
  const { count } = values
  const form = typeof count === 'number' ? textAt(texts, `${path}_${pluralRules(language).select(count)}`) : undefined
  return (form ?? textAt(texts, path))?.replaceAll(blank, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? ''
    return isNumber !== undefined && typeof value === 'number' ? numberFormat(language).format(value) : String(value)
  })
}

const blank = /\{\{\s*(\w+)\s*(, *number)?\s*\}\}/g

function textAt(texts: Texts, path: string): string | undefined {
  let found: string | Texts | undefined = texts
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined
  return typeof found === 'string' ? found : undefined
}

const pluralRules = perLanguage((language) => new Intl.PluralRules(language))
const numberFormat = perLanguage((language) => new Intl.NumberFormat(language))

/** Creates a formatter once per language, because that takes longer than formatting. */
function perLanguage<Format>(create: (language: Language) => Format): (language: Language) => Format {
  const known = new Map<Language, Format>()
  return (language) => {
    const format = known.get(language) ?? create(language)
    known.set(language, format)
    return format
  }
}
