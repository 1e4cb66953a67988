import { expect, it } from 'vitest'
import { masked } from '../content/mails.ts'

it.each([
  ['jean@example.fr', 'j***n@e***.fr'],
  ['jo@example.fr', 'j***@e***.fr'],
  ['a@b.c.com', 'a***@b***.com'],
  ['j***n@e***.fr', 'j***n@e***.fr'],
  ['nobody@localhost', 'n***y@l***'],
  ['"a@b"@example.fr', '"***"@e***.fr'],
])('%s is shown as %s', (email, shown) => {
  expect(masked(email)).toBe(shown)
})
