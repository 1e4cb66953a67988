import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpBindings, serve } from '@hono/node-server'
import { createPortalServer, type PortalServerOptions } from '@voie-libre/portal/server'
import { createSandbox } from '@voie-libre/sandbox/app'
import { Hono } from 'hono'
import { brands, dist, root } from './paths.ts'
import { operatorProxy } from './proxy.ts'

type Bindings = { Bindings: HttpBindings }
export type Server = ReturnType<typeof serve>

interface Back {
  /** Answers what is not the portal's: the API, and with the sandbox its own pages. */
  app: Hono<Bindings>
  scenarios: readonly { plate: string; country: string; about: string }[]
  close: () => Promise<void>
}

/** What stands behind the portal: a real operator's server when `OPERATOR_API_URL` names one, else the sandbox. */
export async function openBack(env: NodeJS.ProcessEnv): Promise<Back> {
  const app = new Hono<Bindings>()
  const operator = env['OPERATOR_API_URL']
  if (operator) {
    app.all('/services/*', operatorProxy(operator))
    return { app, scenarios: [], close: () => Promise.resolve() }
  }
  const databaseUrl = env['DATABASE_URL']
  const data = env['SANDBOX_DATA'] || join(root, '.sandbox')
  const sandbox = await createSandbox(databaseUrl ? { databaseUrl } : { data })
  for (const path of ['/services/*', '/sandbox', '/sandbox/*', '/psp/*', '/media/*']) {
    // With its connection, so that a fault can really cut it.
    app.all(path, (c) => sandbox.fetch(c.req.raw, { outgoing: c.env.outgoing }))
  }
  return { app, scenarios: sandbox.scenarios, close: () => sandbox.close() }
}

/** Portal and what stands behind it, on one origin. */
export async function openSite(env: NodeJS.ProcessEnv, options: Partial<PortalServerOptions> = {}): Promise<Back> {
  const back = await openBack(env)
  const app = new Hono<Bindings>()
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
      ...options,
    }),
  )
  return { ...back, app }
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
