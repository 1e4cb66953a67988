import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from './db.ts'

/** What the HTTP server may hand over besides the request, so that a connection can really be cut. */
export interface Connection {
  outgoing?: { destroy: () => void }
  /** Looked at by the site itself for a page it prepares: nobody's call, so neither counted nor answered by a fault. */
  quiet?: true
}

interface FaultRow {
  status: number | null
  body: string | null
  content_type: string | null
  delay_ms: number
  dropped: boolean
}

/** Faults that a request meets: $1 is its method, $2 its path. */
const matching = `times > 0 and (method is null or method = $1)
  and (path = $2 or (right(path, 1) = '*' and starts_with($2, left(path, -1))))`

/** Whether a call like this one would meet a fault; the fault stays. */
export async function faultAhead(db: Db, request: Request): Promise<boolean> {
  const { pathname } = new URL(request.url)
  const found = await db.query(`select 1 from faults where ${matching} limit 1`, [request.method, pathname])
  return found.length > 0
}

/** Uses up one matching fault and answers as it says; undefined when none matches, or when it only delays. */
export async function takeFault(db: Db, request: Request, env: Connection | undefined): Promise<Response | undefined> {
  const path = new URL(request.url).pathname
  const [fault] = await db.query<FaultRow>(
    `update faults set times = times - 1
     where id = (
       select id from faults where ${matching} order by id limit 1)
     returning status, body, content_type, delay_ms, dropped`,
    [request.method, path],
  )
  if (fault === undefined) return undefined
  if (fault.delay_ms > 0) await wait(fault.delay_ms)
  if (fault.dropped) return cut(env)
  if (fault.status === null) return undefined
  const empty = [204, 205, 304].includes(fault.status)
  return new Response(empty ? null : fault.body, {
    status: fault.status,
    headers: { 'content-type': fault.content_type ?? 'application/json', 'cache-control': 'no-store' },
  })
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
