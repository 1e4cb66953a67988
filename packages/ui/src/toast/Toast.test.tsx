import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words as english } from '../locales/en.ts'
import { UiProvider } from '../provider/UiProvider.tsx'
import { toast, ToastRegion } from './Toast.tsx'
import { current, dismiss } from './toasts.ts'

const page = (
  <UiProvider words={english}>
    <button type="button">Save</button>
    <ToastRegion />
  </UiProvider>
)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const { id } of current()) dismiss(id)
})

it('is announced politely, in its own region, without taking the focus', async () => {
  const screen = await render(page)
  const save = screen.getByRole('button', { name: 'Save' })
  save.element().focus()
  toast('Your details are saved.')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Your details are saved.')
  await expect.element(screen.getByRole('region', { name: 'Notifications (F6)' })).toBeInTheDocument()
  await expect.element(save).toHaveFocus()
})

it('disappears automatically after the reading time, and not before', async () => {
  const screen = await render(page)
  toast('Saved')
  const text = screen.getByText('Saved')
  await expect.element(text).toBeVisible()
  vi.advanceTimersByTime(6400)
  await expect.element(text).toBeVisible()
  vi.advanceTimersByTime(200)
  await expect.element(text).not.toBeInTheDocument()
})

it('stays while it has the focus, and closes by keyboard', async () => {
  const screen = await render(page)
  toast('Saved')
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await expect.element(close).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

it('disappears automatically even if it replaced one that had the focus', async () => {
  const screen = await render(page)
  toast('Saved')
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await expect.element(close).toHaveFocus()
  toast('Saved')
  await expect.element(close).not.toHaveFocus()
  vi.advanceTimersByTime(7000)
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

it('stays while it has the focus, wherever the pointer goes', async () => {
  const screen = await render(page)
  toast('Saved')
  toast('Added')
  const close = screen.getByRole('button', { name: 'Close' }).first()
  await expect.element(screen.getByText('Added')).toBeVisible()
  close.element().focus()
  await screen.getByText('Added').hover()
  await screen.getByRole('button', { name: 'Save' }).hover()
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await expect.element(close).toHaveFocus()
})

it('stays until it is dismissed when it has an action', async () => {
  const undo = vi.fn<() => void>()
  const screen = await render(page)
  toast('Vehicle removed', { label: 'Undo', onAction: undo })
  const button = screen.getByRole('button', { name: 'Undo' })
  await expect.element(button).toBeVisible()
  vi.advanceTimersByTime(600_000)
  await button.click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Vehicle removed')).not.toBeInTheDocument()
})

it('is reachable by F6, which also returns to where the focus was', async () => {
  const screen = await render(page)
  const save = screen.getByRole('button', { name: 'Save' })
  save.element().focus()
  toast('Saved')
  toast('Added')
  const [first, last] = [
    screen.getByRole('button', { name: 'Close' }).first(),
    screen.getByRole('button', { name: 'Close' }).last(),
  ]
  await expect.element(screen.getByText('Added')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(last).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(save).toHaveFocus()
  await userEvent.keyboard('{F6}{Enter}')
  await expect.element(screen.getByText('Added')).not.toBeInTheDocument()
  await expect.element(save).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(first).toHaveFocus()
})

it('leaves F6 to the browser while there is no message', async () => {
  const seen = vi.fn<(prevented: boolean) => void>()
  const onKeyDown = (event: KeyboardEvent) => seen(event.defaultPrevented)
  window.addEventListener('keydown', onKeyDown)
  await render(page)
  await userEvent.keyboard('{F6}')
  window.removeEventListener('keydown', onKeyDown)
  expect(seen.mock.calls).toEqual([[false]])
})
