import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Way } from './Way.tsx'

it('ends a line before the arrow and not at the hyphen of a name that fits', async () => {
  const screen = await render(
    <>
      <style>{'.inline-block { display: inline-block }'}</style>
      <p>
        <Way text={'Moulins\u00a0(30-32) →\u00a0Deux-Chaises\u00a0(34)'} />
      </p>
    </>,
  )
  const line = screen.getByRole('paragraph')
  await expect.element(line).toHaveTextContent('Moulins (30-32) → Deux-Chaises (34)')
  const paragraph = line.element()
  const [first, second] = [paragraph.firstChild, paragraph.querySelector('span')].map((node) => rectsOf(node)[0]?.width)
  // Room for the first gate and two thirds of the second: 'Deux-' would fit.
  paragraph.setAttribute('style', `width: ${(first ?? 0) + ((second ?? 0) * 2) / 3}px`)
  expect(rectsOf(paragraph.querySelector('span')?.firstChild)).toHaveLength(1)
})

it('keeps a way that fits on one line, below its date', async () => {
  const screen = await render(
    <>
      <style>{'.inline-block { display: inline-block }'}</style>
      <p>
        <Way text={'23/11/26\u00a010:35 · Digoin\u00a0(23) →\u00a0Le\u00a0Montet\u00a0(33)'} />
      </p>
    </>,
  )
  const paragraph = screen.getByRole('paragraph').element()
  const way = paragraph.querySelector('span')
  // Room for the way, not for the date beside it.
  paragraph.setAttribute('style', `width: ${(way?.getBoundingClientRect().width ?? 0) + 1}px`)
  expect(
    [paragraph.firstChild, way?.firstChild, way?.querySelector('span')].map((node) => rectsOf(node).length),
  ).toEqual([1, 1, 1])
  expect(rectsOf(way?.querySelector('span'))[0]?.top).toBe(rectsOf(way?.firstChild)[0]?.top)
})

const rectsOf = (node: Node | null | undefined) => {
  if (!node) throw new Error('no text')
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
}
