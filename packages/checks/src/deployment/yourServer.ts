import { run } from '@voie-libre/tools/shell'

/** The small server of docs/YOUR-SERVER.md behind the real portal. */
export default async function main(): Promise<number> {
  if (!(await run('python3', ['--version'])).ok) {
    console.log('NOT RUN: no python3 on this machine; Debian has it as python3')
    return 0
  }
  const args = ['run', '--config', 'packages/tools/vitest.config.ts', '--root', '.', '--project', 'deployed']
  const { ok } = await run('vitest', [...args, 'packages/checks/src/deployment/yourServer'], { show: true })
  return ok ? 0 : 1
}
