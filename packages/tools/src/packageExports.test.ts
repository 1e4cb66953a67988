import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { root } from './paths.ts'

const ui = join(root, 'packages/ui')
const entries = z.record(z.string(), z.unknown())
const manifest = z.parse(
  z.object({ exports: z.record(z.string(), z.string()), publishConfig: z.object({ exports: entries }) }),
  JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')),
)
const code = Object.entries(manifest.exports).filter(([, source]) => /\.tsx?$/.test(source))

it('every entry of ui is published under the same name with its built file', () => {
  const built = code.map(([name, source]) => {
    const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
    return [name, { types: `${file}.d.ts`, default: `${file}.js` }]
  })
  expect(manifest.publishConfig.exports).toEqual({
    ...Object.fromEntries(built),
    './icons.svg': './dist/icons.svg',
    './reset.css': './dist/reset.css',
    './styles.css': './dist/styles.css',
    './styles.unlayered.css': './dist/styles.unlayered.css',
    './tailwind.css': './dist/tailwind.css',
    './package.json': './package.json',
  })
})

it('the files of all entries of ui exist', () => {
  expect(Object.values(manifest.exports).filter((source) => !existsSync(join(ui, source)))).toEqual([])
})
