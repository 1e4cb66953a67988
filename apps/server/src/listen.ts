import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Bindings } from './operator.ts'

export type Server = ReturnType<typeof serve>

/** Longer than nginx and browsers keep an idle connection: they close it, so that no call meets a closed one. */
const keepAlive = 65_000

/** Listens on a port (0: any free one) of all addresses, or of one, and returns the address. Throws when the port is in use. */
export function listen(fetch: Hono<Bindings>['fetch'], port: number, hostname?: string) {
  return new Promise<{ server: Server; address: string }>((done, failed) => {
    const server = serve({ fetch, port, ...(hostname !== undefined && { hostname }) }, (info) => {
      done({ server, address: `http://localhost:${info.port}` })
    })
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAlive
    server.on('error', failed)
  })
}

/** Waits for running responses, then closes. Drops the remaining connections after `patience` milliseconds. */
export function close(server: Server, patience = 3000): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), patience).unref()
    }
  })
}
