import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlateIndex } from './plateIndex.ts'

describe('the index of plates', { tags: ['RENTER-02'] }, () => {
  it('numbers plates as a map of strings would', () => {
    const plate = fc.string({ unit: fc.constantFrom('A', 'B', '0', '1', '4', 'Z', 'É'), minLength: 1, maxLength: 12 })
    const plates = fc.array(fc.tuple(fc.constantFrom('FR', 'BE'), plate), { maxLength: 200 })
    fc.assert(
      fc.property(plates, (given) => {
        const index = new PlateIndex()
        const map = new Map<string, number>()
        for (const [country, text] of given) {
          const key = `${country} ${text}`
          map.set(key, map.get(key) ?? map.size)
          expect(index.of(country, text)).toBe(map.get(key))
          expect(index.size).toBe(map.size)
        }
      }),
    )
  })

  it('holds as many as an import has lines', () => {
    const index = new PlateIndex()
    // Some of them with a letter that only the map of strings holds.
    const plates = Array.from(
      { length: 200_000 },
      (_, at) => `${at % 5 === 0 ? 'É' : 'A'}${at.toString(36).toUpperCase()}`,
    )
    for (const plate of plates) index.of('FR', plate)
    expect(plates.every((plate, at) => index.of('FR', plate) === at)).toBe(true)
    expect(index.size).toBe(200_000)
  })
})
