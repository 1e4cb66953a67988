import { allEndpoints } from '@voie-libre/contract/calls/all'
import { errorCodes, type KnownCode } from '@voie-libre/contract/errorCodes'
import table from './errorCodes.json' with { type: 'json' }

/**
 * What each code of §8 means, its status and the calls that may answer it; other calls refuse with a status alone. The portal
 * decides by the code, and asks for a login at 401 only. [§8]
 */
const known: Readonly<Record<KnownCode, { meaning: string; status: number; calls: readonly string[] }>> = table

export const meaningOfCode = (code: KnownCode): string => known[code].meaning

const paidCalls = ['paymentStatus', 'paymentEmail', 'receipt', 'sendReceipt']

/** The status with which a call answers a code: a payment that does not exist is 404, a search that has ended 400. */
export const statusOf = (code: KnownCode, call: string): number =>
  code === 'payment_session_invalid' && paidCalls.includes(call) ? 404 : known[code].status

export const codesOfCalls: Readonly<Record<string, readonly KnownCode[]>> = Object.fromEntries(
  allEndpoints.flatMap(({ name }) => {
    const codes = errorCodes.filter((code) => known[code].calls.includes(name))
    return codes.length > 0 ? [[name, codes]] : []
  }),
)
