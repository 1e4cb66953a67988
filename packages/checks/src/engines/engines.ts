import { buildPortal } from '@voie-libre/tools/build'
import { startSite } from '@voie-libre/tools/siteProcess'
import { type Engine, launches } from './browsers.ts'
import { stories, Visitor } from './stories.ts'

/**
 * `pnpm engines`: runs the main stories of a driver in the other engines that this machine has, each on fresh data and with
 * axe on every page. Not part of `npm test`, because few machines have these browsers. Returns 1 when a story fails.
 */
export default async function main(): Promise<number> {
  await buildPortal()
  let failed = 0
  for (const launch of launches) {
    const engine = await launch()
    if (typeof engine === 'string') console.log(`NOT RUN: ${engine}`)
    else failed += await runIn(engine)
  }
  return failed === 0 ? 0 : 1
}

async function runIn(engine: Engine): Promise<number> {
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
