import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { root } from './paths.ts'
import { expectOk, run } from './shell.ts'

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

/** The database of the examples, whose password is public. */
const publicDatabase = '/postgres:\\/\\/postgres:postgres@(localhost|database):5432\\/postgres/'
const config = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: creator,
      rules: [{ id: '@secretlint/secretlint-rule-database-connection-string', options: { allows: [publicDatabase] } }],
    },
  ],
}

/**
 * Keys, tokens and passwords in files, by file and line; the lines do not repeat the secret. One call reads all files as one
 * text, because the library's own time measurement makes a thousand calls slow.
 */
export async function secretsIn(files: readonly { path: string; text: string }[]): Promise<string[]> {
  const origins = files.flatMap(({ path, text }) => text.split('\n').map((_, at) => `${path}:${at + 1}`))
  const content = files.map(({ text }) => text).join('\n')
  const { messages } = await lintSource({
    source: { filePath: 'all.txt', content, ext: '.txt', contentType: 'text' },
    options: { noPhysicFilePath: true, maskSecrets: true, config },
  })
  return messages.map(({ loc, message }) => `${origins[loc.start.line - 1]}: ${message}`)
}
