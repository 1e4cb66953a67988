import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tap } from '../testing/touch.ts'
import { Checkbox } from './Checkbox.tsx'

it('is checked by a press on its label and by Space', async () => {
  const change = vi.fn<(ticked: boolean) => void>()
  const screen = await render(<Checkbox label="I agree" onChange={(event) => change(event.target.checked)} />)
  await userEvent.click(screen.getByText('I agree'))
  await expect.element(screen.getByRole('checkbox', { name: 'I agree', exact: true })).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
  expect(change.mock.calls).toEqual([[true], [false]])
})

it('is checked by touch [HARDENING §4]', async () => {
  const screen = await render(<Checkbox label="I agree" />)
  await tap(screen.getByText('I agree').element())
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
})

it('is skipped by Tab while disabled', async () => {
  const screen = await render(
    <>
      <Checkbox label="No" disabled />
      <Checkbox label="Yes" />
    </>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('checkbox', { name: 'Yes' })).toHaveFocus()
})

it('describes the box by its error', async () => {
  const screen = await render(<Checkbox label="I agree" required error="Tick this box." />)
  const box = screen.getByRole('checkbox')
  await expect.element(box).toBeInvalid()
  await expect.element(box).toBeRequired()
  await expect.element(box).toHaveAccessibleDescription('Tick this box.')
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
