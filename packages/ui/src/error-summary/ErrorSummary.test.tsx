import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

it('is an alert that links to each field without changing the address', async () => {
  const screen = await render(
    <>
      <ErrorSummary title="One field is missing" errors={[{ id: 'zip', text: 'Enter the postal code' }]} />
      <TextField id="zip" label="Postal code" />
    </>,
  )
  await expect.element(screen.getByRole('alert', { name: 'One field is missing' })).toBeVisible()
  const address = location.href
  await userEvent.click(screen.getByRole('link', { name: 'Enter the postal code' }))
  await expect.element(screen.getByRole('textbox', { name: 'Postal code' })).toHaveFocus()
  expect(location.href).toBe(address)
})

it('renders nothing without errors', async () => {
  const screen = await render(<ErrorSummary title="Nothing" errors={[]} />)
  expect(screen.container).toBeEmptyDOMElement()
})
