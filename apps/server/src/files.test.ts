import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pageSender } from './files.ts'

/** A sender of pages that counts what it compresses; the address is the page. */
function counting(limit: number) {
  const texts: string[] = []
  const send = pageSender(limit, (content, encoding) => {
    texts.push(`${encoding} ${content.toString()}`)
    return Promise.resolve(new Uint8Array(content))
  })
  const ask = async (page: string, encoding = 'br') => {
    const request = new Request('http://toll.example/', { headers: { 'accept-encoding': encoding } })
    const answer = await send(request, page, new Headers({ etag: `W/"${page}"` }))
    return answer.text()
  }
  return { texts, ask }
}

it('a page is compressed once per encoding, also for visitors who come together', async () => {
  const { texts, ask } = counting(10)
  expect(await Promise.all([ask('a'), ask('a'), ask('a', 'gzip')])).toEqual(['a', 'a', 'a'])
  expect(await ask('a')).toBe('a')
  expect(texts).toEqual(['br a', 'gzip a'])
})

it('a changed page is compressed anew', async () => {
  const { texts, ask } = counting(10)
  expect([await ask('a'), await ask('b')]).toEqual(['a', 'b'])
  expect(texts).toEqual(['br a', 'br b'])
})

it('only the pages asked for last are kept', async () => {
  const { texts, ask } = counting(2)
  for (const page of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(page)
  expect(texts).toEqual(['br a', 'br b', 'br c', 'br b'])
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page in %s is the page, the second time too', async (encoding, decompress) => {
  const send = pageSender()
  const request = new Request('http://toll.example/', { headers: { 'accept-encoding': encoding } })
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await send(request, '<p>Péage</p>', new Headers({ etag: 'W/"1"' }))
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe('<p>Péage</p>')
  }
})
