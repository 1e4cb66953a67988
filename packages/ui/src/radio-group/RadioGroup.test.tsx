import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'owner', label: 'The owner' },
  { value: 'other', label: 'Somebody else', hint: 'We ask for the name.' },
]

it('is a named group whose hint and error describe it', async () => {
  const screen = await render(
    <RadioGroup legend="Who drove?" hint="On that day." error="Choose an answer." required options={options} />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Who drove?' })
  await expect.element(group).toHaveAccessibleDescription('On that day. Choose an answer.')
  await expect.element(group).toBeRequired()
  await expect.element(group).toBeInvalid()
  await expect
    .element(screen.getByRole('radio', { name: 'Somebody else', exact: true }))
    .toHaveAccessibleDescription('We ask for the name.')
})

it('is one stop for Tab; arrow keys and labels select', async () => {
  const change = vi.fn<(value: string) => void>()
  const screen = await render(
    <>
      <RadioGroup legend="Who drove?" options={options} onValueChange={change} />
      <a href="#next">Next</a>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Somebody else' })).toBeChecked()
  await userEvent.tab()
  await expect.element(screen.getByRole('link')).toHaveFocus()
  await screen.getByText('The owner').click()
  expect(change.mock.calls).toEqual([['owner'], ['other'], ['owner']])
})

it('keeps two groups without a name apart', async () => {
  const screen = await render(
    <>
      <RadioGroup legend="First" options={options} defaultValue="owner" />
      <RadioGroup legend="Second" options={options} defaultValue="other" />
    </>,
  )
  await expect.element(screen.getByRole('radio', { name: 'The owner' }).first()).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Somebody else' }).nth(1)).toBeChecked()
})
