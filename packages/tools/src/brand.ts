import { join } from 'node:path'
import { brandCommand } from '@voie-libre/brand'
import { brands, root } from './paths.ts'

/** `pnpm brand new`, `check`, `build` and `figma` as published, with this repository's folders. */
export default function main(args: readonly string[]): Promise<number> {
  return brandCommand(args, {
    command: 'pnpm brand',
    version: 'of this repository',
    folder: root,
    newFolder: (name) => join('deploy/brands', name),
    builtFolder: (name) => join(brands, name),
    afterBuild: () => 'Name it in deploy/portal.config.json to serve it.',
  })
}
