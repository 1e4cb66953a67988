import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages } from '@voie-libre/domain/reference/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { missingOf, textsMissing } from './language.ts'
import { root } from './paths.ts'

// A sixth language, as docs/EXTENDING.md describes it, in a copy of the files that it changes.
const folder = mkdtempSync(join(tmpdir(), 'language-'))
const list = 'packages/domain/src/reference/languages.ts'
const locales = 'apps/portal/src/i18n/locales'

beforeAll(() => {
  mkdirSync(join(folder, dirname(list)), { recursive: true })
  writeFileSync(join(folder, list), readFileSync(join(root, list), 'utf8').replace("'es']", "'es', 'nl']"))
  cpSync(join(root, locales, 'fr'), join(folder, locales, 'fr'), { recursive: true })
  cpSync(join(root, locales, 'de'), join(folder, locales, 'nl'), { recursive: true })
  for (const [path, entry] of [
    ['packages/ui/package.json', './words/de'],
    ['packages/countries/package.json', './names/de'],
  ] as const) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(entry, entry.replace('/de', '/nl'))
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, from] of [
    ['packages/ui/src/locales/nl.ts', 'packages/ui/src/locales/de.ts'],
    ['packages/countries/src/names/nl.ts', 'packages/countries/src/names/de.ts'],
  ] as const) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, from), join(folder, path))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a language without files lacks all of them, and its entry in each table', () => {
  const missing = missingOf('nl', root)
  expect(missing).toContain(`${list}: 'nl' in languages`)
  expect(missing).toContain(`${locales}/nl/journeys.json`)
  expect(missing).toContain('packages/ui/src/locales/nl.ts')
  expect(missing).toContain('packages/ui/package.json: ./words/nl in both lists')
  expect(missing).toContain('apps/portal/src/i18n/setup.ts: nl in its table')
})

it('a whole language lacks nothing', () => {
  expect(missingOf('nl', folder)).toEqual([])
})

it('a removed text is named', () => {
  const file = join(folder, locales, 'nl/home.json')
  const { pay: _, ...others }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(others))
  expect(missingOf('nl', folder)).toEqual([
    `${locales}/nl/home.json: pay.title`,
    `${locales}/nl/home.json: pay.freeflow`,
    `${locales}/nl/home.json: pay.noticeOnly`,
  ])
})

it.each([
  ['an empty text', { a: { b: 'x' } }, { a: { b: ' ' } }, ['a.b']],
  ['a lost placeholder', { a: 'le {{day}} à {{hour}}' }, { a: 'op {{day}}' }, ['a {{hour}}']],
  ['a plural form of the language', { n_one: '1', n_many: 'm', n_other: '2' }, { n_other: '2' }, ['n_one']],
])('%s is named', (_, french, dutch, missing) => {
  expect(textsMissing(french, dutch, 'nl')).toEqual(missing)
})

it.each(languages)('%s is whole', (code) => {
  expect(missingOf(code, root)).toEqual([])
})
