import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { countryName, paymentCountries } from '@voie-libre/domain/reference/countries'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../browser.ts'
import { copyShared } from '../build.ts'
import { brands, cache, root } from '../paths.ts'
import { CliError, run } from '../shell.ts'
import { median, type Row } from './table.ts'
import { type Act, actNames } from './toll/page.ts'

const slower = 4
const own = join(import.meta.dirname, 'toll')
const peersFolder = resolve(root, 'benchmarks/toll-peers')

/** Path of each contender's page. `nothing` contains only what all share: React, the data and the acts. */
const contenders = {
  ours: join(own, 'ours.tsx'),
  bare: join(own, 'bare.tsx'),
  mantine: join(peersFolder, 'mantine.tsx'),
  mui: join(peersFolder, 'mui.tsx'),
  aria: join(peersFolder, 'aria.tsx'),
} as const
type Contender = keyof typeof contenders
const names = {
  ours: 'ours',
  bare: 'bare React',
  mantine: 'Mantine',
  mui: 'MUI',
  aria: 'React Aria',
} as const satisfies Record<Contender, string>
const isContender = (name: string): name is Contender => name in contenders

const measures = ['scripting to interactive', ...actNames] as const
type Measure = (typeof measures)[number]
type Times = (measure: Measure) => number

/** Kilobytes of 1,000 bytes, gzipped. */
interface Weight {
  script: number
  /** Code that loads when a list or a calendar is first opened. */
  later: number
  style: number
  /** The values of a brand, which the operator provides. */
  brand: number
}

/**
 * `pnpm bench toll [ours bare mantine mui aria] [--rounds=5]`: measures one toll page written once in each library. All
 * pages are built and served the same way and opened in turn on a throttled processor; each time is compared with bare
 * React in the same round.
 */
export async function measureToll(args: readonly string[]): Promise<Row[]> {
  const named = args.filter(isContender)
  const chosen =
    named.length > 0 ? [...new Set<Contender>([...named, 'bare'])] : Object.keys(contenders).filter(isContender)
  const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
  await installPeers(chosen)

  const files = new Map<string, Uint8Array>()
  for (const name of ['nothing', ...chosen] as const) {
    for (const [path, content] of await bundle(name)) files.set(path, content)
  }
  const shared = join(cache, 'toll')
  await copyShared(shared)
  const { server, address } = await serve(files, shared)
  // Unlocks the frame rate: otherwise everything faster than one frame would measure as one frame.
  const options = launchOptions()
  const unlockedFrameRate = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...unlockedFrameRate] })
  try {
    const empty = await weightOf(browser, `${address}/nothing/`)
    const weights = new Map<Contender, Weight>()
    for (const name of chosen) {
      const { script, style, ...others } = await weightOf(browser, `${address}/${name}/`)
      weights.set(name, { ...others, script: script - empty.script, style: style - empty.style })
    }
    const results: Partial<Record<Contender, Times>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const times: Partial<Record<Contender, Times>> = {}
      for (const name of round % 2 === 0 ? chosen : chosen.toReversed()) {
        times[name] = await timesOf(browser, `${address}/${name}/`)
      }
      results.push(times)
    }
    return report(chosen, weights, results)
  } finally {
    await browser.close()
    server.close()
  }
}

function report(
  chosen: readonly Contender[],
  weights: ReadonlyMap<Contender, Weight>,
  results: readonly Partial<Record<Contender, Times>>[],
): Row[] {
  const time = (name: Contender, measure: Measure) => median(results.flatMap((times) => times[name]?.(measure) ?? []))
  const ratio = (name: Contender, measure: Measure) =>
    median(results.flatMap(({ [name]: theirs, bare }) => (theirs && bare ? [theirs(measure) / bare(measure)] : [])))
  const overall = (name: Contender) =>
    Math.exp(measures.reduce((sum, measure) => sum + Math.log(ratio(name, measure)), 0) / measures.length)

  const kilos = (name: Contender, kind: keyof Weight) => weights.get(name)?.[kind] ?? Number.NaN
  const line = (title: string, value: (name: Contender) => string) => [title, ...chosen.map(value)]
  const lines = [
    ['', ...chosen.map((name) => names[name])],
    line('JavaScript, kB', (name) => kilos(name, 'script').toFixed(1)),
    line('... on first opening, kB', (name) => kilos(name, 'later').toFixed(1)),
    line('CSS, kB', (name) => kilos(name, 'style').toFixed(1)),
    line('... values of the brand, kB', (name) => kilos(name, 'brand').toFixed(1)),
    ...measures.map((measure) =>
      line(measure, (name) => `${ratio(name, measure).toFixed(2)} (${time(name, measure).toFixed(0)} ms)`),
    ),
    line('geometric mean', (name) => overall(name).toFixed(2)),
  ]
  console.log(
    `\n${lines
      .map((cells) =>
        cells
          .map((cell) => cell.padEnd(28))
          .join('')
          .trimEnd(),
      )
      .join('\n')}`,
  )

  if (!chosen.includes('ours')) return []
  const reference = chosen
    .filter((name) => name !== 'ours' && name !== 'bare')
    .map((name) => `${names[name]} ${overall(name).toFixed(2)}`)
    .join(', ')
  const compare = (kind: 'script' | 'style') =>
    chosen
      .filter((name) => name !== 'ours')
      .map((name) => `${names[name]} ${kilos(name, kind).toFixed(0)}`)
      .join(', ')
  return [
    {
      measure: 'JavaScript of the toll page, kB gzip beyond React',
      ours: `+ ${kilos('ours', 'later').toFixed(1)} on opening`,
      reference: compare('script'),
      result: kilos('ours', 'script'),
      budget: 28,
    },
    {
      measure: 'CSS of the toll page, kB gzip',
      ours: `+ ${kilos('ours', 'brand').toFixed(1)} of the brand`,
      reference: compare('style'),
      result: kilos('ours', 'style'),
      budget: 8,
    },
    { measure: 'time of the toll page, eight acts', ours: '', reference, result: overall('ours'), budget: 1.3 },
    ...(['render 1,000 cards', 'toggle all'] as const).map((measure) => ({
      measure: `${measure} on the toll page`,
      ours: `${time('ours', measure).toFixed(0)} ms`,
      reference: `bare React ${time('bare', measure).toFixed(0)} ms`,
      result: ratio('ours', measure),
      budget: 1,
    })),
  ]
}

async function installPeers(chosen: readonly Contender[]): Promise<void> {
  if (chosen.every((name) => name === 'ours' || name === 'bare')) return
  if (existsSync(join(peersFolder, 'node_modules/.modules.yaml'))) return
  console.log('installing the other libraries ...')
  const pnpm = ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--ignore-workspace', '--silent']
  const { ok, output } = await run('npx', [...pnpm, '--dir', peersFolder])
  if (!ok) throw new CliError(output)
}

/** Paths and contents of a built page. */
async function bundle(name: Contender | 'nothing'): Promise<Map<string, Uint8Array>> {
  const entry = name === 'nothing' ? join(own, 'nothing.tsx') : contenders[name]
  const countries = paymentCountries
    .map((code) => ({ code, name: countryName(code, 'en') }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .slice(0, 200)
  const result = await build({
    root: resolve(entry, '..'),
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: { dedupe: ['react', 'react-dom'] },
    define: { COUNTRIES: JSON.stringify(countries), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
    cacheDir: join(cache, 'vite'),
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const built = new Map<string, Uint8Array>()
  const links: string[] = []
  const encoder = new TextEncoder()
  for (const file of files) {
    const path = `/${name}/${file.fileName}`
    built.set(path, file.type === 'chunk' ? encoder.encode(file.code) : Buffer.from(file.source))
    if (file.type === 'chunk' && file.isEntry) {
      links.push(`<script type="module" crossorigin src="${path}"></script>`)
      for (const style of file.viteMetadata?.importedCss ?? []) {
        links.push(`<link rel="stylesheet" crossorigin href="/${name}/${style}">`)
      }
    }
  }
  if (name === 'ours') {
    built.set(`/ours${brandFile}`, await readFile(join(brands, 'harbour/brand.css')))
    links.push(`<link rel="stylesheet" href="/ours${brandFile}">`)
  }
  const document = `<!doctype html><html lang="en" data-brand="harbour"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>${links.join('')}</head><body></body></html>`
  return built.set(`/${name}/`, encoder.encode(document))
}

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function serve(files: ReadonlyMap<string, Uint8Array>, shared: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const content =
      files.get(pathname) ??
      readFile(join(pathname.startsWith('/brands') ? brands : shared, pathname.replace('/brands', '')))
    Promise.resolve(content).then(
      (body) => {
        response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' })
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      done({ server, address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}` })
    })
  })
}

const brandFile = '/brand.css'
const viewport = { width: 412, height: 823 }

/** Measures what loads at the start, and what loads when list and dialog open. */
async function weightOf(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport })
  const found: Promise<{ kind: string; size: number }>[] = []
  page.on('response', (response) => {
    const kind = response.url().endsWith(brandFile) ? 'brand' : response.request().resourceType()
    if (!['brand', 'script', 'stylesheet'].includes(kind)) return
    found.push(response.body().then((body) => ({ kind, size: gzipSync(body, { level: 9 }).length / 1000 })))
  })
  const sum = async (wanted: string) =>
    (await Promise.all(found)).reduce((total, { kind, size }) => (kind === wanted ? total + size : total), 0)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => window.toll !== undefined)
  const [script, style, brand] = [await sum('script'), await sum('stylesheet'), await sum('brand')]
  if (!url.endsWith('/nothing/')) {
    await play(page, 'open country list')
    await openCalendar(page)
  }
  const later = (await sum('script')) - script
  await page.close()
  return { script, later, style, brand }
}

/** Opens the calendar, because some libraries load it on demand. */
async function openCalendar(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /calendar|date/i }).first()
  if ((await opener.count()) === 0) return
  await opener.click()
  await page.locator('[role=grid], table').first().waitFor()
}

async function timesOf(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.toll !== undefined)
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const scripting = seconds('ScriptDuration') * 1000
  const played = new Map<Act, number>()
  for (const act of actNames) played.set(act, await play(page, act))
  await context.close()
  return (measure) => (measure === 'scripting to interactive' ? scripting : (played.get(measure) ?? Number.NaN))
}

const play = (page: Page, act: Act): Promise<number> =>
  page.evaluate((name) => window.toll?.(name) ?? Promise.reject(new Error('the page is not there')), act)
