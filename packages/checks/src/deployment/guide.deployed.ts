import { createHash } from 'node:crypto'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@voie-libre/tools/paths'
import { freePort, startPostgres } from '@voie-libre/tools/postgres'
import { expectOk, run } from '@voie-libre/tools/shell'
import { type ServerProcess, startSite } from '@voie-libre/tools/siteProcess'
import { clientOf } from '../testing/drivers.ts'
import { ask, nginxProgram, replaced } from '../testing/nginx.ts'

/**
 * Follows docs/OPERATING.md as a new operator would: its commands run in order, from a clone of the last commit to an update
 * and back, with Debian's nginx and its configuration, and an operator on PostgreSQL. Only addresses, ports and the folders of the
 * system are replaced. What needs a whole machine is not there, and has a stand-in: systemd as process 1 (`systemctl.sh` runs what
 * the units say, without isolation; `systemd-analyze verify` reads them), and `useradd`.
 */
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-guide-'))
const inFolder = (path: string) => join(folder, path)
/** Four digits, because the unit puts a 1 before them for its figures. */
const shortPort = (): Promise<number> => freePort(2000 + Math.floor(Math.random() * 4000)).catch(shortPort)
const ports = { 4301: await shortPort(), 4302: await shortPort() }
const [https, http] = [await freePort(), await freePort()]
const repository = inFolder('voie-libre.git')
const guide = readFileSync(join(root, 'docs/OPERATING.md'), 'utf8')
let postgres: { url: string; stop: () => Promise<void> }
let site: ServerProcess

/** The shell blocks of the guide from one heading to another. */
function commands(from: string, to: string): string {
  const part = guide.slice(guide.indexOf(`\n## ${from}\n`), guide.indexOf(`\n## ${to}\n`))
  return [...part.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block).join('\n')
}

/** Runs commands of the guide in this folder and returns their output. Throws when one fails. */
function follow(script: string): Promise<string> {
  const env = { PATH: standIns(), NODE_ENV: undefined, CI: '1', GUIDE_FOLDER: folder }
  return expectOk(run('bash', ['-e', '-o', 'pipefail', '-x', '-c', script], { env }))
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
    nginx: `exec ${nginxProgram() ?? 'nginx'} -c ${inFolder('etc/nginx/nginx.conf')} -e ${inFolder('var/log/nginx/error.log')} "$@"`,
    systemctl: `exec sh ${join(import.meta.dirname, 'systemctl.sh')} "$@"`,
  }
  mkdirSync(bin, { recursive: true })
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return [bin, process.env['PATH'] ?? ''].join(delimiter)
}

/** Debian's own configuration of nginx with its default site, in this folder. */
function installNginx(): void {
  const here = (text: string) =>
    text
      .replaceAll(/\/etc\/nginx\/(conf\.d|sites-enabled)/g, inFolder('etc/nginx/$1'))
      .replaceAll('/run/nginx.pid', inFolder('run/nginx.pid'))
      .replaceAll('/var/log/nginx', inFolder('var/log/nginx'))
      .replaceAll(/listen (\[::\]:)?80 /g, `listen $1${http} `)
  for (const name of ['etc/nginx/conf.d', 'etc/nginx/sites-enabled', 'run', 'var/log/nginx']) {
    mkdirSync(inFolder(name), { recursive: true })
  }
  writeFileSync(inFolder('etc/nginx/nginx.conf'), here(readFileSync('/etc/nginx/nginx.conf', 'utf8')))
  const defaultSite = here(readFileSync('/etc/nginx/sites-available/default', 'utf8'))
  writeFileSync(inFolder('etc/nginx/sites-enabled/default'), defaultSite)
  writeFileSync(inFolder('default-site'), defaultSite)
}

/** The published file with the ports and folders of this test; the guide's commands have put it there. */
const ownPorts = () =>
  [
    `s/listen 443/listen ${https}/; s/:443 /:${https} /; s/listen 80/listen ${http}/; s/\\]:80;/]:${http};/`,
    `s/:4301/:${ports[4301]}/; s/:4302/:${ports[4302]}/`,
    `s#/etc/voie-libre#${inFolder('etc/voie-libre')}#; s#/srv/voie-libre#${inFolder('srv/voie-libre')}#`,
    `s#/var/log/nginx#${inFolder('var/log/nginx')}#`,
  ].join('; ')

const git = (...args: string[]) => expectOk(run('git', args))

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

const throughNginx = (path: string) => ask({ host: 'cormoran.example', port: https, path })

let output = ''
beforeAll(async () => {
  // nginx' workers are another user.
  chmodSync(folder, 0o755)
  const started = await startPostgres()
  if (typeof started === 'string') throw new Error(started)
  postgres = started
  site = startSite({ SANDBOX_CAPTCHA: 'light', DATABASE_URL: postgres.url })
  installNginx()
  const operator = await site.address
  // The accounts and the notice that the guide's commands name.
  const { post } = clientOf(operator)
  await post('/sandbox/accounts', { email: 'ada@example.org', password: 'Secret.123', plates: ['AB-123-CD'] })
  await post('/sandbox/renters', { email: 'fleet@example.org', password: 'Secret.12345', plates: 3, journeys: 3 })
  await post('/sandbox/notices', { number: '4711', numberPlate: 'CC-111-CC' })
  for (const name of ['etc/systemd/system', 'srv/voie-libre']) mkdirSync(inFolder(name), { recursive: true })
  await git('clone', '--quiet', '--bare', root, repository)
  output = await follow(
    replaced(commands('Connect your server', 'Go live'), [
      ...places(),
      ['/etc/voie-libre', inFolder('etc/voie-libre')],
      ['https://api.operator.example', operator],
      ['https://api.test.operator.example', operator],
      [' /etc/systemd', ` ${inFolder('etc/systemd')}`],
      [' /etc/nginx', ` ${inFolder('etc/nginx')}`],
      ['rm -f ', `sed -i '${ownPorts()}' ${inFolder('etc/nginx/conf.d/voie-libre.conf')}\nrm -f `],
      [
        'cormoran.example:443:127.0.0.1 https://cormoran.example/',
        `cormoran.example:${https}:127.0.0.1 https://cormoran.example:${https}/`,
      ],
    ]),
  )
}, 900_000)
afterAll(async () => {
  for (const file of globSync([inFolder('services/*'), inFolder('run/nginx.pid')]))
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM')
  await site?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

it('the contract is checked before anything is configured', () => {
  expect(output).toMatch(/[1-9]\d* calls tried, 0 of them break the contract;/)
})

it("nginx accepts the configuration beside Debian's default site too", async () => {
  expect(
    await follow(`cp ${inFolder('default-site')} ${inFolder('etc/nginx/sites-enabled/default')}; nginx -t 2>&1`),
  ).toContain('test is successful')
  await follow(`rm ${inFolder('etc/nginx/sites-enabled/default')}`)
})

it('systemd understands the unit', async () => {
  const { ok } = await run('systemd-analyze', ['--version'])
  if (!ok) return console.log('NOT RUN: this machine has no systemd-analyze')
  const unit = inFolder('voie-libre@.service')
  const text = readFileSync(join(root, 'deploy/systemd/voie-libre@.service'), 'utf8')
  writeFileSync(unit, replaced(text, [['/usr/bin/node', '/bin/true']]))
  expect((await run('systemd-analyze', ['verify', unit.replace('@', '@4301')])).output).toBe('')
})

it('visitors reach the fourth host through nginx, which serves its files itself', async () => {
  const { status, text } = await throughNginx('/')
  expect(status).toBe(200)
  expect(text).toContain('data-brand="cormoran"')
  const files = [...text.matchAll(/"(\/(?:assets|brands)\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(5)
  for (const path of files) {
    expect((await throughNginx(path)).status, path).toBe(200)
    expect(isKept(path.slice(1)), path).toBe(true)
  }
  expect((await ask({ host: 'foreign.example', port: http, path: '/' }, { tls: false })).status).toBe(421)
})

it('two machines that build the same commit serve the same addresses and the same files', async () => {
  const other = inFolder('another/machine')
  await follow(`git clone --quiet ${repository} ${other} && cd ${other}
cp -r ${inFolder('srv/voie-libre/0.1.0')}/deploy/brands deploy/ && pnpm install --frozen-lockfile && pnpm build --force`)
  const built = (clone: string) =>
    ['apps/portal/dist', 'packages/tokens/dist'].flatMap((part) =>
      globSync('**/*', { cwd: join(clone, part), withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name)
          return `${path.slice(clone.length)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`
        })
        .toSorted(),
    )
  const first = built(inFolder('srv/voie-libre/0.1.0'))
  expect(first.length).toBeGreaterThan(500)
  expect(built(other)).toEqual(first)
}, 600_000)

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

/** Visits the site through nginx until a command has ended; returns how often nobody answered. */
async function unansweredDuring(command: Promise<unknown>): Promise<number> {
  const ended = command.then(() => 'ended')
  let unanswered = 0
  for (;;) {
    const status = await throughNginx('/').then((answer) => answer.status, String)
    if (status !== 200) unanswered += 1
    const pause = new Promise<string>((done) => {
      setTimeout(() => done('asks again'), 100)
    })
    if ((await Promise.race([ended, pause])) === 'ended') return unanswered
  }
}

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
