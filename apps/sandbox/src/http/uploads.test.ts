import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkedUploads } from './uploads.ts'

const rules = { tooBig: 'claim_files_toobig', most: 3 } as const
const problem = (code: string) => expect.objectContaining({ code })
const starts = {
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe0', 'hex'),
  'image/gif': Buffer.from('474946383961100010', 'hex'),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
}
const png = (name: string, size = 100) => new File([starts['image/png'], Buffer.alloc(size - 8)], name)
const largest = 5 * 1024 * 1024

it.each(Object.entries(starts))(
  'accepts %s by its content, with any declared type',
  { tags: ['CLAIM-07'] },
  async (type, start) => {
    const ending = type.split('/')[1]
    const file = new File([start, 'rest'], `a.${ending}`, { type: 'text/html' })
    expect(await checkedUploads([file], rules)).toMatchObject([{ name: `a.${ending}`, type }])
  },
)

it.each([
  ['photo.PNG', 'photo.PNG'],
  ['photo', 'photo'],
  ['écran 1.jpeg', 'écran 1.jpeg'],
  ['../../<img onerror=x>.png', '<img onerror=x>.png'],
  ['C:\\Users\\Lou\\photo.png', 'photo.png'],
  ['a\u0000b\r\nc\u202Egnp.png', 'abcgnp.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(96)}.png`],
])('the name %j is kept as %j', { tags: ['F-FIL-04'] }, async (given, name) => {
  expect(await checkedUploads([png(given)], rules)).toMatchObject([{ name }])
})

const pdf = (...objects: (string | Buffer)[]) => new File(['%PDF-1.7\n', ...objects, '\n%%EOF'], 'a.pdf')
const objectStream = (entries: string) => [
  '1 0 obj <</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\r\n',
  deflateSync(entries),
  '\nendstream endobj',
]

it.each([
  ['opens on its first page', pdf('1 0 obj <</Type/Catalog/OpenAction[1 0 R /XYZ null null 0]>> endobj')],
  ['mentions JavaScript in its text', pdf('(JavaScript, /JSON)')],
  ['compresses harmless entries', pdf(...objectStream('1 0 <</Type/Catalog>>'))],
])('accepts a PDF that %s', { tags: ['CLAIM-07'] }, async (_, file) => {
  expect(await checkedUploads([file], rules)).toMatchObject([{ type: 'application/pdf' }])
})

it.each([
  ['runs a script', pdf('1 0 obj <</OpenAction<</S/JavaScript/JS(app.alert(1))>>>> endobj')],
  ['hides the name of its script', pdf('1 0 obj <</S/J#61vaScript/J#53 2 0 R>> endobj')],
  ['starts a program', pdf('1 0 obj <</S /Launch /F (cmd.exe)>> endobj')],
  ['compresses its script', pdf(...objectStream('1 0 <</S/JavaScript/JS(app.alert(1))>>'))],
  ['inflates to more than any document', pdf(...objectStream(' '.repeat(30 * 1024 * 1024)))],
])('refuses a PDF that %s', { tags: ['ERROR-19', 'F-FIL-03'] }, async (_, file) => {
  await expect(checkedUploads([file], rules)).rejects.toEqual(problem('mime_type_not_valid'))
})

describe('total size', { tags: ['CLAIM-06', 'F-FIL-01'] }, () => {
  it('may be 5 MB exactly', async () => {
    expect(await checkedUploads([png('a.png', largest - 100), png('b.png', 100)], rules)).toHaveLength(2)
  })

  it('may not be one byte more', async () => {
    await expect(checkedUploads([png('a.png', largest - 99), png('b.png', 100)], rules)).rejects.toEqual(
      problem('claim_files_toobig'),
    )
  })
})

it('refuses more files than allowed', { tags: ['ERROR-20'] }, async () => {
  const files = Array.from({ length: 4 }, (_, at) => png(`${at}.png`))
  await expect(checkedUploads(files, rules)).rejects.toEqual(problem('protest_files_number'))
})

it.each([
  ['a program renamed to pdf', new File(['MZ\u{90}'], 'a.pdf')],
  ['a picture with the name of a program', png('photo.jpg.exe')],
  ['an empty file', new File([], 'a.png')],
  ['SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.png')],
  ['HTML', new File(['<html>'], 'a.pdf')],
  ['a zip', new File(['PK\u{3}\u{4}'], 'a.pdf')],
  ['HEIC', new File(['\0\0\0\u{18}ftypheic'], 'a.jpg')],
  ['TIFF', new File(['II*\0'], 'a.jpg')],
  ['WEBP', new File(['RIFF0000WEBP'], 'a.jpg')],
  ['a GIF that is also a script', new File(['GIF89a=1;alert(1)'], 'a.gif')],
  ['a GIF that opens a comment', new File(['GIF89a/*xx*/=1;alert(1)'], 'a.gif')],
])('refuses %s', { tags: ['ERROR-19', 'F-FIL-02', 'F-FIL-03'] }, async (_, file) => {
  await expect(checkedUploads([file], rules)).rejects.toEqual(problem('mime_type_not_valid'))
})
