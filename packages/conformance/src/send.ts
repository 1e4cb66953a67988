import { isUtf8 } from 'node:buffer'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'

export interface Given {
  id?: string | undefined
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  form?: Readonly<Record<string, string | File | readonly File[]>>
  token?: string | undefined
  language?: string | undefined
}

export interface Received {
  status: number
  ok: boolean
  headers: Headers
  type: string
  /** Milliseconds until the whole answer was there. */
  took: number
  isUtf8: boolean
  size: number
  text: string
}

interface Target {
  url: string
  host?: string | undefined
  fetch?: (request: Request) => Promise<Response>
}

/** Creates a function that sends requests as the portal does, and returns a sentence if there is no answer. */
export function sender({ url, host = new URL(url).host, fetch: ownFetch = fetch }: Target) {
  return async (endpoint: Endpoint, given: Given): Promise<Received | string> => {
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
      const type = answer.headers.get('content-type') ?? ''
      const took = performance.now() - started
      const { status, ok } = answer
      const text = bytes.toString('utf8')
      return { status, ok, headers: answer.headers, type, took, size: bytes.length, isUtf8: isUtf8(bytes), text }
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
