import { facts } from '../content/facts.ts'
import { type Db, sqlFile } from './db.ts'
import { addLadders } from './ladder.ts'
import { gateOf, tripPrice } from './tolls.ts'

interface Pending {
  plates: number
  journeys: number
  at: string
}

const chunk = 20_000
const [platesSql, journeysSql] = [sqlFile('seededPlates'), sqlFile('seededJourneys')]

/**
 * Generates the vehicles and journeys of a renter's `pending`, always the same for one e-mail and time: French plates,
 * one in twenty closed; journeys of thirteen months, one in four a notice. Uses several statements, so that other
 * callers need not wait. A repeated call completes an interrupted one, or does nothing.
 */
export async function fillFleet(db: Db, renterId: string): Promise<void> {
  const [renter] = await db.query<{ email: string; pending: Pending | null }>(
    'select email, pending from renters where id = $1',
    [renterId],
  )
  if (renter === undefined || renter.pending === null) return
  const { plates, journeys, at } = renter.pending
  if (plates > 0) await db.query(platesSql, [renterId, serialOf(renter.email), plates, at])
  const ways = JSON.stringify(tolls())
  for (let first = 1; first <= journeys; first += chunk) {
    const last = Math.min(first + chunk - 1, journeys)
    await db.query(journeysSql, [renterId, serialOf(renter.email), first, last, at, ways, facts.freeDays])
  }
  await addLadders(db, renterId, new Date(at))
  await db.query('update renters set pending = null where id = $1', [renterId])
  // Lists read indexes alone only after a vacuum, and choose the right ones after an analysis, which the embedded database
  // never runs by itself. For a small fleet the analysis is enough.
  await db.query(`${journeys > chunk ? 'vacuum (analyze)' : 'analyze'} journeys, fleet`)
}

/** Creates a `fillFleet` whose simultaneous calls for one renter wait for the same work. */
export function sharedFill(): typeof fillFleet {
  const running = new Map<string, Promise<void>>()
  return (db, renterId) => {
    const work = running.get(renterId) ?? fillFleet(db, renterId).finally(() => running.delete(renterId))
    running.set(renterId, work)
    return work
  }
}

/** Number of a renter's first plate, so that two renters rarely share plates. */
const serialOf = (email: string) =>
  Array.from(email).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 400_000, 11) * 23

function tolls() {
  const gates = [23, 24, 25, 29, 30, 33, 34]
  const pairs = gates.flatMap((entrance) => gates.map((exit) => [entrance, exit] as const))
  const paid = pairs.filter(([entrance, exit]) => (tripPrice(entrance, exit, 1) ?? 0) > 0)
  return paid.flatMap(([entrance, exit], way) =>
    [1, 2, 3, 4, 5].map((category) => ({
      way,
      class: category,
      ways: paid.length,
      entrance: gateOf(entrance),
      exit: gateOf(exit),
      price: tripPrice(entrance, exit, category) ?? 0,
    })),
  )
}
