import { expect, it } from 'vitest'
import { current, dismiss, onServer, displayTime, toast } from './toasts.ts'

const texts = () => current().map(({ text }) => text)

it('shows three at a time, the newest last, and no duplicates', () => {
  for (const text of ['Saved', 'Added', 'Saved', 'Removed', 'Sent']) toast(text)
  expect(texts()).toEqual(['Saved', 'Removed', 'Sent'])
  for (const { id } of current()) dismiss(id)
  expect(texts()).toEqual([])
  expect(onServer()).toEqual([])
})

it('keeps a message with an action when new messages arrive', () => {
  const undo = { label: 'Undo', onAction: () => undefined }
  toast('Vehicle removed', undo)
  toast('Vehicle removed', undo)
  for (const text of ['Saved', 'Added', 'Sent']) toast(text)
  expect(texts()).toEqual(['Vehicle removed', 'Vehicle removed', 'Sent'])
  toast('Card removed', undo)
  toast('Added')
  expect(texts()).toEqual(['Vehicle removed', 'Vehicle removed', 'Card removed', 'Added'])
  for (const { id } of current()) dismiss(id)
})

it.each([
  ['Saved', 6500],
  ['The vehicle AB-123-CD is added to your account.', 10_000],
])('leaves time to read: %s', (text, milliseconds) => expect(displayTime(text)).toBe(milliseconds))
