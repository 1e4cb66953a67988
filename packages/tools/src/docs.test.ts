import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from './paths.ts'

const docs = globSync(['README.md', 'docs/*.md', 'apps/*/README.md'], { cwd: root })
/** A doc may leave out `src` and the folders that its context names: `server/app.ts` is `apps/server/src/app.ts`. */
const short = (path: string) => `/${path.replaceAll(/(^|\/)src\//g, '$1')}`
const files = globSync(['**/*.{ts,tsx,mjs,cjs,css}', '.storybook/*', '.*.cjs'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map(short)
/** A clone has no built folder before the first build. */
const isBuilt = (folder: string) => /^(?:apps|packages)\/\w+\/dist\b/.test(folder)
/** The table of bad and good names in CONTRIBUTING.md. */
const badNames = ['served.tsx', 'heldBack.ts']

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
function expanded(path: string): string[] {
  const [whole, list] = /\{([^}]*)\}/.exec(path) ?? []
  return whole === undefined ? [path] : (list ?? '').split(',').map((one) => path.replace(whole, one))
}

describe.each(docs)('%s', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8')
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part)

  it('links to files that exist', () => {
    const links = found(/\]\((?!\w+:)([^)#\s]+)/g)
    expect(links.filter((link) => !existsSync(join(root, dirname(doc), link)))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = found(/\bpnpm(?:@[\d.]+)? ([a-z][\w:-]*)/g)
    expect(commands.filter((name) => !(name in manifest.scripts) && name !== 'install')).toEqual([])
  })

  it('names source files and folders that exist', () => {
    const sources = found(/`([\w./{},-]+\.(?:tsx?|mjs|cjs|css))`/g).flatMap(expanded)
    const missing = sources.filter((name) => !files.some((file) => file.endsWith(short(name))))
    expect(missing.filter((name) => !badNames.includes(name))).toEqual([])
    const folders = found(/`((?:apps|packages|benchmarks)\/[\w/-]*)`/g)
    expect(folders.filter((folder) => !isBuilt(folder) && !existsSync(join(root, folder)))).toEqual([])
  })
})
