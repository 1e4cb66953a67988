import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import * as z from 'zod/mini'
import { currentLanguage } from '../i18n/setup.ts'
import { ApiError, failed } from './errors.ts'
import { fileNameIn } from './fileName.ts'
import { renderScope } from './renderScope.ts'
import { operatorHost } from './settings.ts'

/** Common header names, which the operator defines. [OPEN-38] */
const headerNames = { host: 'x-whitelabel-host', token: 'user-token' } as const

const timeoutMs = 30_000

type Schema = z.core.$ZodType
export type Answer<E extends Endpoint> = E['answer'] extends Schema
  ? z.core.output<E['answer']>
  : E['answer'] extends 'file'
    ? File
    : undefined
// A missing optional property has the type `undefined`; only endpoints with a schema for a part require it.
type Given<Part, Name extends string> = [NonNullable<Part>] extends [never]
  ? unknown
  : NonNullable<Part> extends Schema
    ? Record<Name, z.core.output<NonNullable<Part>>>
    : unknown
type Params<Path extends string> = Path extends `${string}{${string}}${string}` ? { id: string } : unknown
export type Call<E extends Endpoint> = Given<E['query'], 'query'> &
  Given<E['body'], 'body'> &
  Params<E['path']> & { signal?: AbortSignal | undefined; transport?: Transport }

/** Replacement for `fetch` with its own timeout (`upload.ts`). Rejects with a TimeoutError or any other error. */
export type Transport = (
  url: string,
  request: { method: string; headers: Headers; body: FormData | string | null; signal: AbortSignal | undefined },
) => Promise<Response>

function addressOf(endpoint: Endpoint, call: { id?: string; query?: unknown }): string {
  const path = endpoint.path.replace('{id}', () => encodeURIComponent(call.id ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query ?? {})) if (typeof value === 'string') query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

function bodyOf(endpoint: Endpoint, body: unknown): { body: FormData | string | null; type?: string } {
  if (!endpoint.body) return { body: null }
  if (!endpoint.multipart) return { body: JSON.stringify(z.encode(endpoint.body, body)), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined) form.append(name, String(part))
    }
  }
  return { body: form }
}

/**
 * Sends one call of the API contract, with the access token if given, and returns the decoded response.
 *
 * Throws `ApiError` for every failure, including responses that violate the contract (a proxy's page, a truncated
 * document).
 */
export async function send<E extends Endpoint>(endpoint: E, given: Call<E>, token?: string): Promise<Answer<E>> {
  const details: { id?: string; query?: unknown; body?: unknown } & Pick<Call<Endpoint>, 'signal' | 'transport'> = given
  const url = addressOf(endpoint, details)
  const prerendered = renderScope.current()?.ask(url)
  const { body, type } = bodyOf(endpoint, details.body)
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = details.signal ? AbortSignal.any([details.signal, timeout]) : timeout
  const headers = new Headers({
    'Accept-Language': currentLanguage(),
    [headerNames.host]: operatorHost() ?? (prerendered ? '' : location.host),
  })
  if (type) headers.set('Content-Type', type)
  if (token) headers.set(headerNames.token, `Bearer ${token}`)

  const { method } = endpoint
  let response: Response
  try {
    response = await (prerendered ??
      details.transport?.(url, { method, headers, body, signal: details.signal }) ??
      // Refuses redirects, which could send the token to another host. [F-NET-13]
      fetchInTurn(url, { method, headers, body, signal, redirect: 'error', credentials: 'omit' }))
    if (response.ok) return await read(endpoint, response)
  } catch (error) {
    throw failureOf(error, details.transport ? undefined : timeout, details.signal)
  }
  const answer: unknown = await response.json().catch(() => undefined)
  throw failed(response.status, answer)
}

/**
 * Sends a call, and again after a pause while a limit refuses it and names a short one (`Retry-After`): nginx does so when many
 * drivers share an address. A refused call has changed nothing, so that a payment may be sent again too.
 */
async function fetchInTurn(url: string, request: RequestInit & { signal: AbortSignal }): Promise<Response> {
  for (let pauses = 0; ; pauses += 1) {
    const response = await fetch(url, request)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (response.status !== 429 || pauses === 2 || !(seconds <= 10)) return response
    await new Promise((done, givenUp) => {
      setTimeout(done, seconds * 1000)
      request.signal.addEventListener('abort', givenUp)
    })
  }
}

function failureOf(error: unknown, timeout: AbortSignal | undefined, given: AbortSignal | undefined): ApiError {
  if (error instanceof ApiError) return error
  if (given?.aborted) return new ApiError('aborted')
  const late = timeout?.aborted === true || (error instanceof DOMException && error.name === 'TimeoutError')
  return new ApiError(late ? 'timeout' : 'offline')
}

async function read<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  const { answer, mayBeEmpty }: Endpoint = endpoint
  const invalid = new ApiError('outage', 'unknown', response.status)
  // The casts below match the three cases of the type `Answer`.
  if (answer === 'file') {
    const type = response.headers.get('content-type') ?? ''
    // A page or a message with status 200 is no file. [F-FIL-08]
    if (/^(text\/html|application\/json)\b/i.test(type)) throw invalid
    const name = fileNameIn(response.headers.get('content-disposition'))
    return new File([await response.blob()], name, { type }) as Answer<E>
  }
  const text = await response.text()
  // An HTML page means that a proxy responded instead of the server. [F-NET-07]
  if (/^\s*</.test(text)) throw invalid
  if (answer === 'nothing') return undefined as Answer<E>
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    if (!mayBeEmpty) throw invalid
  }
  const parsed = z.safeDecode(answer, json)
  if (!parsed.success) {
    console.error(`${endpoint.name}: the answer is not what the contract says`, parsed.error.issues)
    throw invalid
  }
  return parsed.data as Answer<E>
}
