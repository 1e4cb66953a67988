import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '@voie-libre/domain/access/pages'
import * as z from 'zod/mini'
import { dist, portal } from '../paths.ts'

/** Kilobytes of 1,000 bytes, as the browser receives them. */
export interface FirstLoad {
  /** The page's path. */
  path: string
  kilobytes: number
  files: number
}

/**
 * JavaScript that a page may load before its first view works. Pages behind a search or a login have more to show; lists
 * and files of a fleet have no budget.
 */
const budgets: readonly [budget: number, paths: readonly string[]][] = [
  [157, [pages.home]],
  [
    180,
    [
      pages.formPayment,
      pages.formClaim,
      pages.formPrepayment,
      pages.alert,
      pages.unsubscribe,
      pages.receipts,
      pages.contactForm,
      pages.contactChatbot,
      pages.accountLogin,
      pages.accountRegister,
      pages.accountChangePassword,
      pages.renterLogin,
      pages.help,
      pages.helpCategory,
      pages.article,
    ],
  ],
]

/** Allowed above a budget, in kilobytes, because compilers and dependencies vary slightly. */
const slack = 1

export const budgetOf = (path: string): number | undefined => budgets.find(([, paths]) => paths.includes(path))?.[0]

/** A page whose first code exceeds its budget, as a sentence. */
export const overFirstLoad = (loads: readonly FirstLoad[]): string[] =>
  loads.flatMap(({ path, kilobytes }) => {
    const budget = budgetOf(path)
    return budget !== undefined && kilobytes > budget + slack
      ? [`${path}: its first code is ${kilobytes.toFixed(1)} kB, its budget ${budget} kB.`]
      : []
  })

/** The part of the build manifest that is read here: for each source its file and its static imports. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), isEntry: z.optional(z.boolean()) }),
)

interface Route {
  path: string
  module: string
  namespaces: readonly string[]
}

/** The first code of every page in French, Brotli-compressed: the entry, the texts, the page's module and their imports. */
export async function firstLoads(): Promise<FirstLoad[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')))
  const withImports = (files: Set<string>, source: string): Set<string> => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no ${source}.`)
    if (files.has(chunk.file)) return files
    return (chunk.imports ?? []).reduce(withImports, files.add(chunk.file))
  }
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry)
  const texts = (name: string) => `src/i18n/locales/fr/${name}`
  const loads: FirstLoad[] = []
  for (const { path, module, namespaces } of routesIn(await readFile(join(portal, 'src/app/routes.tsx'), 'utf8'))) {
    const sources = [
      ...entries,
      texts('language.ts'),
      `src/${module}`,
      ...namespaces.map((name) => texts(`${name}.json`)),
    ]
    const files = [...sources.reduce(withImports, new Set<string>())].filter((file) => file.endsWith('.js'))
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, `${file}.br`))).size))
    loads.push({ path, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, files: files.length })
  }
  return loads
}

/** The portal's route table: it names each page's module and namespaces. */
export function routesIn(source: string): Route[] {
  const modules = new Map(
    [...source.matchAll(/const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/g)].map(([, name = '', module = '']) => [
      name,
      module,
    ]),
  )
  const calls = source.matchAll(/\bpage\(pages\.(\w+), (?:\(\) => import\('\.\.\/([^']+)'\)|(\w+)), \[([^\]]*)\]/g)
  return [...calls].flatMap(([, name = '', module, shared = '', namespaces = '']) => {
    const path = Object.entries(pages).find(([known]) => known === name)?.[1]
    const file = module ?? modules.get(shared)
    return path !== undefined && file !== undefined
      ? [{ path, module: file, namespaces: [...namespaces.matchAll(/'(\w+)'/g)].map(([, one = '']) => one) }]
      : []
  })
}
