// The one file that runs on the caller's own Node and package manager: installs what the lock file names, then hands
// over to a script that runs on the Node this repository brings along. Stops if the install fails.
// Usage: node packages/tools/boot.mjs <script> [arguments]
import { spawnSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const pnpmVersion = '12.21.0'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

function pnpm(...args) {
  const windows = process.platform === 'win32'
  const result = spawnSync('npx', ['-y', `pnpm@${pnpmVersion}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

const [script, ...rest] = process.argv.slice(2)
pnpm('install', '--frozen-lockfile', '--silent')
pnpm('--silent', 'run', script, ...rest)
