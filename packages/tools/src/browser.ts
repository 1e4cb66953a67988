import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The Chromium this machine has, if any. Throws when `CHROMIUM_PATH` names a file that is not there. */
export function systemChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return named ?? usualPlaces.find((place) => existsSync(place))
}

/**
 * The address bar loads two pages of its own into every new window, and a spare process waits for the next site: for a
 * test that opens one page this is two thirds of the work. Of several lists Chromium obeys the last one, so those that
 * Playwright switches off are here again.
 */
const unwanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'LensOverlay',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Launch options for Playwright: the machine's own browser when there is one, else Playwright's. */
export function launchOptions(): { executablePath?: string; args?: string[] } {
  const executablePath = systemChromium()
  if (!executablePath) return {}
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unwanted.join()}`,
  ]
  // Chromium's own sandbox refuses to run as root, as in most build containers.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...asRoot, ...quiet] }
}
