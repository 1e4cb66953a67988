import { allEndpoints } from '@voie-libre/contract/calls/all'
import type { Caller } from './caller.ts'
import reasons from './refusedOnly.json' with { type: 'json' }

/** Why a check with `--write` and accounts sees only refusals of some calls. */
const refusedOnly: Readonly<Record<string, string>> = reasons

const logins: Readonly<Record<string, string>> = { userToken: 'needs --customer', renterToken: 'needs --renter' }

/** Adds a finding for each call that the server has not accepted, so that the report names all calls. */
export function reportUnaccepted({ findings, accepted, reportNotTried }: Caller, mayWrite: boolean): void {
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
