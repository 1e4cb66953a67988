import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dist } from '@voie-libre/tools/paths'
import { startSite } from '@voie-libre/tools/siteProcess'
import * as z from 'zod/mini'
import type { Row } from './table.ts'

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

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }))
type Manifest = z.infer<typeof manifestSchema>

/** These files, and all that they import before they run. */
export function withImports(manifest: Manifest, files: Iterable<string>): Set<string> {
  const known = new Set<string>()
  const add = (file: string) => {
    if (known.has(file)) return
    known.add(file)
    const chunk = Object.values(manifest).find((one) => one.file === file)
    for (const source of chunk?.imports ?? []) add(manifest[source]?.file ?? source)
  }
  for (const file of files) add(file)
  return known
}

/** Measures the code that the HTML of each open page names, with its imports, as a browser receives it (Brotli). */
export async function measureFirstCode(): Promise<Row[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')))
  const site = startSite()
  try {
    const address = await site.address
    const rows: Row[] = []
    for (const path of open.split(' ')) {
      const html = await (await fetch(address + path, { headers: { 'accept-language': 'fr' } })).text()
      const named = [...html.matchAll(/\/(assets\/[\w.-]+\.js)\b/g)].map(([, file = '']) => file)
      const files = [...withImports(manifest, named)].filter((file) => file.endsWith('.js'))
      const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, `${file}.br`))).size))
      const result = sizes.reduce((sum, size) => sum + size, 0) / 1000
      rows.push({ measure: `first code of ${path}, kB`, ours: `${files.length} files`, result, budget: budgetOf(path) })
    }
    return rows
  } finally {
    await site.stop()
  }
}
