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

it('is a group of radios, each named by its label and described by its words', async () => {
  const screen = await render(<Methods />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Means of payment' })).toBeVisible()
  const card = screen.getByRole('radio', { name: 'Bank card', exact: true })
  await expect.element(card).toHaveAccessibleDescription('Visa, Mastercard')
  await userEvent.click(screen.getByText('Visa, Mastercard'))
  await expect.element(card).toBeChecked()
  expect(chosen.mock.calls).toEqual([['card']])
})

it('lets arrows pass over a disabled choice in silence; Space asks why [HARDENING §4]', async () => {
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

it('follows the arrows as they point where text runs from right to left', async () => {
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

it('is one stop of the Tab key, at the choice made', async () => {
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

it('is chosen by touch, and a touch of a disabled choice asks why [HARDENING §4]', async () => {
  const screen = await render(<Methods />)
  await tap(screen.getByText('Total card').element())
  await expect.element(screen.getByRole('radio', { name: 'Total card' })).toBeChecked()
  await tap(screen.getByText('DKV card').element())
  await expect.poll(() => refused.mock.calls).toEqual([['dkv']])
  expect(chosen.mock.calls).toEqual([['total']])
})

it('says that a click on a disabled choice was refused, and chooses nothing', async () => {
  const screen = await render(<Methods />)
  await userEvent.click(screen.getByText('DKV card'), { force: true })
  expect(refused.mock.calls).toEqual([['dkv']])
  expect(chosen).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('radio', { name: 'DKV card' })).not.toBeChecked()
})

it('names and describes a choice whose value is of several words', async () => {
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

it('speaks its error', async () => {
  const screen = await render(
    <RadioCards legend="Means" name="m" options={[]} onValueChange={chosen} required error="Choose one." />,
  )
  await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose one.')
})
