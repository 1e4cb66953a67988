import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const brandJson = JSON.stringify({
  label: 'Rivage',
  theme: { light: '#ffffff', dark: '#0d2428' },
  files: { style: 'brand.css', icon: 'favicon.svg', hero: 'hero.svg', fonts: [] },
})
let folder = ''
let held: (response: ServerResponse) => void = () => {}
/** An operator that answers `/slow` only when the test says so. */
const operator = createServer((request, response) => {
  if (request.url?.endsWith('/slow') === true) held(response)
  else response.end('{}')
})
const children: ChildProcess[] = []
/** What each server has printed so far. */
const printed = new Map<ChildProcess, string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
  mkdirSync(join(folder, 'dist'))
  mkdirSync(join(folder, 'brands/harbour'), { recursive: true })
  writeFileSync(join(folder, 'brands/harbour/brand.json'), brandJson)
  writeFileSync(
    join(folder, 'dist/index.html'),
    '<!doctype html><html lang="fr" data-brand="harbour" data-mode="auto"><head><title>Voie Libre</title><script></script><!--code--><!--/code--><!--head--></head><body><div id="root"></div></body></html>',
  )
  writeFileSync(join(folder, 'portal.config.json'), JSON.stringify({ hosts: { '*': { brand: 'harbour' } } }))
  operator.listen(0, '127.0.0.1')
  await once(operator, 'listening')
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  operator.closeAllConnections()
  operator.close()
  rmSync(folder, { recursive: true })
})

function start(env: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const bound = operator.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PORTAL_DIST: join(folder, 'dist'),
      BRANDS_DIR: join(folder, 'brands'),
      PORTAL_CONFIG: join(folder, 'portal.config.json'),
      OPERATOR_API_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  child.stdout.on('data', (text) => printed.set(child, (printed.get(child) ?? '') + String(text)))
  return child
}

/** The first address in what the server prints that follows these words. */
async function addressAfter(words: string, child: ChildProcess): Promise<string> {
  const found = () => new RegExp(`${words} (http://localhost:\\d+)`).exec(printed.get(child) ?? '')?.[1]
  await expect.poll(found, { timeout: 60_000, message: `${words} ...` }).toBeDefined()
  return found() ?? ''
}

it('answers a running call before it stops, and tells load balancers first', async () => {
  const child = start({ STOP_DELAY: '1' })
  const exited = once(child, 'exit')
  const address = await addressAfter('Voie Libre is at', child)
  expect(await (await fetch(`${address}/health/ready`)).text()).toBe('ready')
  const arrived = new Promise<ServerResponse>((done) => {
    held = done
  })
  const call = fetch(`${address}/services/v1/slow`)
  const response = await arrived
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(503)
  expect(await (await fetch(`${address}/health/live`)).text()).toBe('live')
  // The port closes, and the call is still running.
  const { port } = new URL(address)
  const opened = () =>
    new Promise<boolean>((done) => {
      const socket = connect(Number(port), 'localhost')
      socket.on('connect', () => {
        socket.destroy()
        done(true)
      })
      socket.on('error', () => done(false))
    })
  await expect.poll(opened, { timeout: 10_000 }).toBe(false)
  response.end('{"paid":true}')
  const answer = await call
  expect([answer.headers.get('connection'), await answer.json()]).toEqual(['close', { paid: true }])
  expect(await exited).toEqual([0, null])
})

it.each([
  [{ STOP_DELAY: 'soon' }, 'STOP_DELAY must be a number of seconds, as in 5; it is "soon"'],
  [{ METRICS_LISTEN: '9464' }, 'METRICS_LISTEN must be address:port, as in 127.0.0.1:9464; it is "9464"'],
  [{ OPERATOR_API_URL: '' }, 'names no operator: set operatorApi there or beside hosts, or OPERATOR_API_URL'],
])('ends with one sentence for %j', async (env, sentence) => {
  const child = start(env)
  let errors = ''
  child.stderr?.on('data', (text) => (errors += String(text)))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(errors).toContain(sentence)
  expect(errors.trim()).not.toContain('\n')
})

it('checks a configuration without starting', async () => {
  const outcome = async (...args: string[]) => {
    const child = start({}, ...args)
    const [status] = await once(child, 'close')
    return [status, printed.get(child) ?? '']
  }
  expect(await outcome('check-config')).toEqual([0, 'The configuration is valid, for any other host\n'])
  expect(await outcome('check-config', join(folder, 'none.json'))).toEqual([1, ''])
  expect(await outcome('chek-config')).toEqual([1, ''])
})

it('gives its figures to Prometheus on an address of its own', async () => {
  const child = start({ METRICS_LISTEN: 'localhost:0' })
  const metrics = await addressAfter('Metrics are at', child)
  const address = await addressAfter('Voie Libre is at', child)
  await fetch(`${address}/help`)
  expect(await (await fetch(`${metrics}/metrics`)).text()).toContain('route="/help",status="200"} 1')
  expect((await fetch(`${metrics}/`)).status).toBe(404)
  // The public address has a page of that name at most.
  expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('voie_libre_')
})
