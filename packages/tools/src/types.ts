import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from './paths.ts'
import { run } from './shell.ts'

/**
 * `pnpm types`: checks the types of every package, two at a time. By default the compiler runs four checkers, each of which
 * resolves the same types again: twice the processor time for the portal.
 */
export default async function main(): Promise<number> {
  const { ok, output } = await checkTypes()
  console.log(output)
  return ok ? 0 : 1
}

export async function checkTypes(): Promise<{ ok: boolean; output: string }> {
  const waiting = globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).map((file) => dirname(file))
  const results: { project: string; ok: boolean; output: string }[] = []
  // Called by path, because this package is named typescript too and both provide the command tsc.
  const compiler = resolve(root, 'node_modules/typescript7/bin/tsc')
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      results.push({ project, ...(await run(process.execPath, [compiler, '-p', project, '--checkers', '1'])) })
    }
  }
  await Promise.all([work(), work()])
  const lines = results
    .toSorted((one, other) => one.project.localeCompare(other.project))
    .map(({ project, ok, output }) => (ok ? `${project}: ok` : `${project}:\n${output}`))
  return { ok: results.every(({ ok }) => ok), output: lines.join('\n') }
}
