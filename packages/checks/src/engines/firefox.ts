import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Launch } from './engine.ts'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * An unpatched Firefox over WebDriver BiDi. Playwright cannot drive it: its own protocol needs Playwright's build, and over
 * BiDi it calls commands that Firefox ESR 153 does not know.
 */
export const launchFirefox: Launch = async () => {
  const executablePath = process.env['FIREFOX_PATH'] ?? places.find((place) => existsSync(place))
  if (executablePath === undefined) return 'Firefox is not installed (Debian: firefox-esr; or set FIREFOX_PATH).'
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 180_000,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.setViewport({ width: 375, height: 667 })
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.click(selector, { count: 3 })
      await page.type(selector, text)
    },
    close: () => browser.close(),
  }
}
