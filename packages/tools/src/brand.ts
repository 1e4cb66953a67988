import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandCommand } from '@voie-libre/brand'
import { colorNames } from '@voie-libre/tokens'
import { brands, root } from './paths.ts'

/** `pnpm brand new`, `check`, `build` and `figma` as published, with this repository's folders; and `names`. */
export default async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'names') return writeNames()
  return brandCommand(args, {
    command: 'pnpm brand',
    version: 'of this repository',
    folder: root,
    newFolder: (name) => join('deploy/brands', name),
    builtFolder: (name) => join(brands, name),
    afterBuild: () => 'Name it in deploy/portal.config.json to serve it.',
  })
}

const namesBlock = /(\n( *)\/\/ names of [^\n]*\n)[\s\S]*?(\n *\/\/ end of names)/

/** Writes the contract's names into the root Tailwind configuration as text, since it is published without the contract. */
export const withNames = (config: string): string =>
  config.replace(
    namesBlock,
    (_, start: string, indent: string, end: string) =>
      start + colorNames.map((name) => `${indent}'${name}',`).join('\n') + end,
  )

async function writeNames(): Promise<number> {
  const path = join(root, 'tailwind.config.ts')
  await writeFile(path, withNames(await readFile(path, 'utf8')))
  console.log(`${path}: ${colorNames.length} names of colours.`)
  return 0
}
