import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import ts from 'typescript'
import { expect, it } from 'vitest'
import config from '../../../tailwind.config.ts'
import { root } from './paths.ts'

const files = globSync('{packages/ui,apps/portal}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories|guide|setup)\.tsx?$/.test(file))
  .map((file) => resolve(root, file))
const classesIn = (texts: readonly string[]) =>
  new Scanner({ sources: [] }).scanFiles(texts.map((content) => ({ content, extension: 'tsx' })))
const inCode = classesIn(files.map(codeOf))
const inFiles = classesIn(files.map((file) => readFileSync(file, 'utf8')))

function codeOf(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023)
  const code = ts.createPrinter({ removeComments: true }).printFile(source)
  // The printer escapes characters outside of ASCII.
  return code.replaceAll(/\\u([0-9A-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

// Tailwind reads comments like code: the word 'filter' in a comment adds more than a kilobyte of CSS.
it('no word of a comment becomes a class: the blocklist of tailwind.config.ts names those that would', async () => {
  const sheet = resolve(root, 'packages/ui/src/styles.css')
  const compiler = await compile(readFileSync(sheet, 'utf8'), { base: dirname(sheet), onDependency: () => undefined })
  const fromCode = new Set(compiler.build(inCode).split('\n'))
  // One build for all words, because each costs milliseconds. The lines that it adds show their classes.
  const withComments = compiler.build(inFiles).split('\n')
  expect(withComments.filter((line) => !fromCode.has(line))).toEqual([])
})

it('no text in code has a class of the blocklist, which would have no effect', () => {
  const inTexts = classesIn(files.flatMap(textsOf))
  expect(config.blocklist.filter((name) => inTexts.includes(name))).toEqual([])
})

/** The string literals and template parts of a file's values, the only places of class names: a variable may be called `filter`. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023)
  const texts: string[] = []
  const collect = (node: ts.Node) => {
    if (ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, collect)
  }
  collect(source)
  return texts
}
