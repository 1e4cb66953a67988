import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

it('is spoken, and leads to each field without touching the address', async () => {
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

it('is not there without errors', async () => {
  const screen = await render(<ErrorSummary title="Nothing" errors={[]} />)
  expect(screen.container).toBeEmptyDOMElement()
})
