import { Hono } from 'hono'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Config, readConfig } from './config.ts'
import { close, listen } from './listen.ts'
import { CliError, log } from './log.ts'
import { createObserver } from './observe.ts'
import { type Bindings, remoteOperator } from './operator.ts'
import { createSite } from './site.ts'

/** How long a stopping server waits for running requests, in milliseconds: a payment call may take this long. */
const patience = 30_000

/** Production: serves the built portal in front of the operator's API until a signal stops it. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const config = readConfig(env, { needsOperator: true })
  const observer = createObserver(config)
  const { app, announceStop } = createSite(config, remoteOperator(config, observer.operator), {}, observer)
  const delay = seconds(env, 'STOP_DELAY')
  const metrics = env['METRICS_LISTEN'] ? await listenForMetrics(env['METRICS_LISTEN'], observer.metrics) : undefined
  const { server, address } = await listen(app.fetch, Number(env['PORT'] || 4300))
  if (metrics) log.info(`Metrics are at ${metrics.address}/metrics`)
  log.info(`Voie Libre is at ${address}, for ${hostsOf(config)}`)
  await stopped
  announceStop()
  await wait(delay * 1000)
  await close(server, patience)
  if (metrics) await close(metrics.server)
}

const hostsOf = ({ names, host }: Config) => [...names(), ...(host('*') ? ['any other host'] : [])].join(', ')

/** `voie-libre check-config [FILE]`: refuses what a start would refuse, and starts nothing. */
function checkConfig(file: string | undefined): void {
  const env = file === undefined ? process.env : { ...process.env, PORTAL_CONFIG: file }
  const config = readConfig(env, { needsOperator: true })
  console.log(`The configuration is valid, for ${hostsOf(config)}`)
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
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
  const app = new Hono<Bindings>().get('/metrics', async (c) => c.body(await metrics(), 200, headers))
  return listen(app.fetch, Number(port), host)
}

const [command, file] = process.argv.slice(2)
try {
  if (command === undefined) await main(process.env)
  else if (command === 'check-config') checkConfig(file)
  else throw new CliError(`${command} is no command: write nothing to start the server, or check-config [FILE]`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
