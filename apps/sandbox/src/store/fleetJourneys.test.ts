import { afterAll, expect, it } from 'vitest'
import { saveRenter } from '../auth/people.ts'
import { openDb } from './db.ts'
import { type ExportedJourney, exportedJourneys, type FleetOrder } from './fleetJourneys.ts'

const db = await openDb({})
afterAll(() => db.close())
const sorts: FleetOrder['sort'][] = ['date', 'plate', 'country', 'number', 'due', 'status', 'settle_by', 'rank']
const orders = sorts.flatMap((sort) => [true, false].map((isDescending): FleetOrder => ({ sort, isDescending })))

async function collected(parts: AsyncIterable<ExportedJourney[]>): Promise<ExportedJourney[][]> {
  const all = []
  for await (const part of parts) all.push(part)
  return all
}

it.each(orders)(
  'exports each journey once, in parts as in one: %j',
  { tags: ['API-33', 'RENTER-06'] },
  async (order) => {
    const journeys = Array.from({ length: 50 }, (_, at) => ({
      id: `J${at}`,
      date: `2026-02-${10 + (at % 5)}T12:00:00`,
      ticketNumber: at % 3 === 0 ? null : `T${at % 7}`,
      ttcPrice: at % 4,
    }))
    const renter = { email: 'a@example.fr', password: null, renterName: 'A', phoneNumber: undefined }
    const plates = [{ numberPlate: 'AB-1' }, { numberPlate: 'AB-1', countryCode: 'DE' }, { numberPlate: 'BC-2' }]
    const id = await saveRenter(db, new Date('2026-03-02T09:00:00Z'), { ...renter, plates, journeys })
    const [whole = [], ...others] = await collected(exportedJourneys(db, id, { today: '2026-03-02' }, order))
    expect(whole).toHaveLength(50)
    expect(others).toEqual([])
    const parts = await collected(exportedJourneys(db, id, { today: '2026-03-02' }, order, 7))
    expect(parts).toHaveLength(8)
    expect(parts.flat()).toEqual(whole)
  },
)
