import { setTimeout as wait } from 'node:timers/promises'

/** What the HTTP server may hand over besides the request, so that a connection can really be cut. */
export interface Connection {
  outgoing?: { destroy: () => void }
  /** Looked at by the site itself for a page it prepares: nobody's call, so neither counted nor answered by a fault. */
  quiet?: true
}

export interface Fault {
  /** Any method when absent. */
  method?: string | undefined
  /** May end in '*'. */
  path: string
  /** How many more calls meet it. */
  times: number
  /** Absent: the call is only slowed down. */
  status?: number | undefined
  body?: string | undefined
  contentType: string
  delayMs: number
  dropped: boolean
}

/** Troubles that somebody switched on. In memory, because every call looks whether it meets one. */
export interface Faults {
  list: () => readonly Fault[]
  add: (fault: Fault) => void
  clear: () => void
  /** Whether a call like this one would meet a fault; the fault stays. */
  isAhead: (request: Request) => boolean
  /** Uses up one matching fault and answers as it says; undefined when none matches, or when it only delays. */
  take: (request: Request, env: Connection | undefined) => Promise<Response | undefined>
}

export function createFaults(): Faults {
  const faults: Fault[] = []
  const ahead = ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    return faults.find(
      (fault) =>
        fault.times > 0 &&
        (fault.method === undefined || fault.method === method) &&
        (fault.path.endsWith('*') ? pathname.startsWith(fault.path.slice(0, -1)) : fault.path === pathname),
    )
  }
  return {
    list: () => faults.filter(({ times }) => times > 0),
    add: (fault) => void faults.push({ ...fault }),
    clear: () => {
      faults.length = 0
    },
    isAhead: (request) => ahead(request) !== undefined,
    take: async (request, env) => {
      const fault = ahead(request)
      if (fault === undefined) return undefined
      fault.times -= 1
      if (fault.delayMs > 0) await wait(fault.delayMs)
      if (fault.dropped) return cut(env)
      if (fault.status === undefined) return undefined
      const empty = [204, 205, 304].includes(fault.status)
      return new Response(empty ? null : fault.body, {
        status: fault.status,
        headers: { 'content-type': fault.contentType, 'cache-control': 'no-store' },
      })
    },
  }
}

const cuts = new WeakSet<Response>()

/** Whether this stands for no answer at all. */
export const isCut = (answer: Response): boolean => cuts.has(answer)

/** Cuts the socket where the server gave it to us; elsewhere the body breaks off, which a client sees the same way. */
function cut(env: Connection | undefined): Response {
  env?.outgoing?.destroy()
  const broken = new ReadableStream({
    start: (controller) => {
      controller.error(new Error('connection cut'))
    },
  })
  // Said chunked, the server sends the head at once instead of waiting for the first bytes.
  const answer = new Response(broken, { headers: { 'transfer-encoding': 'chunked' } })
  cuts.add(answer)
  return answer
}
