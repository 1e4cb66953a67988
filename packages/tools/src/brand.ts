import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Brand,
  brandImages,
  colorNames,
  compileBrand,
  contrastReport,
  readBrand,
  readSeeds,
  tokensText,
  wordsOf,
} from '@voie-libre/tokens'
import { faceFile, imagesOf, writeBrand } from '@voie-libre/tokens/write'
import { brands, root } from './paths.ts'
import { CliError } from './shell.ts'

const usage = `pnpm brand new NAME --action '#006b68' --accent '#ff8a65' [--label 'Rivage'] [--neutral warm|cool|grey|#rrggbb]
    [--radius square|crisp|soft|round|0.5rem] [--font Figtree] [--heading-font Archivo]
    [--density comfortable|compact] [--into FOLDER]
                                 computes a whole brand, with its pictures, in deploy/brands/NAME
pnpm brand check FILE            every token is there, every pair of colours is legible in every mode
pnpm brand build FILE [FOLDER]   checks, then writes what a server serves: FOLDER, or beside the other brands
pnpm brand names                 writes the contract's names into tailwind.config.ts

FILE is a brand's design tokens, as those in packages/tokens/src/brands. Pictures and fonts are looked for beside it.`

/** `pnpm brand new`, `check`, `build` and `names`. */
export default async function main([command, ...args]: readonly string[]): Promise<number> {
  if (command === 'names') return writeNames()
  const [first, folder] = args
  if (first === undefined) throw new CliError(usage)
  if (command === 'new') return create(args)
  if (command !== 'check' && command !== 'build') throw new CliError(usage)
  const path = resolve(root, first)
  const brand = await checked(path)
  if (!brand) return 1
  if (command === 'build') {
    const target = folder === undefined ? join(brands, brand.name) : resolve(root, folder)
    writeBrand(brand, dirname(path), target)
    console.log(`Written to ${target}. Name it in deploy/brands.json to serve it.`)
  }
  return 0
}

/** Reads and checks a brand file. Prints the faults and returns `undefined` when there are any. */
async function checked(path: string): Promise<Brand | undefined> {
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
  return brand
}

/** Computes a brand from the values on the command line and checks it like any other. */
async function create(args: readonly string[]): Promise<number> {
  const { name, into, values } = newArguments(args)
  const read = readSeeds({
    name,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    neutral: 'grey',
    radius: 'soft',
    font: 'system-ui',
    density: 'comfortable',
    ...values,
  })
  if ('faults' in read) {
    const faults = Object.entries(read.faults).map(([seed, wanted]) => `${flagOf(seed)} must be ${wanted}`)
    throw new CliError(`${faults.join('\n')}\n\n${usage}`)
  }
  const folder = into === undefined ? join(root, 'deploy/brands', name) : resolve(root, into)
  const path = join(folder, `${name}.tokens.json`)
  if (existsSync(path)) throw new CliError(`${path} is there already: choose another name, or remove it first.`)
  const file = compileBrand(read.seeds)
  const compiled = readBrand(file)
  if ('faults' in compiled) throw new Error(compiled.faults.join('\n'))
  await mkdir(folder, { recursive: true })
  await writeFile(path, tokensText(file))
  for (const [picture, svg] of Object.entries(brandImages(compiled.brand))) await writeFile(join(folder, picture), svg)
  console.log(`Written to ${folder}: change any value or picture there, then: pnpm brand build ${relative(root, path)}`)
  return (await checked(path)) ? 0 : 1
}

const flagOf = (seed: string) =>
  seed === 'name' ? 'NAME' : `--${seed.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function newArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    action: text,
    accent: text,
    label: text,
    neutral: text,
    radius: text,
    font: text,
    'heading-font': text,
    density: text,
    into: text,
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { into, 'heading-font': headingFont, ...seeds } = values
    return { name: positionals[0] ?? '', into, values: { ...seeds, ...(headingFont !== undefined && { headingFont }) } }
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const namesBlock = /(\n( *)\/\/ names of [^\n]*\n)[\s\S]*?(\n *\/\/ end of names)/

/**
 * The root Tailwind configuration with the contract's names. It contains them as text, because it is published without
 * the contract.
 */
export const withNames = (config: string): string =>
  config.replace(
    namesBlock,
    (_, start: string, indent: string, end: string) =>
      start + colorNames.map((name) => `${indent}'${name}',`).join('\n') + end,
  )

async function writeNames(): Promise<number> {
  const path = join(root, 'tailwind.config.ts')
  await writeFile(path, withNames(await readFile(path, 'utf8')))
  console.log(`${path}: ${colorNames.length} names of colours.`)
  return 0
}

function refused(faults: readonly string[]): undefined {
  for (const fault of faults) console.log(fault)
}

/** Pictures and fonts that a brand names but that do not exist. */
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
    throw new CliError(`${path} cannot be read.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CliError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
