import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Codemod } from './codemod.ts'

const leftAlone = new Set(['node_modules', '.git', 'dist', 'build'])

/** Rewrites the files at and below these paths; answers those that changed. With `dry` it only tells. */
export function rewriteAll(paths: readonly string[], codemods: readonly Codemod[], { dry = false } = {}): string[] {
  return paths.flatMap(filesAt).filter((file) => {
    const wanted = codemods.filter(({ files }) => files.test(file))
    if (wanted.length === 0) return false
    const before = readFileSync(file, 'utf8')
    const after = wanted.reduce((source, { rewrite }) => rewrite(source), before)
    if (after !== before && !dry) writeFileSync(file, after)
    return after !== before
  })
}

function filesAt(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.split(sep).some((part) => leftAlone.has(part)))
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
}
