import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tokens from '@voie-libre/tokens/package.json' with { type: 'json' }
import * as z from 'zod/mini'
import { portal, root } from './paths.ts'

export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

const bundled = z.object({
  name: z.string(),
  version: z.string(),
  identifier: z.optional(z.string()),
  text: z.optional(z.string()),
})
export type Bundled = z.infer<typeof bundled>

/** Reads a file that the bundler writes with `build.license`. */
export const readBundled = (file: string): Bundled[] => z.array(bundled).parse(JSON.parse(readFileSync(file, 'utf8')))

const manifest = z.object({ name: z.string(), version: z.string(), license: z.optional(z.string()) })

/** Packages that a bundler does not see: the brands' fonts, the flags, and the base of the style sheet. */
export function copiedPackages(): Bundled[] {
  const fonts = Object.keys(tokens.devDependencies).filter((name) => name.startsWith('@fontsource'))
  return [
    ...fonts.map((name) => installed(name, join(root, 'packages/tokens'))),
    ...['flag-icons', 'tailwindcss'].map((name) => installed(name, portal)),
  ]
}

/** Finds a package as Node resolves it from the folder `owner`. */
function installed(name: string, owner: string): Bundled {
  const file = createRequire(join(owner, 'package.json')).resolve(`${name}/package.json`)
  const { version, license } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [text] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: dirname(file) })
  return {
    name,
    version,
    ...(license !== undefined && { identifier: license }),
    ...(text !== undefined && { text: readFileSync(join(dirname(file), text), 'utf8') }),
  }
}

/** The notices that the licences of these packages ask for, each package once, by name. */
export function noticesOf(packages: readonly Bundled[]): string {
  const known = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  const parts = [...known].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  const texts = parts.map(([title, { identifier = 'licence not named', text }]) => {
    const line = '='.repeat(80)
    return `${line}\n${title} (${identifier})\n${line}\n\n${text?.trim() ?? 'The package contains no text of its licence.'}\n`
  })
  return `This site contains the following software and fonts of others, under their own licences.\n\n${texts.join('\n')}`
}
