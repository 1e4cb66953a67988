import { expect, it } from 'vitest'
import { current, dismiss, onServer, stayOf, toast } from './toasts.ts'

const texts = () => current().map(({ text }) => text)

it('shows three at a time, the newest last, and the same one once', () => {
  for (const text of ['Saved', 'Added', 'Saved', 'Removed', 'Sent']) toast(text)
  expect(texts()).toEqual(['Saved', 'Removed', 'Sent'])
  for (const { id } of current()) dismiss(id)
  expect(texts()).toEqual([])
  expect(onServer()).toEqual([])
})

it.each([
  ['Saved', 6500],
  ['The vehicle AB-123-CD is added to your account.', 10_000],
])('leaves time to read: %s', (text, milliseconds) => expect(stayOf(text)).toBe(milliseconds))
