import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { startSite } from '../siteProcess.ts'
import { median, type Row } from './table.ts'

const rounds = 5
/** Milliseconds per frame at 60 frames per second. */
const frame = 1000 / 60

/** Measures how soon the portal shows a result: a help search among 500 articles, and a recomputed price. */
export async function measureAnswers(): Promise<Row[]> {
  const site = startSite()
  const address = await site.address
  const options = launchOptions()
  // Unlocks the frame rate: otherwise everything faster than one frame would measure as one frame.
  const unlockedFrameRate = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...unlockedFrameRate] })
  try {
    const help = await helpSearch(browser, address)
    const price = await priceShown(browser, address)
    return [
      inFrames('help search, one letter among 500 articles', help),
      inFrames('price shown after its answer', price),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

const inFrames = (measure: string, took: number): Row => ({
  measure: `${measure}, in frames`,
  ours: `${took.toFixed(1)} ms`,
  reference: 'a frame 16.7 ms',
  result: took / frame,
  budget: 1,
})

/** Time from a typed letter to the frame that shows the search results. */
async function helpSearch(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ locale: 'fr-FR' })
  const words = ['péage', 'reçu', 'délai', 'plaque', 'avis', 'véhicule']
  await page.route('**/helpcenter/faq/articles', (route) =>
    route.fulfill({
      json: Array.from({ length: 500 }, (_, id) => ({
        id: String(id),
        title: `Comment régler le ${words[id % words.length]} numéro ${id} ?`,
        content: `<p>${'Un trajet se règle sous 72 heures, par carte bancaire ou par carte carburant. '.repeat(10)}</p>`,
        faqCategory: { id: String(id % 5), title: `Sujet ${id % 5}` },
      })),
    }),
  )
  await page.goto(`${address}/help`)
  const field = page.getByRole('searchbox')
  await field.fill('pé')
  await page
    .getByRole('link', { name: /péage numéro/ })
    .first()
    .waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(
      await field.evaluate(
        async (input, text) => {
          const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
          const start = performance.now()
          value?.set?.call(input, text)
          input.dispatchEvent(new Event('input', { bubbles: true }))
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
          return performance.now() - start
        },
        words[round % words.length]?.slice(0, 3) ?? '',
      ),
    )
  }
  await page.close()
  return median(times)
}

/** Time from the end of the price response to the amount on the page. */
async function priceShown(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ locale: 'fr-FR' })
  await page.goto(`${address}/form/prepayment`)
  await page.getByLabel('Numéro de plaque').fill('AB123CD')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await page.getByLabel('Entrée').selectOption({ index: 1 })
  const exit = page.getByLabel('Sortie')
  const exits = await exit
    .locator('option:enabled:not([value=""])')
    .evaluateAll((options) => options.slice(0, 3).map((option) => option.getAttribute('value') ?? ''))
  await watchPrices(page)
  for (let round = 0; round < rounds; round += 1) {
    // Each exit has a different distance, since an unchanged price would not update the page.
    await exit.selectOption(exits[round % exits.length] ?? '')
    await page.waitForFunction((count) => (window.prices?.length ?? 0) > count, round)
  }
  const times = await page.evaluate(() => window.prices ?? [])
  await page.close()
  return median(times)
}

declare global {
  interface Window {
    /** Milliseconds from the end of each price response until its amount appears on the page. */
    prices?: number[]
  }
}

function watchPrices(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.prices = []
    let answered = 0
    let amount: string | undefined
    const fetched = window.fetch
    window.fetch = async (...given) => {
      const answer = await fetched(...given)
      if (answer.url.includes('/journeys/price')) answered = performance.now()
      return answer
    }
    new MutationObserver(() => {
      const [shown] = /\d+,\d\d\s€/.exec(document.querySelector('main')?.textContent ?? '') ?? []
      if (shown === undefined || shown === amount) return
      amount = shown
      window.prices?.push(performance.now() - answered)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
