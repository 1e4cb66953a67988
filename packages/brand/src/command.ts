import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type BrandCheck,
  brandImages,
  compileBrand,
  figmaFiles,
  movedSeeds,
  readBrand,
  readJson,
  readSeeds,
  type SeedMove,
  sentenceOf,
  tokensText,
} from '@voie-libre/tokens'
import { checkBrandFolder, writeBrand } from '@voie-libre/tokens/write'
import usageLines from './usage.json' with { type: 'json' }

/** Where the command runs: in this repository, or in the project of a team that has installed the package. */
export interface Surroundings {
  /** How its user calls it, for the usage. */
  command: string
  version: string
  /** The folder that paths on the command line are relative to. */
  folder: string
  /** Where `new` and `build` write by default, relative to `folder`. */
  newFolder: (name: string) => string
  builtFolder: (name: string) => string
  /** What to do with a built brand. */
  afterBuild: (name: string) => string
}

const usage = (command: string) => usageLines.join('\n').replaceAll('COMMAND', command)

/** A mistake of the caller, printed to standard error with the usage. */
class UsageError extends Error {}
/** A file that cannot be read or is there already, printed without the usage. */
class FileError extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const common = { json: flag, strict: flag, help: { ...flag, short: 'h' }, version: flag } as const
const seedOptions = {
  action: text,
  accent: text,
  label: text,
  neutral: text,
  radius: text,
  font: text,
  'heading-font': text,
  density: text,
  into: text,
} as const
const options = { ...common, ...seedOptions, base: text } as const
type Values = ReturnType<typeof parse>['values']

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Options that each command knows; another one would be ignored in silence. */
const known: Readonly<Record<string, readonly string[]>> = {
  new: [...Object.keys(common), ...Object.keys(seedOptions)],
  check: Object.keys(common),
  build: [...Object.keys(common), 'base'],
  figma: Object.keys(common),
}

/** Runs `new`, `check`, `build` or `figma`. Prints the result and returns the exit status. */
export async function brandCommand(args: readonly string[], here: Surroundings): Promise<number> {
  try {
    const { values, positionals } = parse(args)
    const [command = '', first, second, ...rest] = positionals
    if (values.version || values.help) {
      console.log(values.version ? here.version : usage(here.command))
      return 0
    }
    const accepted = known[command]
    if (!accepted || first === undefined) throw new UsageError('Which command, and which brand?')
    const foreign = Object.keys(values).find((name) => !accepted.includes(name))
    if (foreign !== undefined) throw new UsageError(`--${foreign} is no option of ${command}.`)
    const extra = command === 'build' || command === 'figma' ? rest[0] : second
    if (extra !== undefined) throw new UsageError(`${extra} is one argument too many.`)
    const report =
      command === 'new' ? await create(first, values, here) : await judge(command, first, second, values, here)
    const strict = values.strict ? report.warnings.length === 0 : true
    return print({ ...report, ok: report.ok && strict }, values)
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage(here.command)}`)
    else if (error instanceof FileError) console.error(error.message)
    else throw error
    return 2
  }
}

/** Checks a file, and builds it or exports it if asked and sound. */
async function judge(command: string, path: string, folder: string | undefined, values: Values, here: Surroundings) {
  const source = resolve(here.folder, path)
  const read = await fileAt(source)
  if ('faults' in read) {
    const { value } = read.faults[0] ?? {}
    if (value === 'no JSON') throw new FileError(read.faults.map((each) => sentenceOf({ ...each, path })).join('\n'))
    return reportOf({ brand: undefined, faults: read.faults, warnings: [], pairs: 0 })
  }
  const { file } = read
  const check = checkBrandFolder(file, dirname(source))
  if (command === 'check' || !isSound(check, values)) return reportOf(check)
  const name = check.brand?.name ?? ''
  if (check.brand && command === 'figma') {
    const into = resolve(here.folder, folder ?? join(dirname(source), 'figma'))
    await mkdir(into, { recursive: true })
    for (const [each, content] of Object.entries(figmaFiles(check.brand))) await writeFile(join(into, each), content)
    return reportOf(check, { folder: into, next: 'Import the files in Figma, one mode each.' })
  }
  const target = resolve(here.folder, folder ?? here.builtFolder(name))
  const built = writeBrand(file, dirname(source), target, baseOf(values.base))
  if (!isSound(built, values)) return reportOf(built)
  return reportOf(built, { folder: target, next: here.afterBuild(name) })
}

const isSound = ({ brand, faults, warnings }: BrandCheck, { strict }: Values) =>
  brand !== undefined && faults.length === 0 && !(strict && warnings.length > 0)

interface Outcome {
  /** Seeds that the compiler could not use as they are. */
  moved?: readonly SeedMove[]
  /** The folder that was written, as an absolute path. */
  folder?: string
  /** The next step, for people. */
  next?: string
}

function reportOf({ brand, faults, warnings, pairs }: BrandCheck, { moved = [], folder, next }: Outcome = {}) {
  const ok = brand !== undefined && faults.length === 0
  return { brand: brand?.name, ok, pairs, faults, warnings, moved, folder, next }
}
type Report = ReturnType<typeof reportOf>

function baseOf(base: string | undefined): string | undefined {
  if (base === undefined || /^[\w./@%~:-]*\/$/.test(base)) return base
  throw new UsageError(`--base ${base} is no address of a folder: it ends with a slash, as in /brands/rivage/.`)
}

/** Computes a brand from the values on the command line and checks it like any other. */
async function create(name: string, values: Values, here: Surroundings): Promise<Report> {
  const { 'heading-font': headingFont, into, ...given } = values
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const usual = { label, neutral: 'grey', radius: 'soft', font: 'system-ui', density: 'comfortable' }
  const read = readSeeds({ ...usual, ...given, name, headingFont })
  if ('faults' in read) {
    const lines = Object.values(read.faults).map((fault) => sentenceOf({ ...fault, path: flagOf(fault.path) }))
    throw new UsageError(lines.join('\n'))
  }
  const folder = resolve(here.folder, into ?? here.newFolder(name))
  const path = join(folder, `${name}.tokens.json`)
  if (existsSync(path)) throw new FileError(`${path} is there already: choose another name, or remove it first.`)
  const file = compileBrand(read.seeds)
  const compiled = readBrand(file)
  if ('faults' in compiled) throw new Error(compiled.faults.map(sentenceOf).join('\n'))
  await mkdir(folder, { recursive: true })
  await writeFile(path, tokensText(file))
  for (const [picture, svg] of Object.entries(brandImages(compiled.brand))) {
    // Pictures that a designer has put there already stay.
    if (!existsSync(join(folder, picture))) await writeFile(join(folder, picture), svg)
  }
  const next = `Change any value or picture there, then: ${here.command} build ${relative(here.folder, path)}`
  return reportOf(checkBrandFolder(file, folder), { moved: movedSeeds(read.seeds), folder, next })
}

const flagOf = (seed: string) =>
  seed === 'name' ? 'NAME' : `--${seed.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function print(report: Report, { json, strict }: Values): number {
  const { brand, ok, pairs, faults, warnings, moved, folder, next } = report
  if (json) {
    console.log(JSON.stringify({ brand, ok, pairs, faults, warnings, moved, folder }, undefined, 2))
    return ok ? 0 : 1
  }
  for (const fault of faults) console.log(`refused: ${sentenceOf(fault)}`)
  for (const warning of warnings) console.log(`${strict ? 'refused' : 'warning'}: ${sentenceOf(warning)}`)
  for (const { seed, mode, role, before, after, reason } of moved) {
    console.log(`moved: ${seed} ${before} is ${after} as ${role} in ${mode}: ${reason}.`)
  }
  if (ok) console.log(`${brand}: every value can be used, ${pairs} pairs of colours are legible.`)
  else console.log(`${brand ?? 'the brand'}: refused, ${faults.length + (strict ? warnings.length : 0)} to mend.`)
  if (ok && folder !== undefined) console.log(`Written to ${folder}.`)
  if (ok && next !== undefined) console.log(next)
  return ok ? 0 : 1
}

/** A brand has some ten thousand characters; a larger file is something else. */
const mostBytes = 1_000_000

async function fileAt(path: string): Promise<ReturnType<typeof readJson>> {
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )
  if (size === undefined) throw new FileError(`${path} cannot be read.`)
  if (size > mostBytes) throw new FileError(`${path} is larger than a brand: ${size} bytes.`)
  return readJson(await readFile(path, 'utf8'))
}
