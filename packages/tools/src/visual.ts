import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { root } from './paths.ts'
import { CliError, run } from './shell.ts'
import { differences, environmentHere, environmentOfPictures, keepEnvironment, pictures } from './visual/environment.ts'
import { writeSheets } from './visual/sheets.ts'
import { storiesOf, storybookFolder } from './visual/stories.ts'

const maxBytes = 7_000_000

/**
 * `pnpm visual`: compares every story with its picture. `--update` replaces the pictures; `--built` uses the last built
 * Storybook.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const update = args.includes('--update')
  await ensureChromium()
  const here = await environmentHere()
  const there = await environmentOfPictures()
  if (!update && !there) throw new CliError('There are no pictures yet: pnpm visual --update takes them.')
  const differ = there && !update ? differences(here, there) : []
  if (differ.length > 0) {
    console.log(`The pictures were taken in another environment: NOT COMPARED.\n  ${differ.join('\n  ')}`)
    console.log('Compare where they were taken, or take them anew with pnpm visual --update before your change.')
    return 0
  }
  if (!args.includes('--built')) {
    const { ok, output } = await run('storybook', ['build', '--output-dir', storybookFolder, '--quiet'])
    if (!ok) throw new CliError(`Storybook does not build.\n${output}`)
  }
  if (!existsSync(join(storybookFolder, 'index.json'))) throw new CliError('Storybook is not built.')
  const { ok } = await run(
    'playwright',
    ['test', '--config', 'packages/tools/visual.config.ts', ...(update ? ['--update-snapshots=changed'] : [])],
    { show: true, env: { VISUAL_SHEETS: update ? 'yes' : 'no' } },
  )
  if (!ok) return 1
  if (update) {
    await keepOnlyStories()
    await writeSheets()
    await keepEnvironment(here)
  }
  return 0
}

/** Deletes the pictures of removed stories, which would never be compared again. */
async function keepOnlyStories(): Promise<void> {
  const wanted = new Set((await storiesOf(storybookFolder)).map(({ id }) => `${id}.png`))
  const folder = resolve(pictures, 'stories')
  let bytes = 0
  for (const name of await readdir(folder)) {
    if (wanted.has(name)) bytes += (await stat(join(folder, name))).size
    else await rm(join(folder, name))
  }
  console.log(`${wanted.size} pictures, ${(bytes / 1e6).toFixed(2)} MB, in ${folder.slice(root.length + 1)}`)
  if (bytes > maxBytes) throw new CliError(`That is more than the ${maxBytes / 1e6} MB a clone should carry.`)
}
