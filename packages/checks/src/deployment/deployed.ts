import { run } from '@voie-libre/tools/shell'
import { nginxProgram } from '../testing/nginx.ts'

/** Runs the tests of one file of this folder, such as `hosts`, if the machine has the program that they need. */
export default async function main([file = '', program = '']: readonly string[]): Promise<number> {
  const isHere = program === 'nginx' ? nginxProgram() !== undefined : (await run(program, ['--version'])).ok
  if (isHere) return runDeployed(`deployment/${file}`)
  console.log(`NOT RUN: no ${program} on this machine; Debian has it as ${program}`)
  return 0
}

export async function runDeployed(file: string, env: Record<string, string> = {}): Promise<number> {
  const args = ['run', '--config', 'packages/tools/vitest.config.ts', '--root', '.', '--project', 'deployed']
  const { ok } = await run('vitest', [...args, '--reporter=verbose', `packages/checks/src/${file}.deployed.ts`], {
    show: true,
    env,
  })
  return ok ? 0 : 1
}
