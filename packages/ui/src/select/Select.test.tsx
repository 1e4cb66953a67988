import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from './Select.tsx'

const options = [
  { value: '23', label: 'Montmarault' },
  { value: '24', label: 'Deux-Chaises', disabled: true },
]

it('offers its options and emits the selected one', async () => {
  const change = vi.fn<(value: string) => void>()
  const screen = await render(
    <Select label="Gate" placeholder="Choose" options={options} onChange={(event) => change(event.target.value)} />,
  )
  const select = screen.getByRole('combobox', { name: 'Gate' })
  await expect.element(select).toHaveValue('')
  await userEvent.selectOptions(select, 'Montmarault')
  expect(change).toHaveBeenCalledWith('23')
  await expect.element(screen.getByRole('option', { name: 'Deux-Chaises' })).toBeDisabled()
})

it('describes the select by hint and error', async () => {
  const screen = await render(
    <Select label="Gate" options={options} hint="Where you entered." error="Choose a gate." />,
  )
  await expect.element(screen.getByRole('combobox')).toHaveAccessibleDescription('Where you entered. Choose a gate.')
  await expect.element(screen.getByRole('combobox')).toBeInvalid()
})
