import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from './cliError.ts'
import { readConfig } from './config.ts'
import { close, listen } from './listen.ts'
import { createObserver } from './observe.ts'
import { remoteOperator } from './operator.ts'
import { createSite } from './site.ts'

/** How long a stopping server waits for running requests, in milliseconds: a payment call may take this long. */
const patience = 30_000

/** Production: serves the built portal in front of the operator's API until a signal stops it. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const observer = createObserver(config)
  const { app, announceStop } = createSite(config, remoteOperator(config), {}, observer)
  const delay = seconds(env, 'STOP_DELAY')
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const metrics = env['METRICS_LISTEN'] ? await listenForMetrics(env['METRICS_LISTEN'], observer.metrics) : undefined
  const { server, address } = await listen(app.fetch, Number(env['PORT'] || 4300))
  const hosts = [...config.names(), ...(config.host('*') ? ['any other host'] : [])]
  if (metrics) console.log(`Metrics are at ${metrics.address}/metrics`)
  console.log(`Voie Libre is at ${address}, for ${hosts.join(', ')}`)
  await stopped
  announceStop()
  await wait(delay * 1000)
  await close(server, patience)
  if (metrics) await close(metrics.server)
}

/** How long `/health/ready` fails before the port closes, until load balancers have noticed it. */
function seconds(env: NodeJS.ProcessEnv, name: string): number {
  const value = Number(env[name] || 0)
  if (!(value >= 0)) throw new CliError(`${name} must be a number of seconds, as in 5; it is "${env[name]}"`)
  return value
}

function listenForMetrics(where: string, metrics: () => Promise<string>) {
  const [, host, port] = /^(.+):(\d+)$/.exec(where) ?? []
  if (host === undefined)
    throw new CliError(`METRICS_LISTEN must be address:port, as in 127.0.0.1:9464; it is "${where}"`)
  return listen(
    async ({ url }) =>
      new URL(url).pathname === '/metrics'
        ? new Response(await metrics(), { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } })
        : new Response('Not found', { status: 404 }),
    Number(port),
    host,
  )
}

await main(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
