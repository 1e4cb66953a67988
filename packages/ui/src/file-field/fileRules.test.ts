import { describe, expect, it } from 'vitest'
import { addFiles, fileSize, formatName, plainName, type FileLimits } from './fileRules.ts'

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 0 })
const limits: FileLimits = { accept: ['image/jpeg', 'application/pdf'], maxTotal: 100 }

describe('accepted files', () => {
  it.each([
    ['an accepted type', file('a.pdf', 'application/pdf'), undefined],
    ['an upper-case extension', file('A.PDF', 'application/pdf'), undefined],
    ['an accepted extension without a type from the system', file('A.JPEG', ''), undefined],
    ['another type', file('a.exe', 'application/x-msdownload'), 'type'],
    ['another type with an accepted extension', file('a.pdf', 'application/x-msdownload'), 'type'],
    ['no type and a wrong extension', file('a.jpg.exe', ''), 'type'],
    ['no type and no extension', file('pdf', ''), 'type'],
    ['exactly the limit', file('a.pdf', 'application/pdf', 100), undefined],
    ['one byte more', file('a.pdf', 'application/pdf', 101), 'size'],
  ])('%s', { tags: ['F-FIL-01', 'F-FIL-02'] }, (_, offered, reason) => {
    const { files, refused } = addFiles([], [offered], limits)
    expect(refused.map((item) => item.reason)).toEqual(reason ? [reason] : [])
    expect(files).toEqual(reason ? [] : [offered])
  })

  it('accepts an extension of the list, with any type', () => {
    const csv = file('Plates.CSV', 'application/vnd.ms-excel')
    expect(addFiles([], [csv], { accept: ['text/csv', '.csv'], maxTotal: 100 }).files).toEqual([csv])
  })

  it('counts existing files, and still accepts a smaller one', () => {
    const present = [file('a.pdf', 'application/pdf', 60)]
    const large = file('b.pdf', 'application/pdf', 50)
    const small = file('c.pdf', 'application/pdf', 40)
    const { files, refused } = addFiles(present, [large, small], limits)
    expect(files).toEqual([...present, small])
    expect(refused).toEqual([{ reason: 'size', file: large }])
  })

  it('rejects files beyond the maximum number, and duplicates', () => {
    const [a, b, c] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name, 'application/pdf'))
    if (!a || !b || !c) throw new Error('three files')
    const { files, refused } = addFiles([a], [file('a.pdf', 'application/pdf'), b, c], { ...limits, maxFiles: 2 })
    expect(files).toEqual([a, b])
    expect(refused.map(({ reason }) => reason)).toEqual(['twice', 'count'])
  })

  it('replaces a single file with an accepted one, but not with a rejected one', () => {
    const one = { ...limits, maxFiles: 1 }
    const [a, b] = [file('a.pdf', 'application/pdf'), file('b.pdf', 'application/pdf')]
    expect(addFiles([a], [b], one).files).toEqual([b])
    expect(addFiles([a], [file('b.exe', 'x/y')], one).files).toEqual([a])
  })
})

it.each([
  ['image/jpeg', 'JPG'],
  ['image/png', 'PNG'],
  ['application/pdf', 'PDF'],
  ['image/svg+xml', 'SVG'],
  ['.csv', 'CSV'],
])('calls %s %s', (type, name) => expect(formatName(type)).toBe(name))

it.each([
  ['fr', 5 * 1024 * 1024, '5\u00A0Mo'],
  ['fr', 1_300_000, '1,2\u00A0Mo'],
  ['en', 5 * 1024 * 1024, '5 MB'],
  ['de', 860_160, '840 kB'],
  ['es', 1, '1 kB'],
  ['it', 0, '0 kB'],
])('writes sizes in %s: %i is %s', (language, bytes, text) => {
  expect(fileSize(bytes, language).replaceAll('\u202F', '\u00A0')).toBe(text)
})

it('removes characters that change the direction of a name', { tags: ['F-FIL-04'] }, () => {
  expect(plainName(file('receipt\u202Efdp.exe', ''))).toBe('receiptfdp.exe')
})
