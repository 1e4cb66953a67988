import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EmailField } from './EmailField.tsx'

it('requests the e-mail keyboard and the stored address', { tags: ['WIDGET-31'] }, async () => {
  const screen = await render(<EmailField label="E-mail" name="email" />)
  const input = screen.getByRole('textbox', { name: 'E-mail' }).element()
  expect(input).toHaveAttribute('type', 'email')
  expect(input).toHaveAttribute('inputmode', 'email')
  expect(input).toHaveAttribute('autocomplete', 'email')
})

it('reports more than 100 characters, and truncates nothing', { tags: ['VALID-04', 'F-INP-03'] }, async () => {
  const address = `${'a'.repeat(89)}@example.org`
  const screen = await render(<EmailField label="E-mail" />)
  const input = screen.getByRole('textbox')
  await userEvent.fill(input, address.slice(1))
  await expect.element(input).not.toBeInvalid()
  await userEvent.fill(input, address)
  await expect.element(input).toHaveValue(address)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('1 caractère de trop (100 au plus)')
})

it('shows the host’s error under the field', { tags: ['VALID-07'] }, async () => {
  const screen = await render(<EmailField label="E-mail" error="This address is refused." />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This address is refused.')
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(/This address is refused\.$/)
})

it('states the format before anything is typed, after the host’s hint [HARDENING §3: 11.10]', async () => {
  const screen = await render(<EmailField label="E-mail" hint="For the receipt" />)
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('For the receipt Par exemple nom@exemple.fr')
})
