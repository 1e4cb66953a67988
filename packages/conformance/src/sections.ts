import * as accounts from '@voie-libre/contract/calls/accounts'
import * as alerts from '@voie-libre/contract/calls/alerts'
import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import * as claims from '@voie-libre/contract/calls/claims'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import * as journeys from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import { receiptKeys } from '@voie-libre/contract/calls/receiptKeys'
import * as renters from '@voie-libre/contract/calls/renters'
import * as tokens from '@voie-libre/contract/calls/tokens'
import * as content from '@voie-libre/contract/calls/whitelabel'
import { checkAllTokens, checkCustomer, checkRegistration, checkRenter, checkRenterCodes } from './accountWrites.ts'
import type { Caller, Options } from './caller.ts'
import { checkAlerts, checkClaims, checkContact, checkPayments, checkReceipts } from './driverWrites.ts'
import { checkFleet } from './fleet.ts'
import { checkPaid } from './paid.ts'
import * as reads from './reads.ts'
import { checkSearch } from './search.ts'

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
  { calls: payments, check: checkPaid },
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
  { calls: { ...tokens, ...accounts, ...renters }, check: checkAllTokens },
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
