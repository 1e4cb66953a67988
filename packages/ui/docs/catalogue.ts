import firstVersions from '../first-versions.json' with { type: 'json' }
import budgets from '../size-budgets.json' with { type: 'json' }
import type { Guide } from '../src/guide.ts'
import { sources } from './tokenUse.ts'

export const guides = import.meta.glob<Guide>('../src/*/*.guide.tsx', { import: 'guide' })
const stories = import.meta.glob<string>('../src/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true })

/** The title of each component's page, by its name. */
export const titles = new Map(
  Object.values(stories).flatMap((text) => {
    const [, title = ''] = /title: '(\w+\/\w+)'/.exec(text) ?? []
    return title === '' ? [] : [[title.replace(/.*\//, ''), title]]
  }),
)

const known = <Value>(list: Readonly<Record<string, Value>>, name: string): Value | undefined => list[name]

/** What the repository says of the component that a guide describes. */
export function factsOf(file: string, guide: Guide) {
  const [, path = '', name = ''] = /^(.*\/(\w+))\.guide\.tsx$/.exec(file) ?? []
  const entry = guide.entry.replace('@voie-libre/ui/', '')
  return {
    name,
    entry,
    source: `packages/ui${path.slice(2)}.tsx`,
    since: known<string>(firstVersions, entry),
    size: known(budgets, entry),
    stories: [...(stories[`${path}.stories.tsx`] ?? '').matchAll(/^export const \w+: Story/gm)].length,
    earlierNames: earlierNamesIn(sources[`${path}.tsx`] ?? ''),
  }
}

/** The props that a source keeps under an earlier name, with the new one. */
const earlierNamesIn = (source: string) =>
  [...source.matchAll(/@deprecated The earlier name of `(\w+)`\.[\s*/]*(\w+)\?:/g)].map(([, now = '', was = '']) => ({
    was,
    now,
  }))
