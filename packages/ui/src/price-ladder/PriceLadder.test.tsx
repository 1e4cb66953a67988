import '../reset.css'
import '../styles.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PriceLadder } from './PriceLadder.tsx'

it('lists the steps in their order, with a space between amount and text', async () => {
  const steps = [
    { amount: '€8.40', text: 'until 14 March' },
    { amount: '€18.40', text: 'from 15 March' },
  ]
  const screen = await render(<PriceLadder aria-label="Price by day" steps={steps} />)
  await expect.element(screen.getByRole('list', { name: 'Price by day' })).toBeVisible()
  const items = screen.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(['€8.40 until 14 March', '€18.40 from 15 March'])
})
