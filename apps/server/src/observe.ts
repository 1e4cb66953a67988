import { allEndpoints } from '@voie-libre/contract/calls/all'
import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import type { MiddlewareHandler } from 'hono'
// prom-client: the Prometheus project's recommended client for Node, two small dependencies.
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Bindings } from './operator.ts'

export interface Observer {
  /** Logs and measures each request. */
  requests: MiddlewareHandler<Bindings>
  /** Counts a page; `shown`: it was sent with its first screen. */
  firstScreen: (shown: boolean) => void
  /** Returns all figures in Prometheus' text format. */
  metrics: () => Promise<string>
}

/** Upper limits of the histogram in seconds: a page takes milliseconds, an export of a fleet up to a minute. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * Writes one line of JSON per request and counts figures for Prometheus. Neither contains an address, a plate, an e-mail or
 * a token: they name the route (`/services/v1/vehicles/{id}`) instead of the path, and omit query and headers.
 */
export function createObserver(
  { names }: Pick<Config, 'names'>,
  { write = (line: string) => console.log(line), now = () => performance.now() } = {},
): Observer {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'voie_libre_request_duration_seconds',
    help: 'Time until the headers of a response are sent, by route.',
    labelNames: ['host', 'method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const screens = new Counter({
    name: 'voie_libre_first_screens_total',
    help: 'Pages that may have a prerendered screen, by whether they were sent with it.',
    labelNames: ['shown'],
    registers: [registry],
  })
  return {
    requests: async (c, next) => {
      const started = now()
      await next()
      const { hostname, pathname } = new URL(c.req.url)
      const labels = {
        // Anybody can send any host name, and each value of a label costs memory.
        host: names().includes(hostname) ? hostname : 'other',
        method: c.req.method,
        route: routeOf(c.req.method, pathname),
        status: c.res.status,
      }
      const milliseconds = now() - started
      durations.observe(labels, milliseconds / 1000)
      write(JSON.stringify({ time: new Date().toISOString(), ...labels, ms: Math.round(milliseconds) }))
    },
    firstScreen: (shown) => screens.inc({ shown: String(shown) }),
    metrics: () => registry.metrics(),
  }
}

const calls = allEndpoints.map(({ method, path }) => ({
  method,
  path,
  matches: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Returns the pattern of a path, so that no identifier of a driver gets into a log. */
export function routeOf(method: string, path: string): string {
  if (path.startsWith('/services/')) {
    const call = calls.find((known) => known.method === method && known.matches.test(path))
    return call?.path ?? '/services/*'
  }
  const [folder] = /^\/(assets|brands|flags)\//.exec(path) ?? []
  if (folder !== undefined) return `${folder}*`
  const page = pageOf(splitLanguage(path).path)
  if (page === undefined) return '/*'
  return typeof page === 'string' ? pages[page] : pages.article
}
