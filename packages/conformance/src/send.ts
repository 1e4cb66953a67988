import { isUtf8 as hasUtf8 } from 'node:buffer'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import type { Options } from './options.ts'

export interface Given {
  id?: string | undefined
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  form?: Readonly<Record<string, string | File | readonly File[]>>
  token?: string | undefined
  language?: string | undefined
}

export type Received = Exclude<Awaited<ReturnType<ReturnType<typeof sender>>>, string>

/** Creates a function that sends requests as the portal does, and returns a sentence if there is no answer. */
export function sender({
  url,
  host = new URL(url).host,
  fetch: ownFetch = fetch,
}: Pick<Options, 'url' | 'host' | 'fetch'>) {
  return async (endpoint: Endpoint, given: Given) => {
    const { method, path, body } = endpoint
    const { id = '', query = {}, language = 'fr' } = given
    const target = new URL(url.replace(/\/$/, '') + path.replace('{id}', encodeURIComponent(id)))
    for (const [name, value] of Object.entries(query)) if (value !== undefined) target.searchParams.set(name, value)
    const headers = new Headers({ 'accept-language': language, 'x-whitelabel-host': host })
    if (given.token !== undefined) headers.set('user-token', `Bearer ${given.token}`)
    const isJson = body !== undefined && given.form === undefined
    if (isJson) headers.set('content-type', 'application/json')
    const sent = isJson ? JSON.stringify(given.body) : formOf(given.form)
    const init = { method, headers, redirect: 'manual' as const, ...(sent !== undefined && { body: sent }) }
    const started = performance.now()
    try {
      const answer = await ownFetch(new Request(target, { ...init, signal: AbortSignal.timeout(30_000) }))
      const bytes = Buffer.from(await answer.arrayBuffer())
      return {
        status: answer.status,
        ok: answer.ok,
        headers: answer.headers,
        type: answer.headers.get('content-type') ?? '',
        /** Milliseconds until the whole answer was there. */
        took: performance.now() - started,
        isUtf8: hasUtf8(bytes),
        size: bytes.length,
        text: bytes.toString('utf8'),
      }
    } catch (error) {
      return `no answer: ${String(error)}: does the server of --url run, and answer within 30 s?`
    }
  }
}

function formOf(fields: Given['form']): FormData | undefined {
  if (fields === undefined) return undefined
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  }
  return form
}

/** Calls whose answers are the same for every visitor. */
const isPublic = ({ path }: Endpoint) => /^\/services\/v1\/(whitelabels|articles)/.test(path)

/** Says what is wrong with the headers, bytes and time of an accepted call, whatever its answer says. */
export function transportFaults(endpoint: Endpoint, received: Received, slowest: number): string[] {
  const { headers, type, isUtf8, took, text } = received
  const cache = headers.get('cache-control') ?? ''
  const isShared = /\b(public|s-maxage)\b/i.test(cache) || /max-age=[1-9]/i.test(cache.replace(/.*\bprivate\b.*/i, ''))
  const faults = [
    took > slowest && `answers after ${seconds(took)} s: answer within ${seconds(slowest)} s, or drivers leave`,
    isShared &&
      !isPublic(endpoint) &&
      `cache-control is "${cache}", so a proxy may show this visitor's data to others: send no-store`,
    ...contentFaults(endpoint, { type, isUtf8, text }),
  ]
  return faults.filter((fault) => fault !== false)
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(milliseconds < 1000 ? 2 : 0)

function contentFaults(
  { answer, name, mayBeEmpty }: Endpoint,
  { type, isUtf8, text }: Pick<Received, 'type' | 'isUtf8' | 'text'>,
): (string | false)[] {
  if (answer === 'nothing') return [/^\s*</.test(text) && 'answers a page: answer 204 without a body']
  if (answer === 'file') {
    const wanted = name === 'receipt' ? 'application/pdf' : 'text/csv'
    return [
      !type.startsWith(wanted) && `content-type is "${type}": send ${wanted}`,
      wanted === 'application/pdf'
        ? !text.startsWith('%PDF-') && 'is no PDF: send the file itself'
        : encoding(isUtf8, text),
    ]
  }
  if (mayBeEmpty && text === '') return []
  return [
    !/^application\/json\b/i.test(type) && `content-type is "${type}": send application/json`,
    /charset=(?!"?utf-8)/i.test(type) && `content-type is "${type}": JSON is UTF-8 only`,
    encoding(isUtf8, text),
  ]
}

function encoding(isUtf8: boolean, text: string): string | false {
  if (!isUtf8) return 'its bytes are not UTF-8: encode every text as UTF-8'
  const [twice] = /\S*(?:Ã[\u0080-\u00BF]|â€)\S*/.exec(text) ?? []
  return twice !== undefined && `"${twice.slice(0, 40)}" was encoded twice: encode texts as UTF-8 once`
}

const signs: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /^\s+at \S.*:\d+\)?$|\bat (?:async )?[\w$.<>]+ ?\([^)]*:\d+:\d+\)|\\n(?:\s|\\t)*at \S+.*:\d+/m],
  ['a stack trace', /Traceback \(most recent call last\)|^Caused by: |\.(java|kt|scala):\d+\)|#\d+ \/\S+\.php\(\d+\)/m],
  ['a stack trace', /goroutine \d+ \[|^\s*from \S+\.rb:\d+:in |\bat System\.\w+\./m],
  ['an error of its database', /SQLSTATE|ORA-\d{5}|syntax error at or near|error in your SQL syntax|pg_catalog\./],
  [
    'a path of its files',
    /node_modules[\\/]|(?<![\w.-])\/(?:usr|home|var|srv|opt)\/\S+\.(?:js|ts|mjs|py|rb|php|jar|go)\b/,
  ],
]

/** Names the first internal detail of the server that an answer reveals to attackers. */
export function innerDetails(text: string): string[] {
  const found = signs.flatMap(([what, pattern]) => {
    const [part] = pattern.exec(text) ?? []
    return part === undefined
      ? []
      : [`shows ${what}: ${part.trim().slice(0, 120)}: answer a code only, and log the rest`]
  })
  return found.slice(0, 1)
}
