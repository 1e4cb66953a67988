import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { countryName, addressCountries } from '@voie-libre/domain/reference/countries'
import { launchOptions } from '@voie-libre/tools/browser'
import { ensureChromium } from '@voie-libre/tools/chromium'
import { brands, cache, dist } from '@voie-libre/tools/paths'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { kilo, outputOf } from './sizes.ts'
import { median, type Row } from './table.ts'
import table from './toll/acts.json' with { type: 'json' }

type Contender = 'ours' | 'bare' | 'mantine'
const slower = 4
const rounds = 5
const site = 'http://toll.test'
const phone = { viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' } as const

/** What a driver presses, or which key there, and what then shows. */
const acts: readonly { name: string; press: string; key?: string; shown: string; after?: string }[] = table

type Built = Awaited<ReturnType<typeof bundle>>

/**
 * `pnpm bench toll`: measures one toll page written in our components, in bare React and in Mantine. Opens each in turn on a
 * throttled processor and compares its times with bare React in the same round.
 */
export async function measureToll(): Promise<Row[]> {
  const built = { bare: await bundle('bare'), ours: await bundle('ours'), mantine: await bundle('mantine') }
  await ensureChromium()
  // Unlocks the frame rate: otherwise everything faster than one frame would measure as one frame.
  const options = launchOptions()
  const unlocked = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...unlocked] })
  try {
    const times: Record<Contender, Map<string, number>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const of = (name: Contender) => timesOf(browser, built[name].files)
      times.push({ bare: await of('bare'), ours: await of('ours'), mantine: await of('mantine') })
    }
    const measured = [...(times[0]?.bare.keys() ?? [])].map((act): Row => {
      const timeOf = (name: Contender, round: (typeof times)[number]) => round[name].get(act) ?? Number.NaN
      const ratio = (name: Contender) => median(times.map((round) => timeOf(name, round) / timeOf('bare', round)))
      const ms = (name: Contender) => `${median(times.map((round) => timeOf(name, round))).toFixed(0)} ms`
      const reference = `bare ${ms('bare')}, Mantine ${ratio('mantine').toFixed(2)}`
      return { measure: `toll page, ${act}`, ours: ms('ours'), reference, result: ratio('ours') }
    })
    const mean = Math.exp(measured.reduce((sum, { result }) => sum + Math.log(result), 0) / measured.length)
    const whole: Row = { measure: 'toll page, geometric mean of the times', ours: '', result: mean, budget: 1.5 }
    return [...(['script', 'style'] as const).map((kind) => weightOf(kind, built)), ...measured, whole]
  } finally {
    await browser.close()
  }
}

function weightOf(kind: 'script' | 'style', built: Record<Contender, Built>): Row {
  const beyond = (name: Contender) => built[name][kind] - built.bare[kind]
  const measure = `toll page, ${kind === 'script' ? 'JavaScript' : 'CSS'} more than bare React, kB gzip`
  const budget = kind === 'script' ? 30 : Infinity
  return { measure, ours: '', reference: `Mantine ${beyond('mantine').toFixed(1)}`, result: beyond('ours'), budget }
}

/** The files of a contender's page by path, and its script and style in kilobytes of 1,000 bytes, gzipped. */
async function bundle(name: Contender) {
  const countries = addressCountries.slice(0, 200).map((code) => ({ code, name: countryName(code, 'en') }))
  const result = await build({
    root: join(import.meta.dirname, 'toll'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    define: { COUNTRIES: JSON.stringify(countries), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'toll', `${name}.tsx`) },
    },
    cacheDir: join(cache, 'vite'),
  })
  const output = outputOf(result)
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  const brand = await readFile(join(brands, 'harbour/brand.css'))
  const files = new Map<string, Buffer>([['/brand.css', brand]])
  for (const file of output)
    files.set(`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source))
  const styles = [...files.keys()].filter((path) => path.endsWith('.css') && (name === 'ours' || path !== '/brand.css'))
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${links}`
  const document = `<!doctype html><html lang="en" data-brand="harbour">${head}<script type="module" src="/${entry?.fileName}"></script><body></body></html>`
  files.set('/', Buffer.from(document))
  const weight = (paths: readonly string[]) => paths.reduce((sum, path) => sum + kilo(files.get(path) ?? ''), 0)
  return { files, script: weight([...files.keys()].filter((path) => path.endsWith('.js'))), style: weight(styles) }
}

const types: Readonly<Record<string, string>> = { '': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** A font of a brand, or an icon or flag of the portal. */
const shared = (pathname: string) =>
  pathname.startsWith('/brands/') ? join(brands, pathname.slice('/brands/'.length)) : join(dist, pathname)

async function timesOf(browser: Browser, files: ReadonlyMap<string, Buffer>): Promise<Map<string, number>> {
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(300_000) // a busy machine
  await context.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname)
    const contentType = types[extname(pathname)]
    return body && contentType ? route.fulfill({ body, contentType }) : route.fulfill({ path: shared(pathname) })
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(site, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { metrics } = await session.send('Performance.getMetrics')
  const scripting = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  const times = new Map([['scripting to interactive', scripting * 1000]])
  for (const { name, press, key, shown, after } of acts) {
    const place = page.locator(press).first()
    const act = () => (key === undefined ? place.click() : place.press(key))
    const [time] = await Promise.all([page.evaluate(untilShown, shown), act()])
    times.set(name, time)
    if (after === undefined) continue
    await page.keyboard.press(after)
    await page.locator(shown).first().waitFor({ state: 'hidden' })
  }
  await context.close()
  return times
}

/** Milliseconds from the next press until the frame that shows `selector` is finished: script, style, layout and paint. */
function untilShown(selector: string): Promise<number> {
  return new Promise((done) => {
    const begin = ({ timeStamp }: Event) => {
      removeEventListener('pointerdown', begin, { capture: true })
      removeEventListener('keydown', begin, { capture: true })
      const look = () => {
        const isShown = document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true
        if (isShown) setTimeout(() => done(performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, { capture: true })
    addEventListener('keydown', begin, { capture: true })
  })
}
