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
  const rectsOf = (node: Node | null | undefined) => {
    if (!node) throw new Error('no text')
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const [first, second] = [paragraph.firstChild, paragraph.querySelector('span')].map((node) => rectsOf(node)[0]?.width)
  // Room for the first gate and two thirds of the second: 'Deux-' would fit.
  paragraph.setAttribute('style', `width: ${(first ?? 0) + ((second ?? 0) * 2) / 3}px`)
  expect(rectsOf(paragraph.querySelector('span')?.firstChild)).toHaveLength(1)
})
