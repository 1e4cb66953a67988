import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

/** A line and a half. A longer list of classes consists of named parts. */
const longest = 180

const files = globSync('*/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['testing/**', 'locales/**'] }).filter(
  (file) => !/\.(test|stories|guide)\./.test(file),
)

it('finds the components', () => expect(files.length).toBeGreaterThan(60))

it.each(files)('%s has no class string longer than a line and a half', (file) => {
  const source = readFileSync(resolve(import.meta.dirname, file), 'utf8')
  const strings = [...source.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(([, , text = '']) => text)
  expect(strings.filter((text) => text.length > longest)).toEqual([])
})
