import type { Visit } from './firstScreens.ts'
import type { Operator } from './operator.ts'

/** All pages of a host share their answers for this long, in milliseconds. */
const fresh = 60_000
/** Maximum number of kept answers. */
const maxKept = 2000

interface Kept {
  at: number
  answer: Promise<{ status: number; body: string }>
}

/**
 * Asks the operator for the same data of a host in a language at most once a minute, however many pages show them. Does
 * not keep failures.
 */
export function shareAnswers(ask: Operator['ask'], now = Date.now) {
  const kept = new Map<string, Kept>()

  async function request(path: string, visit: Visit, key: string) {
    try {
      const response = await ask(path, visit)
      if (!response.ok) kept.delete(key)
      return { status: response.status, body: await response.text() }
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
  return {
    ask: async (path: string, visit: Visit): Promise<Response> => {
      const key = `${visit.language} ${visit.host} ${path}`
      const known = kept.get(key)
      const isFresh = known !== undefined && now() - known.at < fresh
      const answer = isFresh ? known.answer : request(path, visit, key)
      if (!isFresh) kept.set(key, { at: now(), answer })
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '')
      const { status, body } = await answer
      return new Response(body, { status })
    },
    forget: () => kept.clear(),
  }
}
