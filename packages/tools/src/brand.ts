import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Brand, contrastPairs, faintPairs, missingTokens } from '@voie-libre/tokens'
import { writeBrand } from '@voie-libre/tokens/write'
import { brands, root } from './paths.ts'
import { Complaint } from './shell.ts'

const usage = `pnpm brand check FILE   every token is there, every pair of colours is readable
pnpm brand build FILE   checks, then writes the folder a server serves, beside the other brands

FILE is a brand as packages/tokens/src/brands has them, or the same values as JSON. Images are looked for beside FILE.`

/** `pnpm brand check FILE` and `pnpm brand build FILE`. */
export default async function main([command, file]: readonly string[]): Promise<number> {
  if (file === undefined || (command !== 'check' && command !== 'build')) throw new Complaint(usage)
  const path = resolve(root, file)
  const given = await readBrand(path)
  const problems = isBrand(given) ? faint(given) : missingTokens(given).map((name) => `${name} is missing`)
  for (const problem of problems) console.log(problem)
  if (!isBrand(given) || problems.length > 0) return 1
  console.log(`${given.name}: every token is there, ${contrastPairs.length} pairs are readable.`)
  if (command === 'build') {
    const target = join(brands, given.name)
    writeBrand(given, dirname(path), target)
    console.log(`Written to ${target}. Name it in deploy/brands.json to serve it.`)
  }
  return 0
}

const isBrand = (given: unknown): given is Brand => missingTokens(given).length === 0

function faint({ color }: Brand): string[] {
  return faintPairs(color).map(({ upper, lower, least, reached }) => {
    const short = (least - reached).toFixed(2)
    return `${upper} upon ${lower}: ${reached.toFixed(2)}, needs ${least.toFixed(1)} (${short} short)`
  })
}

/** A JSON file, or the first brand a module exports. */
async function readBrand(path: string): Promise<unknown> {
  if (path.endsWith('.json')) {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text === undefined) throw new Complaint(`${path} cannot be read.`)
    return JSON.parse(text)
  }
  const exported: unknown = await import(pathToFileURL(path).href)
  const values = Object.values<unknown>({ ...(typeof exported === 'object' ? exported : {}) })
  return values.find((value) => typeof value === 'object' && value !== null && 'color' in value)
}
