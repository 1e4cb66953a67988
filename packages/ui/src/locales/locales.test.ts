import { describe, expect, it } from 'vitest'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'
import { words as it_ } from './it.ts'

const languages = { fr, en, de, es, it: it_ }
/** Every text; a text with values is called with plural ones. */
const textsOf = (words: object): [string, string][] =>
  Object.entries(words).map(([key, text]) => [
    key,
    typeof text === 'function' ? String(Reflect.apply(text, undefined, [3, 3, 3])) : String(text),
  ])

/** docs/GLOSSARY.md: spaced signs in French only, one form of apostrophe and quotation mark, the ordinary hyphen. */
const faults = {
  fr: /[’"\u2011]|(?<!\u202F)[!?;](?=\s|$)|(?<!\u00A0):(?=\s|$)/u,
  en: /['"\u2011]|\s[!?;:](?=\s|$)/u,
  de: /['"\u2011]|\s[!?;:](?=\s|$)/u,
  it: /['"\u2011]|\s[!?;:](?=\s|$)/u,
  es: /['"\u2011]|\s[!?;:](?=\s|$)/u,
} satisfies Record<keyof typeof languages, RegExp>

describe.each(['fr', 'en', 'de', 'it', 'es'] as const)('%s', (language) => {
  it('has the signs of its language', () => {
    expect(textsOf(languages[language]).filter(([, text]) => faults[language].test(text))).toEqual([])
  })

  it('says how many files to add', () => {
    expect(languages[language].fileCountLimit(3)).toMatch(/^(?:Ajoutez|Add|Fügen|Aggiunga|Añada)\b.*3.*\.$/)
  })
})
