import { setTimeout as wait } from 'node:timers/promises'

/** The HTTP server's part of a request. */
export interface Connection {
  /** Address of the client, for its budget of attempts. */
  address?: string | undefined
  /** The connection that a dropped call cuts. */
  outgoing?: { destroy: () => void }
  /** The site itself calls to prerender a page: the call is not logged and uses up no fault. */
  quiet?: true
}

export interface Fault {
  /** Any method when absent. */
  method?: string | undefined
  /** May end in '*'. */
  path: string
  times: number
  /** Absent: the fault only delays the call. */
  status?: number | undefined
  body?: string | undefined
  contentType: string
  delayMs: number
  dropped: boolean
}

/** The active faults, in memory because every call checks them. */
export function createFaults() {
  const faults: Fault[] = []
  const nextFault = ({ method, url }: Request) => {
    const { pathname } = new URL(url)
    return faults.find(
      (fault) =>
        fault.times > 0 &&
        (fault.method === undefined || fault.method === method) &&
        (fault.path.endsWith('*') ? pathname.startsWith(fault.path.slice(0, -1)) : fault.path === pathname),
    )
  }
  return {
    list: (): readonly Fault[] => faults.filter(({ times }) => times > 0),
    add: (fault: Fault) => void faults.push({ ...fault }),
    clear: () => {
      faults.length = 0
    },
    /** Whether a fault applies to this call, without using it up. */
    isAhead: (request: Request) => nextFault(request) !== undefined,
    /** Uses up a matching fault and returns its answer; undefined when none matches or it only delays. */
    take: async (request: Request, env: Connection | undefined): Promise<Response | undefined> => {
      const fault = nextFault(request)
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

/** Whether a response stands for a cut connection. */
export const isCut = (answer: Response): boolean => cuts.has(answer)

/** Cuts the server's socket; without one the body fails, which a client cannot distinguish. */
function cut(env: Connection | undefined): Response {
  env?.outgoing?.destroy()
  const broken = new ReadableStream({
    start: (controller) => {
      controller.error(new Error('connection cut'))
    },
  })
  // With chunked encoding the server sends the headers at once instead of waiting for the first bytes.
  const answer = new Response(broken, { headers: { 'transfer-encoding': 'chunked' } })
  cuts.add(answer)
  return answer
}
