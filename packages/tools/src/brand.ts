import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contrastPairs, faintPairs, isBrand, missingTokens } from '@voie-libre/tokens'
import { writeBrand } from '@voie-libre/tokens/write'
import { brands, root } from './paths.ts'
import { Complaint } from './shell.ts'

const usage = `pnpm brand check FILE            every token is there, every pair of colours is legible
pnpm brand build FILE [FOLDER]   checks, then writes what a server serves: FOLDER, or beside the other brands

FILE is a brand as packages/tokens/src/brands has them, or the same values as JSON. Images are looked for beside FILE.`

/** `pnpm brand check FILE` and `pnpm brand build FILE [FOLDER]`. */
export default async function main([command, file, folder]: readonly string[]): Promise<number> {
  if (file === undefined || (command !== 'check' && command !== 'build')) throw new Complaint(usage)
  const path = resolve(root, file)
  const brand = await readBrand(path)
  const faults = brandFaults(brand)
  for (const fault of faults) console.log(fault)
  if (!isBrand(brand) || faults.length > 0) return 1
  console.log(`${brand.name}: every token is there, ${contrastPairs.length} pairs of colours are legible.`)
  if (command === 'build') {
    const target = folder === undefined ? join(brands, brand.name) : resolve(root, folder)
    writeBrand(brand, dirname(path), target)
    console.log(`Written to ${target}. Name it in deploy/brands.json to serve it.`)
  }
  return 0
}

/** What keeps a brand from being used, a line each; empty when nothing does. */
export function brandFaults(candidate: unknown): string[] {
  if (!isBrand(candidate)) return missingTokens(candidate).map((token) => `missing or of a wrong type: ${token}`)
  const { color } = candidate
  try {
    return faintPairs(color).map(({ upper, lower, reached, least }) => {
      const short = (least - reached).toFixed(2)
      const pair = `${upper} (${color[upper]}) upon ${lower} (${color[lower]})`
      return `too faint: ${pair} reaches ${reached.toFixed(2)}:1, ${short} short of ${least}:1`
    })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** The brand in a JSON file, or the one a TypeScript module exports. */
export async function readBrand(path: string): Promise<unknown> {
  if (path.endsWith('.json')) {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text === undefined) throw new Complaint(`${path} cannot be read.`)
    return JSON.parse(text)
  }
  const module: Record<string, unknown> = await import(pathToFileURL(path).href)
  return module['default'] ?? Object.values(module).find((value) => typeof value === 'object')
}
