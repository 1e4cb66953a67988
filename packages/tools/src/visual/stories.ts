import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { root } from '../paths.ts'

/** `pnpm storybook:build` writes here as well. */
export const storybookFolder = resolve(root, '.storybook-static')

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() })),
})

/** Every story of a built Storybook, without documentation pages. */
export async function storiesOf(folder: string) {
  const { entries } = z.parse(indexSchema, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')))
  return Object.values(entries).filter(({ type }) => type === 'story')
}
