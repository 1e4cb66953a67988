import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { userToken } from '@voie-libre/contract/calls/accounts'
import { renterToken } from '@voie-libre/contract/calls/renters'
import { type OperatorProfile, operatorProfiles } from '@voie-libre/contract/profiles'
import { createCaller, type Finding, type Options } from './caller.ts'
import { checkGenerated } from './generated.ts'
import { type Format, formats, reportOf } from './report.ts'
import { checkSections } from './sections.ts'
import usageLines from './usage.json' with { type: 'json' }
import { reportUnaccepted } from './unaccepted.ts'

interface Surroundings {
  command: string
  version: string
}

const usage = (command: string) =>
  usageLines.join('\n').replace('COMMAND', command).replace('PROFILES', operatorProfiles.join(', '))

class UsageError extends Error {}

const text = { type: 'string' } as const
const many = { ...text, multiple: true } as const
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
  profile: many,
  provider: many,
  paid: text,
  notification: text,
  within: text,
  write: flag,
  generate: flag,
  seed: text,
  call: many,
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
    const {
      url,
      format = 'text',
      output,
      generate,
      seed,
      within = '10',
      profile,
      help: _,
      version: __,
      ...rest
    } = values
    if (url === undefined || !URL.canParse(url)) throw new UsageError('--url is the address of your server.')
    if (!isFormat(format)) throw new UsageError(`--format is ${formats.join(', ')}.`)
    if (!(Number(within) > 0)) throw new UsageError('--within is a number of seconds.')
    const generated = generatedOf(generate, positionals, seed)
    const slowest = Number(within) * 1000
    const findings = await conformance({ url, ...rest, profile: profilesOf(profile), slowest, ...generated })
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

function profilesOf(names: readonly string[] | undefined): OperatorProfile[] | undefined {
  return names?.map((name) => {
    const found = operatorProfiles.find((profile) => profile === name)
    if (found === undefined) throw new UsageError(`--profile is one of ${operatorProfiles.join(', ')}.`)
    return found
  })
}

function print(words: string): number {
  console.log(words)
  return 0
}

const isFormat = (value: string): value is Format => formats.some((format) => format === value)

export async function conformance(options: Options): Promise<Finding[]> {
  const caller = createCaller(options)
  await checkSections(caller, options)
  if (options.generate !== undefined) {
    const seed = options.seed ?? Math.floor(Math.random() * 1e9)
    const tokens = {
      customer: (await caller.tokenOf(userToken, options.customer))?.accessToken,
      renter: (await caller.tokenOf(renterToken, options.renter))?.accessToken,
    }
    await checkGenerated(caller, { runs: options.generate, seed, call: options.call, tokens })
  }
  reportUnaccepted(caller, options.write === true)
  return caller.findings
}
