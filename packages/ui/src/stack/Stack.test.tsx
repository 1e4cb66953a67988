import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { gaps } from './gaps.ts'
import { Stack } from './Stack.tsx'

it('keeps its items at a distance in steps of the brand’s spacing', async () => {
  const screen = await render(<div />)
  screen.container.style.setProperty('--vl-spacing', '5px')
  for (const gap of [2, 3, 4, 5, 6, 8] as const) {
    await screen.rerender(
      <Stack gap={gap}>
        <p>One</p>
        <p>Two</p>
      </Stack>,
    )
    const [one, two] = [...screen.container.querySelectorAll('p')].map((item) => item.getBoundingClientRect())
    expect(Math.round((two?.top ?? 0) - (one?.bottom ?? 0))).toBe(gap * 5)
  }
  expect(Object.keys(gaps)).toHaveLength(6)
})

it.each([
  ['stretch', 300],
  ['start', 100],
  ['center', 100],
] as const)('aligns its items: %s', async (align, width) => {
  const screen = await render(
    <Stack align={align}>
      <p>
        <span>Item</span>
      </p>
    </Stack>,
  )
  screen.container.style.width = '300px'
  const item = screen.container.querySelector('span')
  if (item) Object.assign(item.style, { display: 'block', width: '100px' })
  expect(item?.parentElement?.getBoundingClientRect().width).toBe(width)
})
