import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import * as z from 'zod/mini'
import { root } from './paths.ts'
import { CliError, expectOk, pnpm } from './shell.ts'

const published = ['tokens', 'countries', 'ui'] as const

/**
 * `pnpm api`: writes the public types of each published package to `api.md`, so that reviewers read how they change.
 * `--released`, from `pnpm release:version`, records that the current types belong to the package's version.
 */
export default async function main(args: readonly string[]): Promise<number> {
  for (const name of published) {
    await expectOk(pnpm('--dir', `packages/${name}`, 'run', 'prepack'))
    const file = join(root, 'packages', name, 'api.md')
    const { version, types } = await typesOf(join(root, 'packages', name))
    const released = args.includes('--released')
      ? { version, hash: hashOf(types) }
      : releasedIn(existsSync(file) ? await readFile(file, 'utf8') : '')
    await writeFile(file, reportOf(name, types, released))
    if (name === 'ui' && args.includes('--released')) await recordEntries(version)
    console.log(`packages/${name}/api.md is written.`)
  }
  return 0
}

/** Records the version of entries that were never released before; the docs show it as 'since'. */
async function recordEntries(version: string): Promise<void> {
  const folder = join(root, 'packages/ui')
  const { exports } = manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const file = join(folder, 'first-versions.json')
  const known = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  const now = Object.fromEntries(Object.keys(exports).map((entry) => [entry.replace('./', ''), version]))
  await writeFile(file, `${JSON.stringify({ ...now, ...known }, undefined, 2)}\n`)
}

/** Compares a package's report with its types installed in `folder`. Throws when they differ or a changeset is missing. */
export async function checkApi(name: (typeof published)[number], folder: string): Promise<void> {
  const { types } = await typesOf(folder)
  const written = await readFile(join(root, 'packages', name, 'api.md'), 'utf8').catch(() => '')
  const changesets = await Promise.all(
    globSync('.changeset/*.md', { cwd: root }).map((file) => readFile(join(root, file), 'utf8')),
  )
  const fault = faultOf(name, types, written, changesets)
  if (fault) throw new CliError(fault)
}

/** The report must match the current types, and types that differ from the last release need a changeset. */
export function faultOf(name: string, types: string, written: string, changesets: readonly string[]) {
  const released = releasedIn(written)
  if (reportOf(name, types, released) !== written) {
    return `The public types of @voie-libre/${name} are not those of packages/${name}/api.md. Is that wanted? Then run \`pnpm api\`, read the difference, and commit it with a changeset (\`pnpm changeset\`).`
  }
  const announced = changesets.some((text) =>
    /^['"]?@voie-libre\/(ui|tokens|countries)['"]?:/m.test(text.split('\n---')[0] ?? ''),
  )
  if (released?.hash !== hashOf(types) && !announced) {
    return `The public types of @voie-libre/${name} differ from the last release: add a changeset (\`pnpm changeset\`).`
  }
  return undefined
}

const hashOf = (types: string) => createHash('sha256').update(types).digest('hex').slice(0, 16)

function releasedIn(report: string): { version: string; hash: string } | undefined {
  const [, version, hash] = /^Last release: (\S+), types (\w+)\.$/m.exec(report) ?? []
  return version && hash ? { version, hash } : undefined
}

function reportOf(name: string, types: string, released: ReturnType<typeof releasedIn>): string {
  return [
    `# Public types of @voie-libre/${name}`,
    '',
    'Written by `pnpm api`. A change here is a change for everyone who uses the package: it comes with a changeset.',
    '',
    released ? `Last release: ${released.version}, types ${released.hash}.` : 'Last release: none.',
    '',
    types,
  ].join('\n')
}

const manifest = z.object({
  version: z.string(),
  exports: z.record(z.string(), z.unknown()),
  // Packing moves the published entries to `exports` and leaves the other settings.
  publishConfig: z.optional(z.object({ exports: z.optional(z.record(z.string(), z.unknown())) })),
})
const typed = z.object({ types: z.string() })

/** The entries of a built package with their declarations, followed by the declarations that these import. */
async function typesOf(folder: string): Promise<{ version: string; types: string }> {
  const parsed = manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const entries = new Map<string, string>()
  for (const [entry, target] of Object.entries(parsed.publishConfig?.exports ?? parsed.exports)) {
    const file = typed.safeParse(target)
    if (file.success) entries.set(join(folder, file.data.types), entry)
  }
  const sections = new Map<string, string>()
  // This list grows during the loop: the imports of each file are appended.
  const files = [...entries.keys()]
  for (const file of files) {
    const { text, imports } = declarationsOf(await readFile(file, 'utf8'))
    const title = entries.get(file) ?? `shared: ${relative(join(folder, 'dist'), file)}`
    sections.set(title, `## ${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
    for (const specifier of imports) {
      const found = join(dirname(file), specifier.replace(/\.js$/, '.d.ts'))
      if (!files.includes(found)) files.push(found)
    }
  }
  // The entries begin with a dot, so that they come before what they share.
  const inOrder = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { version: parsed.version, types: inOrder.map(([, section]) => section).join('\n') }
}

/** Declarations without comments in a normalised format, so that only changes visible to a compiler count. */
export function declarationsOf(source: string): { text: string; imports: string[] } {
  const file = ts.createSourceFile('entry.d.ts', source, ts.ScriptTarget.Latest)
  const printer = ts.createPrinter({ removeComments: true })
  const imports: string[] = []
  const lines: string[] = []
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      const { moduleSpecifier } = statement
      const specifier = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
      // An import for side effects adds no types.
      if (ts.isImportDeclaration(statement) && !statement.importClause) continue
      if (specifier.startsWith('.')) imports.push(specifier)
    }
    const [seen = statement] = ts.transform(statement, [withoutPatterns]).transformed
    lines.push(printer.printNode(ts.EmitHint.Unspecified, seen, file))
  }
  return { text: lines.join('\n'), imports }
}

/** Destructuring patterns are not part of a function's public type. */
const withoutPatterns: ts.TransformerFactory<ts.Statement> = (context) => (statement) => {
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isParameter(node) || !ts.isObjectBindingPattern(node.name)) return ts.visitEachChild(node, visit, context)
    const { modifiers, dotDotDotToken, questionToken, type, initializer } = node
    return ts.factory.createParameterDeclaration(modifiers, dotDotDotToken, 'props', questionToken, type, initializer)
  }
  return ts.visitNode(statement, visit, ts.isStatement) ?? statement
}
