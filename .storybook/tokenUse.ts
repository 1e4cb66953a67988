import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  colorNames,
  fontNames,
  radiusNames,
  shadowNames,
  strokeNames,
  textSteps,
} from '../packages/tokens/src/contract.ts'

export interface TokenUse {
  /** Tokens in the component's own file. */
  own: readonly string[]
  /** Tokens only in the files it imports. */
  parts: readonly string[]
}

const oneOf = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|')
const ends = '(?![\\w-])'
// Utility prefix -> group of tokens, as tailwind.config.ts maps them.
const utilities: readonly (readonly [pattern: RegExp, token: (name: string) => string])[] = [
  [
    new RegExp(
      `(?:bg|text|border(?:-[setblrxy])?|divide|fill|stroke|outline|ring|decoration|placeholder|caret|accent)-(${oneOf(colorNames)})${ends}`,
      'g',
    ),
    (name) => `color-${name}`,
  ],
  [new RegExp(`rounded(?:-[a-z]{1,2})?-(${oneOf(radiusNames)})${ends}`, 'g'), (name) => `radius-${name}`],
  [new RegExp(`(?:border|divide)(?:-[a-z])?-(${oneOf(strokeNames)})${ends}`, 'g'), (name) => `stroke-${name}`],
  [new RegExp(`shadow-(${oneOf(shadowNames)})${ends}`, 'g'), (name) => `shadow-${name}`],
  [new RegExp(`font-(${oneOf(fontNames)})${ends}`, 'g'), (name) => `font-${name}`],
  [new RegExp(`text-(${oneOf(Object.keys(textSteps))})${ends}`, 'g'), (name) => `text-${name}`],
  [new RegExp(`(?:h|w|size|min-h|min-w)-(control)${ends}`, 'g'), (name) => `size-${name}`],
  [/--vl-([a-z][\w-]*)/g, (name) => name],
]

/** The tokens a source uses, by the names of their CSS variables without `--vl-`. */
export function tokensIn(source: string): string[] {
  const found = utilities.flatMap(([pattern, token]) =>
    [...source.matchAll(pattern)].map((match) => token(match[1] ?? '')),
  )
  return [...new Set(found)].toSorted()
}

/** The tokens of a file and, separately, those of all files it imports by relative path, directly or indirectly. */
export function tokenUse(file: string): TokenUse {
  const own = tokensIn(readFileSync(file, 'utf8'))
  const parts = [...partsOf(file)].flatMap((part) => tokensIn(readFileSync(part, 'utf8')))
  return { own, parts: [...new Set(parts)].filter((name) => !own.includes(name)).toSorted() }
}

function partsOf(file: string, known = new Set<string>()): Set<string> {
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const part = resolve(dirname(file), path)
    if (known.has(part) || !existsSync(part) || part.includes('/locales/')) continue
    known.add(part)
    partsOf(part, known)
  }
  return known
}

const name = 'virtual:token-use'

/**
 * Serves `virtual:token-use`: for each file of the library, the tokens it uses, read from the sources at build time.
 */
export function tokenUsePlugin(folder: string): Plugin {
  return {
    name: 'token-use',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const files = globSync('*/*.tsx', { cwd: folder }).filter((file) => !/\.(stories|test|guide)\.tsx$/.test(file))
      const uses = files.map((file) => [relative(folder, resolve(folder, file)), tokenUse(resolve(folder, file))])
      return `export const tokenUse = ${JSON.stringify(Object.fromEntries(uses))}`
    },
  }
}
