// Installs the packages of the lock file, then starts a script on the repository's own Node. This is the only file that
// runs on the caller's Node and package manager. It stops if the install fails.
// Usage: node packages/tools/boot.mjs <script> [arguments]
import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const pnpmVersion = '12.21.0'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Starts pnpm through npx. Hides npm's own warnings (its version, unknown settings), which would hide ours. */
function pnpm(args, stderr) {
  return spawn('npx', ['-y', `pnpm@${pnpmVersion}`, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', stderr],
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' },
  })
}

const closed = (child) => new Promise((done) => child.on('close', (code) => done(code ?? 1)))

/** Installs the packages and prints progress: pnpm reports each package as a line of JSON on standard error. */
async function install() {
  const started = performance.now()
  const child = pnpm(['install', '--frozen-lockfile', '--reporter=ndjson'], 'pipe')
  const counts = { resolved: 0, fetched: 0, imported: 0 }
  const problems = []
  let shown = 0
  for await (const line of createInterface({ input: child.stderr })) {
    const event = parse(line)
    if (event === undefined) problems.push(line)
    else if (event.level === 'error') problems.push(event.err?.message ?? event.message ?? line)
    if (event?.name !== 'pnpm:progress' || !(event.status in counts)) continue
    counts[event.status] += 1
    const tenth = Math.floor((counts.imported / Math.max(counts.resolved, 1)) * 10)
    if (counts.imported === 0 || tenth <= shown) continue
    if (shown === 0)
      console.log('Installing what is missing (on the first run, and when the lock file has changed) ...')
    shown = tenth
    if (tenth < 10) console.log(`  ${tenth * 10} % of ${counts.resolved} packages`)
  }
  const code = await closed(child)
  if (code !== 0) {
    console.error(`${problems.join('\n')}\nThe packages could not be installed.`)
    process.exit(code)
  }
  const seconds = (performance.now() - started) / 1000
  if (shown > 0) console.log(`  ${counts.imported} packages installed in ${seconds.toFixed(0)} s`)
}

function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const [script, ...rest] = process.argv.slice(2)
console.log('Checking the installed packages ...')
await install()
process.exitCode = await closed(pnpm(['--silent', 'run', script, ...rest], 'inherit'))
