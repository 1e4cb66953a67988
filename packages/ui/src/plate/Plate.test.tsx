import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Plate } from './Plate.tsx'

it.each([
  ['FR', undefined, 'F'],
  ['de', undefined, 'D'],
  ['SI', undefined, 'SLO'],
  ['CH', undefined, 'CH'],
  ['GB', 'UK', 'UK'],
])('shows the sign of %s (given %s): %s', async (country, band, sign) => {
  const screen = await render(<Plate number="AB-123-CD" country={country} band={band} />)
  await expect.element(screen.getByText(sign, { exact: true })).toBeVisible()
})

it('has the ring of stars within the European Union only', async () => {
  const french = await render(<Plate number="AB-123-CD" country="FR" />)
  expect(french.container.querySelector('svg')).not.toBeNull()
  const swiss = await render(<Plate number="ZH 123 456" country="CH" />)
  expect(swiss.container.querySelector('svg')).toBeNull()
})

it('is announced once, as text, in a heading', async () => {
  const screen = await render(
    <h1>
      <Plate number="AB-123-CD" country="FR" tone="late" />
    </h1>,
  )
  await expect.element(screen.getByRole('heading', { name: 'AB-123-CD', exact: true })).toBeVisible()
})
