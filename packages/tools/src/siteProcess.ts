import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.ts'

interface SiteProcess {
  address: Promise<string>
  stop: () => Promise<void>
  /** Kills the process without closing anything, like a power failure. */
  kill: () => Promise<void>
}

/**
 * Starts the built portal with its own sandbox, in memory, on a free port. `address` rejects when the server does not
 * start.
 */
export function startSite(env: Record<string, string> = {}): SiteProcess {
  const child = spawn(process.execPath, ['packages/tools/run.mjs', 'apps/demo/src/serve', '--no-build'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SANDBOX_DATA: 'memory', DATABASE_URL: '', OPERATOR_API_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  return { address, stop, kill }
}
