import { a79, classOf, type VehicleClass } from '@voie-libre/domain/prepayment/stretch'
import tariff from './tolls.json' with { type: 'json' }

/** By the number of the gate: kilometres from the western end, and the label. */
const gates: Readonly<Record<string, { kilometre: number; label: string }>> = tariff.gates

/**
 * Computes the price in cents of a trip on the A79; undefined for an unknown gate or class or two equal gates. The rates are
 * tenths of a cent per kilometre; the trip between the `free` gates costs nothing, to test a price of 0.
 */
export function tripPrice(
  entrance: number | string,
  exit: number | string,
  category: number | string,
): number | undefined {
  const [from, to] = [a79.groupOf(String(entrance)), a79.groupOf(String(exit))]
  const vehicleClass = classOf(category)
  if (from === undefined || to === undefined || vehicleClass === undefined || from === to) return undefined
  if (tariff.free.includes(from) && tariff.free.includes(to)) return 0
  const distance = Math.abs((gates[from]?.kilometre ?? 0) - (gates[to]?.kilometre ?? 0))
  return priceOf(distance, vehicleClass)
}

/** In cents, at least 50. */
export const priceOf = (kilometres: number, vehicleClass: VehicleClass): number =>
  Math.max(50, Math.round((kilometres * tariff.rates[vehicleClass]) / 100) * 10)

export function gateOf(id: number | string): { id: string; label: string } {
  const group = String(a79.groupOf(String(id)) ?? id)
  return { id: group, label: gates[group]?.label ?? group }
}
