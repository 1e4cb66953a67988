import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioCards } from '../radio-cards/RadioCards.tsx'
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

it('takes the focus after a press or a submit, and not while somebody types', async () => {
  function Form() {
    const [errors, setErrors] = useState<{ id: string; text: string }[]>([])
    const fail = (...ids: string[]) => setErrors(ids.map((id) => ({ id, text: `Enter ${id}` })))
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          fail('zip', 'city')
        }}
      >
        <ErrorSummary title="Not sent" errors={errors} />
        <TextField id="zip" label="Postal code" onChange={() => fail('zip')} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => fail('city')}>
          Check
        </button>
        <button type="button" onClick={() => fail()}>
          Clear
        </button>
      </form>
    )
  }
  const screen = await render(<Form />)
  const summary = screen.getByRole('alert', { name: 'Not sent' })
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(summary).toHaveFocus()
  await userEvent.fill(screen.getByRole('textbox'), '75')
  await expect.element(screen.getByRole('link')).toHaveTextContent('Enter zip')
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(summary).toHaveFocus()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await userEvent.fill(screen.getByRole('textbox'), '7')
  await expect.element(summary).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await screen.getByRole('button', { name: 'Check' }).click()
  await expect.element(summary).toHaveFocus()
})

it('links to the first control of a group', async () => {
  const screen = await render(
    <>
      <ErrorSummary title="Not sent" errors={[{ id: 'means', text: 'Choose one' }]} />
      <RadioCards id="means" legend="Means" name="means" options={[{ value: 'card', label: 'Card' }]} />
    </>,
  )
  await screen.getByRole('link', { name: 'Choose one' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Card' })).toHaveFocus()
})
