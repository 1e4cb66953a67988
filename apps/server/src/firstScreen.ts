import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { type Config, pageSettingsOf } from './config.ts'
import { causeOf, log, routeOf } from './log.ts'
import type { Operator } from './operator.ts'

/** `host` is one of those that the server is configured for, without a port. */
export type Visit = { host: string; language: Language }
/** `path` has no language prefix. */
export type PageVisit = Visit & { path: string }

/** A page as an anonymous visitor sees it. */
export interface Screen {
  title: string
  description?: string | undefined
  /** What the browser hydrates the page with. */
  data: unknown
  /** The account types that the guard sends elsewhere; the early script hides the page from them. */
  leaves: readonly string[]
  /** Rendered by the portal's own components, which escape all operator content. */
  markup: string
}

type Page = Omit<PageVisit, 'host'> & { settings: PageSettings }

/** The built apps/portal/src/firstScreen/prerender.tsx, in a folder that is not served. */
interface Prerender {
  /** Undefined for a page that needs a login or stored data. Throws when the operator does not answer what the page needs. */
  firstScreen: (page: Page, ask: (path: string) => Promise<Response>) => Promise<Screen | undefined>
  /** What a page says when its code does not arrive. */
  withoutCode: (page: Page) => Promise<string>
  /** The source files of a page's code and texts, for preload tags. */
  sourcesOf: (language: Language, path: string) => readonly string[]
}

export type Drawing = NonNullable<ReturnType<typeof createDrawing>>

/** Draws the pages of the portal in `config.dist`; undefined in development, where it is not built. */
export function createDrawing({ ask }: Operator, config: Config, dist: string) {
  const file = join(dist, '.server/prerender.js')
  if (!existsSync(file)) return undefined
  const drawing = (): Promise<Prerender> => import(pathToFileURL(file).href)
  const answers = shareAnswers(ask)
  const screens = createFirstScreens(async (visit) => {
    const { firstScreen } = await drawing()
    const settings = pageSettingsOf(config.host(visit.host))
    return firstScreen({ ...visit, settings }, (path) => answers.ask(path, visit))
  })
  return {
    firstScreen: screens.of,
    withoutCode: async (page: Page) => (await drawing()).withoutCode(page),
    sourcesOf: async (language: Language, path: string) => (await drawing()).sourcesOf(language, path),
    /** Discards all cached screens, because the operator's data have changed. */
    forget: () => {
      answers.forget()
      screens.forget()
    },
  }
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
  limit: 10_000,
}
const maxConcurrent = 10
/** Maximum number of cached screens: anyone can request any path. */
const maxCached = 2000

type Kept = { screen: Screen | undefined; at: number }

/** Caches screens by host, language and page. When `render` throws there is no screen, and requests do not wait. */
export function createFirstScreens(render: (visit: PageVisit) => Promise<Screen | undefined>, now = Date.now) {
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
      const about = { host: visit.host, route: routeOf('GET', visit.path), cause: causeOf(error).words }
      log.warn(about, 'A page is sent without its first screen')
      return undefined
    }
  }

  return {
    /** The screen of a host in a language if it is cached or quickly available. */
    of: async (visit: PageVisit): Promise<Screen | undefined> => {
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

/** All pages of a host share the operator's answers for this long, in milliseconds. */
const answerTime = 60_000

/** Asks the operator at most once a minute for the same data of a host and language. Does not keep failures. */
export function shareAnswers(ask: Operator['ask'], now = Date.now) {
  const kept = new LRUCache<string, { status: number; ok: boolean; body: string }, { path: string; visit: Visit }>({
    max: maxCached,
    ttl: answerTime - 1,
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

/** The part of the build manifest that is read here. */
const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), isEntry: z.optional(z.boolean()) }),
)

/**
 * Preload tags for the built files of some sources, with their imports. The entry would otherwise request them only once it
 * runs, which costs a round trip on a phone.
 */
export function createPreloads(dist: string): (sources: readonly string[]) => readonly string[] {
  const file = join(dist, '.vite/manifest.json')
  const manifest = existsSync(file) ? manifestFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const withImports = (seen: Set<string>, key: string): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    return (chunk.imports ?? []).reduce(withImports, seen)
  }
  // The built page already names these files.
  const started = Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry)
    .reduce(withImports, new Set<string>())
  return (sources) =>
    [...sources.reduce(withImports, new Set<string>())]
      .filter((name) => !started.has(name))
      .map((name) => `<link rel="modulepreload" fetchpriority="low" href="/${name}" crossorigin />`)
}
