import type { ContractMatch, ContractProblem, RentalContract } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate, isPlate } from '../journey/canonical.ts'
import { daysLater, parisInstant } from '../journey/parisTime.ts'
import { plateCountries } from '../reference/countries.ts'

type CheckedContract = Exclude<ReturnType<typeof checkContract>, { problem: ContractProblem }>
const problem = (code: ContractProblem) => ({ problem: code })

/**
 * Checks one contract: the portal does so before it sends a list, the operator when it receives one. A contract that can be
 * matched has a canonical plate and a period that begins at `from` and ends before `until`. Its first day (minute, if it
 * starts at a time) ends before `firstUntil`; its last day or minute begins at `lastFrom`.
 */
export function checkContract(contract: RentalContract) {
  const plate = canonicalPlate(contract.numberPlate)
  const country = contract.countryCode?.trim().toUpperCase() || undefined
  if (plate === '') return problem('plate_missing')
  if (!isPlate(plate)) return problem('plate_invalid')
  if (country !== undefined && !plateCountries.includes(country)) return problem('country_unknown')
  const first = dayOrMinute(contract.start)
  const last = dayOrMinute(contract.end)
  if (first === undefined) return problem('start_invalid')
  if (last === undefined) return problem('end_invalid')
  if (last.until <= first.from) return problem('end_before_start')
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

/**
 * Assigns each journey to one of the contracts that cover it. A contract that ends at a time owns the minutes before that
 * time; otherwise the contract owns the journey that began last, then the one that ends first, then the first in the list.
 * So if one contract in days ends on the day on which another begins, the later one owns that day. [OPEN-71]
 */
export function ownedOnce(matches: readonly ContractMatch[]): ContractMatch[] {
  const owners = new Map<string, { match: ContractMatch; contract: CheckedContract }>()
  for (const match of matches) {
    const contract = checkContract(match)
    if ('problem' in contract) continue
    for (const journey of match.journeys) {
      const owner = owners.get(keyOf(journey))
      if (owner === undefined || precedence(contract, owner.contract) < 0)
        owners.set(keyOf(journey), { match, contract })
    }
  }
  return matches.map((match) => {
    const journeys = match.journeys.filter((journey) => owners.get(keyOf(journey))?.match === match)
    const isNone = match.outcome === 'matched' && journeys.length === 0
    return { ...match, journeys, outcome: isNone ? 'no_journeys' : match.outcome }
  })
}

const keyOf = ({ countryPlate, numberPlate, id }: ContractMatch['journeys'][number]) =>
  [countryPlate, numberPlate, id].join(' ')

const precedence = (one: CheckedContract, other: CheckedContract) =>
  Number(other.endsAtTime) - Number(one.endsAtTime) ||
  other.from.getTime() - one.from.getTime() ||
  one.until.getTime() - other.until.getTime()

/** The contracts of the same vehicle before, after and during one contract, by their position in the list. */
export interface Neighbours {
  /** The first contracts that overlap with it, and the number of all. A handover within one day or minute is no overlap. */
  overlaps: number[]
  overlapCount: number
  /** The contract before it, when days or minutes between them belong to none. */
  gapBefore?: number
}

const namedOverlaps = 3

/** Finds the neighbours of each contract, in the order of the list. [OPEN-71] */
export function neighboursOf(contracts: readonly RentalContract[]): Neighbours[] {
  const found = contracts.map((): Neighbours => ({ overlaps: [], overlapCount: 0 }))
  const vehicles = new Map<string, (CheckedContract & { at: number; neighbours: Neighbours })[]>()
  for (const [at, neighbours] of found.entries()) {
    const one = contracts[at] && checkContract(contracts[at])
    if (one === undefined || 'problem' in one) continue
    const ofPlate = vehicles.get(one.plate) ?? []
    vehicles.set(one.plate, ofPlate)
    ofPlate.push({ ...one, at, neighbours })
  }
  for (const ofPlate of vehicles.values()) {
    ofPlate.sort((one, other) => one.from.getTime() - other.from.getTime())
    for (const [place, next] of ofPlate.entries()) {
      let last: (typeof ofPlate)[number] | undefined
      for (const one of ofPlate.slice(0, place)) {
        if (one.country !== undefined && next.country !== undefined && one.country !== next.country) continue
        if (last === undefined || one.until > last.until) last = one
        if (one.until <= next.from || handsOver(one, next)) continue
        addOverlap(one.neighbours, next.at)
        addOverlap(next.neighbours, one.at)
      }
      if (last !== undefined && last.until < next.from) next.neighbours.gapBefore = last.at
    }
  }
  return found
}

/** Whether the later contract begins on the last day or minute of the other, or the other ends on the first one of it. */
const handsOver = (one: CheckedContract, next: CheckedContract) =>
  one.from < next.from && (next.from >= one.lastFrom || one.until <= next.firstUntil)

function addOverlap(neighbours: Neighbours, at: number): void {
  neighbours.overlapCount += 1
  if (neighbours.overlaps.length < namedOverlaps) neighbours.overlaps.push(at)
}

/** Column names of a list of contracts, in the order of a list without a head; the country may be left out. */
export const contractColumns = ['reference', 'numberPlate', 'start', 'end', 'countryCode'] as const

/** Limits of a list of contracts. They are apart from its reader, so that a page shows them without loading the reader. */
export const contractListLimits = { bytes: 5 * 1024 * 1024, lines: 20_000 } as const
