import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import * as z from 'zod/mini'
import { type ErrorReport, errorReportPath, withoutValues } from '@voie-libre/domain/settings/errorReport'
import about from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import metrics from './metrics.json' with { type: 'json' }
import { log as ownLog, type OperatorCall, routeOf } from './log.ts'
import type { Bindings } from './operator.ts'

// prom-client: the Prometheus project's recommended client for Node, two small dependencies.

export type Observer = ReturnType<typeof createObserver>

/** Upper limits of the histogram in seconds: a page takes milliseconds, an export of a fleet up to a minute. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Reports of browsers that are logged in a minute: anybody can send any number. */
const mostReports = 20

/** Statuses that have a series of their own. */
const ownSeries = new Set([
  200, 201, 204, 206, 303, 304, 308, 400, 401, 403, 404, 405, 409, 413, 421, 422, 429, 500, 502, 503, 504,
])

/**
 * Writes one line of JSON per request and counts figures for Prometheus. Neither contains an address, a plate, an e-mail or
 * a token: they name the route (`/services/v1/vehicles/{id}`) instead of the path, and omit query and headers.
 */
export function createObserver({ names }: Pick<Config, 'names'>, { log = ownLog, now = () => performance.now() } = {}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const durations = new Histogram({ ...metrics.durations, buckets, registers })
  const operators = new Histogram({ ...metrics.operators, buckets, registers })
  const screens = new Counter({ ...metrics.screens, registers })
  const browsers = new Counter({ ...metrics.browsers, registers })
  new Gauge({ ...metrics.build, registers }).set({ version: about.version, node: process.version }, 1)
  // Anybody can send any host name and method, and each value of a label costs memory.
  const hostOf = (name: string) => (names().includes(name) ? name : 'other')
  const reports = { minute: 0, logged: 0 }
  const requests: MiddlewareHandler<Bindings> = async (c, next) => {
    const started = now()
    await next()
    const { hostname, pathname } = new URL(c.req.url)
    const labels = {
      host: hostOf(hostname),
      method: /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(c.req.method) ? c.req.method : 'other',
      route: routeOf(c.req.method, pathname),
      // An operator may send any status.
      status: ownSeries.has(c.res.status) ? c.res.status : `${Math.floor(c.res.status / 100)}xx`,
    }
    const milliseconds = now() - started
    durations.observe(labels, milliseconds / 1000)
    const { status } = c.res
    const level = status >= 500 ? 'error' : status === 429 ? 'warn' : 'info'
    log[level]({ ...labels, status, ms: Math.round(milliseconds), request: c.get('requestId') })
  }
  return {
    requests,
    /** Counts an error that a browser has reported, and logs the first ones of each minute. */
    browserError: ({ host, ...report }: BrowserError) => {
      browsers.inc({ host: hostOf(host) })
      const minute = Math.floor(now() / 60_000)
      if (minute !== reports.minute) Object.assign(reports, { minute, logged: 0 })
      reports.logged += 1
      if (reports.logged <= mostReports) log.warn({ host: hostOf(host), ...report }, 'An error in a browser')
    },
    /** Counts a page; `shown`: it was sent with its first screen. */
    firstScreen: (shown: boolean) => screens.inc({ shown: String(shown) }),
    /** Measures a call to an operator; `outcome` is `2xx` to `5xx`, or the name of a cause (`log.ts`). */
    operator: ({ host, outcome, seconds }: OperatorCall) => operators.observe({ host: hostOf(host), outcome }, seconds),
    metrics: () => registry.metrics(),
  }
}

/** Anybody can post a report, so nothing passes that the portal would not send. */
const errorReport: z.ZodMiniType<ErrorReport> = z.strictObject({
  error: z.string().check(z.regex(/^[A-Z]\w{0,39}$/)),
  message: z.optional(z.string().check(z.refine((text) => withoutValues(text) === text))),
  frames: z
    .array(z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/)))
    .check(z.minLength(1), z.maxLength(10)),
})

/** An error of a browser, with the pattern of the page's path. */
export type BrowserError = ErrorReport & { host: string; route: string }

/** Takes the reports of the hosts that have `errorReports`; their other hosts answer as to any unknown address. */
export const errorReports = ({ host }: Pick<Config, 'host'>, observed: (error: BrowserError) => void) =>
  new Hono<Bindings>().post(errorReportPath, bodyLimit({ maxSize: 4096 }), async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (host(hostname)?.errorReports === undefined) return next()
    const report = z.safeParse(errorReport, await c.req.json().catch(() => undefined)).data
    if (report === undefined) return c.text('Bad request', 400)
    const page = URL.parse(c.req.header('referer') ?? '')?.pathname
    observed({ ...report, host: hostname, route: page === undefined ? '/*' : routeOf('GET', page) })
    return c.body(null, 204)
  })
