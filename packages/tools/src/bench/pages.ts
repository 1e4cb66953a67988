import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pages } from '@voie-libre/domain/access/pages'
import type { Browser } from 'playwright'
import { CliError } from '../shell.ts'
import { startSite } from '../siteProcess.ts'
import { lighthouseBrowser, type Speed } from './lighthouse.ts'
import { prerendered } from './prerendered.ts'
import { median, type Row } from './table.ts'
import { traced } from './trace.ts'

/** The pages that anybody may open without a session; help's category and the article come with the sandbox. */
const open = [
  pages.home,
  pages.formPayment,
  pages.formClaim,
  pages.formPrepayment,
  pages.alert,
  pages.unsubscribe,
  pages.help,
  '/help/pay',
  pages.contactForm,
  pages.contactChatbot,
  pages.accountLogin,
  pages.accountRegister,
  pages.renterLogin,
  pages.receipts,
  '/site-map',
] as const

/**
 * `pnpm bench pages [--runs=3] [--page=/help/pay]...`: each open page with Lighthouse's phone throttling, compared with the same markup and style
 * sheet without any script: a static page of the same content. One proxy delivers both, so the way to the browser is equal.
 * Scripts count as transferred, in kilobytes of 1,000 bytes. Then the way from a press to the next page on a slow phone.
 */
export async function measurePages(args: readonly string[]): Promise<Row[]> {
  const given = (name: string) =>
    args.flatMap((arg) => (arg.startsWith(`--${name}=`) ? [arg.slice(name.length + 3)] : []))
  const runs = Number(given('runs')[0] ?? 3)
  const wanted = given('page')
  const unknown = wanted.filter((path) => !open.some((known) => known === path))
  if (unknown.length > 0) throw new CliError(`${unknown.join(', ')}: no open page. Known are ${open.join(', ')}.`)
  const portal = startSite()
  const { host } = new URL(await portal.address)
  const ours = await proxy(host, (html) => html)
  const bare = await proxy(host, withoutScripts)
  const { browser, speedOf } = await lighthouseBrowser()
  try {
    const rows: Row[] = []
    const lines: string[] = []
    for (const path of open.filter((known) => wanted.length === 0 || wanted.includes(known))) {
      await prerendered(ours.address + path)
      const [mine, theirs]: [Speed[], Speed[]] = [[], []]
      for (let run = 0; run < runs; run += 1) {
        mine.push(await speedOf(ours.address + path))
        theirs.push(await speedOf(bare.address + path))
      }
      const work: number[] = []
      for (let run = 0; run < runs; run += 1) work.push(await blockingWork(browser, ours.address + path))
      const figures = { ...figuresOf(mine, theirs), work: median(work) }
      lines.push(lineOf(path, figures))
      rows.push(...rowsOf(path, figures))
    }
    console.log(`\nThe table of docs/PERFORMANCE.md:\n${lines.join('\n')}`)
    return rows
  } finally {
    await browser.close()
    ours.server.close()
    bare.server.close()
    await portal.stop()
  }
}

/** As slow as Lighthouse's phone: each task takes four times as long, and blocks from 50 ms on. */
const slower = 4
const blocksFrom = 50
const painted = 'bench painted'

/**
 * What the page's tasks block after the first paint, by the processor time of its main thread: other work on the machine lengthens
 * Lighthouse's figure several times, and this one little.
 */
async function blockingWork(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, locale: 'fr-FR' })
  try {
    await page.addInitScript((mark) => {
      const observer = new PerformanceObserver((entries) => {
        if (entries.getEntriesByName('first-contentful-paint').length > 0) performance.mark(mark)
      })
      observer.observe({ type: 'paint', buffered: true })
    }, painted)
    const { tasks } = await traced(page, painted, async () => {
      await page.goto(url)
      await page.waitForFunction(() => document.querySelector('header') && !document.querySelector('.prerendered'))
      await page.waitForLoadState('networkidle')
    })
    return tasks.reduce((sum, { took }) => sum + Math.max(0, took * slower - blocksFrom), 0)
  } finally {
    await page.close()
  }
}

interface Figures extends Speed {
  /** LCP of the same page without scripts. */
  reference: number
  /** Blocking time by processor time, in milliseconds. */
  work: number
}

function figuresOf(mine: readonly Speed[], theirs: readonly Speed[]): Omit<Figures, 'work'> {
  const middle = (speeds: readonly Speed[], key: keyof Speed) => median(speeds.map((speed) => speed[key]))
  return {
    lcp: middle(mine, 'lcp'),
    reference: middle(theirs, 'lcp'),
    tbt: middle(mine, 'tbt'),
    // The worst run: a page that shifts now and then shifts for some visitors.
    cls: Math.max(...mine.map(({ cls }) => cls)),
    script: middle(mine, 'script') / 1000,
  }
}

function rowsOf(path: string, { lcp, reference, tbt, work, cls, script }: Figures): Row[] {
  return [
    {
      measure: `${path}: LCP`,
      ours: `${Math.round(lcp)} ms`,
      reference: `without scripts ${Math.round(reference)} ms`,
      result: lcp / reference,
      budget: 1.2,
    },
    { measure: `${path}: TBT, ms`, ours: '', result: tbt, budget: 100 },
    { measure: `${path}: TBT by processor time, ms`, ours: '', result: work, budget: 100 },
    { measure: `${path}: CLS`, ours: '', result: cls, budget: 0.02 },
    { measure: `${path}: scripts, kB`, ours: '', result: script, budget: path === pages.home ? 150 : 165 },
  ]
}

const lineOf = (path: string, { lcp, reference, tbt, cls }: Figures) =>
  `| \`${path}\` | ${Math.round(lcp)} | ${Math.round(reference)} | ${(lcp / reference).toFixed(2)} | ${Math.round(tbt)} | ${cls.toFixed(3)} |`

const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

/** Passes everything on to the portal and changes its documents with `edit`. */
async function proxy(host: string, edit: (html: string) => string): Promise<{ address: string; server: Server }> {
  const server = createServer((asked, answer) => {
    const { url, method, headers } = asked
    const passed = request(`http://${host}${url}`, { method, headers: { ...headers, host } }, (response) => {
      if (response.headers['content-type']?.startsWith('text/html') === true) void edited(response, answer, edit)
      else response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers))
    })
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The proxy has no port.')
  return { address: `http://localhost:${bound.port}`, server }
}

async function edited(response: IncomingMessage, answer: ServerResponse, edit: (html: string) => string) {
  const body = await buffer(response)
  const encoding = response.headers['content-encoding']
  const unpacked = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  const packed = brotliCompressSync(edit(unpacked.toString()))
  const { 'content-length': _, ...headers } = response.headers
  answer.writeHead(response.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': packed.length,
  })
  answer.end(packed)
}
