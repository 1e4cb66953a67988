import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { close, listen, openSite } from '../site.ts'
import type { Row } from './table.ts'

/** Kilobytes of 1,000, as the issue and Lighthouse count them. */
const kilo = 1000
const budgets: Readonly<Record<string, { script: number; stylesheet: number } | undefined>> = {
  '/': { script: 130, stylesheet: 12 },
}

/** Code and style that a first visit loads until the network is idle, gzip. */
export async function measureSizes(): Promise<Row[]> {
  const site = await openSite({ SANDBOX_DATA: 'memory' })
  const { server, address } = await listen(site.app.fetch, 0)
  const browser = await chromium.launch(launchOptions())
  try {
    const rows: Row[] = []
    for (const path of ['/', '/form/payment']) rows.push(...(await sizesOf(browser, address, path)))
    return rows
  } finally {
    await browser.close()
    await close(server)
    await site.close()
  }
}

async function sizesOf(browser: Browser, address: string, path: string): Promise<Row[]> {
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
  return (['script', 'stylesheet'] as const).map((kind) => {
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
}
