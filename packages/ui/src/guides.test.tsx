import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Guide } from './guide.ts'
import { words as english } from './locales/en.ts'
import { UiProvider } from './provider/UiProvider.tsx'

const guides = Object.entries(import.meta.glob<Guide>('./*/*.guide.tsx', { import: 'guide', eager: true }))

const examples = Object.entries(
  import.meta.glob<ComponentType>(['./*/*.example.tsx', '../docs/*.example.tsx'], { import: 'Example', eager: true }),
)

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

it('every guide has an example to copy', () => {
  const files = new Set(examples.map(([file]) => file))
  expect(guides.filter(([file]) => !files.has(file.replace('.guide.', '.example.')))).toEqual([])
})

it.each(examples)('%s renders without warnings and is accessible', async (_, Example) => {
  const screen = await render(
    <UiProvider words={english}>
      <Example />
    </UiProvider>,
  )
  await expect.poll(() => screen.container.textContent || screen.container.innerHTML).not.toBe('')
  // The page around it gives the landmarks and the heading of level 1.
  const { violations } = await axe.run(screen.container, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(complaints.mock.calls).toEqual([])
})
