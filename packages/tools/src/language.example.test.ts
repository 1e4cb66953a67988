import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages } from '@voie-libre/domain/reference/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginLanguage, missingOf, textsMissing } from './language.ts'
import { root } from './paths.ts'

// A sixth language, as docs/EXTENDING.md describes it, in a copy of the files that it changes.
const folder = mkdtempSync(join(tmpdir(), 'language-'))
const list = 'packages/domain/src/reference/languages.ts'
const locales = 'apps/portal/src/i18n/locales'
const copied = [
  list,
  `${locales}/fr`,
  `${locales}/en`,
  'packages/ui/package.json',
  'packages/ui/src/locales/en.ts',
  'packages/countries/package.json',
  'packages/countries/src/names',
  'apps/portal/src/app.css',
]
/** Lists and a rule, which are a line each. */
const linesByHand = (code: string) => [
  `${list}: '${code}' in languages`,
  `packages/ui/package.json: ./words/${code} in both lists`,
  `packages/countries/package.json: ./names/${code} in both lists`,
  `apps/portal/src/app.css: :lang(${code})`,
]
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => {
  for (const path of copied) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  mkdirSync(join(folder, locales, 'nl'))
  writeFileSync(join(folder, locales, 'nl/home.json'), JSON.stringify({ pay: { title: 'Tol betalen' } }))
  beginLanguage('nl', 'en', folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a begun language has all files; the lines to write by hand are named', () => {
  expect(missingOf('nl', folder)).toEqual(linesByHand('nl'))
})

it('its texts stay, and the others are those of the other language', () => {
  const english = JSON.parse(read(`${locales}/en/home.json`))
  expect(JSON.parse(read(`${locales}/nl/home.json`))).toEqual({
    ...english,
    pay: { ...english.pay, title: 'Tol betalen' },
  })
})

it('the files name the language, and the countries in its words', () => {
  expect(read(`${locales}/nl/language.ts`)).toContain("'@voie-libre/ui/words/nl'")
  expect(read('packages/ui/src/locales/nl.ts')).toContain("language: 'nl'")
  expect(JSON.parse(read('packages/countries/src/names/nl.json'))).toHaveProperty('DE', 'Duitsland')
  expect(read('packages/countries/src/names/nl.ts')).toContain("'./nl.json'")
})

it('a second run writes nothing', () => {
  expect(beginLanguage('nl', 'en', folder)).toEqual([])
})

it('a language with more plural forms gets each of them', () => {
  beginLanguage('pl', 'en', folder)
  expect(missingOf('pl', folder)).toEqual(linesByHand('pl'))
})

it('a language without files lacks all of them, and its rule in the style sheet', () => {
  const missing = missingOf('nl', root)
  expect(missing).toContain(`${list}: 'nl' in languages`)
  expect(missing).toContain(`${locales}/nl/journeys.json`)
  expect(missing).toContain('packages/ui/src/locales/nl.ts')
  expect(missing).toContain('packages/ui/package.json: ./words/nl in both lists')
  expect(missing).toContain('apps/portal/src/app.css: :lang(nl)')
})

it('a removed text is named', () => {
  const file = join(folder, locales, 'nl/home.json')
  const missing = missingOf('nl', folder)
  const { pay: _, ...others }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(others))
  expect(missingOf('nl', folder).filter((line) => !missing.includes(line))).toEqual([
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
