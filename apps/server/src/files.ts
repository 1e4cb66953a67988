import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const suffixes = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof suffixes

/** Cache lifetimes. A file whose address changes with its content is cached permanently. */
const lifetimes = { forever: 'public, max-age=31536000, immutable', day: 'public, max-age=86400' } as const

type FileServer = (request: Request, path: string, lifetime: keyof typeof lifetimes) => Promise<Response | undefined>

/**
 * Answers with the files of one folder; returns undefined for other paths. Sends the `.br` or `.gz` file of the build if
 * the browser accepts it, and compresses other texts (of a brand added later) once. Both stay in memory.
 */
export function fileServer(root: string): FileServer {
  const compressedFiles = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (request, path, lifetime) => {
    const type = types[extname(path)]
    if (type === undefined || !isPlain(path)) return undefined
    const file = join(root, path)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const tag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"`
    const headers = new Headers({
      'content-type': type,
      'cache-control': lifetimes[lifetime],
      etag: tag,
      'cross-origin-resource-policy': 'same-origin',
    })
    if (isText(type)) headers.set('vary', 'Accept-Encoding')
    if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
    const encoding = isText(type) ? encodingFor(request) : undefined
    if (encoding === undefined) return new Response(await readFile(file), { headers })
    headers.set('content-encoding', encoding)
    const key = `${tag}${encoding}${path}`
    const body =
      compressedFiles.get(key) ??
      (await readFile(file + suffixes[encoding]).catch(() => undefined)) ??
      (await compressTo(await readFile(file), encoding))
    compressedFiles.set(key, body)
    return new Response(body, { headers })
  }
}

/** Answers with a generated page, in an encoding that the browser accepts. */
export async function sendPage(request: Request, text: string, headers: Headers): Promise<Response> {
  headers.set('vary', 'Accept-Encoding')
  const encoding = encodingFor(request)
  if (encoding === undefined) return new Response(text, { headers })
  headers.set('content-encoding', encoding)
  return new Response(await compressTo(Buffer.from(text), encoding), { headers })
}

const isText = (type: string) => /^text\/|json|svg/.test(type)

/** Accepts only names that the build and brands produce: no dot files, no encoding, no path traversal. */
const isPlain = (path: string) => /^(\/[\w@-][\w.@-]*)+$/.test(path)

function encodingFor(request: Request): Encoding | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*/, ''))
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

const brotli = promisify<Uint8Array, { params: Record<number, number> }, Buffer<ArrayBuffer>>(brotliCompress)
const zip = promisify<Uint8Array, Buffer<ArrayBuffer>>(gzip)

function compressTo(content: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(content)
}
