import * as z from 'zod/mini'
import { canonicalPlate } from '../journey/canonical.ts'
import { journey } from '../journey/journey.ts'
import { daysLater, parisInstant } from '../journey/parisTime.ts'
import { plateCountries } from '../reference/countries.ts'
import { maybe } from '../wire.ts'

/** Rental contracts that one call may hold; a longer list is sent in several calls. */
export const maxContracts = 2000

/**
 * A rental contract on the wire: who had which vehicle when. Start and end are Paris days ('yyyy-MM-dd', the last one
 * included) or times ('yyyy-MM-ddTHH:mm'). Without a country the plate may be of any country.
 */
export const rentalContract = z.object({
  reference: z.optional(z.string().check(z.maxLength(100))),
  numberPlate: z.string(),
  countryCode: z.optional(z.string()),
  start: z.string(),
  end: z.string(),
})
export type RentalContract = z.output<typeof rentalContract>

/** Why a contract cannot be matched; the names are those of import lines. */
export const contractProblems = [
  'plate_missing',
  'plate_invalid',
  'country_unknown',
  'start_invalid',
  'end_invalid',
  'end_before_start',
] as const
export type ContractProblem = (typeof contractProblems)[number]

/**
 * A contract that can be matched: the canonical plate, and the period from `from` to before `until`. Its first day, or
 * minute if it starts at a time, is before `firstUntil`, and its last one starts at `lastFrom`.
 */
export interface CheckedContract {
  plate: string
  country: string | undefined
  from: Date
  firstUntil: Date
  lastFrom: Date
  until: Date
  endsAtTime: boolean
}

/** Checks one contract; the portal before it sends a list, the operator when it receives one. */
export function checkContract(contract: RentalContract): CheckedContract | { problem: ContractProblem } {
  const plate = canonicalPlate(contract.numberPlate)
  const country = contract.countryCode?.trim().toUpperCase() || undefined
  if (plate === '') return { problem: 'plate_missing' }
  if (plate.length > longestPlate || !/^[\p{L}\p{N}]+$/u.test(plate)) return { problem: 'plate_invalid' }
  if (country !== undefined && !plateCountries.includes(country)) return { problem: 'country_unknown' }
  const first = dayOrMinute(contract.start)
  const last = dayOrMinute(contract.end)
  if (first === undefined) return { problem: 'start_invalid' }
  if (last === undefined) return { problem: 'end_invalid' }
  if (last.until <= first.from) return { problem: 'end_before_start' }
  const [from, firstUntil, lastFrom, until] = [first.from, first.until, last.from, last.until]
  return { plate, country, from, firstUntil, lastFrom, until, endsAtTime: !last.isDay }
}

/** No country has longer plates. */
const longestPlate = 15

/** The whole day of a text, or the whole minute of one with a time. */
function dayOrMinute(text: string) {
  const instant = parisInstant(text)
  if (instant === undefined) return undefined
  const day = text.trim()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day)
  const from = isDay ? instant : new Date(Math.floor(instant.getTime() / minute) * minute)
  const until = isDay ? (parisInstant(daysLater(day, 1)) ?? instant) : new Date(from.getTime() + minute)
  return { from, until, isDay }
}

const minute = 60_000

/**
 * The answer for one contract: `matched` with the unpaid journeys that it owns, oldest first; `no_journeys`;
 * `not_in_fleet`, when the renter has no such plate; or `invalid`, with the problem.
 */
export const contractMatch = z.object({
  reference: maybe(z.string()),
  numberPlate: z.string(),
  countryCode: maybe(z.string()),
  start: z.string(),
  end: z.string(),
  outcome: z.enum(['matched', 'no_journeys', 'not_in_fleet', 'invalid']),
  problem: maybe(z.enum(contractProblems)),
  journeys: z.array(journey),
})
export type ContractMatch = z.output<typeof contractMatch>
