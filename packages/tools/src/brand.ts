// Usage: pnpm brand check FILE          every token there, every pair of colours legible
//        pnpm brand build FILE FOLDER   the CSS, images and fonts that a server serves
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { faintPairs, isBrand, missingTokens } from '@voie-libre/tokens'
import { writeBrand } from '@voie-libre/tokens/write'

/** What keeps a brand from being used, a line each; empty when nothing does. */
export function brandFaults(candidate: unknown): string[] {
  if (!isBrand(candidate)) return missingTokens(candidate).map((token) => `missing or of a wrong type: ${token}`)
  try {
    return faintPairs(candidate.color).map(
      ({ upper, lower, reached, least }) =>
        `too faint: ${upper} (${candidate.color[upper]}) upon ${lower} (${candidate.color[lower]}) reaches ${reached.toFixed(2)}:1, ${(least - reached).toFixed(2)} short of ${least}:1`,
    )
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** The brand in a JSON file, or the one a TypeScript module exports. */
export async function readBrand(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'))
  const module: Record<string, unknown> = await import(pathToFileURL(file).href)
  return module['default'] ?? Object.values(module).find((value) => typeof value === 'object')
}

async function main([command, file, target]: string[]): Promise<number> {
  if ((command !== 'check' && command !== 'build') || !file || (command === 'build' && !target)) {
    console.error('Usage: pnpm brand check FILE | pnpm brand build FILE FOLDER')
    return 2
  }
  const path = resolve(file)
  const brand = await readBrand(path)
  const faults = brandFaults(brand)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0 || !isBrand(brand)) {
    console.error(`${file}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
    return 1
  }
  if (target) writeBrand(brand, dirname(path), resolve(target))
  console.log(`${brand.name}: every token is there and every pair is legible${target ? `; written to ${target}` : ''}`)
  return 0
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
