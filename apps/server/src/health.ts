import { Hono } from 'hono'
import type { Bindings } from './operator.ts'

export interface Health {
  app: Hono<Bindings>
  /** From now on `ready` fails and connections are not kept, so that no further request comes here. */
  stop: () => void
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it may get visitors. Both answer under any host name, as a
 * load balancer uses an address. They do not ask the operator: if its API fails, the portal still explains that.
 */
export function createHealth(): Health {
  let stopping = false
  const app = new Hono<Bindings>()
  app.use(async (c, next) => {
    await next()
    if (stopping) c.res.headers.set('connection', 'close')
  })
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  app.get('/health/live', (c) => c.text('live', 200, headers))
  app.get('/health/ready', (c) => (stopping ? c.text('stopping', 503, headers) : c.text('ready', 200, headers)))
  return {
    app,
    stop: () => {
      stopping = true
    },
  }
}
