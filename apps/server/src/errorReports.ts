import { type ErrorReport, errorReportPath, withoutValues } from '@voie-libre/domain/settings/errorReport'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import type { Config } from './config.ts'
import type { Bindings } from './operator.ts'
import { routeOf } from './routes.ts'

/** Anybody can post a report, so nothing passes that the portal would not send. */
const errorReport: z.ZodMiniType<ErrorReport> = z.strictObject({
  error: z.string().check(z.regex(/^[A-Z]\w{0,39}$/)),
  message: z.optional(z.string().check(z.refine((text) => withoutValues(text) === text))),
  frames: z
    .array(z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/)))
    .check(z.minLength(1), z.maxLength(10)),
})

/** An error of a browser, with the pattern of the page's path. */
export interface BrowserError extends ErrorReport {
  host: string
  route: string
}

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
