import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withCustomConfig } from 'react-docgen-typescript'
import ts from 'typescript'
import { expect, it } from 'vitest'
import manifest from '../../ui/package.json' with { type: 'json' }
import { root } from './paths.ts'

const ui = resolve(root, 'packages/ui')
const read = (file: string) => readFileSync(resolve(ui, file), 'utf8')
const parse = (file: string) => ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)

// The provider renders nothing of its own.
const components = [...new Set<string>(Object.values(manifest.exports))]
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('UiProvider.tsx'))
  .map((file) => file.replace('./', ''))
const titles = globSync('src/*/*.stories.tsx', { cwd: ui }).map((file) => titleOf(read(file)))
const pages = globSync('docs/*.mdx', { cwd: ui }).map((file) => /<Meta title="([^"]+)"/.exec(read(file))?.[1])

it('finds the components of the package', () => expect(components.length).toBeGreaterThan(40))

it.each(components)('%s has a guide and stories', (file) => {
  const stories = file.replace('.tsx', '.stories.tsx')
  const guide = file.replace('.tsx', '.guide.tsx')
  expect(existsSync(resolve(ui, stories)), `${stories} is missing`).toBe(true)
  expect(existsSync(resolve(ui, guide)), `${guide} is missing`).toBe(true)
  expect([...read(stories).matchAll(/^export const \w+: Story/gm)].length).toBeGreaterThan(0)
  // The `Guide` type checks the fields of a guide; this test checks that its names exist.
  const entry = /entry: '@voie-libre\/ui(\/[\w-]+)'/.exec(read(guide))?.[1]
  expect(Object.entries(manifest.exports)).toContainEqual([`.${entry}`, `./${file}`])
  const known = new Set([...titles, ...pages])
  for (const [, list = ''] of read(guide).matchAll(/see: \[([^\]]*)\]/g)) {
    for (const [, title] of list.matchAll(/'([^']+)'/g)) expect(known).toContain(title)
  }
})

it('the page that helps to choose names each component, and no other', () => {
  const rows = [...read('docs/Choose.mdx').matchAll(/^ {4}\['[^']+'((?:, '\w+')+)\]/gm)]
  const named = rows.flatMap(([, names = '']) => [...names.matchAll(/\w+/g)].map(String))
  expect([...new Set(named)].toSorted()).toEqual(titles.map((title) => title.replace(/.*\//, '')).toSorted())
})

it('gives each component its own page in a group', () => {
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
  for (const title of titles)
    expect(title).toMatch(/^(Toll|Actions|Forms|Layout|Navigation|Content|Feedback|Overlays)\/\w+$/)
})

it.each(components)('%s has a story for each variant', (file) => {
  const shown = `${read(file.replace('.tsx', '.stories.tsx'))}\n${defaultsOf(file)}`
  expect(looksOf(file).filter((look) => !shown.includes(`'${look}'`) && !shown.includes(`"${look}"`))).toEqual([])
})

const props = withCustomConfig(resolve(ui, 'tsconfig.json'), {
  propFilter: ({ parent, declarations }) => !(parent ?? declarations?.[0])?.fileName.includes('node_modules'),
}).parse(components.map((file) => resolve(ui, file)))

it('every prop has a description', () => {
  expect(props.length).toBeGreaterThanOrEqual(components.length)
  const silent = props.flatMap(({ displayName, props: ofOne }) =>
    Object.values(ofOne)
      // Leaves out the props of every React element, and variants of `cva`, which their stories describe.
      .filter(({ name, description, declarations }) => !description && declarations?.length && !own.has(name))
      .map(({ name }) => `${displayName}.${name}`),
  )
  expect(silent).toEqual([])
})

it('the docs show the default of every prop that has one in the code', () => {
  const silent = props.flatMap(({ displayName, filePath, props: ofOne }) =>
    defaultedIn(filePath)
      .filter((name) => ofOne[name]?.description && ofOne[name].defaultValue == null)
      .map((name) => `${displayName}.${name}: add @default to its comment`),
  )
  expect(silent).toEqual([])
  const inProse = props.flatMap(({ displayName, props: ofOne }) =>
    Object.values(ofOne)
      .filter(({ description }) => /\bDefault\b/.test(description))
      .map(({ name }) => `${displayName}.${name}: write the default as @default`),
  )
  expect(inProse).toEqual([])
})

/** The props that a component destructures with a default. */
function defaultedIn(file: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer) names.push((node.propertyName ?? node.name).getText())
    ts.forEachChild(node, visit)
  }
  const path = resolve(ui, file)
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX))
  return names
}

it('amounts in English stories and guides read as English', () => {
  const files = globSync('src/*/*.{stories,guide}.tsx', { cwd: ui })
  expect(files.filter((file) => /\d[\u00a0\u202f ]?€/.test(read(file)))).toEqual([])
})

const own = new Set(['id', 'className', 'ref'])

function titleOf(stories: string): string {
  return /meta = \{\s*title: '([^']+)'/.exec(stories)?.[1] ?? ''
}

/** The allowed values of props: of string unions, of `keyof typeof` an object, and of variants typed by `cva`. */
function looksOf(file: string): string[] {
  const source = parse(file)
  const objects = new Map<string, string[]>()
  const looks: string[] = []
  const variantsAreProps = source.text.includes('VariantProps<')
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const value =
        node.initializer && ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer
      if (value && ts.isObjectLiteralExpression(value)) objects.set(node.name.text, namesIn(value))
    }
    if (
      variantsAreProps &&
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'variants' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      for (const variant of node.initializer.properties) {
        if (ts.isPropertyAssignment(variant) && ts.isObjectLiteralExpression(variant.initializer)) {
          looks.push(...namesIn(variant.initializer))
        }
      }
    }
    if (ts.isPropertySignature(node) && node.type) looks.push(...wordsIn(node.type, objects))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Set(looks)]
}

const namesIn = (object: ts.ObjectLiteralExpression) =>
  object.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  )

function wordsIn(type: ts.TypeNode, objects: ReadonlyMap<string, string[]>): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((one) => wordsIn(one, objects))
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text]
  const object = /^keyof typeof (\w+)$/.exec(type.getText())?.[1]
  return (object && objects.get(object)) || []
}

/** Default values of props: parameter defaults and default variants. */
function defaultsOf(file: string): string {
  return [...read(file).matchAll(/\b\w+ = ('[\w-]+')|defaultVariants: \{([^}]*)\}/g)].map(([whole]) => whole).join('\n')
}
