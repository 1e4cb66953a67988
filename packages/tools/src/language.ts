import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@voie-libre/domain/reference/languages'
import { root } from './paths.ts'
import { CliError } from './shell.ts'
import { beginLanguage, languageEntries, filesOf, languageList, locales, plural } from './languageFiles.ts'

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
  return [
    ...(isListed ? [] : [`${languageList}: '${code}' in languages`]),
    ...languageEntries.flatMap(([path, entry]) =>
      read(path).split(entry + code).length > 2 ? [] : [`${path}: ${entry}${code} in both lists`],
    ),
    ...filesOf(code).filter((path) => !existsSync(join(folder, path))),
    ...names.flatMap((name) => {
      const path = `${locales}/${code}/${name}`
      if (!existsSync(join(folder, path))) return [path]
      return textsMissing(JSON.parse(read(`${locales}/fr/${name}`)), JSON.parse(read(path)), code).map(
        (key) => `${path}: ${key}`,
      )
    }),
    ...sheetsWithout(code, folder).map((path) => `${path}: :lang(${code})`),
  ]
}

/** Style sheets with a rule per language, but none for this one. */
function sheetsWithout(code: string, folder: string): string[] {
  return globSync('{apps,packages}/*/src/**/*.css', { cwd: folder }).filter((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    return text.includes(':lang(fr)') && !text.includes(`:lang(${code})`)
  })
}

/** Keys of the French texts without a text, without a plural form of the language, or without a placeholder. */
export function textsMissing(french: unknown, translated: unknown, code: string): string[] {
  const given = new Map(textsOf(translated))
  const originals = textsOf(french)
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  return originals.flatMap(([key, text]) => {
    const stem = key.replace(plural, '')
    if (key !== stem) {
      const isFirst = originals.find(([other]) => other.replace(plural, '') === stem)?.[0] === key
      return isFirst ? forms.map((form) => `${stem}_${form}`).filter((form) => !given.get(form)?.trim()) : []
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
