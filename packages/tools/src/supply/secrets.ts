import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

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

interface File {
  path: string
  text: string
}

/**
 * Keys, tokens and passwords in files, by file and line; the lines do not repeat the secret. One call reads all files as one
 * text, because the library's own time measurement makes a thousand calls slow.
 */
export async function secretsIn(files: readonly File[]): Promise<string[]> {
  const starts: { path: string; line: number }[] = []
  let line = 1
  for (const { path, text } of files) {
    starts.push({ path, line })
    line += text.split('\n').length
  }
  const { messages } = await lintSource({
    source: {
      filePath: 'all.txt',
      content: files.map(({ text }) => text).join('\n'),
      ext: '.txt',
      contentType: 'text',
    },
    options: { noPhysicFilePath: true, maskSecrets: true, config },
  })
  return messages.map(({ loc, message }) => {
    const at = starts.findLast((start) => start.line <= loc.start.line)
    return `${at?.path}:${loc.start.line - (at?.line ?? 0) + 1}: ${message}`
  })
}
