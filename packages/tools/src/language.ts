import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@voie-libre/domain/reference/languages'
import { root } from './paths.ts'
import { CliError } from './shell.ts'

const locales = 'apps/portal/src/i18n/locales'
const languageList = 'packages/domain/src/reference/languages.ts'
/** Packages with an entry for each language. */
const languageEntries = [
  ['packages/ui/package.json', './words/'],
  ['packages/countries/package.json', './names/'],
] as const
const countries = 'packages/countries/src/names'
const sourcesOf = (code: string) => [
  `${locales}/${code}/language.ts`,
  `packages/ui/src/locales/${code}.ts`,
  `${countries}/${code}.ts`,
]
const plural = /_(zero|one|two|few|many|other)$/
const pluralForms = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories

/**
 * `pnpm language nl` lists what a language lacks, without a code every language's; returns 1 if something is missing.
 * `pnpm language nl --from en` first writes the files that it lacks, with the texts of the other language.
 */
export default function main(args: readonly string[]): Promise<number> {
  const [option, from] = args.includes('--from') ? args.slice(args.indexOf('--from')) : []
  const codes = args.filter((one) => one !== option && one !== from)
  if (option !== undefined) {
    const [code = ''] = codes
    if (codes.length !== 1 || !/^[a-z]{2}$/.test(code) || !languages.some((one) => one === from)) {
      throw new CliError(`Write the new language and a known one: pnpm language nl --from ${languages[1]}`)
    }
    for (const path of beginLanguage(code, from ?? '', root)) console.log(`${path}: written`)
  }
  const asked = codes.length > 0 ? codes : languages
  const missing = asked.flatMap((code) => missingOf(code, root))
  console.log(missing.length === 0 ? `${asked.join(', ')}: nothing is missing.` : missing.join('\n'))
  return Promise.resolve(missing.length === 0 ? 0 : 1)
}

/** What a language of ISO 639-1 lacks in the repository in `folder`, one line per file or text; `pnpm types` names the tables. */
export function missingOf(code: string, folder: string): string[] {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const names = globSync('*.json', { cwd: join(folder, locales, 'fr') }).toSorted()
  const isListed = new RegExp(`languages = .*'${code}'`).test(read(languageList))
  const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: folder })
  return [
    ...(isListed ? [] : [`${languageList}: '${code}' in languages`]),
    ...languageEntries.flatMap(([path, entry]) =>
      read(path).split(entry + code).length > 2 ? [] : [`${path}: ${entry}${code} in both lists`],
    ),
    ...[...sourcesOf(code), `${countries}/${code}.json`].filter((path) => !existsSync(join(folder, path))),
    ...names.flatMap((name) => {
      const path = `${locales}/${code}/${name}`
      if (!existsSync(join(folder, path))) return [path]
      return textsMissing(JSON.parse(read(`${locales}/fr/${name}`)), JSON.parse(read(path)), code).map(
        (key) => `${path}: ${key}`,
      )
    }),
    // Lists style sheets that have rules for French but none for this language.
    ...sheets
      .filter((path) => read(path).includes(':lang(fr)') && !read(path).includes(`:lang(${code})`))
      .map((path) => `${path}: :lang(${code})`),
  ]
}

/** Keys of the French texts without a text, without a plural form of the language, or without a placeholder. */
export function textsMissing(french: unknown, translated: unknown, code: string): string[] {
  const given = new Map(textsOf(translated))
  const originals = textsOf(french)
  return originals.flatMap(([key, text]) => {
    const stem = key.replace(plural, '')
    if (key !== stem) {
      const isFirst = originals.find(([other]) => other.replace(plural, '') === stem)?.[0] === key
      const forms = isFirst ? pluralForms(code).map((form) => `${stem}_${form}`) : []
      return forms.filter((form) => !given.get(form)?.trim())
    }
    const own = given.get(key)
    if (!own?.trim()) return [key]
    return placeholdersOf(text).flatMap((name) => (placeholdersOf(own).includes(name) ? [] : [`${key} {{${name}}}`]))
  })
}

/** Pairs of path ('a.b') and text. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([key, child]) => textsOf(child, path === '' ? key : `${path}.${key}`))
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)

/**
 * Writes the files that a new language lacks in the repository in `folder`, with the texts of the language `from`. Texts that
 * exist stay. Returns the paths of the written files.
 */
export function beginLanguage(code: string, from: string, folder: string): string[] {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const known = (path: string) => (existsSync(join(folder, path)) ? read(path) : undefined)
  const written: string[] = []
  const write = (path: string, text: string) => {
    if (known(path) === text) return
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    written.push(path)
  }
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const renamed = (text: string) => text.replaceAll(new RegExp(`(?<=['/])${from}(?='|\\.json')`, 'g'), code)
  const sources = sourcesOf(from)
  for (const [at, path] of sourcesOf(code).entries()) write(path, known(path) ?? renamed(read(sources[at] ?? '')))
  const names = `${countries}/${code}.json`
  write(names, known(names) ?? json(countryNames(JSON.parse(read(`${countries}/${from}.json`)), code)))
  for (const name of globSync('*.json', { cwd: join(folder, locales, from) }).toSorted()) {
    const path = `${locales}/${code}/${name}`
    const other: unknown = JSON.parse(read(`${locales}/${from}/${name}`))
    write(path, json(filled(JSON.parse(known(path) ?? '{}'), other, code)))
  }
  return written
}

/** Own texts, else the other language's; a plural form that the other language lacks gets its general one. */
function filled(own: unknown, other: unknown, code: string): unknown {
  if (typeof other !== 'object' || other === null) return own ?? other
  const texts = new Map(Object.entries(Object(own)))
  return Object.fromEntries(
    Object.entries(other).flatMap(([key, child]): [string, unknown][] => {
      if (!plural.test(key)) return [[key, filled(texts.get(key), child, code)]]
      const stem = key.replace(plural, '')
      return pluralForms(code).map((form) => {
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
