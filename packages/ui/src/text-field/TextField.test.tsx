import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './TextField.tsx'

it('links label, hint and error to the input, and announces the error [HARDENING 11.1, 11.10]', async () => {
  const screen = await render(
    <TextField label="Last name" hint="As on the card." error="Enter your last name." required />,
  )
  const input = screen.getByRole('textbox', { name: 'Last name', exact: true })
  await expect.element(input).toHaveAccessibleDescription('As on the card. Enter your last name.')
  await expect.element(input).toBeInvalid()
  await expect.element(input).toBeRequired()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter your last name.')
})

it('shows no native validation messages', async () => {
  const screen = await render(
    <form>
      <TextField label="Name" required />
    </form>,
  )
  expect(screen.container.querySelector('form')?.checkValidity()).toBe(true)
})

it('keeps a text that is too long, with a counter and a message', { tags: ['F-INP-03'] }, async () => {
  const screen = await render(<TextField label="Last name" limit={22} />)
  const input = screen.getByRole('textbox')
  await userEvent.fill(input, 'Bartholomew-Winterton')
  await expect.element(screen.getByText('21 / 22')).toBeVisible()
  await expect.element(input).not.toBeInvalid()
  await userEvent.fill(input, 'Bartholomew-Winterton-Smythe')
  await expect.element(input).toHaveValue('Bartholomew-Winterton-Smythe')
  await expect.element(screen.getByText('28 / 22')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('6 caractères de trop (22 au plus)')
  await expect.element(input).toBeInvalid()
})

it('counts text that a form library writes into the element', async () => {
  const screen = await render(
    <TextField
      label="City"
      limit={5}
      ref={(input) => {
        if (input) input.value = 'Moulins'
      }}
    />,
  )
  await expect.element(screen.getByRole('textbox')).toHaveValue('Moulins')
  await expect.element(screen.getByText('7 / 5')).toBeVisible()
})

it('updates its count when its form is reset', async () => {
  const screen = await render(
    <form>
      <TextField label="City" limit={5} defaultValue="Paris" />
      <button type="reset">Reset</button>
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), ' 15')
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(/3/)
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Paris')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByText('5 / 5')).toBeVisible()
})

it('shows no counter far from the limit, and the host’s error instead of its own', async () => {
  const city = { label: 'City', value: 'Moulins', onChange: () => {} }
  const screen = await render(<TextField {...city} limit={50} />)
  await expect.element(screen.getByText('7 / 50')).not.toBeInTheDocument()
  await screen.rerender(<TextField {...city} limit={5} error="Shorten it." />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Shorten it.')
})

it('passes ref and further props to the input, className to the field', async () => {
  let element: HTMLInputElement | null = null
  const screen = await render(
    <TextField
      label="Zip"
      name="zip"
      autoComplete="postal-code"
      className="col-span-2"
      ref={(input) => {
        element = input
      }}
    />,
  )
  const input = screen.getByRole('textbox').element()
  expect(element).toBe(input)
  expect(input).toHaveAttribute('name', 'zip')
  expect(input).toHaveAttribute('autocomplete', 'postal-code')
  expect(screen.container.firstElementChild).toHaveClass('col-span-2')
})
