import { readFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@voie-libre/domain/access/pages'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { dist, root } from '../paths.ts'
import { startSite } from '../siteProcess.ts'
import { median, type Row } from './table.ts'
import { traced } from './trace.ts'

const rounds = 7
const lines = 200_000
const vehicles = 10_000
const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
const renter = { email: 'flotte@example.org', password: 'Peage-2026!flux' }

/**
 * The dry run of an import of 200,000 lines against a fleet of 10,000: its time in the built worker, compared with
 * papaparse's own time on the same file in a worker, and what the page does meanwhile.
 */
export async function measureImport(): Promise<Row[]> {
  const site = startSite()
  const address = await site.address
  const browser = await chromium.launch(launchOptions())
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const file = join(folder, 'fleet.csv')
    await writeFile(file, [head, ...Array.from({ length: lines }, (_, at) => lineOf(at))].join('\r\n'))
    return [...(await speed(browser, address)), ...(await responsiveness(browser, address, file))]
  } finally {
    await browser.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const letter = (at: number) => letters[Math.floor(at) % letters.length] ?? ''
/** Plates differ, days repeat. */
const lineOf = (at: number) =>
  `${letter(at)}${letter(at / 23)}-${100 + (Math.floor(at / 529) % 900)}-${letter(at * 7)}${letter(at * 3)};FR;2026-0${1 + (at % 9)}-${10 + (at % 19)};`

interface Times {
  ours: number
  papa: number
}

async function speed(browser: Browser, address: string): Promise<Row[]> {
  const worker = await builtWorker()
  const papa = createRequire(join(root, 'packages/domain/package.json')).resolve('papaparse/papaparse.min.js')
  const page = await browser.newPage()
  await page.route(`${address}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }),
  )
  await page.goto(`${address}/bare`)
  await page.evaluate(prepare, { worker: `/assets/${worker}`, papa: await readFile(papa, 'utf8') })
  const texts = {
    file: [head, ...Array.from({ length: lines }, (_, at) => lineOf(at))].join('\r\n'),
    fleet: [head, ...Array.from({ length: vehicles }, (_, at) => lineOf(at))].join('\r\n'),
  }
  await page.evaluate((given) => window.importBench?.load(given), texts)
  const times: Times[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const one = await page.evaluate((first) => window.importBench?.round(first), round % 2 === 0)
    if (one) times.push(one)
  }
  await page.close()
  // The first round is a warm-up of both workers.
  const counted = times.slice(1)
  return [
    {
      measure: 'dry run of 200,000 lines in the worker',
      ours: `${median(counted.map(({ ours }) => ours)).toFixed(0)} ms`,
      reference: `papaparse alone ${median(counted.map((time) => time.papa)).toFixed(0)} ms`,
      result: median(counted.map((time) => time.ours / time.papa)),
      budget: 1.5,
    },
  ]
}

/** The worker's file name. The build has another file of this name, which only holds the address. */
async function builtWorker(): Promise<string> {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => /^dryRun\.worker-.*\.js$/.test(name))
  for (const name of names) {
    if ((await readFile(join(dist, 'assets', name), 'utf8')).includes('addEventListener')) return name
  }
  throw new Error('the build has no worker')
}

declare global {
  interface Window {
    importBench?: {
      load: (texts: { file: string; fleet: string }) => void
      round: (oursFirst: boolean) => Promise<Times>
    }
  }
}

/** Runs in a blank page of the site: starts the built worker and one with papaparse alone. */
function prepare({ worker, papa }: { worker: string; papa: string }): void {
  const ours = new Worker(worker, { type: 'module' })
  const reference = new Worker(
    URL.createObjectURL(
      new Blob([
        `${papa};onmessage = ({ data }) => Papa.parse(data.file, { complete: () => postMessage({ kind: 'done' }) })`,
      ]),
    ),
  )
  let input: { file: File; fleet: File; today: string } | undefined
  const timeOf = (one: Worker) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now()
      one.addEventListener('error', () => reject(new Error('the worker failed')))
      one.addEventListener('message', function done({ data }: MessageEvent<{ kind: string }>) {
        if (data.kind === 'progress') return
        one.removeEventListener('message', done)
        if (data.kind !== 'preview' && data.kind !== 'done') reject(new Error(data.kind))
        resolve(performance.now() - start)
      })
      one.postMessage(input, [])
    })
  window.importBench = {
    load: ({ file, fleet }) => {
      input = { file: new File([file], 'file.csv'), fleet: new File([fleet], 'fleet.csv'), today: '2026-03-02' }
    },
    round: async (oursFirst) => {
      if (oursFirst) return { ours: await timeOf(ours), papa: await timeOf(reference) }
      const alone = await timeOf(reference)
      return { ours: await timeOf(ours), papa: alone }
    },
  }
}

/** The page's longest task and the growth of its scripts' memory during the dry run and the answer on screen. */
async function responsiveness(browser: Browser, address: string, file: string): Promise<Row[]> {
  const page = await rentersPage(browser, address)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 1_000_000
  }
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  const before = await heap()
  const { tasks } = await traced(page, 'bench start', async () => {
    await page.evaluate(() => performance.mark('bench start'))
    await page.getByLabel('Fichier CSV').setInputFiles(file)
    await page.getByRole('dialog').getByRole('definition').first().waitFor({ timeout: 120_000 })
  })
  const grown = (await heap()) - before
  await page.close()
  return [
    {
      measure: 'longest task of the page meanwhile, in ms',
      ours: `${tasks.length} tasks`,
      result: Math.max(...tasks.map(({ took }) => took)),
      budget: 50,
    },
    {
      measure: 'memory that the page keeps for it, in MB',
      ours: `${before.toFixed(0)} MB before`,
      result: grown,
      budget: 10,
    },
  ]
}

async function rentersPage(browser: Browser, address: string): Promise<Page> {
  await fetch(`${address}/sandbox/renters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...renter, renterName: 'Bench', plates: vehicles, journeys: 0 }),
  })
  const page = await browser.newPage({ locale: 'fr-FR', reducedMotion: 'reduce' })
  await page.goto(address + pages.renterLogin)
  await page.getByLabel('E-mail').fill(renter.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(renter.password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.waitForURL(`**${pages.renterProfile}`)
  await page.goto(address + pages.renterVehicles)
  return page
}
