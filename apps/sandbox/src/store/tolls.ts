import { a79 } from '@voie-libre/domain/prepayment/stretch'
import { classOf } from '@voie-libre/domain/prepayment/vehicleClass'

const { gateNamed, groupOf } = a79

/** Kilometres from the western end by gate number. */
const kilometre: Readonly<Record<number, number>> = { 23: 0, 24: 12, 25: 24, 29: 45, 30: 52, 33: 71, 34: 88 }
/** Tenths of a cent per kilometre. */
const rate = { 1: 100, 2: 150, 3: 230, 4: 310, 5: 60 } as const

/** The trip between these two gates is free, to test a price of 0. */
const freeStretch: ReadonlySet<number> = new Set([29, 30])

/** Computes the price in cents of a trip on the A79; undefined for an unknown gate or class or two equal gates. */
export function tripPrice(
  entrance: number | string,
  exit: number | string,
  category: number | string,
): number | undefined {
  const from = groupOf(String(entrance))
  const to = groupOf(String(exit))
  const vehicleClass = classOf(category)
  if (from === undefined || to === undefined || vehicleClass === undefined || from === to) return undefined
  if (freeStretch.has(from) && freeStretch.has(to)) return 0
  const distance = Math.abs((kilometre[from] ?? 0) - (kilometre[to] ?? 0))
  return Math.max(50, Math.round((distance * rate[vehicleClass]) / 100) * 10)
}

const places: Readonly<Record<number, string>> = {
  23: '23 RN79',
  24: '24',
  25: '25-28',
  29: '29',
  30: '30-32',
  33: '33',
  34: '34 A71',
}

export function gateOf(id: number | string): { id: string; label: string } {
  const group = groupOf(String(id))
  return {
    id: String(group ?? id),
    label: group === undefined ? String(id) : (places[group] ?? gateNamed(String(id)) ?? ''),
  }
}
