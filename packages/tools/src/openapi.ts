import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractDocument } from '@voie-libre/conformance/openapi'
import { apiPages } from './apiPages.ts'
import { root } from './paths.ts'

/** `pnpm openapi`: writes the contract for programs and for readers; with `--check` only reports whether a file is outdated. */
export default async function main(args: readonly string[]): Promise<number> {
  const document: unknown = JSON.parse(JSON.stringify(contractDocument()))
  const guide = await readFile(join(import.meta.dirname, 'apiGuide.md'), 'utf8')
  const files = [
    ['docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/API.md', apiPages(document, guide)],
  ] as const
  const outdated: string[] = []
  for (const [name, fresh] of files) {
    const path = join(root, name)
    if (!args.includes('--check')) {
      await writeFile(path, fresh)
      console.log(`${name} is written.`)
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== fresh) outdated.push(name)
  }
  for (const name of outdated) {
    console.log(`${name} is not what the contract says: run "pnpm openapi" and commit the file.`)
  }
  return outdated.length === 0 ? 0 : 1
}
