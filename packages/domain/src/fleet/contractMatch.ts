import type { ContractProblem, RentalContract } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate, isPlate } from '../journey/canonical.ts'
import { daysLater, parisInstant } from '../journey/parisTime.ts'
import { plateCountries } from '../reference/countries.ts'

/**
 * A contract that can be matched: the canonical plate, and the period that begins at `from` and ends before `until`. Its
 * first day (minute, if it starts at a time) ends before `firstUntil`; its last day or minute begins at `lastFrom`.
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

/** Checks one contract: the portal does so before it sends a list, the operator when it receives one. */
export function checkContract(contract: RentalContract): CheckedContract | { problem: ContractProblem } {
  const plate = canonicalPlate(contract.numberPlate)
  const country = contract.countryCode?.trim().toUpperCase() || undefined
  if (plate === '') return { problem: 'plate_missing' }
  if (!isPlate(plate)) return { problem: 'plate_invalid' }
  if (country !== undefined && !plateCountries.includes(country)) return { problem: 'country_unknown' }
  const first = dayOrMinute(contract.start)
  const last = dayOrMinute(contract.end)
  if (first === undefined) return { problem: 'start_invalid' }
  if (last === undefined) return { problem: 'end_invalid' }
  if (last.until <= first.from) return { problem: 'end_before_start' }
  const [from, firstUntil, lastFrom, until] = [first.from, first.until, last.from, last.until]
  return { plate, country, from, firstUntil, lastFrom, until, endsAtTime: !last.isDay }
}

/** Returns begin and end of the day in a text, or of the minute if the text has a time. */
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
