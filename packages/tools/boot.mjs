// Installs the packages of the lock file, then starts a script on the repository's own Node. This is the only file that
// runs on the caller's Node and package manager. It stops if the install fails.
// Usage: node packages/tools/boot.mjs <script> [arguments]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const signals = ['SIGINT', 'SIGTERM']
const pnpmVersion = '12.21.0'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The first signal that asked this program to end. */
const asked = { signal: '' }

/** Runs pnpm through npx; returns its exit status. Hides npm's own warnings (its version, unknown settings), which would hide ours. */
async function pnpm(...args) {
  const child = spawn('npx', ['-y', `pnpm@${pnpmVersion}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Starts a process group, since the shells in between do not pass SIGTERM on.
    detached: process.platform !== 'win32',
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' },
  })
  const stop = (signal) => {
    asked.signal ||= signal
    try {
      if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    } catch {
      // The group has ended already, as a terminal's Ctrl+C may do.
    }
  }
  for (const signal of signals) process.on(signal, stop)
  // npm passes SIGTERM on to a shell, which ends without telling this process.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || stop('SIGTERM'), 500)
  const [code] = await once(child, 'close')
  clearInterval(watch)
  for (const signal of signals) process.off(signal, stop)
  return code ?? 1
}

const [script, ...rest] = process.argv.slice(2)
const installed = await pnpm('install', '--frozen-lockfile', '--reporter=append-only')
const status = installed === 0 && !asked.signal ? await pnpm('--silent', 'run', script, ...rest) : installed
// 130 or 143, as shells have it, whatever the programs between here and the script say: an interrupted `npm test` has not passed.
process.exitCode = asked.signal ? 128 + constants.signals[asked.signal] : status
