import { colorNames, fontNames, radiusNames, shadowNames, strokeNames, textSteps } from '../../tokens/src/contract.ts'
import firstVersions from '../first-versions.json' with { type: 'json' }
import budgets from '../size-budgets.json' with { type: 'json' }
import type { Guide } from '../src/guide.ts'

export const sources = import.meta.glob<string>(['../src/*/*.tsx', '!../src/*/*.{stories,test,guide,example}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const [sprite = ''] = Object.values(
  import.meta.glob<string>('../src/icon/sprite.svg', { query: '?raw', import: 'default', eager: true }),
)
/** The symbols of the sprite that a component names, such as the drawings of an Illustration. */
const symbolsIn = (source: string) =>
  [...source.matchAll(/}#([a-z]+)/g)].flatMap(
    ([, name]) => sprite.match(new RegExp(`<symbol id="${name}.*`, 'g')) ?? [],
  )

const oneOf = (names: readonly string[]) => `(${names.toSorted((a, b) => b.length - a.length).join('|')})(?![\\w-])`
// Utility prefix -> group of tokens, as tailwind.config.ts maps them.
const utilities = [
  [
    `(?:bg|text|border(?:-[setblrxy])?|divide|fill|stroke|outline|ring|decoration|caret|accent)-${oneOf(colorNames)}`,
    'color',
  ],
  [`--vl-color-${oneOf(colorNames)}`, 'color'],
  [`rounded(?:-[a-z]{1,2})?-${oneOf(radiusNames)}`, 'radius'],
  [`(?:border|divide)(?:-[a-z])?-${oneOf(strokeNames)}`, 'stroke'],
  [`shadow-${oneOf(shadowNames)}`, 'shadow'],
  [`font-${oneOf(fontNames)}`, 'font'],
  [`text-${oneOf(Object.keys(textSteps))}`, 'text'],
  [`(?:h|w|size|min-h|min-w)-${oneOf(['control'])}`, 'size'],
] as const

/** The tokens of a folder's components, by the names of their CSS variables without `--vl-`. */
export function tokensOf(folder: string): string[] {
  const source = Object.entries(sources)
    .filter(([file]) => file.startsWith(`../src/${folder}/`))
    .map(([, text]) => text)
    .join('\n')
  const all = [source, ...symbolsIn(source)].join('\n')
  const found = utilities.flatMap(([pattern, group]) =>
    [...all.matchAll(new RegExp(pattern, 'g'))].map(([, name]) => `${group}-${name}`),
  )
  return [...new Set(found)].toSorted()
}

/** The folders of components that use a token. */
export const usersOf = (token: string): string[] =>
  [...new Set(Object.keys(sources).map((file) => file.split('/')[2] ?? ''))].filter((folder) =>
    tokensOf(folder).includes(token),
  )

export const guides = import.meta.glob<Guide>('../src/*/*.guide.tsx', { import: 'guide', eager: true })
const stories = import.meta.glob<string>('../src/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true })

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
