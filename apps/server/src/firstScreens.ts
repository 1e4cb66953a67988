import type { Language } from '@voie-libre/domain/reference/languages'
import type { Screen } from './document.ts'

export interface Visit {
  /** Of those that the server is set up for, without a port. */
  host: string
  language: Language
}

/**
 * The built apps/portal/src/prerender.tsx: draws a screen from what the operator answers to `ask`. Throws when the operator
 * does not give what the screen needs.
 */
export type DrawScreen = (language: Language, ask: (path: string) => Promise<Response>) => Promise<Screen>

export interface FirstScreens {
  /** The screen of a host in a language if it is known or can be had quickly. */
  of: (visit: Visit) => Promise<Screen | undefined>
  /** Drops what is known: the operator's data have changed. */
  forget: () => void
}

/** All in milliseconds. */
const times = {
  /** A screen, or that there is none, counts as true so long; then it is drawn anew while the old one is served. */
  fresh: 60_000,
  /** As long as the portal itself trusts provider data. [STORE-06] */
  life: 900_000,
  /** What somebody waits for a screen that is not known. */
  patience: 500,
  /** Then drawing has failed. */
  limit: 10_000,
}
/** How many screens are drawn at the same time. */
const mostDrawn = 10

interface Kept {
  screen?: Screen | undefined
  at: number
  drawing?: Promise<Screen | undefined> | undefined
}

/**
 * Keeps the first screens that were drawn, one for each host that the server is set up for and language: nothing is ever
 * evicted. Where `draw` throws there is none, and nobody waits.
 */
export function createFirstScreens(draw: (visit: Visit) => Promise<Screen>, now = Date.now): FirstScreens {
  const kept = new Map<string, Kept>()
  let drawn = 0

  async function draws(visit: Visit): Promise<Screen | undefined> {
    try {
      return await Promise.race([draw(visit), after(times.limit)])
    } catch (error) {
      console.warn(`No first screen for ${visit.host}: ${String(error)}`)
      return undefined
    }
  }

  async function drawAnew(visit: Visit, entry: Kept): Promise<Screen | undefined> {
    drawn += 1
    entry.screen = await draws(visit)
    entry.at = now()
    entry.drawing = undefined
    drawn -= 1
    return entry.screen
  }

  return {
    of: async (visit) => {
      const key = `${visit.language} ${visit.host}`
      const entry: Kept = kept.get(key) ?? { at: -Infinity }
      const age = now() - entry.at
      if (age >= times.fresh && drawn < mostDrawn) entry.drawing ??= drawAnew(visit, entry)
      kept.set(key, entry)
      if (entry.screen && age < times.life) return entry.screen
      return Promise.race([entry.drawing, after(times.patience)])
    },
    forget: () => kept.clear(),
  }
}

/** Keeps no stopped server alive. */
const after = (time: number) =>
  new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), time).unref()
  })
