import { resolve } from 'node:path'
import { createSandbox, type Sandbox } from '@voie-libre/sandbox/app'
import { addressOf, type Bindings, headersOf, type Operator, remoteOperator } from '@voie-libre/server/operator'
import { type Config, readConfig } from '@voie-libre/server/config'
import { createSite } from '@voie-libre/server/site'
import { root } from '@voie-libre/tools/paths'
import { Hono } from 'hono'

type Overrides = Parameters<typeof createSite>[2]

/**
 * Opens the portal in front of the sandbox, or of the server that the configuration or `OPERATOR_API_URL` names. `scenarios` are
 * plates to try; in front of a real operator there are none.
 */
export async function openSite(env: NodeJS.ProcessEnv, overrides: Overrides = {}) {
  const config = readConfig(
    env['OPERATOR_API_URL'] || env['PORTAL_CONFIG'] ? env : { DEFAULT_HOST: 'localhost', ...env },
  )
  // A named operator's server replaces the sandbox.
  if ([...config.names(), '*'].some((name) => config.host(name)?.operatorApi !== undefined)) {
    const { app } = createSite(config, remoteOperator(config), overrides)
    return { app, scenarios: [], close: () => Promise.resolve() }
  }
  const databaseUrl = env['DATABASE_URL']
  const data = env['SANDBOX_DATA'] || resolve(root, '.sandbox')
  const sandbox = await createSandbox({
    ...(databaseUrl ? { databaseUrl } : { data }),
    publicOrigin: env['PUBLIC_ORIGIN'] || undefined,
    captchaWork: env['SANDBOX_CAPTCHA'] === 'light' ? 'light' : 'full',
    isOwnHost: (host) => config.names().includes(host),
  })
  const site = createSite(config, sandboxOperator(sandbox, config), { sandbox: true, ...overrides })
  const app = new Hono<Bindings>()
  // These calls change the sandbox's answers, so prerendered screens may be outdated.
  app.use('/sandbox/*', async (c, next) => {
    await next()
    if (c.req.method !== 'GET') site.forgetScreens()
  })
  app.route('/', site.app)
  return { app, scenarios: sandbox.scenarios, close: () => sandbox.close() }
}

function sandboxOperator(sandbox: Sandbox, { trusts }: Config): Operator {
  const app = new Hono<Bindings>()
  for (const path of ['/services/*', '/sandbox', '/sandbox/*', '/psp/*', '/media/*']) {
    // Simulated faults drop the connection, and budgets of attempts count by address.
    app.all(path, (c) => sandbox.fetch(c.req.raw, { outgoing: c.env.outgoing, address: addressOf(c, trusts) }))
  }
  return {
    app,
    ask: (path, visit) =>
      sandbox.fetch(new Request(new URL(path, `http://${visit.host}`), { headers: headersOf(visit) }), { quiet: true }),
  }
}
