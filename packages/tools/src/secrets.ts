import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'
import { expectOk, run } from './shell.ts'
import { secretsIn } from './supply/secrets.ts'

const binary = /\.(png|jpe?g|gif|woff2|pdf|ico|gz)$/

/** `pnpm secrets`: looks for keys, tokens and passwords in every file that git has or would add. */
export default async function main(): Promise<number> {
  const output = await expectOk(run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']))
  const paths = output.split('\0').filter((path) => path !== '' && !binary.test(path))
  // A file that was just deleted, or a link to a folder, has no text.
  const textOf = (path: string) => readFile(join(root, path), 'utf8').catch(() => '')
  const found = await secretsIn(await Promise.all(paths.map(async (path) => ({ path, text: await textOf(path) }))))
  for (const line of found) console.log(line)
  if (found.length > 0) console.log('A secret that was committed once is public: revoke it, then remove it.')
  return found.length === 0 ? 0 : 1
}
