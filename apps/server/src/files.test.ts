import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sendPage } from './files.ts'

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page in %s is the page', async (encoding, decompress) => {
  const request = new Request('http://toll.example/', { headers: { 'accept-encoding': encoding } })
  const answer = await sendPage(request, '<p>Péage</p>', new Headers())
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe('<p>Péage</p>')
})
