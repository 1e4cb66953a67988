import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Guide } from './guide.ts'
import { words as english } from './locales/en.ts'
import { UiProvider } from './provider/UiProvider.tsx'

const guides = Object.entries(import.meta.glob<Guide>('./*/*.guide.tsx', { import: 'guide', eager: true }))

const complaints = vi.spyOn(console, 'error')
beforeEach(() => complaints.mockClear())
afterEach(() => complaints.mockClear())

it.each(guides)('%s: its examples render without warnings', async (_, { pairs }) => {
  for (const { do: right, dont: wrong } of pairs) {
    const screen = await render(
      <UiProvider words={english}>
        <div>{right.show}</div>
        <div>{wrong.show}</div>
      </UiProvider>,
    )
    for (const example of screen.container.children) expect(example.childElementCount).toBeGreaterThan(0)
    await screen.unmount()
  }
  expect(complaints.mock.calls).toEqual([])
})

it.each(guides)('%s: its guide repeats no sentence', (_, guide) => {
  const texts = [
    ...guide.when,
    ...guide.notFor,
    ...guide.accessibility,
    ...guide.pairs.flatMap((pair) => [pair.do.because, pair.dont.because]),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  // Every text must be a sentence.
  expect(texts.filter((text) => !/^[A-Z`“].*[.?!]”?$/.test(text))).toEqual([])
})
