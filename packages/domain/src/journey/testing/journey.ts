import type { Journey } from '@voie-libre/contract/schemas/journey'

/** A finished free-flow journey for tests, with some fields replaced. */
export function aJourney(fields: Partial<Journey> = {}): Journey {
  return {
    id: '1',
    date: '2026-03-02T08:15:00+01:00',
    nature: 'freeFlow',
    status: 'TERMINE',
    htPrice: 0,
    ttcPrice: 0,
    totalPrice: 0,
    tvaPrice: 0,
    indemnity: 0,
    alreadyPaid: 0,
    ...fields,
  }
}
