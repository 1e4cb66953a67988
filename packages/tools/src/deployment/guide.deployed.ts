import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { freePort } from '../postgres.ts'
import { run } from '../shell.ts'
import { startSite } from '../siteProcess.ts'
import { ask } from './client.ts'
import { replaced } from './nginx.ts'

/**
 * Follows docs/OPERATING.md as a new operator would: its commands from 'Connect your server' to 'Host' run in order, in a
 * clean clone of the last commit. Only addresses, ports and the folders of the system are replaced; programs that need a
 * whole machine (systemctl, nginx, useradd) are stand-ins.
 */
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-guide-'))
const inFolder = (path: string) => join(folder, path)
const ports: number[] = []
let output = ''
const site = startSite({ SANDBOX_CAPTCHA: 'light' })
const services: number[] = []

/** The shell blocks of the guide from one heading to another. */
function commands(guide: string, from: string, to: string): string {
  const part = guide.slice(guide.indexOf(`\n## ${from}\n`), guide.indexOf(`\n## ${to}\n`))
  return [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block).join('\n')
}

/** Programs of the machine before those of PATH. */
function standIns(): string {
  const bin = inFolder('bin')
  const programs = {
    // As Debian has them: pnpm from npm, and a Node that is new enough.
    pnpm: 'exec npx -y pnpm@12.21.0 "$@"',
    node: `exec ${process.execPath} "$@"`,
    useradd: 'true',
    // The published configuration with its certificates runs in hosts.deployed.ts.
    nginx: 'true',
    systemctl: `exec ${process.execPath} ${inFolder('systemctl.mjs')} "$@"`,
  }
  mkdirSync(bin)
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  // Starts a unit as its file says, without the isolation of systemd.
  writeFileSync(
    inFolder('systemctl.mjs'),
    `import { spawn } from 'node:child_process'
import { appendFileSync, openSync, readFileSync } from 'node:fs'
const [command, ...rest] = process.argv.slice(2)
for (const name of command === 'enable' ? rest.filter((one) => one.includes('@')) : []) {
  const [unit, instance] = name.split('@')
  const text = readFileSync(${JSON.stringify(inFolder('etc/systemd/system/'))} + unit + '@.service', 'utf8').replaceAll('%i', instance)
  const values = (key) => [...text.matchAll(new RegExp('^' + key + '=(.*)$', 'gm'))].map(([, value]) => value)
  const [program, ...given] = values('ExecStart')[0].replace('/usr/bin/node', process.execPath).split(' ')
  const env = Object.fromEntries(values('Environment').map((line) => line.split(/=(.*)/s)))
  const log = openSync(${JSON.stringify(inFolder('services.log'))}, 'a')
  const child = spawn(program, given, { cwd: values('WorkingDirectory')[0], env: { ...process.env, ...env }, detached: true, stdio: ['ignore', log, log] })
  appendFileSync(${JSON.stringify(inFolder('services'))}, child.pid + '\\n')
  child.unref()
}
`,
  )
  return [bin, process.env['PATH'] ?? ''].join(delimiter)
}

const post = async (address: string, path: string, body: unknown) =>
  fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

beforeAll(async () => {
  const operator = await site.address
  // The accounts and the notice that the guide's commands name.
  await post(operator, 'accounts', { email: 'ada@example.org', password: 'Secret.123', plates: ['AB-123-CD'] })
  await post(operator, 'renters', { email: 'fleet@example.org', password: 'Secret.12345', plates: 3, journeys: 3 })
  await post(operator, 'notices', { number: '4711', numberPlate: 'CC-111-CC' })
  const clone = inFolder('srv/voie-libre/current')
  for (const name of ['etc/systemd/system', 'etc/nginx/conf.d', dirname('srv/voie-libre/current')]) {
    mkdirSync(inFolder(name), { recursive: true })
  }
  const cloned = await run('git', ['clone', '--quiet', root, clone])
  if (!cloned.ok) throw new Error(cloned.output)
  ports.push(await freePort(), await freePort())
  const places: [string, string][] = [
    ['/srv/voie-libre', inFolder('srv/voie-libre')],
    ['/etc/voie-libre', inFolder('etc/voie-libre')],
  ]
  const unit = join(clone, 'deploy/systemd/voie-libre@.service')
  writeFileSync(unit, replaced(readFileSync(unit, 'utf8'), places))
  const script = replaced(
    commands(readFileSync(join(clone, 'docs/OPERATING.md'), 'utf8'), 'Connect your server', 'Go live'),
    [
      ...places,
      ['https://api.operator.example', operator],
      ['https://api.test.operator.example', operator],
      ['4301', String(ports[0])],
      ['4302', String(ports[1])],
      [' /etc/systemd', ` ${inFolder('etc/systemd')}`],
      [' /etc/nginx', ` ${inFolder('etc/nginx')}`],
    ],
  )
  const shell = spawn('bash', ['-e', '-o', 'pipefail', '-x', '-c', script], {
    env: { ...process.env, PATH: standIns(), NODE_ENV: undefined, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [status] = await once(shell, 'close')
  if (existsSync(inFolder('services'))) {
    services.push(...readFileSync(inFolder('services'), 'utf8').trim().split('\n').map(Number))
  }
  if (status !== 0) throw new Error(`The guide's commands end with ${String(status)}:\n${output.slice(-6000)}`)
}, 900_000)
afterAll(async () => {
  for (const service of services) process.kill(service, 'SIGTERM')
  await site.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

const get = (host: string, path: string) => ask({ host, port: ports[0] ?? 0, path }, { tls: false })

it('the contract is checked before anything is configured', () => {
  expect(output).toMatch(/[1-9]\d* calls tried, 0 of them break the contract\./)
})

it('the fourth host has the fourth brand, its headers, its settings and its first screen', async () => {
  const { status, headers, text } = await get('cormoran.example', '/')
  expect(status).toBe(200)
  expect(text).toContain('data-brand="cormoran"')
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://pay.example;")
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect(text).toContain('&quot;phone&quot;:&quot;+33 1 99 00 79 00&quot;')
  expect(text).toContain('&quot;type&quot;:&quot;UTA&quot;')
  await expect.poll(async () => (await get('cormoran.example', '/')).text).toContain('class="prerendered"')
  const [, sheet = ''] = /href="(\/brands\/cormoran\/brand\.css[^"]*)"/.exec(text) ?? []
  expect((await get('cormoran.example', sheet)).text).toContain('#0b5d7a')
})

it.each([
  ['toll.example', 'harbour'],
  ['a-89.example', 'volcano'],
  ['test.example', 'wireframe'],
])('%s beside it has %s', async (host, brand) => {
  expect((await get(host, '/')).text).toContain(`data-brand="${brand}"`)
})

it('and a host that the configuration does not name has no page', async () => {
  expect((await get('foreign.example', '/')).status).toBe(421)
})
