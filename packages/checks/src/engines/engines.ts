import { buildPortal } from '@voie-libre/tools/build'
import { type Launch, Visitor } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { stories } from './stories.ts'
import { launchWebkit } from './webkit.ts'
import { CliError } from '@voie-libre/tools/shell'
import { startSite } from '@voie-libre/tools/siteProcess'

const engines: Readonly<Record<string, Launch>> = { firefox: launchFirefox, webkit: launchWebkit }

/**
 * `pnpm engines [firefox] [webkit]`: runs the main stories of a driver in the browsers of other engines that this machine has,
 * with axe on every page. `--built` uses the portal as it was built last. Not part of `npm test`, because not every machine
 * has these browsers. Returns 1 when a story fails.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'))
  const unknown = named.filter((name) => !(name in engines))
  if (unknown.length > 0)
    throw new CliError(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(engines).join(', ')}.`)
  if (!args.includes('--built')) await buildPortal()
  let failed = 0
  for (const [name, launch] of Object.entries(engines))
    if (named.length === 0 || named.includes(name)) failed += await runIn(launch)
  return failed === 0 ? 0 : 1
}

/** Runs every story in one engine, on fresh data; returns how many failed. */
async function runIn(launch: Launch): Promise<number> {
  const engine = await launch()
  if (typeof engine === 'string') {
    console.log(`NOT RUN: ${engine}`)
    return 0
  }
  const site = startSite({ SANDBOX_CAPTCHA: 'light' })
  let failed = 0
  try {
    const address = await site.address
    for (const [title, story] of Object.entries(stories)) {
      try {
        await story(new Visitor(engine, address))
        console.log(`${engine.name}: ok, ${title}`)
      } catch (error) {
        failed += 1
        console.log(`${engine.name}: FAILED, ${title}\n  ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    await engine.close()
    await site.stop()
  }
  return failed
}
