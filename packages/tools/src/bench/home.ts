import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { footer, homePage } from '@voie-libre/domain/content/content'
import { copyShared } from '../build.ts'
import { cache } from '../paths.ts'
import { startSite } from '../siteProcess.ts'
import { lighthouseBrowser, type Speed } from './lighthouse.ts'
import { staticCss, staticHome } from './staticHome.ts'
import { median, type Row } from './table.ts'

const runs = 3

/**
 * Measures home with Lighthouse's phone throttling, compared with a hand-written page of the same content without
 * scripts. The same server delivers both, so brand, fonts, pictures and compression are equal.
 */
export async function measureHome(): Promise<Row[]> {
  const folder = join(cache, 'bench-static')
  const portal = startSite()
  const ours = await portal.address
  await writeStatic(folder, ours)
  const plain = startSite({ PORTAL_DIST: folder })
  const theirs = await plain.address
  const { browser, speedOf } = await lighthouseBrowser()
  try {
    const [mine, bare]: [Speed[], Speed[]] = [[], []]
    for (let run = 0; run < runs; run += 1) {
      mine.push(await speedOf(ours))
      bare.push(await speedOf(theirs))
    }
    const [lcp, bareLcp] = [mine, bare].map((speeds) => median(speeds.map(({ lcp: value }) => value)))
    const [tbt, bareTbt] = [mine, bare].map((speeds) => median(speeds.map(({ tbt: value }) => value)))
    return [
      {
        measure: 'LCP of home (Lighthouse, phone)',
        ours: `${Math.round(lcp ?? 0)} ms`,
        reference: `static page ${Math.round(bareLcp ?? 0)} ms`,
        result: (lcp ?? 0) / (bareLcp ?? 0),
        budget: 1.6,
      },
      {
        measure: 'TBT of home, ms',
        ours: `${Math.round(tbt ?? 0)} ms`,
        reference: `static page ${Math.round(bareTbt ?? 0)} ms`,
        result: tbt ?? 0,
        budget: 200,
      },
      {
        measure: 'CLS of home',
        ours: '',
        result: median(mine.map(({ cls }) => cls)),
        budget: 0.1,
      },
    ]
  } finally {
    await browser.close()
    await portal.stop()
    await plain.stop()
  }
}

async function writeStatic(folder: string, address: string): Promise<void> {
  const headers = { 'accept-language': 'fr', 'x-whitelabel-host': new URL(address).host }
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${address}/services/v1/whitelabels${path}`, { headers })).json()
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  await copyShared(folder)
  const home = homePage.parse(await read('/homepage'))
  await writeFile(join(folder, 'index.html'), staticHome(home, footer.parse(await read('/footer'))))
  await writeFile(join(folder, 'assets/static.css'), staticCss)
}
