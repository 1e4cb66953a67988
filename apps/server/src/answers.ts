import { LRUCache } from 'lru-cache'
import type { Visit } from './firstScreens.ts'
import type { Operator } from './operator.ts'

/** All pages of a host share their answers for this long, in milliseconds. */
const fresh = 60_000
/** Maximum number of kept answers. */
const maxKept = 2000

/**
 * Asks the operator for the same data of a host in a language at most once a minute, however many pages show them. Does
 * not keep failures.
 */
export function shareAnswers(ask: Operator['ask'], now = Date.now) {
  const kept = new LRUCache<string, { status: number; ok: boolean; body: string }, { path: string; visit: Visit }>({
    max: maxKept,
    ttl: fresh - 1,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _kept, { context: { path, visit } }) => {
      const response = await ask(path, visit)
      return { status: response.status, ok: response.ok, body: await response.text() }
    },
  })
  return {
    ask: async (path: string, visit: Visit): Promise<Response> => {
      const key = `${visit.language} ${visit.host} ${path}`
      const { status, ok, body } = await kept.forceFetch(key, { context: { path, visit } })
      if (!ok) kept.delete(key)
      return new Response(body, { status })
    },
    forget: () => kept.clear(),
  }
}
