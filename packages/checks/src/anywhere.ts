import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@voie-libre/tools/paths'
import { expectOk, run } from '@voie-libre/tools/shell'

/**
 * `pnpm test:anywhere [--busy] [STEP…]`: runs `npm test` on a clean clone of the last commit under unfamiliar
 * conditions: an unprivileged user with an empty home, only DejaVu fonts, another time zone and language, one core. With
 * `--busy` the run gets both cores, at low priority beside two busy loops. Prints each condition and whether this machine
 * could set it; `npm test` prints the table and the failed tests. Returns the exit status of `npm test`.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const busy = args.includes('--busy')
  const steps = args.filter((arg) => arg !== '--busy')
  const folder = await mkdtemp(join(tmpdir(), 'voie-libre-anywhere-'))
  const loops: ChildProcess[] = []
  let stop = (): void => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop())
  try {
    const clone = join(folder, 'clone')
    await expectOk(run('git', ['clone', '--quiet', root, clone]))
    const user = await strangerFor(folder)
    const fonts = await onlyDejaVu(folder)
    const speed = busy ? ['nice', '-n', '10'] : oneCore
    if (busy) loops.push(busyLoop(), busyLoop())
    report('user', user ? `uid ${user.uid}, empty home` : 'this one, which is not root; empty home')
    report('fonts', fonts ? 'DejaVu alone' : 'NOT SET: no DejaVu fonts (Debian: fonts-dejavu-core)')
    report('zone, language', `${zone}, C`)
    report('speed', busy ? 'two busy loops beside it' : speed.length > 0 ? 'one core' : 'NOT SET: no taskset')
    const home = join(folder, 'home')
    const [command = 'npm', ...rest] = [...speed, 'npm', 'test', '--', ...steps]
    const child = spawn(command, rest, {
      cwd: clone,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true, // a group of its own, so that a signal reaches the whole run and this process can clean up
      ...user,
      env: {
        ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
        HOME: home,
        TMPDIR: join(folder, 'tmp'),
        TZ: zone,
        LANG: 'C',
        LC_ALL: 'C',
        ...(fonts && { FONTCONFIG_FILE: fonts }),
      },
    })
    const group = child.pid
    if (group !== undefined) stop = () => void process.kill(-group)
    const [code] = await once(child, 'close')
    return typeof code === 'number' ? code : 1
  } finally {
    for (const loop of loops) loop.kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }) // an ending browser may still write
  }
}

/** The time zone farthest ahead of Europe: its date differs from the date in Paris for most of the day. */
const zone = 'Pacific/Kiritimati'

/** The variables that the run inherits: the programs, and a company's proxy and certificates for the package registry. */
const kept = ['PATH', 'CHROMIUM_PATH', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE']

const report = (condition: string, value: string) => console.log(`${condition.padEnd(16)}${value}`)

/** Makes an unprivileged user the owner of the clone; returns `undefined` when the caller is unprivileged already. */
async function strangerFor(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  await mkdir(join(folder, 'home'))
  await mkdir(join(folder, 'tmp'))
  await chmod(folder, 0o755)
  if (process.getuid?.() !== 0) return undefined
  const nobody = { uid: 65_534, gid: 65_534 }
  await expectOk(run('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]))
  return nobody
}

/** Writes a font configuration with only the DejaVu fonts; returns `undefined` when the machine does not have them. */
async function onlyDejaVu(folder: string): Promise<string | undefined> {
  const faces = globSync('/usr/share/fonts/{truetype/dejavu,TTF,dejavu*}')[0]
  if (faces === undefined) return undefined
  const file = join(folder, 'fonts.conf')
  const dirs = `<dir>${faces}</dir><cachedir>${join(folder, 'home/fonts')}</cachedir>`
  const head = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
  await writeFile(file, `${head}\n<fontconfig>${dirs}</fontconfig>\n`)
  return file
}

const oneCore = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0'] : []

/** Starts a busy loop that stops when this process is gone, even if killed. */
const busyLoop = () =>
  spawn(process.execPath, ['-e', 'const started = process.ppid; while (process.ppid === started);'], {
    stdio: 'ignore',
  })
