import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { charts } from './bench/chart.ts'
import { root } from './paths.ts'

const markdown = readFileSync(join(root, 'docs/PERFORMANCE.md'), 'utf8')
const drawn = charts(markdown)

describe.each([...drawn])('%s', (name, svg) => {
  it('shows the figures of the tables: `pnpm bench --chart` draws them anew', () => {
    expect(readFileSync(join(root, 'docs/charts', name), 'utf8')).toBe(svg)
  })

  it('has a title, its figures as text, and colours for a dark page', () => {
    expect(svg).toMatch(/<title id="title">[^<]{10,}<\/title><desc id="desc">[^<]+\d[^<]*<\/desc>/)
    expect(svg).toContain('prefers-color-scheme: dark')
  })

  it('is shown by the page, with a text for those who do not see it', () => {
    expect(markdown).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(charts/${name}\\)`))
  })
})

it('a table that is missing or has no such column is an error, not an empty chart', () => {
  expect(() => charts(markdown.replace('## Every open page', '## Pages'))).toThrow(
    "no table after '## Every open page'",
  )
  expect(() => charts(markdown.replace(' LCP, ms ', ' LCP '))).toThrow("no column 'LCP, ms'")
})
