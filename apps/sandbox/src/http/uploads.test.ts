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

it.each(['photo.PNG', 'photo', 'écran 1.jpeg', '../../<img onerror=x>.png'])(
  'accepts the name %j as text',
  async (name) => {
    expect(await checkedUploads([png(name)], rules)).toMatchObject([{ name }])
  },
)

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
