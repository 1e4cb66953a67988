import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { ProgressBar } from './ProgressBar.tsx'

it('exposes name, value and text', async () => {
  const screen = await render(<ProgressBar label="Reading" value={12} max={40} valueText="12 of 40 rows" />)
  const bar = screen.getByRole('progressbar', { name: 'Reading' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '12 of 40 rows')
  expect(bar.element()).toMatchObject({ value: 12, max: 40 })
  await expect.element(screen.getByText('12 of 40 rows')).toBeVisible()
})

it('shows a percentage in the page’s language without a text', async () => {
  const screen = await render(
    <UiProvider words={english}>
      <ProgressBar label="Sending" value={3} max={4} />
    </UiProvider>,
  )
  await expect.element(screen.getByText('75%')).toBeVisible()
})

it('has no value while the length is unknown', async () => {
  const screen = await render(<ProgressBar label="Searching" />)
  const bar = screen.getByRole('progressbar', { name: 'Searching' })
  await expect.element(bar).not.toHaveAttribute('value')
  await expect.element(bar).not.toHaveAttribute('aria-valuetext')
})
