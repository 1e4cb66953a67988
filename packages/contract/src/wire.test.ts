import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cents, type Euros, toCents, toEuros } from './cents.ts'
import type { Journey, journey } from './schemas/journey.ts'
import { givenEuros } from './wire.ts'

it('reads amounts of up to 40 characters, because longer ones take a pattern too long', () => {
  expect(z.safeDecode(givenEuros, '0'.repeat(39) + '5').data).toBe(500)
  expect(z.safeDecode(givenEuros, '0'.repeat(40) + '5').success).toBe(false)
})

it('lets nobody mix cents and euros: the compiler checks it', () => {
  expectTypeOf<Euros>().not.toExtend<Cents>()
  expectTypeOf<Cents>().not.toExtend<Euros>()
  expectTypeOf<Journey['ttcPrice']>().toEqualTypeOf<Cents>()
  expectTypeOf<Exclude<z.input<typeof journey>['ttcPrice'], string | null | undefined>>().toEqualTypeOf<Euros>()
  expect(toEuros(toCents('12.4') ?? 0)).toBe(12.4)
})
