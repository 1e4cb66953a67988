import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import * as z from 'zod/mini'
import { root } from '@voie-libre/tools/paths'
import { withImports } from './firstCode.ts'
import type { Row } from './table.ts'

const ui = join(root, 'packages/ui')
export const budgetFile = join(ui, 'size-budgets.json')
/** The allowed size: 5 % over the budget, because compilers and dependencies vary slightly. */
export const most = (budget: number) => budget * 1.05 + 0.05

/** Kilobytes of 1,000 bytes, minified and gzipped, without React. */
export interface Size {
  js: number
  later: number
  /** The rules for its classes, without the sheet's theme, reset and base. */
  css: number
}

const sizes = z.record(z.string(), z.object({ js: z.number(), later: z.number(), css: z.number() }))

export const readBudgets = async (): Promise<Record<string, Size>> =>
  sizes.parse(JSON.parse(await readFile(budgetFile, 'utf8')))

export async function measureComponents(): Promise<Row[]> {
  const budgets = await readBudgets()
  const measured = await componentSizes()
  return Object.entries(measured).map(([name, size]) => {
    const budget = budgets[name]
    const later = size.later > 0 ? ` + ${size.later.toFixed(1)} when opened` : ''
    return {
      measure: `ui, ${name}, kB gzip`,
      ours: `JS ${size.js.toFixed(1)}${later}, CSS ${size.css.toFixed(1)}`,
      result: size.js + size.later + size.css,
      ...(budget && { budget: Number((most(budget.js) + most(budget.later) + most(budget.css)).toFixed(2)) }),
    }
  })
}

export async function componentSizes(): Promise<Record<string, Size>> {
  const manifest = z
    .object({ exports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(ui, 'package.json'), 'utf8')))
  const entries = Object.entries(manifest.exports).filter(([, source]) => /\.tsx?$/.test(source))
  const empty = await cssOf([])
  const measured: Record<string, Size> = {}
  for (const [name, source] of entries) {
    measured[name.slice(2)] = await sizeOf([resolve(ui, source)], empty)
  }
  measured['all together'] = await sizeOf(
    entries.map(([, source]) => resolve(ui, source)),
    empty,
  )
  return measured
}

const virtual = '\0entry'

async function sizeOf(sources: readonly string[], empty: number): Promise<Size> {
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'entry',
        resolveId: (id) => (id === virtual ? id : undefined),
        // Each entry gets its own name: otherwise an entry that re-exports another would hide it.
        load: (id) =>
          id === virtual
            ? sources.map((source, index) => `export * as entry${index} from ${JSON.stringify(source)}`).join('\n')
            : undefined,
      },
    ],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: virtual,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })
  const chunks = outputOf(result).filter((file) => file.type === 'chunk')
  const byName = Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, { file: fileName, imports }]))
  const first = withImports(
    byName,
    chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])),
  )
  const gzipped = (some: readonly Rolldown.OutputChunk[]) => some.reduce((total, { code }) => total + kilo(code), 0)
  const files = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(join(ui, 'src')))
  return {
    js: gzipped(chunks.filter(({ fileName }) => first.has(fileName))),
    later: gzipped(chunks.filter(({ fileName }) => !first.has(fileName))),
    css: (await cssOf(files)) - empty,
  }
}

export function outputOf(result: Awaited<ReturnType<typeof build>>): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  return (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
}

/** Measures the prebuilt style sheet with only the classes of these files. */
async function cssOf(files: readonly string[]): Promise<number> {
  const sheet = await readFile(join(ui, 'src/styles.css'), 'utf8')
  const compiler = await compile(sheet, { base: join(ui, 'src'), onDependency: () => undefined })
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const classes = new Scanner({ sources: [] }).scanFiles(contents.map((content) => ({ content, extension: 'tsx' })))
  return kilo(optimize(compiler.build(classes), { minify: true }).code)
}

/** The gzipped size, in kilobytes of 1,000 bytes. */
export const kilo = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1000
