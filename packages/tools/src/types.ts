import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from './paths.ts'
import { run } from './shell.ts'

/**
 * `pnpm types`: checks the types of every package, two at a time. By default the compiler runs four checkers, each of which
 * resolves the same types again: twice the processor time for the portal.
 */
export default async function main(): Promise<number> {
  const waiting = globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).map((file) => dirname(file))
  // Called by path, because this package is named typescript too and both provide the command tsc.
  const compiler = resolve(root, 'node_modules/typescript7/bin/tsc')
  let status = 0
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { ok, output } = await run(process.execPath, [compiler, '-p', project, '--checkers', '1'])
      console.log(ok ? `${project}: ok` : `${project}:\n${output}`)
      if (!ok) status = 1
    }
  }
  await Promise.all([work(), work()])
  return status
}
