import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tap } from '../testing/touch.ts'
import { RadioCards } from './RadioCards.tsx'

const chosen = vi.fn<(value: string) => void>()
const refused = vi.fn<(value: string) => void>()
beforeEach(() => {
  chosen.mockClear()
  refused.mockClear()
})

function Methods({ first }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <RadioCards
      legend="Means of payment"
      name="method"
      value={value}
      onValueChange={(next) => {
        chosen(next)
        setValue(next)
      }}
      onDisabledChoice={refused}
      options={[
        { value: 'card', label: 'Bank card', description: 'Visa, Mastercard' },
        { value: 'dkv', label: 'DKV card', disabled: true },
        { value: 'total', label: 'Total card' },
      ]}
    />
  )
}

it('is a group of radios, each named by its label and described by its description', async () => {
  const screen = await render(<Methods />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Means of payment' })).toBeVisible()
  const card = screen.getByRole('radio', { name: 'Bank card', exact: true })
  await expect.element(card).toHaveAccessibleDescription('Visa, Mastercard')
  await userEvent.click(screen.getByText('Visa, Mastercard'))
  await expect.element(card).toBeChecked()
  expect(chosen.mock.calls).toEqual([['card']])
})

it('lets arrows move over a disabled choice without a call; Space calls onDisabledChoice [HARDENING §4]', async () => {
  const screen = await render(<Methods first="card" />)
  const dkv = screen.getByRole('radio', { name: 'DKV card' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(dkv).toHaveFocus()
  await expect.element(dkv).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dkv).not.toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Bank card' })).toBeChecked()
  expect(refused).not.toHaveBeenCalled()

  await userEvent.keyboard(' ')
  expect(refused.mock.calls).toEqual([['dkv']])
  await expect.element(dkv).not.toBeChecked()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Total card' })).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Bank card' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('radio', { name: 'Total card' })).toHaveFocus()
  expect(chosen.mock.calls).toEqual([['total'], ['card'], ['total']])
})

it('reverses the left and right arrows in right-to-left writing', async () => {
  const screen = await render(
    <div dir="rtl">
      <Methods first="card" />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Total card' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('radio', { name: 'Bank card' })).toBeChecked()
})

it('is one tab stop, at the selected choice', async () => {
  const screen = await render(
    <>
      <Methods first="total" />
      <button type="button">Next</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Total card' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

it('selects by touch, and a touch of a disabled choice calls onDisabledChoice [HARDENING §4]', async () => {
  const screen = await render(<Methods />)
  await tap(screen.getByText('Total card').element())
  await expect.element(screen.getByRole('radio', { name: 'Total card' })).toBeChecked()
  await tap(screen.getByText('DKV card').element())
  await expect.poll(() => refused.mock.calls).toEqual([['dkv']])
  expect(chosen.mock.calls).toEqual([['total']])
})

it('calls onDisabledChoice on a click on a disabled choice, and selects nothing', async () => {
  const screen = await render(<Methods />)
  await userEvent.click(screen.getByText('DKV card'), { force: true })
  expect(refused.mock.calls).toEqual([['dkv']])
  expect(chosen).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('radio', { name: 'DKV card' })).not.toBeChecked()
})

it('names and describes a choice whose value contains spaces', async () => {
  const screen = await render(
    <RadioCards
      legend="Category"
      name="category"
      onValueChange={chosen}
      options={[{ value: 'light vehicle', label: 'Light vehicle', description: 'Up to 2 m' }]}
    />,
  )
  await expect.element(screen.getByRole('radio', { name: 'Light vehicle' })).toHaveAccessibleDescription('Up to 2 m')
})

it('announces its error', async () => {
  const screen = await render(
    <RadioCards legend="Means" name="m" options={[]} onValueChange={chosen} required error="Choose one." />,
  )
  await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose one.')
})
