import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.ts'

export type ServerProcess = ReturnType<typeof startServer>

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>

/** Starts a program that runs until a signal; `started` is what it prints first, and rejects when the process ends before. */
export function startProcess(program: string, args: readonly string[], options: Options, printed: RegExp) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  let output = ''
  const started = new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [line] = printed.exec(output) ?? []
        if (line !== undefined) found(line)
      })
    }
    child.on('error', failed)
    child.on('close', () => failed(new Error(`${program} did not start:\n${output}`)))
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT') => async () => {
    child.kill(signal)
    await closed
  }
  return { started, output: () => output, end }
}

/** Starts a program that serves a site and prints its address, by default with this Node. */
export function startServer(args: readonly string[], env: NodeJS.ProcessEnv, cwd = root, program = process.execPath) {
  const { started: address, output, end } = startProcess(program, args, { cwd, env }, /http:\/\/localhost:\d+/)
  return {
    address,
    output,
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
