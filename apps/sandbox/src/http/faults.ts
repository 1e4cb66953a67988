import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

/** The HTTP server's part of a request. */
export interface Connection {
  /** Address of the client, for its budget of attempts. */
  address?: string | undefined
  /** The connection that a dropped call cuts. */
  outgoing?: { destroy: () => void }
  /** The site itself calls to prerender a page: the call is not logged and uses up no fault. */
  quiet?: true
}

/** A delay alone only slows the call down; a body alone comes with status 200. */
export const fault = z.object({
  /** Any method when absent. */
  method: z.optional(z.string()),
  /** May end in '*'. */
  path: z.prefault(z.string(), '*'),
  times: z.prefault(z.int(), 1),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  delayMs: z.prefault(z.int(), 0),
  drop: z.prefault(z.boolean(), false),
})
type Fault = z.output<typeof fault>

/** The active faults, in memory because every call checks them. */
export function createFaults() {
  const faults: Fault[] = []
  const nextFault = ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    return faults.find(
      (one) =>
        one.times > 0 &&
        (one.method === undefined || one.method.toUpperCase() === method) &&
        (one.path.endsWith('*') ? pathname.startsWith(one.path.slice(0, -1)) : one.path === pathname),
    )
  }
  return {
    list: (): readonly Fault[] => faults.filter(({ times }) => times > 0),
    add: (added: Fault) => void faults.push({ ...added }),
    clear: () => {
      faults.length = 0
    },
    /** Whether a fault applies to this call, without using it up. */
    isAhead: (request: Request) => nextFault(request) !== undefined,
    /** Uses up a matching fault and returns its answer; undefined when none matches or it only delays. */
    take: async (request: Request, env: Connection | undefined): Promise<Response | undefined> => {
      const next = nextFault(request)
      if (next === undefined) return undefined
      next.times -= 1
      const { delayMs, drop, body = { code: 'server_error', message: 'fault' } } = next
      const status = next.status ?? (next.body !== undefined ? 200 : delayMs > 0 ? undefined : 500)
      if (delayMs > 0) await wait(delayMs)
      if (drop) return cut(env)
      if (status === undefined) return undefined
      const isText = typeof body === 'string'
      const type = next.contentType ?? (isText ? 'text/html; charset=utf-8' : 'application/json')
      return new Response([204, 205, 304].includes(status) ? null : isText ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': type, 'cache-control': 'no-store' },
      })
    },
  }
}

/** Whether a response stands for a cut connection: no other one names its coding. */
export const isCut = (answer: Response): boolean => answer.headers.has('transfer-encoding')

/** Cuts the server's socket; without one the body fails, which a client cannot distinguish. */
function cut(env: Connection | undefined): Response {
  env?.outgoing?.destroy()
  const broken = new ReadableStream({
    start: (controller) => {
      controller.error(new Error('connection cut'))
    },
  })
  // With chunked encoding the server sends the headers at once instead of waiting for the first bytes.
  return new Response(broken, { headers: { 'transfer-encoding': 'chunked' } })
}
