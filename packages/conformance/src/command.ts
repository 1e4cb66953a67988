import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCaller, type Finding, type Options } from './caller.ts'
import { checkGenerated } from './generated.ts'
import { checkReads } from './reads.ts'
import { type Format, formats, reportOf } from './report.ts'
import { reportUnaccepted } from './unaccepted.ts'
import { checkWrites } from './writes.ts'

/** How users call the command. */
interface Surroundings {
  command: string
  version: string
}

const usage = (command: string) => `${command} --url URL
    makes every reading call of the contract and says what the answers break; nothing is changed or paid
    --host portal.example            the host that visitors see, if it is not that of URL
    --plate AB-123-CD --country FR   a plate with unpaid journeys
    --notice NUMBER                  a payment notice with journeys
    --customer EMAIL:PASSWORD        an account, for the calls of customers
    --renter EMAIL:PASSWORD          an account, for the calls of renters
    --captcha TOKEN                  for a server whose captcha is not ALTCHA, which is solved
    --write                          also makes the calls that change data: use a test system and test accounts
    --generate [REQUESTS]            also sends each reading call generated values, 50 times by default
    --seed NUMBER                    repeats the generated values of an earlier run
    --call NAME                      sends them to this call only
    --format text|json|junit         text by default
    --output FILE
    --help, --version
Exit status: 0 the server follows the contract, 1 it does not, 2 wrong usage.`

class UsageError extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const known = {
  url: text,
  host: text,
  country: text,
  plate: text,
  notice: text,
  customer: text,
  renter: text,
  captcha: text,
  write: flag,
  generate: flag,
  seed: text,
  call: text,
  format: text,
  output: text,
  help: { ...flag, short: 'h' },
  version: flag,
} as const

/** Checks an operator's server against the contract, prints the report and returns the exit status. */
export async function conformanceCommand(args: readonly string[], here: Surroundings): Promise<number> {
  try {
    const { values, positionals } = parse(args)
    if (values.version) return print(here.version)
    if (values.help) return print(usage(here.command))
    const { url, format = 'text', output, generate, seed, help: _, version: __, ...rest } = values
    if (url === undefined || !URL.canParse(url)) throw new UsageError('--url is the address of your server.')
    if (!isFormat(format)) throw new UsageError(`--format is ${formats.join(', ')}.`)
    const generated = generatedOf(generate, positionals, seed)
    const findings = await conformance({ url, ...rest, ...generated })
    const report = reportOf(findings, format)
    if (output === undefined) console.log(report)
    else writeFileSync(output, `${report}\n`)
    return findings.some(({ result }) => result === 'broken') ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${usage(here.command)}`)
    return 2
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function generatedOf(
  generate: boolean | undefined,
  [count = '50', ...more]: readonly string[],
  seed: string | undefined,
): Pick<Options, 'generate' | 'seed'> {
  const isNumber = (value: string) => /^\d{1,9}$/.test(value)
  if (!isNumber(count) || more.length > 0) throw new UsageError(`${more[0] ?? count} is one argument too many.`)
  if (seed !== undefined && !isNumber(seed)) throw new UsageError('--seed is a number.')
  return { generate: generate ? Number(count) : undefined, seed: seed === undefined ? undefined : Number(seed) }
}

function print(words: string): number {
  console.log(words)
  return 0
}

const isFormat = (value: string): value is Format => formats.some((format) => format === value)

/** Makes the calls that `options` allow and returns what each breaks. */
export async function conformance(options: Options): Promise<Finding[]> {
  const caller = createCaller(options)
  const tokens = await checkReads(caller, options)
  if (options.generate !== undefined) {
    const seed = options.seed ?? Math.floor(Math.random() * 1e9)
    await checkGenerated(caller, { runs: options.generate, seed, call: options.call, tokens })
  }
  if (options.write === true) await checkWrites(caller, options)
  reportUnaccepted(caller, options.write === true)
  return caller.findings
}
