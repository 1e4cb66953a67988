import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import * as z from 'zod'
import { launchOptions } from '../browser.ts'
import { dist } from '../paths.ts'
import { startSite } from '../siteProcess.ts'
import type { Row } from './table.ts'

/** Kilobytes of 1,000 bytes, as Lighthouse counts them. */
const kilo = 1000
const budgets: Readonly<Record<string, { script: number; stylesheet: number } | undefined>> = {
  '/': { script: 130, stylesheet: 12 },
}

/** The part of the build manifest that is read here: for each file its sources and static imports. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), isEntry: z.optional(z.boolean()) }),
)
type Manifest = z.infer<typeof manifestSchema>

const isPage = (module: string) => /^src\/features\/.*Page\.tsx$/.test(module)
/** For example 'claim/ClaimPage'. */
const pageOf = (module: string) => module.slice('src/features/'.length, -'.tsx'.length)

/** Gzipped code and style that a first visit loads until the network is idle, and what each further page adds. */
export async function measureSizes(): Promise<Row[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')))
  const site = startSite()
  const address = await site.address
  const browser = await chromium.launch(launchOptions())
  try {
    const rows: Row[] = []
    for (const path of ['/', '/form/payment']) rows.push(...(await sizesOf(browser, address, path, manifest)))
    return [...rows, ...(await sizesOfPages(manifest))]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** One row per page: the page's own file, and the size including files that home has not loaded. */
async function sizesOfPages(manifest: Manifest): Promise<Row[]> {
  const needed = (module: string, known = new Set<string>()): Set<string> => {
    const entry = manifest[module]
    if (!entry || known.has(entry.file)) return known
    known.add(entry.file)
    for (const other of entry.imports ?? []) needed(other, known)
    return known
  }
  const home = new Set(
    Object.entries(manifest).flatMap(([module, { isEntry }]) => (isEntry ? [...needed(module)] : [])),
  )
  const size = async (file: string) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length / kilo
  const rows: Row[] = []
  for (const [module, { file }] of Object.entries(manifest).filter(([name]) => isPage(name))) {
    const added = await Promise.all([...needed(module)].filter((other) => !home.has(other)).map(size))
    rows.push({
      measure: `own code of ${pageOf(module)}, kB gzip`,
      ours: `${added.reduce((sum, one) => sum + one, 0).toFixed(1)} with what it shares`,
      result: await size(file),
    })
  }
  return rows
}

async function sizesOf(browser: Browser, address: string, path: string, manifest: Manifest): Promise<Row[]> {
  const page = await browser.newPage()
  const found: Promise<{ kind: string; file: string; size: number }>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const file = new URL(response.url()).pathname
    found.push(response.body().then((body) => ({ kind, file, size: gzipSync(body, { level: 9 }).length / kilo })))
  })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const files = await Promise.all(found)
  await page.close()
  const own = path === '/' ? 'home/HomePage' : 'search/SearchPage'
  const others = Object.entries(manifest).filter(
    ([module, { file }]) =>
      isPage(module) && pageOf(module) !== own && files.some((loaded) => loaded.file === `/${file}`),
  )
  for (const [module] of others) console.log(`  ${path} loads the page of another route: ${module}`)
  const otherPages: Row = {
    measure: `pages of other routes in the first load of ${path}`,
    ours: '',
    result: others.length,
    budget: 0,
  }
  const sizes = (['script', 'stylesheet'] as const).map((kind) => {
    const some = files.filter((file) => file.kind === kind).toSorted((one, other) => other.size - one.size)
    const total = some.reduce((sum, { size }) => sum + size, 0)
    const budget = budgets[path]?.[kind]
    console.log(`  ${path} ${kind}: ${total.toFixed(1)} kB gzip`)
    for (const { file, size } of some) console.log(`    ${size.toFixed(1).padStart(6)}  ${file}`)
    return {
      measure: `${kind === 'script' ? 'JavaScript' : 'CSS'} of ${path}, kB gzip`,
      ours: `${some.length} files`,
      result: total,
      ...(budget !== undefined && { budget }),
    }
  })
  return [...sizes, otherPages]
}
