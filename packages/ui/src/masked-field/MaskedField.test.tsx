import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CDPSession } from '@vitest/browser-playwright'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MaskedField } from './MaskedField.tsx'

const emitted = vi.fn<(digits: string) => void>()
beforeEach(() => emitted.mockClear())

function Card({ first = '' }: { first?: string }) {
  const [digits, setDigits] = useState(first)
  return (
    <MaskedField
      label="Card"
      groups={[4, 4, 4, 4, 3]}
      autoComplete="cc-number"
      value={digits}
      onValueChange={(next) => {
        emitted(next)
        setDigits(next)
      }}
    />
  )
}
const Free = ({ first = '' }: { first?: string }) => (
  <MaskedField
    label="Card"
    groups={[4, 4, 4, 4, 3]}
    autoComplete="cc-number"
    defaultValue={first}
    onValueChange={emitted}
  />
)

/** Simulates a paste, because the clipboard needs a permission. */
async function pasteInto(element: Element, text: string) {
  const protocol: CDPSession = cdp()
  if (element instanceof HTMLElement) element.focus()
  await protocol.send('Input.insertText', { text })
}

describe.each([
  ['controlled', Card],
  ['uncontrolled', Free],
])('%s', (_, Field) => {
  const at = async (first: string, caret: number) => {
    const screen = await render(<Field first={first} />)
    const input = screen.getByRole('textbox', { name: 'Card' })
    const element = screen.container.querySelector('input')
    element?.focus()
    element?.setSelectionRange(caret, caret)
    const state = () => {
      const place = element?.selectionStart ?? 0
      return `${element?.value.slice(0, place)}|${element?.value.slice(place)}`
    }
    return { input, state }
  }

  it('groups digits while typing and emits only the digits', { tags: ['VALID-37', 'OPEN-42'] }, async () => {
    const { input, state } = await at('', 0)
    await userEvent.keyboard('70771234x5')
    await expect.element(input).toHaveValue('7077 1234 5')
    expect(state()).toBe('7077 1234 5|')
    expect(emitted).toHaveBeenLastCalledWith('707712345')
  })

  it.each([
    ['a digit in the middle', '70771234', 2, '9', '709|7 7123 4'],
    ['a digit at the end of a group', '70771234', 4, '9', '7077 9|123 4'],
    ['Backspace inside a group', '70771234', 7, '{Backspace}', '7077 1|34'],
    ['Backspace after a separator', '70771234', 5, '{Backspace}', '707|1 234'],
    ['Delete before a separator', '70771234', 4, '{Delete}', '7077 |234'],
    ['Delete inside a group', '70771234', 1, '{Delete}', '7|771 234'],
    ['Backspace over the first digit of a group', '70771', 6, '{Backspace}', '7077|'],
    ['a letter', '70771234', 2, 'z', '70|77 1234'],
    ['Backspace at the start', '70771234', 0, '{Backspace}', '|7077 1234'],
  ])('keeps the caret position after %s', async (__, first, caret, keys, expected) => {
    const { state } = await at(first, caret)
    await userEvent.keyboard(keys)
    expect(state()).toBe(expected)
  })

  it('deletes a selection across a separator, and no more', async () => {
    const { input, state } = await at('70771234', 0)
    const element = input.element()
    if (element instanceof HTMLInputElement) element.setSelectionRange(4, 6)
    await userEvent.keyboard('{Backspace}')
    expect(state()).toBe('7077 |234')
  })

  it.each(['7077 1234 1234 1234 567', '7077-1234-1234-1234-567', 'No. 7077123412341234567'])(
    'accepts "%s" when pasted',
    { tags: ['F-PAY-14'] },
    async (text) => {
      const { input } = await at('', 0)
      await userEvent.fill(input, text)
      await expect.element(input).toHaveValue('7077 1234 1234 1234 567')
      expect(emitted).toHaveBeenLastCalledWith('7077123412341234567')
    },
  )

  const undo = '{Control>}z{/Control}'
  const redo = '{Control>}{Shift>}z{/Shift}{/Control}'

  it('undoes digit by digit and redoes with the same groups', async () => {
    const { input } = await at('', 0)
    await userEvent.keyboard('707712345')
    await expect.element(input).toHaveValue('7077 1234 5')
    for (const shown of ['7077 1234', '7077 123', '7077 12', '7077 1', '7077', '707']) {
      await userEvent.keyboard(undo)
      await expect.element(input).toHaveValue(shown)
    }
    expect(emitted).toHaveBeenLastCalledWith('707')
    for (const shown of ['7077', '7077 1', '7077 12', '7077 123', '7077 1234', '7077 1234 5']) {
      await userEvent.keyboard(redo)
      await expect.element(input).toHaveValue(shown)
    }
    expect(emitted).toHaveBeenLastCalledWith('707712345')
  })

  it('undoes and redoes a change in the middle and restores the caret', async () => {
    const { state } = await at('70771234', 2)
    await userEvent.keyboard('9{Delete}')
    expect(state()).toBe('709|7 1234')
    await userEvent.keyboard(undo)
    expect(state()).toBe('709|7 7123 4')
    await userEvent.keyboard(undo)
    expect(state()).toBe('70|77 1234')
    await userEvent.keyboard(redo + redo)
    expect(state()).toBe('709|7 1234')
    expect(emitted).toHaveBeenLastCalledWith('70971234')
  })

  it('deletes a selection replaced by letters, and undo restores it', async () => {
    const { input } = await at('70771234', 0)
    await userEvent.fill(input, 'ABCD')
    await expect.element(input).toHaveValue('')
    expect(emitted).toHaveBeenLastCalledWith('')
    await userEvent.keyboard(undo)
    await expect.element(input).toHaveValue('7077 1234')
  })

  it('undoes a paste in the middle in one step', async () => {
    const { input, state } = await at('70771234', 2)
    await pasteInto(input.element(), 'n° 11 22')
    expect(state()).toBe('7011 22|77 1234')
    await userEvent.keyboard(undo)
    expect(state()).toBe('70|77 1234')
    await userEvent.keyboard(redo)
    expect(state()).toBe('7011 22|77 1234')
    expect(emitted).toHaveBeenLastCalledWith('701122771234')
  })

  it('groups composed digits, including full-width ones', async () => {
    const { input } = await at('7077', 4)
    const protocol: CDPSession = cdp()
    await protocol.send('Input.imeSetComposition', { text: '１２', selectionStart: 2, selectionEnd: 2 })
    await protocol.send('Input.insertText', { text: '１２' })
    await expect.element(input).toHaveValue('7077 12')
    expect(emitted).toHaveBeenLastCalledWith('707712')
  })

  it('does not truncate too many digits', { tags: ['F-INP-03'] }, async () => {
    const { input } = await at('', 0)
    await userEvent.fill(input, '70771234123412345678')
    expect(emitted).toHaveBeenLastCalledWith('70771234123412345678')
    await expect.element(input).toHaveValue('7077 1234 1234 1234 5678')
  })
})

it('requests the keyboard of digits and sets autocomplete', async () => {
  const screen = await render(<Card />)
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'cc-number')
})
