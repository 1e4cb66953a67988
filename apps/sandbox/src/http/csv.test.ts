import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a table as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes the formula %j',
    { tags: ['F-FIL-08'] },
    (cell) => {
      expect(csvOf([[cell, 'b']])).toMatch(/^\u{feff}"?'/u)
    },
  )

  it('quotes special characters and starts with the UTF-8 mark', () => {
    expect(csvOf([['a;b', 'say "hi"', 'two\nlines', 'é']])).toBe('\u{feff}"a;b";"say ""hi""";"two\nlines";é\r\n')
  })
})
