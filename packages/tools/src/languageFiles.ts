import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const locales = 'apps/portal/src/i18n/locales'
export const languageList = 'packages/domain/src/reference/languages.ts'
/** Packages with an entry for each language. */
export const languageEntries = [
  ['packages/ui/package.json', './words/'],
  ['packages/countries/package.json', './names/'],
] as const
const countries = 'packages/countries/src/names'
const sourcesOf = (code: string) => [
  `${locales}/${code}/language.ts`,
  `packages/ui/src/locales/${code}.ts`,
  `${countries}/${code}.ts`,
]
/** Files of one language each, which French has too, besides its texts. */
export const filesOf = (code: string) => [...sourcesOf(code), `${countries}/${code}.json`]
export const plural = /_(zero|one|two|few|many|other)$/

/**
 * Writes the files that a new language lacks in the repository in `folder`, with the texts of the language `from`, and names
 * it in the lists. Texts that exist stay. Returns the paths of the written files.
 */
export function beginLanguage(code: string, from: string, folder: string): string[] {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const written: string[] = []
  const write = (path: string, text: string) => {
    if (existsSync(join(folder, path)) && read(path) === text) return
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    written.push(path)
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const existing = (path: string, otherwise: () => string) =>
    write(path, existsSync(join(folder, path)) ? read(path) : otherwise())

  write(
    languageList,
    read(languageList).replace(/(languages = \[.*)(\])/, (all, start, end) =>
      all.includes(`'${code}'`) ? all : `${start}, '${code}'${end}`,
    ),
  )
  for (const [path, entry] of languageEntries) {
    write(path, json(withEntry(JSON.parse(read(path)), `${entry}${from}`, `${entry}${code}`)))
  }
  const renamed = (text: string) => text.replaceAll(new RegExp(`(?<=['/])${from}(?='|\\.json')`, 'g'), code)
  for (const path of sourcesOf(from)) {
    existing(path.replace(new RegExp(`(?<=/)${from}(?=[/.])`), code), () => renamed(read(path)))
  }
  existing(`${countries}/${code}.json`, () => json(countryNames(JSON.parse(read(`${countries}/${from}.json`)), code)))
  for (const name of globSync('*.json', { cwd: join(folder, locales, from) }).toSorted()) {
    const path = `${locales}/${code}/${name}`
    const own: unknown = existsSync(join(folder, path)) ? JSON.parse(read(path)) : {}
    write(path, json(filled(own, JSON.parse(read(`${locales}/${from}/${name}`)), code)))
  }
  return written
}

/** A copy of package.json in which each list with the entry `from` also has `added`, after it. */
function withEntry(value: unknown, from: string, added: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const own: [string, unknown] = [key, withEntry(child, from, added)]
    if (key !== from || added in value) return [own]
    const [, , last = ''] = from.split('/')
    const [, , next = ''] = added.split('/')
    const copy: unknown = JSON.parse(JSON.stringify(child).replaceAll(new RegExp(`/${last}(?=\\.)`, 'g'), `/${next}`))
    return [own, [added, copy]]
  })
  return Object.fromEntries(entries)
}

/** Own texts, else the other language's; a plural form that the other language lacks gets its general one. */
function filled(own: unknown, other: unknown, code: string): unknown {
  if (typeof other !== 'object' || other === null) return own ?? other
  const texts = new Map(Object.entries(Object(own)))
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(other).flatMap(([key, child]): [string, unknown][] => {
      if (!plural.test(key)) return [[key, filled(texts.get(key), child, code)]]
      const stem = key.replace(plural, '')
      return forms.map((form) => {
        const name = `${stem}_${form}`
        return [name, texts.get(name) ?? Reflect.get(other, name) ?? Reflect.get(other, `${stem}_other`)]
      })
    }),
  )
}

/** The countries with the platform's names in a language, in its order. */
function countryNames(list: object, code: string): Record<string, string> {
  const names = new Intl.DisplayNames(code, { type: 'region' })
  const named = Object.keys(list).map((country) => [country, names.of(country) ?? country] as const)
  return Object.fromEntries(named.toSorted(([, one], [, other]) => one.localeCompare(other, code)))
}
