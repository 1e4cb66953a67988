import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { root } from '@voie-libre/tools/paths'
import { freePort } from '@voie-libre/tools/postgres'
import { expectOk, run } from '@voie-libre/tools/shell'
import { type ServerProcess, startServer } from '@voie-libre/tools/siteProcess'

/** The program, if this machine has it: Debian's package `nginx`. */
export const nginxProgram = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))

interface Options {
  /** An empty folder for its certificate, logs and temporary files. */
  folder: string
  hosts: readonly string[]
  /** Ports of the two portal servers. */
  portals: readonly [number, number]
  /** Ports of the sandboxes behind one internal address, none by default. Their own pages are on the site too. */
  operators?: readonly number[]
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/**
 * Starts nginx with the published configuration, `deploy/nginx/voie-libre.conf`: only ports, host names and folders are
 * replaced. Throws when nginx does not accept it.
 */
export async function startNginx(options: Options) {
  const { folder, hosts, portals, operators = [] } = options
  const [https, http, internal] = [await freePort(), await freePort(), await freePort()]
  const inFolder = (name: string) => join(folder, name)
  for (const name of ['logs', 'temp', 'kept', 'locations']) mkdirSync(inFolder(name))
  await certificate(folder, hosts)
  const published = readFileSync(join(root, 'deploy/nginx/voie-libre.conf'), 'utf8')
  const site = replaced(published, [
    ['listen [::]:443', `listen [::1]:${https}`],
    ['listen [::]:80', `listen [::1]:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['server_name toll.example other.example;', `server_name ${hosts.join(' ')};`],
    ['127.0.0.1:4301', `127.0.0.1:${portals[0]}`],
    ['127.0.0.1:4302', `127.0.0.1:${portals[1]}`],
    ['/etc/voie-libre/tls/fullchain.pem', inFolder('site.crt')],
    ['/etc/voie-libre/tls/privkey.pem', inFolder('site.key')],
    ['/var/log/nginx/voie-libre.log', inFolder('logs/access.log')],
    ['/var/log/nginx/voie-libre.error.log', inFolder('logs/site.error.log')],
    ['/etc/voie-libre/locations/', inFolder('locations/')],
    ['/srv/voie-libre/kept', inFolder('kept')],
  ])
  writeFileSync(inFolder('site.conf'), site)
  const whole = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
  writeFileSync(inFolder('nginx.conf'), replaced(whole, [['INTERNAL', String(internal)]]))
  // nginx refuses a group without a server.
  const servers = operators.length > 0 ? operators : [internal]
  const upstream = servers.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`)
  writeFileSync(inFolder('operators.conf'), upstream.join('\n'))
  if (operators.length > 0) {
    const pages = readFileSync(join(root, 'deploy/container/sandbox.conf'), 'utf8')
    writeFileSync(inFolder('locations/sandbox.conf'), replaced(pages, [['operator:4300', 'operators']]))
  }
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const args = ['-p', folder, '-e', inFolder('logs/error.log'), '-c', inFolder('nginx.conf'), ...asRoot]
  const child = spawn(nginxProgram() ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = text(child.stderr)
  const closed = once(child, 'close')
  const failed = async () => {
    throw new Error(`nginx did not start:\n${await errors}`)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
  }
  await Promise.race([answers(`http://127.0.0.1:${internal}/up`), closed.then(failed)])
  // `operator` passes calls to one of `operators`.
  return { https, http, operator: `http://127.0.0.1:${internal}`, stop }
}

/** Replaces texts of a published file; throws when it no longer contains one, since the test would run with another file. */
export function replaced(file: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The published file does not contain ${from}`)
    return result.replaceAll(from, to)
  }, file)
}

async function certificate(folder: string, hosts: readonly string[]): Promise<void> {
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
  const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')]
  const named = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`]
  await expectOk(run('openssl', ['req', ...options, ...files, ...named]))
}

const answers = async (address: string): Promise<void> => {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(50)
}

/** Starts `apps/server` as systemd does, on a port, and waits until it listens. */
export async function startPortal(port: number, env: Record<string, string>): Promise<ServerProcess> {
  const given = { PATH: process.env['PATH'], PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', ...env }
  const server = startServer(['apps/server/src/main.ts'], given)
  await server.address
  return server
}

/** The configuration's hosts for tests: the main brands on one build. */
export const testConfig = join(root, 'packages/checks/src/deployment/three.config.json')

interface Wanted {
  /** The host name that the browser's address bar would show. */
  host: string
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}
/** Sends a request to nginx on this machine under any host name, over TLS with the test's own certificate. */
export async function ask(wanted: Wanted, { tls = true } = {}) {
  const { host, port, path, method = 'GET', headers = {}, body } = wanted
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
  const given = { host, ...headers, ...length }
  const options = { host: '127.0.0.1', port, path, method, headers: given, agent: false as const }
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const secure = tls && { servername: host, rejectUnauthorized: false }
    const sent = (tls ? secureRequest : plainRequest)({ ...options, ...secure }, answered)
    sent.on('error', failed)
    sent.end(body)
  })
  const whole = await buffer(response)
  const names = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
  return { status: response.statusCode ?? 0, headers: new Headers(names), body: whole, text: whole.toString() }
}
