import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const pictures = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.svg'))

it('no picture of an article has words; the marks of cards are logos [RGAA 1.8]', () => {
  const texts = pictures
    .filter((name) => !name.startsWith('method-'))
    .flatMap((name) => [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/<text[^>]*>([^<]*)/g)])
    .map(([, text]) => text ?? '')
  // Numbers of roads and gates, and the plates of the drawn cars.
  expect(texts.filter((text) => !/^(?:A|RN)?\d+$|^AB-123/.test(text))).toEqual([])
})

it.each(pictures)(
  '%s is small, has night colours unless it is a mark or night, and neither runs nor loads anything',
  (name) => {
    const whole = readFileSync(join(import.meta.dirname, name), 'utf8')
    expect(whole.length).toBeLessThan(8 * 1024)
    const text = whole.replace(
      /<style>@media\(prefers-color-scheme:dark\)\{(?:\[[a-z-]+="#\w+"\]\{[a-z-]+:#\w+\})+\}<\/style>/,
      '',
    )
    expect(text === whole).toBe(/^(?:method-|night-)/.test(name))
    expect(text).not.toMatch(/<script|<style|<foreignObject|\son\w+=|href=/i)
    expect([...text.matchAll(/https?:[^"]*/g)].map(([found]) => found)).toEqual(['http://www.w3.org/2000/svg'])
  },
)
