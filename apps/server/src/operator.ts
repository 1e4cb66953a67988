import { type Handler, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { type Bindings, headersOf, type Operator } from './site.ts'

/** An operator's own server, at `OPERATOR_API_URL`. Throws when the address is invalid. */
export function remoteOperator(address: string): Operator {
  const app = new Hono<Bindings>().all('/services/*', operatorProxy(address))
  return { app, ask: async (path, visit) => app.request(path, { headers: headersOf(visit) }) }
}

/**
 * Hands API calls to a real operator's server, answers streamed as they come. No cookie goes either way: who calls is
 * said by the user-token header alone. Redirects are handed back unfollowed, so that a token never travels on.
 */
export function operatorProxy(operator: string): Handler {
  const base = new URL(operator)
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const target = new URL(base.pathname.replace(/\/$/, '') + pathname + search, base.origin)
    try {
      const answer = await proxy(target, {
        raw: c.req.raw,
        headers: { ...c.req.header(), host: undefined, cookie: undefined },
        redirect: 'manual',
      })
      answer.headers.delete('set-cookie')
      answer.headers.set('x-content-type-options', 'nosniff')
      return answer
    } catch (error) {
      console.error(`${target.origin} does not answer: ${String(error)}`)
      return c.json({ code: 'bad_gateway', message: 'bad_gateway' }, 502, { 'x-content-type-options': 'nosniff' })
    }
  }
}
