import type { HonoRequest } from 'hono'

const maxCalls = 2000
/** Bytes; reading a larger form a second time for the log would take too long. */
const largestLogged = 6 * 1024 * 1024
const secret = /password|^card(number|validity)$|^cvv$/i
/** Fields that the log shows as '…', because their value would let a reader impersonate the user. */
const key = /token$|^code$|^authorization$|^cookie$/i

interface LoggedCall {
  at: Date
  method: string
  path: string
  query: unknown
  headers: unknown
  body: unknown
  /** null: no answer yet, or a cut connection. */
  status: number | null
}

/**
 * The calls since the last reset, for tests and people that check what a client sends. In memory, because a log in the
 * database would cost two statements per call.
 */
export function createCallLog() {
  const calls: LoggedCall[] = []
  return {
    list: (): readonly LoggedCall[] => calls,
    clear: () => {
      calls.length = 0
    },
    /** Logs a call and returns its line, for the status of its answer. */
    note: async (now: Date, request: HonoRequest) => {
      const url = new URL(request.url)
      const call: LoggedCall = {
        at: now,
        method: request.method,
        path: url.pathname,
        query: withoutSecrets(Object.fromEntries(url.searchParams)),
        headers: withoutSecrets(Object.fromEntries(request.raw.headers)),
        body: null,
        status: null,
      }
      calls.push(call)
      if (calls.length > maxCalls) calls.shift()
      call.body = withoutSecrets((await bodyOf(request)) ?? null)
      return call
    },
  }
}

async function bodyOf(request: HonoRequest): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const type = request.header('content-type') ?? ''
  try {
    if (type.startsWith('application/json')) return await request.json<unknown>()
    const isLarge = Number(request.header('content-length') ?? 0) > largestLogged
    if (!type.startsWith('multipart/form-data') || isLarge) return undefined
    const entries = [...(await request.raw.clone().formData()).entries()]
    return entries.map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : { file: value.name, type: value.type, size: value.size },
    }))
  } catch {
    return undefined // The handler refuses unreadable bodies.
  }
}

const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner: unknown) => {
    if (secret.test(name)) return undefined
    return key.test(name) && typeof inner === 'string' ? '…' : inner
  })
