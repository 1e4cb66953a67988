import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codemods } from './codemods.ts'
import { rewriteAll } from './run.ts'
import { tailwindEntry } from './tailwindEntry.ts'
import { wordsOfLanguage } from './wordsOfLanguage.ts'

describe('the entry for Tailwind', () => {
  it.each([
    [
      'gets Tailwind before it',
      "@import '@voie-libre/ui/tailwind.css';",
      "@import 'tailwindcss';\n@import '@voie-libre/ui/tailwind.css';",
    ],
    [
      'keeps the quotes and the options',
      '@import "@voie-libre/ui/tailwind.css" screen;',
      '@import "tailwindcss";\n@import "@voie-libre/ui/tailwind.css" screen;',
    ],
    ['stays where Tailwind is there', '@import "tailwindcss";\n@import "@voie-libre/ui/tailwind.css";', undefined],
    [
      'stays where its utilities are',
      "@import 'tailwindcss/utilities.css' layer(utilities);\n@import '@voie-libre/ui/tailwind.css';",
      undefined,
    ],
    ['is not the prebuilt sheet', "@import '@voie-libre/ui/styles.css';", undefined],
  ])('%s', (_, before, after) => {
    expect(tailwindEntry.rewrite(before)).toBe(after ?? before)
  })
})

describe('the language of the provider', () => {
  const host = (attributes: string, imported = '') =>
    `import { UiProvider } from '@voie-libre/ui/provider'\n${imported}const App = () => <UiProvider${attributes}><Page /></UiProvider>\n`
  const german = "import { words } from '@voie-libre/ui/words/de'\n"

  it.each([
    ['becomes its words', host(' language="de"'), host(' words={words}', german)],
    [
      'is found behind a link of the host',
      host(' link={({ href }) => <Link to={href} />} language="de"'),
      host(' link={({ href }) => <Link to={href} />} words={words}', german),
    ],
    ['stays where the program chooses it', host(' language={language}'), undefined],
    ['stays where words are known already', `${host(' language="de"')}const words = []`, undefined],
    ['stays where there are two', host(' language="de"') + host(' language="en"'), undefined],
    ['is not that of another library', "<UiProvider language='de'>", undefined],
  ])('%s', (_, before, after) => {
    expect(wordsOfLanguage.rewrite(before)).toBe(after ?? before)
  })

  it('keeps the quotes', () => {
    const before = `import { UiProvider } from "@voie-libre/ui/provider";\n<UiProvider language='en'>`
    expect(wordsOfLanguage.rewrite(before)).toBe(
      `import { UiProvider } from "@voie-libre/ui/provider";\nimport { words } from "@voie-libre/ui/words/en";\n<UiProvider words={words}>`,
    )
  })
})

describe('the runner', () => {
  let folder = ''
  const old = "@import '@voie-libre/ui/tailwind.css';\n"
  const write = (name: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), old)
    return join(folder, name)
  }
  const isOld = (file: string) => readFileSync(file, 'utf8') === old

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codemods-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('rewrites the files that a codemod reads, and no package or build', () => {
    const sheet = write('src/deep/main.css')
    const others = [write('src/notes.md'), write('src/node_modules/host/main.css'), write('dist/main.css')]
    expect(rewriteAll([folder], codemods)).toEqual([sheet])
    expect([sheet, ...others].map(isOld)).toEqual([false, true, true, true])
  })

  it('only tells when asked to', () => {
    const sheet = write('main.css')
    expect(rewriteAll([sheet], codemods, { dry: true })).toEqual([sheet])
    expect(isOld(sheet)).toBe(true)
  })

  it('changes nothing the second time', () => {
    write('main.css')
    rewriteAll([folder], codemods)
    expect(rewriteAll([folder], codemods)).toEqual([])
  })
})
