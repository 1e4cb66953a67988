import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { givenEuros } from './wire.ts'

it('reads amounts of up to 40 characters, because longer ones take a pattern too long', () => {
  expect(z.safeDecode(givenEuros, '0'.repeat(39) + '5').data).toBe(500)
  expect(z.safeDecode(givenEuros, '0'.repeat(40) + '5').success).toBe(false)
})
