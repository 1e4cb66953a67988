import { existsSync } from 'node:fs'
import chromium from './chromium.json' with { type: 'json' }

/** Debian's Chromium without a window; it halves the browser's own work for each page. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** The Chromium installed on this machine, if any. Throws when `CHROMIUM_PATH` names a missing file. */
export function systemChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return named ?? chromium.places.find((place) => existsSync(place))
}

/** Launch options for Playwright: the machine's own browser if there is one, else Playwright's. */
export function launchOptions(): { executablePath?: string; args?: string[] } {
  const executablePath = systemChromium()
  if (!executablePath) return {}
  // For a test that opens one page, two thirds of the work are two extra pages that the address bar loads into every window
  // and a spare process for the next site, so switch them off. Chromium obeys only the last `--disable-features` list, so
  // this list repeats the features that Playwright disables.
  const quiet = [...chromium.quiet, `--disable-features=${chromium.unwantedFeatures.join()}`]
  // Chromium's own sandbox refuses to run as root, as in most build containers.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...asRoot, ...quiet] }
}
