import { brandFiles } from '../../../tokens/src/index.ts'
import { type Draft, draftFrom } from './draft.ts'

// A draft in an address: its file, deflated, in the part after #, which a browser never sends to a server.

const key = '#draft='
/** A brand has some ten thousand characters; a link must not unfold into gigabytes. */
const mostBytes = 1_000_000

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = new Blob([bytes])
    .stream()
    .pipeThrough<Uint8Array<ArrayBuffer>>(stream)
    .getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > mostBytes) {
      await reader.cancel()
      throw new Error('larger than a brand')
    }
    parts.push(read.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** The part of an address that carries a draft. Pictures that were put in by hand stay behind: they are too large. */
export async function hashOf({ file, pictures }: Draft): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ file, pictures }))
  const packed = await through(text, new CompressionStream('deflate-raw'))
  const letters = Array.from(packed, (byte) => String.fromCodePoint(byte)).join('')
  return `${key}${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The draft in the part after #; `undefined` without one, or a sentence about a broken one. */
export async function draftInHash(hash: string): Promise<Draft | string | undefined> {
  if (!hash.startsWith(key)) return undefined
  try {
    const letters = atob(hash.slice(key.length).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
    const text = new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))
    const carried: unknown = JSON.parse(text)
    const read = draftFrom(Reflect.get(Object(carried), 'file'))
    if ('faults' in read) return 'The link holds no whole brand.'
    const pictures: unknown = Reflect.get(Object(carried), 'pictures')
    return typeof pictures === 'string' && pictures in brandFiles ? { ...read.draft, pictures } : read.draft
  } catch {
    return 'The link is cut off or damaged: copy it again.'
  }
}
