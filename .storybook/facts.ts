import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import manifest from '../packages/ui/package.json' with { type: 'json' }
import firstVersions from '../packages/ui/first-versions.json' with { type: 'json' }
import budgets from '../packages/ui/size-budgets.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '..')
const ui = resolve(root, 'packages/ui')

export interface Fact {
  /** The source file, from the root of the repository. */
  source: string
  /** Its address, once `repository` in the package's manifest names one. */
  link: string | undefined
  /** The first version with this entry, or undefined before its first release. */
  since: string | undefined
  /** `new` until the release after its first one. */
  status: 'new' | 'stable'
  /** What it costs alone, beyond React, in kB after gzip; `later` is loaded when it is first used. */
  js: number
  later: number
  css: number
}

/** The facts of an entry such as `./button`: its size from the budgets, its first version from the releases. */
export function factOf(
  entry: string,
  releases: Readonly<Record<string, string>> = firstVersions,
  version: string = manifest.version,
  repository: unknown = Reflect.get(manifest, 'repository'),
): Fact {
  const name = entry.replace('./', '')
  const source = Object.entries(manifest.exports).find(([key]) => key === entry)?.[1]
  const budget = Object.entries(budgets).find(([key]) => key === name)?.[1]
  if (source === undefined || !budget) throw new Error(`${entry} is no component with a budget`)
  const since = releases[name]
  const status = since === undefined || since === version ? 'new' : 'stable'
  const path = `packages/ui/${source.replace('./', '')}`
  return { source: path, link: linkTo(path, repository), since, status, ...budget }
}

/** The address of a file in a repository such as `https://host/team/name` or `git+https://host/team/name.git`. */
function linkTo(path: string, repository: unknown): string | undefined {
  const url = typeof repository === 'object' && repository !== null ? Reflect.get(repository, 'url') : repository
  if (typeof url !== 'string') return undefined
  return `${url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/main/${path}`
}

/** The changelog of the package, then what the next version changes: a text in Markdown. */
export function changes(): string {
  const file = resolve(ui, 'CHANGELOG.md')
  const past = existsSync(file) ? readFileSync(file, 'utf8').replace(/^# .*\n/, '') : ''
  const next = globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .flatMap((name) => changeIn(readFileSync(resolve(root, name), 'utf8')) ?? [])
  return [...(next.length > 0 ? ['## Next version', ...next] : []), past].join('\n\n')
}

/** The text of a changeset that is about the components. */
export function changeIn(changeset: string): string | undefined {
  const [, packages = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(changeset) ?? []
  const [, kind] = /@voie-libre\/ui['"]?: (\w+)/.exec(packages) ?? []
  return kind === undefined ? undefined : `**${kind}.** ${text.trim()}\n\n---`
}

const name = 'virtual:facts'

/** Serves `virtual:facts` to the pages of the components. */
export function factsPlugin(): Plugin {
  return {
    name: 'facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const entries = Object.keys(manifest.exports).filter((entry) => entry.replace('./', '') in budgets)
      const facts = Object.fromEntries(entries.map((entry) => [entry, factOf(entry)]))
      return `export const facts = ${JSON.stringify(facts)}\nexport const changes = ${JSON.stringify(changes())}`
    },
  }
}
