import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { launchOptions } from '../browser.ts'
import { root } from '../paths.ts'
import { run } from '../shell.ts'

/** Folder of the pictures. */
export const pictures = resolve(root, 'packages/ui/visual')

/** Everything that affects how text is drawn: when one differs, the same page has different pixels. */
const environmentSchema = z.strictObject({
  system: z.string(),
  chromium: z.string(),
  /** Fingerprint of the installed fonts, which replace glyphs that a brand's font lacks. */
  fonts: z.string(),
})
export type Environment = z.infer<typeof environmentSchema>

export async function environmentHere(): Promise<Environment> {
  const browser = await chromium.launch(launchOptions())
  const version = browser.version()
  await browser.close()
  const { ok, output } = await run('fc-list', [':', 'family', 'style', 'fontversion'])
  const fonts = ok
    ? createHash('sha256').update(output.split('\n').toSorted().join('\n')).digest('hex').slice(0, 16)
    : ''
  return { system: `${process.platform}-${process.arch}`, chromium: version, fonts: fonts || 'unknown' }
}

const file = resolve(pictures, 'environment.json')

/** The environment of the pictures; undefined when there are none. */
export async function environmentOfPictures(): Promise<Environment | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : z.parse(environmentSchema, JSON.parse(text))
}

export const keepEnvironment = (environment: Environment) =>
  writeFile(file, `${JSON.stringify(environment, undefined, 2)}\n`)

/** The differences as sentences; empty when a comparison is meaningful. */
export function differences(here: Environment, there: Environment): string[] {
  const names = { system: 'system', chromium: 'Chromium', fonts: 'installed type faces' }
  return (['system', 'chromium', 'fonts'] as const)
    .filter((part) => here[part] !== there[part])
    .map((part) => `${names[part]}: ${there[part]} then, ${here[part]} here`)
}
