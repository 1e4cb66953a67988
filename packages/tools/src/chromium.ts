import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { systemChromium } from './browser.ts'
import { CliError, run } from './shell.ts'

/** Installs the tests' browser where the machine has none. */
export default async function main(): Promise<number> {
  await ensureChromium()
  return 0
}

/** Path of the tests' browser; installs one when the machine has none. Throws `CliError` when it cannot. */
export async function ensureChromium(): Promise<string> {
  const found = systemChromium() ?? downloaded()
  if (found) return found
  const tried: string[] = []
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the one of this Linux distribution.')
    const updated = await run('apt-get', ['update', '-qq'])
    const { output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = systemChromium()
    if (installed) return installed
    tried.push(`apt-get install chromium:\n${lastLines(updated.output + output)}`)
  }
  console.log('No Chromium found: downloading Playwright’s.')
  const { output } = await run('playwright', ['install', 'chromium'])
  const installed = downloaded()
  if (installed) return installed
  tried.push(`playwright install chromium:\n${lastLines(output)}`)
  throw new CliError(
    `The tests need a Chromium, and none could be installed.\n${tried.join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('\n')
