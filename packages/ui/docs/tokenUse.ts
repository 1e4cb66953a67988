import { colorNames, fontNames, radiusNames, shadowNames, strokeNames, textSteps } from '../../tokens/src/contract.ts'

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
