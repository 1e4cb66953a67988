import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { bundle } from './bundle.ts'
import { median, type Row } from './table.ts'
import { traced } from './trace.ts'

const rounds = 7
/** What shows the first page of a list: ours, bare markup with its classes, and bare markup without any. */
const kinds = ['table', 'bare', 'unstyled'] as const
const pairs = 20
const warmUps = 4
const slower = 4
/** What a user does with 10,000 rows on one page. */
const acts = ['scroll', 'sort', 'select'] as const
/** Milliseconds of processor time of the longest task, on the throttled processor. */
const longestTask = 50

/**
 * Shows the first page of a list, compared with bare React markup of the same rows in processor time; scrolls, sorts and selects 10,000 rows,
 * where no task may keep the page from answering. On a throttled processor.
 */
export async function measureDataTable(): Promise<Row[]> {
  const { code, css } = await bundle(join(import.meta.dirname, 'dataTable'))
  const options = launchOptions()
  // Unlocks the frame rate: otherwise everything faster than one frame would measure as one frame.
  const unlockedFrameRate = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...unlockedFrameRate] })
  const open = () => throttledPage(browser, code, css)
  try {
    return [...(await firstPage(open)), ...(await manyRows(open))]
  } finally {
    await browser.close()
  }
}

async function firstPage(open: () => Promise<Page>): Promise<Row[]> {
  const page = await open()
  const times = kinds.map(() => Array.of<number>())
  for (let round = 0; round < pairs + warmUps; round += 1) {
    // In turns, the last one first in the next round.
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const { tasks, mark } = await traced(page, 'bench start', () =>
        page.evaluate((name) => window.tableBench?.first(name), kind),
      )
      const end = mark('bench end').ts
      const took = tasks.reduce((sum, task) => sum + (task.ts < end ? task.took : 0), 0)
      // In the first rounds the browser compiles the code.
      if (round >= warmUps) times[kinds.indexOf(kind)]?.push(took)
    }
  }
  await page.close()
  const [table = [], bare = [], unstyled = []] = times
  const compared = (words: string, others: readonly number[]): Row => ({
    measure: `first page of a list, 50 rows of 10,000, ${words}`,
    ours: `${median(table).toFixed(0)} ms`,
    reference: `bare table ${median(others).toFixed(0)} ms`,
    result: median(table.map((took, at) => took / (others[at] ?? Number.NaN))),
  })
  return [{ ...compared('same classes', bare), budget: 1.2 }, compared('no classes', unstyled)]
}

async function manyRows(open: () => Promise<Page>): Promise<Row[]> {
  const longest = new Map(acts.map((act) => [act, Array.of<number>()]))
  for (let round = 0; round <= rounds; round += 1) {
    const page = await open()
    await page.evaluate(() => window.tableBench?.open())
    for (const act of acts) {
      const { tasks } = await traced(page, 'bench start', () =>
        page.evaluate((name) => window.tableBench?.[name](), act),
      )
      // The first round is a warm-up.
      if (round > 0) longest.get(act)?.push(Math.max(...tasks.map(({ took }) => took)))
    }
    await page.close()
  }
  return acts.map((act) => {
    const result = median(longest.get(act) ?? [])
    return {
      measure: `${act} 10,000 rows, longest task in ms`,
      ours: `${result.toFixed(0)} ms`,
      result,
      budget: longestTask,
    }
  })
}

async function throttledPage(browser: Browser, code: string, css: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await page.setContent(`<html data-brand="harbour"><body><div id="root"></div></body></html>`)
  await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => window.tableBench !== undefined)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

declare global {
  interface Window {
    tableBench?: {
      /** Shows the first page of the list until it is painted. */
      first: (kind: (typeof kinds)[number]) => Promise<void>
      /** Shows 10,000 rows on one page. */
      open: () => Promise<void>
    } & Record<(typeof acts)[number], () => Promise<void>>
  }
}
