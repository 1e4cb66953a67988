import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { freePort } from '@voie-libre/tools/postgres'

/** A browser of another engine than Chromium, driven as a user would: real clicks and keys. */
export interface Engine {
  /** 'Firefox 153.7.0'. */
  name: string
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  run: (expression: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  close: () => Promise<void>
}

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * An unpatched Firefox over WebDriver BiDi. Playwright cannot drive it: its own protocol needs Playwright's build, and over
 * BiDi it calls commands that Firefox ESR 153 does not know.
 */
async function launchFirefox(): Promise<Engine | string> {
  const executablePath = process.env['FIREFOX_PATH'] ?? places.find((place) => existsSync(place))
  if (executablePath === undefined) return 'Firefox is not installed (Debian: firefox-esr; or set FIREFOX_PATH).'
  const options = { browser: 'firefox', headless: true, protocolTimeout: 180_000 } as const
  const browser = await puppeteer.launch({ ...options, executablePath })
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

const driver = '/usr/bin/WebKitWebDriver'
const xvfb = '/usr/bin/Xvfb'
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK through its own WebDriver; the registries offer no other WebKit. It needs a display, so Xvfb draws into memory. */
async function launchWebkit(): Promise<Engine | string> {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (browser === undefined || !existsSync(driver) || !existsSync(xvfb))
    return 'WebKit is not installed (Debian: webkit2gtk-driver xvfb).'
  const port = await freePort()
  const display = `:${port}` // X has no displays of that number, and two runs do not meet.
  const own = { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const env = { ...process.env, ...own }
  const started = [
    spawn(xvfb, [display, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }),
  ]
  const stop = () => {
    for (const child of started) child.kill('SIGTERM')
  }
  try {
    const session = await newSession(port, browser)
    const call = (method: string, path: string, body?: object) => request(port, method, `${session.path}${path}`, body)
    const element = async (selector: string) => {
      const found = await call('POST', '/element', { using: 'css selector', value: selector })
      return `/element/${String(Reflect.get(Object(found), elementKey))}`
    }
    await call('POST', '/window/rect', { x: 0, y: 0, width: 375, height: 800 })
    return {
      name: `WebKitGTK ${session.version}`,
      open: async (url) => void (await call('POST', '/url', { url })),
      run: (expression) => call('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
      click: async (selector) => void (await call('POST', `${await element(selector)}/click`, {})),
      type: async (selector, text) => {
        const field = await element(selector)
        await call('POST', `${field}/clear`, {})
        await call('POST', `${field}/value`, { text })
      },
      close: async () => {
        await call('DELETE', '').catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** The driver needs a moment before it listens. */
async function newSession(port: number, binary: string): Promise<{ path: string; version: string }> {
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      timeouts: { pageLoad: 120_000, script: 120_000 },
    },
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const value = Object(await request(port, 'POST', '/session', { capabilities }))
      const { browserVersion } = Object(Reflect.get(value, 'capabilities'))
      return { path: `/session/${String(Reflect.get(value, 'sessionId'))}`, version: String(browserVersion) }
    } catch (error) {
      if (attempt === 20) throw error
      await setTimeout(500)
    }
  }
}

async function request(port: number, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const value: unknown = Reflect.get(Object(await answer.json()), 'value')
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** Each starts its engine; returns a sentence when this machine lacks it. */
export const launches = { Firefox: launchFirefox, WebKit: launchWebkit }
