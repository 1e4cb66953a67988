import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import react from '@vitejs/plugin-react'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import * as z from 'zod/mini'
import { buildPortal } from '@voie-libre/tools/build'
import { dist, root } from '@voie-libre/tools/paths'
import { startSite } from '@voie-libre/tools/siteProcess'
import manifest from '@voie-libre/ui/package.json' with { type: 'json' }
import type { Row } from './table.ts'

/**
 * `pnpm sizes`: fails when a component, or the first code of a page of the portal, exceeds its budget.
 * `--write` sets the components' budgets to the current sizes.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const measured = await componentSizes()
  if (args.includes('--write')) {
    await writeFile(budgetFile, `${JSON.stringify(measured, rounded, 2)}\n`)
    console.log(`packages/ui/size-budgets.json: ${Object.keys(measured).length} budgets.`)
    return 0
  }
  await buildPortal()
  const budgets = z.record(z.string(), sizeShape).parse(JSON.parse(await readFile(budgetFile, 'utf8')))
  const faults = [...overBudget(measured, budgets), ...overFirstCode(await measureFirstCode())]
  for (const fault of faults) console.log(fault)
  if (faults.length > 0)
    console.log("Lighter, or worth it? `pnpm sizes --write` sets the components' budgets to these sizes.")
  return faults.length === 0 ? 0 : 1
}

/** Components that exceed their budget, have no budget, or no longer exist. */
export function overBudget(measured: Record<string, Size>, budgets: Record<string, Size>): string[] {
  const over = Object.entries(measured).flatMap(([name, size]) => {
    const budget = budgets[name]
    if (!budget) return [`${name} has no budget.`]
    return (['js', 'later', 'css'] as const)
      .filter((part) => size[part] > most(budget[part]))
      .map((part) => `${name}: ${part} is ${size[part].toFixed(2)} kB, its budget ${budget[part]} kB.`)
  })
  const removed = Object.keys(budgets).filter((name) => !(name in measured))
  return [...over, ...removed.map((name) => `${name} has a budget, but is no entry any more.`)]
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)

const ui = join(root, 'packages/ui')
const budgetFile = join(ui, 'size-budgets.json')
/** The allowed size: 5 % over the budget, because compilers and dependencies vary slightly. */
const most = (budget: number) => budget * 1.05 + 0.05

/**
 * Kilobytes of 1,000 bytes, minified and gzipped, without React; `css` are the rules for its classes, without the sheet's
 * theme, reset and base.
 */
const sizeShape = z.object({ js: z.number(), later: z.number(), css: z.number() })
export type Size = z.infer<typeof sizeShape>

export async function measureComponents(): Promise<Row[]> {
  return Object.entries(await componentSizes()).map(([name, { js, later, css }]) => ({
    measure: `ui, ${name}, kB gzip`,
    ours: `JS ${js.toFixed(1)}${later > 0 ? ` + ${later.toFixed(1)} when opened` : ''}, CSS ${css.toFixed(1)}`,
    result: js + later + css,
  }))
}

async function componentSizes(): Promise<Record<string, Size>> {
  const entries = Object.entries(manifest.exports).filter(([, source]) => /\.tsx?$/.test(source))
  const empty = await cssOf([])
  const measured: Record<string, Size> = {}
  for (const [name, source] of entries) measured[name.slice(2)] = await sizeOf([source], empty)
  const all = entries.map(([, source]) => source)
  return { ...measured, 'all together': await sizeOf(all, empty) }
}

async function sizeOf(sources: readonly string[], empty: number): Promise<Size> {
  // Each entry gets its own name: otherwise an entry that re-exports another would hide it.
  const entry = sources.map((source, index) => `export * as entry${index} from ${JSON.stringify(resolve(ui, source))}`)
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `data:text/javascript,${encodeURIComponent(entry.join('\n'))}`,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })
  const chunks = outputOf(result).filter((file) => file.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry))
  // This set grows during the loop.
  for (const { imports } of first) for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk)
  const gzipped = (some: readonly Rolldown.OutputChunk[]) => some.reduce((total, { code }) => total + kilo(code), 0)
  const files = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(join(ui, 'src')))
  return {
    js: gzipped([...first]),
    later: gzipped(chunks.filter((chunk) => !first.has(chunk))),
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

/** The JavaScript, in kilobytes of 1,000 bytes, that an open page may load before its first view works; 1 kB is slack. */
const budgetOf = (path: string) => (path === '/' ? 164.5 : 192.5)
const open =
  '/ /form/payment /form/claim /form/prepayment /alert /unsubscribe /receipts /verify /help /help/pay /contact/form /contact/chatbot ' +
  '/account/login /account/register /account/changePassword /renters/login'

/** Pages whose first code exceeds its budget, as sentences. */
export const overFirstCode = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ measure, result, budget }) =>
    budget !== undefined && result > budget ? [`${measure}: ${result.toFixed(1)} kB, the budget is ${budget} kB.`] : [],
  )

/** Measures the code that the HTML of each open page names, imports too, as a browser receives it (Brotli). */
export async function measureFirstCode(): Promise<Row[]> {
  const site = startSite()
  try {
    const address = await site.address
    const rows: Row[] = []
    for (const path of open.split(' ')) {
      const html = await (await fetch(address + path, { headers: { 'accept-language': 'fr' } })).text()
      const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js\b/g))]
      const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, `${file}.br`))).size))
      const result = sizes.reduce((sum, size) => sum + size, 0) / 1000
      rows.push({ measure: `first code of ${path}, kB`, ours: `${files.length} files`, result, budget: budgetOf(path) })
    }
    return rows
  } finally {
    await site.stop()
  }
}
