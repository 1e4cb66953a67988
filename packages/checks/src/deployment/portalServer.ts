import { join } from 'node:path'
import { root } from '@voie-libre/tools/paths'
import { type ServerProcess, startServer } from '@voie-libre/tools/siteProcess'

/** Starts `apps/server` as systemd does, on a port, and waits until it listens. */
export async function startPortal(port: number, env: Record<string, string>): Promise<ServerProcess> {
  const given = { PATH: process.env['PATH'], PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', ...env }
  const server = startServer(['apps/server/src/main.ts'], given)
  await server.address
  return server
}

/** The configuration's hosts for tests: the main brands on one build. */
export const testConfig = join(root, 'packages/checks/src/deployment/three.config.json')
