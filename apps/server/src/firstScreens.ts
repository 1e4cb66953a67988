import type { Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import { LRUCache } from 'lru-cache'
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

interface Kept {
  screen: Screen | undefined
  at: number
}

/**
 * Caches the prerendered screens, one per configured host, language and page. When `render` throws there is no screen,
 * and requests do not wait.
 */
export function createFirstScreens(
  render: (visit: PageVisit) => Promise<Screen | undefined>,
  now = Date.now,
): FirstScreens {
  let running = 0
  const cache = new LRUCache<string, Kept, PageVisit>({
    max: maxCached,
    ttl: times.fresh - 1,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _kept, { context, options }) => {
      if (running >= maxConcurrent) throw new Error('Enough screens are being rendered.')
      running += 1
      const screen = await renderOnce(context)
      running -= 1
      if (!screen) options.ttl = times.absent - 1
      return { screen, at: now() }
    },
  })
  const isYoung = (kept: Kept | undefined) => kept !== undefined && now() - kept.at < times.life

  async function renderOnce(visit: PageVisit): Promise<Screen | undefined> {
    try {
      return await Promise.race([render(visit), after(times.limit)])
    } catch (error) {
      console.warn(`No first screen of ${visit.path} for ${visit.host}: ${String(error)}`)
      return undefined
    }
  }

  return {
    of: async (visit) => {
      const key = `${visit.language} ${visit.host} ${visit.path}`
      const older = cache.peek(key, { allowStale: true })
      const allowStale = older?.screen !== undefined && isYoung(older)
      const found = cache.fetch(key, { context: visit, allowStale }).catch(() => undefined)
      const kept = await Promise.race([found, after(times.patience)])
      return isYoung(kept) ? kept?.screen : undefined
    },
    forget: () => cache.clear(),
  }
}

/** Does not keep a stopped server alive. */
const after = (time: number) =>
  new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), time).unref()
  })
