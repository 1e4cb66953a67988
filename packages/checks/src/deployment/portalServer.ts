import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '@voie-libre/tools/paths'
import { answers } from './nginx.ts'

export interface PortalServer {
  /** Lets running calls finish, as an update does. */
  stop: () => Promise<void>
  /** Like a power failure. */
  kill: () => Promise<void>
}

/** Starts `apps/server` as systemd does, on a port, and waits until it is ready. */
export async function startPortal(port: number, env: Record<string, string>): Promise<PortalServer> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  const closed = once(child, 'close')
  await Promise.race([
    answers(`http://127.0.0.1:${port}/health/ready`),
    closed.then(() => {
      throw new Error(`The portal server did not start:\n${errors}`)
    }),
  ])
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    child.kill(signal)
    await closed
  }
  return { stop: end('SIGTERM'), kill: end('SIGKILL') }
}

/** The configuration's hosts for tests: the main brands on one build. */
export const testConfig = join(root, 'packages/checks/src/deployment/three.config.json')
