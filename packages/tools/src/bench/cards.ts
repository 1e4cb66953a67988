import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { bundle } from './bundle.ts'
import { median, type Row } from './table.ts'

const rounds = 7
const slower = 4
const kinds = ['cards', 'bare'] as const
type Kind = (typeof kinds)[number]
const acts = ['render', 'toggle one', 'toggle all'] as const
type Times = Record<(typeof acts)[number], number>

/**
 * Renders and selects a thousand journey cards, compared with the same text in bare React markup, on a throttled
 * processor.
 */
export async function measureCards(): Promise<Row[]> {
  const { code, css } = await bundle(join(import.meta.dirname, 'cards'))
  const options = launchOptions()
  // Unlocks the frame rate: otherwise everything faster than one frame would measure as one frame.
  const unlockedFrameRate = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...unlockedFrameRate] })
  const pairs: Record<Kind, Times>[] = []
  try {
    await timesOf(browser, 'cards', code, css) // warm-up: the browser's first page includes its start
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? kinds : kinds.toReversed()
      const times: Partial<Record<Kind, Times>> = {}
      for (const kind of order) times[kind] = await timesOf(browser, kind, code, css)
      const { cards, bare } = times
      if (cards && bare) pairs.push({ cards, bare })
    }
  } finally {
    await browser.close()
  }
  return acts.map((act) => ({
    measure: `${act}, 1,000 journey cards`,
    ours: `${median(pairs.map(({ cards }) => cards[act])).toFixed(0)} ms`,
    reference: `bare React ${median(pairs.map(({ bare }) => bare[act])).toFixed(0)} ms`,
    result: median(pairs.map(({ cards, bare }) => cards[act] / bare[act])),
    budget: 1.2,
  }))
}

async function timesOf(browser: Browser, kind: Kind, code: string, css: string): Promise<Times> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const session = await page.context().newCDPSession(page)
  await page.setContent(`<html data-brand="harbour"><body><div id="root"></div></body></html>`)
  await page.addStyleTag({ content: css })
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => window.bench !== undefined)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const times = await page.evaluate((name) => window.bench?.(name), kind)
  await page.close()
  if (times === undefined) throw new Error('the page measured nothing')
  return times
}
