import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { headlessShell, systemChromium } from './browser.ts'
import { CliError, run } from './shell.ts'

export default async function main(): Promise<number> {
  await ensureChromium()
  return 0
}

/** Finds the tests' browser, or installs Debian's or Playwright's; returns its path. Throws `CliError` when it cannot. */
export async function ensureChromium(): Promise<string> {
  const tried: string[] = []
  const isWanted = process.env['CHROMIUM_PATH'] === undefined && !existsSync(headlessShell)
  if (isWanted && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the headless Chromium of this Linux distribution: it takes a fifth less work than others.')
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell'
    const { output } = await run('timeout', ['180', 'sh', '-c', install], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    tried.push(`${install}:\n${lastLines(output)}`)
  }
  const found = systemChromium() ?? downloaded()
  if (found) return found
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

const downloaded = () => [chromium.executablePath()].find((path) => existsSync(path))
const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('\n')
