import { run } from '@voie-libre/tools/shell'
import { nginxProgram } from './nginx.ts'

/** The published nginx configuration in front of two portal servers; `pnpm test:failover` also kills them in turn. */
export default async function main(): Promise<number> {
  if (nginxProgram() === undefined) {
    console.log('NOT RUN: no nginx on this machine; Debian has it as nginx')
    return 0
  }
  const args = ['run', '--config', 'packages/tools/vitest.config.ts', '--root', '.', '--project', 'deployed']
  const { ok } = await run('vitest', [...args, 'packages/checks/src/deployment/hosts'], { show: true })
  return ok ? 0 : 1
}
