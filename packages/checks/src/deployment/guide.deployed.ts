import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@voie-libre/tools/paths'
import { freePort } from '@voie-libre/tools/postgres'
import { run } from '@voie-libre/tools/shell'
import { startSite } from '@voie-libre/tools/siteProcess'
import { ask } from './client.ts'
import { replaced } from './nginx.ts'

/**
 * Follows docs/OPERATING.md as a new operator would: its commands run in order, from a clone of the last commit to an update
 * and back. Only addresses, ports and the folders of the system are replaced; programs that need a whole machine (systemctl,
 * nginx, useradd) are stand-ins.
 */
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-guide-'))
const inFolder = (path: string) => join(folder, path)
const ports = { 4301: await freePort(), 4302: await freePort() }
const repository = inFolder('voie-libre.git')
const guide = readFileSync(join(root, 'docs/OPERATING.md'), 'utf8')
const site = startSite({ SANDBOX_CAPTCHA: 'light' })

/** The shell blocks of the guide from one heading to another. */
function commands(from: string, to: string): string {
  const part = guide.slice(guide.indexOf(`\n## ${from}\n`), guide.indexOf(`\n## ${to}\n`))
  return [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block).join('\n')
}

/** Runs commands of the guide in this folder and returns their output. Throws when one fails. */
async function follow(script: string): Promise<string> {
  const shell = spawn('bash', ['-e', '-o', 'pipefail', '-x', '-c', script], {
    env: { ...process.env, PATH: standIns(), NODE_ENV: undefined, CI: '1', GUIDE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [status] = await once(shell, 'close')
  if (status !== 0) throw new Error(`The guide's commands end with ${String(status)}:\n${output.slice(-6000)}`)
  return output
}

/** Places that the guide names, each with its place on this machine. */
const places = (): [string, string][] => [
  ['https://git.operator.example/voie-libre.git', repository],
  ['/srv/voie-libre', inFolder('srv/voie-libre')],
  ['4301', String(ports[4301])],
  ['4302', String(ports[4302])],
]

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
    systemctl: `exec ${process.execPath} ${join(import.meta.dirname, 'systemctl.ts')} "$@"`,
  }
  mkdirSync(bin, { recursive: true })
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return [bin, process.env['PATH'] ?? ''].join(delimiter)
}

async function git(...args: string[]): Promise<void> {
  const { ok, output } = await run('git', args)
  if (!ok) throw new Error(`git ${args.join(' ')}: ${output}`)
}

/** Commits a release whose page and code differ from the last commit's. */
async function commitNextRelease(): Promise<void> {
  const work = inFolder('work')
  await git('clone', '--quiet', repository, work)
  for (const [path, from, to] of [
    ['apps/portal/index.html', '</head>', '<meta name="release" content="next" /></head>'],
    ['apps/portal/src/main.tsx', 'followVisitor()\n', "followVisitor()\nperformance.mark('next release')\n"],
  ] as const) {
    const file = join(work, path)
    writeFileSync(file, replaced(readFileSync(file, 'utf8'), [[from, to]]))
  }
  const author = ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.org']
  await git('-C', work, ...author, 'commit', '--quiet', '--all', '--message', 'portal: mark the next release')
  await git('-C', work, 'push', '--quiet', 'origin', 'HEAD')
}

const get = (host: string, path: string, port: number = ports[4301]) =>
  ask({ host, port, path, headers: { connection: 'close' } }, { tls: false })

const post = async (address: string, path: string, body: unknown) =>
  fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

let output = ''
beforeAll(async () => {
  const operator = await site.address
  // The accounts and the notice that the guide's commands name.
  await post(operator, 'accounts', { email: 'ada@example.org', password: 'Secret.123', plates: ['AB-123-CD'] })
  await post(operator, 'renters', { email: 'fleet@example.org', password: 'Secret.12345', plates: 3, journeys: 3 })
  await post(operator, 'notices', { number: '4711', numberPlate: 'CC-111-CC' })
  for (const name of ['etc/systemd/system', 'etc/nginx/conf.d', 'srv/voie-libre']) {
    mkdirSync(inFolder(name), { recursive: true })
  }
  await git('clone', '--quiet', '--bare', root, repository)
  output = await follow(
    replaced(commands('Connect your server', 'Go live'), [
      ...places(),
      ['/etc/voie-libre', inFolder('etc/voie-libre')],
      ['https://api.operator.example', operator],
      ['https://api.test.operator.example', operator],
      [' /etc/systemd', ` ${inFolder('etc/systemd')}`],
      [' /etc/nginx', ` ${inFolder('etc/nginx')}`],
    ]),
  )
}, 900_000)
afterAll(async () => {
  for (const file of globSync(inFolder('services/*'))) process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM')
  await site.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

it('the contract is checked before anything is configured', () => {
  expect(output).toMatch(/[1-9]\d* calls tried, 0 of them break the contract;/)
})

it('the fourth host has the fourth brand, its headers, its settings and its first screen', async () => {
  const { status, headers, text } = await get('cormoran.example', '/')
  expect(status).toBe(200)
  expect(text).toContain('data-brand="cormoran"')
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://pay.example;")
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect(text).toContain('&quot;phone&quot;:&quot;+33 1 99 00 79 00&quot;')
  expect(text).toContain('&quot;type&quot;:&quot;UTA&quot;')
  await expect.poll(async () => (await get('cormoran.example', '/')).text).toContain('id="drawn-page"')
  const [, sheet = ''] = /href="(\/brands\/cormoran\/brand\.[^"]*css)"/.exec(text) ?? []
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

/** The page's own code: a file of one build. */
const codeOf = (page: string) => /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? 'no code'
const isKept = (file: string) => existsSync(inFolder(`srv/voie-libre/kept/${file}`))
const pages = async () => [
  (await get('cormoran.example', '/', ports[4301])).text,
  (await get('cormoran.example', '/', ports[4302])).text,
]

/** Asks one server after the other until a command has ended, as nginx does; returns how often none answered. */
async function unansweredDuring(command: Promise<unknown>): Promise<number> {
  const ended = command.then(() => 'ended')
  let unanswered = 0
  for (;;) {
    if (!((await answersAt(4301)) || (await answersAt(4302)) || (await answersAt(4301)))) unanswered += 1
    const pause = new Promise<string>((done) => {
      setTimeout(() => done('asks again'), 100)
    })
    if ((await Promise.race([ended, pause])) === 'ended') return unanswered
  }
}
const answersAt = (port: keyof typeof ports) =>
  get('cormoran.example', '/', ports[port]).then(
    ({ status }) => status === 200,
    () => false,
  )

describe('after an update as written', () => {
  let before = ''
  let unanswered = 0
  beforeAll(async () => {
    before = codeOf((await get('cormoran.example', '/')).text)
    await commitNextRelease()
    unanswered = await unansweredDuring(follow(replaced(commands('Update', 'Roll back'), places())))
  }, 900_000)

  it('every visit was answered meanwhile', () => {
    expect(unanswered).toBe(0)
  })

  it('both servers send the new release in the own brand', async () => {
    for (const page of await pages()) {
      expect(page).toContain('<meta name="release" content="next" />')
      expect(page).toContain('data-brand="cormoran"')
      expect(codeOf(page)).not.toBe(before)
    }
  })

  it('the files of both builds are kept', async () => {
    expect([before, codeOf((await pages()).join(''))].filter(isKept)).toHaveLength(2)
  })

  it('rolling back as written brings the old release back, without an unanswered visit', async () => {
    const script = replaced(commands('Roll back', 'Incidents'), places().slice(1))
    expect(await unansweredDuring(follow(script))).toBe(0)
    for (const page of await pages()) {
      expect(page).not.toContain('name="release"')
      expect(codeOf(page)).toBe(before)
    }
  }, 120_000)
})
