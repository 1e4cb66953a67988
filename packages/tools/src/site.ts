import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type HttpBindings, serve } from '@hono/node-server'
import { createPortalServer, type PortalServerOptions } from '@voie-libre/portal/server'
import {
  createFirstScreens,
  type DrawScreen,
  type FirstScreens,
  type Visit,
} from '@voie-libre/portal/server/firstScreens'
import { createSandbox } from '@voie-libre/sandbox/app'
import { Hono } from 'hono'
import { brands, dist, prerenderIn, root } from './paths.ts'
import { operatorProxy } from './proxy.ts'

type Bindings = { Bindings: HttpBindings }
export type Server = ReturnType<typeof serve>

interface Back {
  /** Answers what is not the portal's: the API, and with the sandbox its own pages. */
  app: Hono<Bindings>
  /** Asks the operator for a page that is prepared here, as the browser of such a visit would. */
  ask: (path: string, visit: Visit) => Promise<Response>
  scenarios: readonly { plate: string; country: string; about: string }[]
  close: () => Promise<void>
}

/** What stands behind the portal: a real operator's server when `OPERATOR_API_URL` names one, else the sandbox. */
export async function openBack(env: NodeJS.ProcessEnv): Promise<Back> {
  const app = new Hono<Bindings>()
  const operator = env['OPERATOR_API_URL']
  if (operator) {
    app.all('/services/*', operatorProxy(operator))
    const ask = async (path: string, visit: Visit) => app.request(path, { headers: headersOf(visit) })
    return { app, ask, scenarios: [], close: () => Promise.resolve() }
  }
  const databaseUrl = env['DATABASE_URL']
  const data = env['SANDBOX_DATA'] || join(root, '.sandbox')
  const sandbox = await createSandbox(databaseUrl ? { databaseUrl } : { data })
  for (const path of ['/services/*', '/sandbox', '/sandbox/*', '/psp/*', '/media/*']) {
    // With its connection, so that a fault can really cut it.
    app.all(path, (c) => sandbox.fetch(c.req.raw, { outgoing: c.env.outgoing }))
  }
  const ask = (path: string, visit: Visit) =>
    sandbox.fetch(new Request(new URL(path, `http://${visit.host}`), { headers: headersOf(visit) }), { quiet: true })
  return { app, ask, scenarios: sandbox.scenarios, close: () => sandbox.close() }
}

/** Portal and what stands behind it, on one origin. */
export async function openSite(env: NodeJS.ProcessEnv, options: Partial<PortalServerOptions> = {}): Promise<Back> {
  const back = await openBack(env)
  const app = new Hono<Bindings>()
  const screens = firstScreens(options.dist ?? dist, back)
  // What is said to the sandbox changes what it answers.
  app.use('/sandbox/*', async (c, next) => {
    await next()
    if (c.req.method !== 'GET') screens?.forget()
  })
  app.route('/', back.app)
  app.route(
    '/',
    createPortalServer({
      dist,
      brandsDir: brands,
      hosts: brandMap(join(root, 'deploy/brands.json')),
      defaultBrand: 'harbour',
      sandbox: !env['OPERATOR_API_URL'],
      providerOrigins: listOf(env['PROVIDER_ORIGINS']),
      imageOrigins: listOf(env['IMAGE_ORIGINS']),
      tagManagers: tagManagersOf(listOf(env['TAG_MANAGERS'])),
      ...(screens && { firstScreen: screens.of }),
      ...options,
    }),
  )
  return { ...back, app }
}

const headersOf = ({ host, language }: Visit) => ({
  accept: 'application/json',
  'accept-language': language,
  'x-whitelabel-host': host,
})

/** Home drawn before it is served, where the build has made what draws it: not in development. */
function firstScreens(built: string, { ask }: Back): FirstScreens | undefined {
  const file = prerenderIn(built)
  if (!existsSync(file)) return undefined
  return createFirstScreens(async (visit) => {
    // What build.ts makes of apps/portal/src/prerender.tsx.
    const { firstScreen }: { firstScreen: DrawScreen } = await import(pathToFileURL(file).href)
    return firstScreen(visit.language, (path) => ask(path, visit))
  })
}

const listOf = (text = '') => text.split(/[\s,]+/).filter((part) => part !== '')

/** `host=address`, or an address alone for every other host. */
function tagManagersOf(entries: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    entries.map((entry) => {
      const [, host = '*', address = entry] = /^([\w.-]+|\*)=(.+)$/.exec(entry) ?? []
      return [host.toLowerCase(), address]
    }),
  )
}

/** The map of host names to brands, as the file says now. A file in the middle of being written changes nothing. */
function brandMap(file: string): () => Record<string, string> {
  let known: Record<string, string> = {}
  let readAt = 0
  return () => {
    try {
      const changedAt = statSync(file).mtimeMs
      if (changedAt !== readAt) {
        known = Object.fromEntries(
          Object.entries<unknown>(JSON.parse(readFileSync(file, 'utf8'))).map(([host, brand]) => [
            host.toLowerCase(),
            String(brand),
          ]),
        )
        readAt = changedAt
      }
    } catch (error) {
      console.error(`${file} cannot be read, the brands stay as they are: ${String(error)}`)
    }
    return known
  }
}

/** Listens on a port (0: any free one) and answers the address. Throws when the port is taken. */
export function listen(fetch: Hono<Bindings>['fetch'], port: number): Promise<{ server: Server; address: string }> {
  return new Promise((done, failed) => {
    const server = serve({ fetch, port }, (info) => {
      done({ server, address: `http://localhost:${info.port}` })
    })
    server.on('error', failed)
  })
}

/** Lets running answers end, then closes; after three seconds whatever still runs is cut. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 3000).unref()
    }
  })
}
