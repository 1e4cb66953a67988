import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Brand, contrastReport, readBrand, wordsOf } from '@voie-libre/tokens'
import { faceFile, imagesOf, writeBrand } from '@voie-libre/tokens/write'
import { brands, root } from './paths.ts'
import { Complaint } from './shell.ts'

const usage = `pnpm brand check FILE            every token is there, every pair of colours is legible in every mode
pnpm brand build FILE [FOLDER]   checks, then writes what a server serves: FOLDER, or beside the other brands

FILE is a brand's design tokens, as those in packages/tokens/src/brands. Pictures and fonts are looked for beside it.`

/** `pnpm brand check FILE` and `pnpm brand build FILE [FOLDER]`. */
export default async function main([command, file, folder]: readonly string[]): Promise<number> {
  if (file === undefined || (command !== 'check' && command !== 'build')) throw new Complaint(usage)
  const path = resolve(root, file)
  const read = readBrand(await readJson(path))
  if ('faults' in read) return refused(read.faults)
  const { brand } = read
  const measured = contrastReport(brand)
  const faults = [
    ...measured.filter(({ passes }) => !passes).map(wordsOf),
    ...missingFiles(brand, dirname(path)).map((name) => `not found: ${name}`),
  ]
  if (faults.length > 0) return refused(faults)
  console.log(`${brand.name}: every token is there, ${measured.length} pairs of colours are legible.`)
  if (command === 'build') {
    const target = folder === undefined ? join(brands, brand.name) : resolve(root, folder)
    writeBrand(brand, dirname(path), target)
    console.log(`Written to ${target}. Name it in deploy/brands.json to serve it.`)
  }
  return 0
}

function refused(faults: readonly string[]): number {
  for (const fault of faults) console.log(fault)
  return 1
}

/** Pictures and faces that a brand names and that are not there. */
function missingFiles(brand: Brand, folder: string): string[] {
  const pictures = imagesOf(brand).map((name) => join(folder, name))
  const faces = brand.faces.map((face) => {
    try {
      return faceFile(face, folder)
    } catch {
      return face.source
    }
  })
  return [...pictures, ...faces].filter((path) => !existsSync(path))
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Complaint(`${path} cannot be read.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Complaint(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
