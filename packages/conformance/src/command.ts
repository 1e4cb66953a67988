import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as accounts from '@voie-libre/contract/calls/accounts'
import * as alerts from '@voie-libre/contract/calls/alerts'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import * as claims from '@voie-libre/contract/calls/claims'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import * as journeys from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import { receiptKeys } from '@voie-libre/contract/calls/receiptKeys'
import * as renters from '@voie-libre/contract/calls/renters'
import * as tokens from '@voie-libre/contract/calls/tokens'
import * as content from '@voie-libre/contract/calls/whitelabel'
import { operatorProfiles } from '@voie-libre/contract/calls/about'
import { checkCustomer, checkRegistration, checkRenter, checkRenterCodes, checkTokens } from './accountWrites.ts'
import { type Caller, createCaller, type Finding, type Options } from './caller.ts'
import { checkAlerts, checkClaims, checkContact, checkPayments, checkReceipts } from './driverWrites.ts'
import { checkFleet } from './fleet.ts'
import { checkGenerated } from './generated.ts'
import * as reads from './reads.ts'
import reasons from './refusedOnly.json' with { type: 'json' }
import { formats, reportOf } from './report.ts'
import { checkSearch } from './search.ts'
import usageLines from './usage.json' with { type: 'json' }

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
export async function conformanceCommand(
  args: readonly string[],
  here: { command: string; version: string },
): Promise<number> {
  try {
    const { values, positionals } = parse(args)
    if (values.version || values.help) {
      console.log(values.version ? here.version : usage(here.command))
      return 0
    }
    const { url, format = 'text', output, generate, seed, within = '10', profile, ...rest } = values
    if (url === undefined || !URL.canParse(url)) throw new UsageError('--url is the address of your server.')
    const shape = oneOf(formats, format, '--format is')
    if (!(Number(within) > 0)) throw new UsageError('--within is a number of seconds.')
    const generated = generatedOf(generate, positionals, seed)
    const profiles = profile?.map((name) => oneOf(operatorProfiles, name, '--profile is one of'))
    const given = { url, ...rest, profile: profiles, slowest: Number(within) * 1000, ...generated }
    const findings = await conformance(given)
    const report = reportOf(findings, shape)
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

function oneOf<Word extends string>(words: readonly Word[], given: string, is: string): Word {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new UsageError(`${is} ${words.join(', ')}.`)
  return found
}

export async function conformance(options: Options): Promise<Finding[]> {
  const caller = createCaller(options)
  await checkSections(caller, options)
  await checkGenerated(caller, options)
  reportUnaccepted(caller, options.write === true)
  return caller.findings
}

/** A part of the check that runs by itself, with the calls that it is about. */
interface Section {
  calls: Readonly<Record<string, unknown>>
  check: (caller: Caller, options: Options) => Promise<void>
}

const reading: readonly Section[] = [
  { calls: content, check: reads.checkContent },
  { calls: { ...journeys, captchaChallenge }, check: checkSearch },
  { calls: { ...payments, receiptKeys }, check: reads.checkUnpaid },
  { calls: { ...alerts, ...claims }, check: reads.checkForms },
  { calls: { ...accounts, ...journeys }, check: reads.checkCustomer },
  { calls: renters, check: checkFleet },
  { calls: payments, check: reads.checkPaid },
]

/**
 * They contest a journey of `plate`, start a payment that nobody completes, and add vehicles to the renter's fleet; accounts
 * otherwise keep their data.
 */
const writing: readonly Section[] = [
  { calls: alerts, check: checkAlerts },
  { calls: { ...payments, ...journeys }, check: checkPayments },
  { calls: claims, check: checkClaims },
  { calls: payments, check: checkReceipts },
  { calls: content, check: checkContact },
  { calls: accounts, check: checkRegistration },
  { calls: accounts, check: checkCustomer },
  { calls: renters, check: checkRenterCodes },
  { calls: renters, check: checkRenter },
  { calls: { ...tokens, ...accounts, ...renters }, check: checkTokens },
]

/** Makes the calls that `options` allow, and only parts that are about the calls that it names. */
export async function checkSections(caller: Caller, options: Options): Promise<void> {
  for (const { calls, check } of options.write === true ? [...reading, ...writing] : reading) {
    const isWanted = ({ name }: Pick<Endpoint, 'name'>) => options.call?.includes(name) !== false
    if (Object.values(calls).some((call) => isEndpoint(call) && caller.isOffered(call) && isWanted(call))) {
      await check(caller, options)
    }
  }
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Why a check with `--write` and accounts sees only refusals of some calls. */
const refusedOnly: Readonly<Record<string, string>> = reasons

const logins: Readonly<Record<string, string>> = { userToken: 'needs --customer', renterToken: 'needs --renter' }

/** Adds a finding for each call that the server has not accepted, so that the report names all calls. */
function reportUnaccepted({ findings, accepted, reportNotTried }: Caller, mayWrite: boolean): void {
  for (const endpoint of allEndpoints) {
    const { name, method, caller } = endpoint
    const own = findings.filter(({ call }) => new RegExp(`\\(${name}[,)]`).test(call))
    if (accepted.has(name) || own.some(({ result }) => result !== 'ok')) continue
    const reason = refusedOnly[name] ?? (caller ? `needs --${caller}` : 'needs an account')
    const isLeftOut = !mayWrite && method !== 'GET' ? 'changes data: needs --write' : undefined
    const checked = own.length > 0 ? `only its refusal is checked: success ${reason}` : reason
    reportNotTried(endpoint, logins[name] ?? isLeftOut ?? checked)
  }
}
