import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { root } from './paths.ts'

/** An error that the user can fix: printed as one line, without a stack. */
export class CliError extends Error {
  override name = 'CliError'
}

// A build in this process changes NODE_ENV, which would disable React's test helpers in child processes.
const { NODE_ENV } = process.env

/** Environment for child processes: this Node and the repository's own programs come first in PATH. */
export const environment = (more: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV,
  PATH: [resolve(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  ...more,
})

/** The user that a program runs as; by default the same. */
export type Account = { uid?: number; gid?: number }

const defaults = { env: {} as Record<string, string | undefined>, show: false, cwd: root, account: {} as Account }
type Result = Awaited<ReturnType<typeof run>>

/** Runs a program in a folder, by default the repository's; `show` also prints its output while it runs. */
export function run(command: string, args: readonly string[], options: Partial<typeof defaults> = {}) {
  const { env, show, cwd, account } = { ...defaults, ...options }
  return new Promise<{ ok: boolean; output: string }>((done) => {
    const child = spawn(command, args, {
      cwd,
      ...account,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (show) process.stdout.write(text)
      })
    }
    child.on('error', (error) => done({ ok: false, output: `${command}: ${error.message}` }))
    child.on('close', (code) => done({ ok: code === 0, output }))
  })
}

/** What a program has printed; throws that if it failed. */
export async function expectOk(work: Promise<Result>): Promise<string> {
  const { ok, output } = await work
  if (!ok) throw new CliError(output.trim())
  return output
}

/** Runs the pnpm that started this command, or one that npm fetches. */
export function pnpm(...args: readonly string[]): Promise<Result> {
  const own = process.env['npm_execpath'] ?? ''
  return /pnpm[^/\\]*$/.test(own) ? run(own, args) : run('npx', ['-y', 'pnpm@12', ...args])
}
