import type { Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import type { Screen } from './document.ts'

export interface Visit {
  /** One of the hosts that the server is configured for, without a port. */
  host: string
  language: Language
}

/** A page of the portal on one of these hosts. */
export interface PageVisit extends Visit {
  /** Without language prefix. */
  path: string
}

/**
 * The built apps/portal/src/prerender.tsx: renders a page from the operator's answers to `ask`, or returns undefined for a
 * page that needs a login or stored data. Throws when the operator does not answer what the page needs.
 */
export type DrawScreen = (
  visit: { language: Language; path: string; settings: PageSettings },
  ask: (path: string) => Promise<Response>,
) => Promise<Screen | undefined>

export interface FirstScreens {
  /** The screen of a host in a language if it is cached or quickly available. */
  of: (visit: PageVisit) => Promise<Screen | undefined>
  /** Discards all cached screens, because the operator's data have changed. */
  forget: () => void
}

/** All in milliseconds. */
const times = {
  /** Age at which a screen is rendered anew while the old one is still served. */
  fresh: 60_000,
  /** Age at which a page without a screen is rendered anew, so that one failed call does not cost a minute of visits. */
  absent: 5_000,
  /** Maximum age. The portal itself caches provider data as long. [STORE-06] */
  life: 900_000,
  /** How long a request waits for a screen that is not cached. */
  patience: 500,
  /** Time limit of rendering. */
  limit: 10_000,
}
/** Maximum number of concurrent renderings. */
const maxConcurrent = 10
/** Maximum number of cached screens: anyone can request any path. */
const maxCached = 2000

interface CacheEntry {
  screen?: Screen | undefined
  at: number
  rendering?: Promise<Screen | undefined> | undefined
}

/**
 * Caches the prerendered screens, one per configured host, language and page. When `render` throws there is no screen,
 * and requests do not wait.
 */
export function createFirstScreens(
  render: (visit: PageVisit) => Promise<Screen | undefined>,
  now = Date.now,
): FirstScreens {
  const cache = new Map<string, CacheEntry>()
  let running = 0

  async function renderOnce(visit: PageVisit): Promise<Screen | undefined> {
    try {
      return await Promise.race([render(visit), after(times.limit)])
    } catch (error) {
      console.warn(`No first screen of ${visit.path} for ${visit.host}: ${String(error)}`)
      return undefined
    }
  }

  async function refresh(visit: PageVisit, entry: CacheEntry): Promise<Screen | undefined> {
    running += 1
    entry.screen = await renderOnce(visit)
    entry.at = now()
    entry.rendering = undefined
    running -= 1
    return entry.screen
  }

  return {
    of: async (visit) => {
      const key = `${visit.language} ${visit.host} ${visit.path}`
      const entry: CacheEntry = cache.get(key) ?? { at: -Infinity }
      const age = now() - entry.at
      const isDue = age >= (entry.screen ? times.fresh : times.absent)
      if (isDue && running < maxConcurrent) entry.rendering ??= refresh(visit, entry)
      cache.set(key, entry)
      if (cache.size > maxCached) cache.delete(cache.keys().next().value ?? '')
      if (entry.screen && age < times.life) return entry.screen
      return Promise.race([entry.rendering, after(times.patience)])
    },
    forget: () => cache.clear(),
  }
}

/** Does not keep a stopped server alive. */
const after = (time: number) =>
  new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), time).unref()
  })
