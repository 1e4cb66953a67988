import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const pictures = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'))

it.each(pictures)('%s is small, and neither runs nor loads anything', (name) => {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  expect(text.length).toBeLessThan(8 * 1024)
  expect(text).not.toMatch(/<script|<style|<foreignObject|\son\w+=|href=/i)
  expect([...text.matchAll(/https?:[^"]*/g)].map(([found]) => found)).toEqual(['http://www.w3.org/2000/svg'])
})
