import { describe, expect, it } from 'vitest'
import { csvOf, rowsOf, textOf } from './csv.ts'

describe('writing', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes the formula %j',
    { tags: ['F-FIL-08'] },
    (cell) => {
      expect(rowsOf(csvOf([[cell, 'b']]).slice(1))?.[0]?.[0]).toMatch(/^'/)
    },
  )

  it('quotes special characters and starts with the UTF-8 mark', () => {
    expect(csvOf([['a;b', 'say "hi"', 'two\nlines', 'é']])).toBe('\u{feff}"a;b";"say ""hi""";"two\nlines";é\r\n')
  })
})

describe('reading', () => {
  it.each([
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['commas', 'a,b\n1,2'],
    ['tabs', 'a\tb\r1\t2\r'],
    ['quotes', '"a";"b"\r\n"1";2'],
    ['blank lines and spaces', '\n a ; b \n\n;\n1;2\n\n'],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('reads its own output', () => {
    const rows = [['a;b', 'say "hi"', 'two\nlines', '']]
    expect(rowsOf(csvOf(rows).slice(1))).toEqual(rows)
  })

  it('rejects an unclosed quote', () => {
    expect(rowsOf('a;b\n"1;2\n3;4')).toBeUndefined()
  })

  it.each([
    ['UTF-8', Buffer.from('é;1')],
    ['UTF-8 with a mark', Buffer.from('\u{feff}é;1')],
    ['UTF-16, little-endian', Buffer.from('\u{feff}é;1', 'utf16le')],
    ['UTF-16, big-endian', Buffer.from('\u{feff}é;1', 'utf16le').swap16()],
  ])('%s', (_, content) => {
    expect(textOf(content)).toBe('é;1')
  })

  it.each([
    ['bytes that are not text', Buffer.from([0xc3, 0x28])],
    ['zero bytes', Buffer.from('a\0b')],
  ])('rejects %s', (_, content) => {
    expect(textOf(content)).toBeUndefined()
  })
})
