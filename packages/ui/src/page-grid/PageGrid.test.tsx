import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageGrid } from './PageGrid.tsx'

async function boxes(width: number, aside: 'medium' | 'wide') {
  await page.viewport(width, 600)
  const screen = await render(
    <PageGrid aside={aside}>
      <p>{'unbreakable'.repeat(40)}</p>
      <p>Total</p>
    </PageGrid>,
  )
  const [content, total] = [...screen.container.querySelectorAll('p')].map((item) => item.getBoundingClientRect())
  if (!content || !total) throw new Error('Both columns must be there.')
  return { content, total }
}

it.each([
  ['medium', 352],
  ['wide', 384],
] as const)('has a %s second column beside the content in a wide window', async (aside, width) => {
  const { content, total } = await boxes(1100, aside)
  expect(total.top).toBe(content.top)
  expect(total.left).toBeGreaterThan(content.right)
  expect(total.width).toBe(width)
})

it('has one column in a narrow window, however long a word', async () => {
  const { content, total } = await boxes(600, 'wide')
  expect(total.left).toBe(content.left)
  expect(total.top).toBeGreaterThan(content.bottom)
  expect(content.width).toBeLessThanOrEqual(600)
})
