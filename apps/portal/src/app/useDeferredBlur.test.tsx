import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDeferredBlur } from './useDeferredBlur.ts'

const onBlur = vi.fn<(left: string, to: Element | null) => void>()
beforeEach(() => {
  onBlur.mockReset()
})

function Form({ hasName = true }: { hasName?: boolean }) {
  useDeferredBlur()
  return (
    <form>
      {hasName && <input aria-label="Name" onBlur={({ relatedTarget }) => onBlur('Name', relatedTarget)} />}
      <input aria-label="City" />
      <a href="#terms" onClick={() => onBlur('click', null)}>
        Terms
      </a>
    </form>
  )
}

const box = (name: string) => page.getByRole('textbox', { name }).element()
const send = (type: string, init: PointerEventInit = {}) =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }))
/** Resolves after the timers that already run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  ['the button is released', () => send('pointerup')],
  ['the press becomes a scroll or a drag', () => send('pointercancel')],
  ['the pointer moves without a button, after a list of the system', () => send('pointermove')],
  ['a key is pressed', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
])('tells a form that a press has left a field once %s', async (_, end) => {
  await render(<Form />)
  box('Name').focus()
  send('pointerdown', { buttons: 1 })
  box('City').focus()
  await nextTask()
  expect(onBlur).not.toHaveBeenCalled()
  end()
  expect(onBlur, 'a click follows in the same task').not.toHaveBeenCalled()
  await nextTask()
  expect(onBlur.mock.calls).toEqual([['Name', box('City')]])
})

it('tells the form before the click on what was pressed', async () => {
  await render(<Form />)
  box('Name').focus()
  await userEvent.click(page.getByRole('link'))
  expect(onBlur.mock.calls.map(([what]) => what)).toEqual(['Name', 'click'])
})

it('waits for the end of a second press that begins at once', async () => {
  await render(<Form />)
  box('Name').focus()
  send('pointerdown', { buttons: 1 })
  box('City').focus()
  send('pointerup')
  send('pointerdown', { buttons: 1 })
  await nextTask()
  expect(onBlur).not.toHaveBeenCalled()
  send('pointerup')
  await nextTask()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('tells nothing when the field has the focus again, as after a press on its label, or is gone', async () => {
  const screen = await render(<Form />)
  box('Name').focus()
  send('pointerdown', { buttons: 1 })
  box('Name').blur()
  box('Name').focus()
  send('pointerup')
  await nextTask()
  expect(onBlur).not.toHaveBeenCalled()

  send('pointerdown', { buttons: 1 })
  box('Name').blur()
  await screen.rerender(<Form hasName={false} />)
  send('pointerup')
  await nextTask()
  expect(onBlur).not.toHaveBeenCalled()
})

it('tells at once when the keyboard, a script or another button of the mouse leaves a field', async () => {
  await render(<Form />)
  box('Name').focus()
  await userEvent.keyboard('{Tab}')
  expect(onBlur).toHaveBeenCalledTimes(1)

  send('pointerdown', { buttons: 1 })
  send('pointerup')
  box('Name').focus()
  box('City').focus()
  expect(onBlur).toHaveBeenCalledTimes(2)

  box('Name').focus()
  send('pointerdown', { button: 2, buttons: 2 })
  box('City').focus()
  expect(onBlur).toHaveBeenCalledTimes(3)
})
