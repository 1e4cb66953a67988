import { expect, it } from 'vitest'
import { headLength, typeOfContent } from './files.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a JPG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a GIF', 'GIF89a\x10\0\x10\0', 'image/gif'],
  ['an old GIF', 'GIF87a\x10\0\x10\0', 'image/gif'],
  ['a GIF 61 pixels wide', 'GIF89a=\0\x10\0', 'image/gif'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['nothing', '', undefined],
  ['half a signature', '\x89PNG', undefined],
  ['a program', 'MZ\x90\0', undefined],
  ['HEIC', '\0\0\0\x18ftypheic', undefined],
  ['SVG', '<svg xmlns="http', undefined],
  ['TIFF', 'II*\0', undefined],
  ['WEBP', 'RIFF\0\0\0\0WEBP', undefined],
  ['a zip', 'PK\x03\x04', undefined],
  ['HTML', '<html>', undefined],
  ['HTML before a PDF', '<p>%PDF-1.7', undefined],
  ['a GIF that is also a script', 'GIF89a=1;alert(1)', undefined],
  ['a GIF that opens a comment', 'GIF89a/*xx*/=1', undefined],
])('%s is detected by its first bytes', { tags: ['CLAIM-07', 'F-FIL-02', 'F-FIL-03'] }, (_, content, type) => {
  expect(typeOfContent(bytes(content).subarray(0, headLength))).toBe(type)
})
