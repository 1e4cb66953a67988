import { writeFileSync } from 'node:fs'
import * as accounts from '@voie-libre/contract/calls/accounts'
import * as alerts from '@voie-libre/contract/calls/alerts'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import * as claims from '@voie-libre/contract/calls/claims'
import { type Endpoint, isEndpoint } from '@voie-libre/contract/calls/endpoint'
import * as journeys from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import { receiptKeys } from '@voie-libre/contract/calls/receiptKeys'
import * as renters from '@voie-libre/contract/calls/renters'
import * as tokens from '@voie-libre/contract/calls/tokens'
import * as content from '@voie-libre/contract/calls/whitelabel'
import { operatorProfiles } from '@voie-libre/contract/calls/about'
import { checkCustomer, checkRegistration, checkRenter, checkRenterCodes, checkTokens } from './accountWrites.ts'
import { type Caller, createCaller } from './caller.ts'
import { checkAlerts, checkClaims, checkContact, checkPayments, checkReceipts } from './driverWrites.ts'
import { checkFleet } from './fleet.ts'
import { checkGenerated } from './generated.ts'
import { checkedOptions, type Options, parse, UsageError } from './options.ts'
import * as reads from './reads.ts'
import reasons from './refusedOnly.json' with { type: 'json' }
import { type Finding, reportOf } from './report.ts'
import { checkSearch } from './search.ts'
import usageLines from './usage.json' with { type: 'json' }

const usage = (command: string) =>
  usageLines.join('\n').replace('COMMAND', command).replace('PROFILES', operatorProfiles.join(', '))

/** Checks an operator's server against the contract, prints the report and returns the exit status. */
export async function conformanceCommand(args: readonly string[], here: { command: string; version: string }) {
  try {
    const { values, positionals } = parse(args)
    if (values.version || values.help) {
      console.log(values.version ? here.version : usage(here.command))
      return 0
    }
    const { format, output, ...options } = checkedOptions(values, positionals)
    const findings = await conformance(options)
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

export async function conformance(options: Options): Promise<Finding[]> {
  const caller = createCaller(options)
  await checkSections(caller, options)
  await checkGenerated(caller, options)
  reportUnaccepted(caller, options.write === true)
  return caller.findings
}

/** A part of the check that runs by itself, with the calls that it is about. */
type Section = { calls: Readonly<Record<string, unknown>>; check: (caller: Caller, options: Options) => Promise<void> }

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
