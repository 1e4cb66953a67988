import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.ts'

export type ServerProcess = ReturnType<typeof startServer>

/** Starts a program that serves a site and prints its address, by default with this Node. */
export function startServer(args: readonly string[], env: NodeJS.ProcessEnv, cwd = root, program = process.execPath) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  let output = ''
  const address = new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [line] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (line !== undefined) found(line)
      })
    }
    child.on('close', () => failed(new Error(`The server did not start:\n${output}`)))
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    child.kill(signal)
    await closed
  }
  return {
    /** The first address that the process prints; rejects with the output when the process ends before. */
    address,
    output: () => output,
    /** Lets running calls finish, as an update does. */
    stop: end('SIGTERM'),
    /** Kills the process without closing anything, like a power failure. */
    kill: end('SIGKILL'),
  }
}

/** Starts the built portal with its own sandbox, in memory, on a free port. */
export const startSite = (env: Record<string, string> = {}): ServerProcess =>
  startServer(['packages/tools/run.mjs', 'apps/demo/src/serve', '--no-build'], {
    ...process.env,
    PORT: '0',
    SANDBOX_DATA: 'memory',
    DATABASE_URL: '',
    OPERATOR_API_URL: '',
    ...env,
  })
