import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const options = [
  { value: 'journey', label: 'Each journey' },
  { value: 'deadline', label: 'A deadline', hint: 'The day before.' },
  { value: 'receipt', label: 'A receipt' },
]

it('is a named group whose hint and error describe it', async () => {
  const screen = await render(
    <CheckboxGroup
      legend="Write to me about"
      hint="Several."
      error="Check one."
      options={options}
      id="mails"
      required
    />,
  )
  const group = screen.getByRole('group', { name: 'Write to me about (obligatoire)', exact: true })
  await expect.element(group).toHaveAccessibleDescription('Several. Check one.')
  const first = screen.getByRole('checkbox', { name: 'Each journey' })
  await expect.element(first).toBeInvalid()
  expect(first.element().id).toBe('mails')
  await expect
    .element(screen.getByRole('checkbox', { name: 'A deadline' }))
    .toHaveAccessibleDescription('The day before.')
})

it('gives all checked values in display order', async () => {
  const given: string[][] = []
  function Form() {
    const [value, setValue] = useState<string[]>(['receipt'])
    return (
      <CheckboxGroup
        legend="Mails"
        options={options}
        value={value}
        onValueChange={(next) => {
          given.push(next)
          setValue(next)
        }}
      />
    )
  }
  const screen = await render(<Form />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox', { name: 'Each journey' })).toBeChecked()
  await screen.getByText('A receipt').click()
  expect(given).toEqual([['journey', 'receipt'], ['journey']])
})

it('posts each checked value under its name, and returns to its defaults', async () => {
  const screen = await render(
    <form>
      <CheckboxGroup legend="Mails" name="mails" options={options} defaultValue={['journey']} />
      <button type="reset">Reset</button>
    </form>,
  )
  const posted = () => {
    const form = screen.container.querySelector('form')
    return form && new FormData(form).getAll('mails')
  }
  expect(posted()).toEqual(['journey'])
  await screen.getByText('A receipt').click()
  expect(posted()).toEqual(['journey', 'receipt'])
  await screen.getByRole('button', { name: 'Reset' }).click()
  expect(posted()).toEqual(['journey'])
})
