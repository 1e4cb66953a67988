import { journey, type Journey, lateFee } from '@voie-libre/contract/schemas/journey'
import { nextRise, settleBy, situationOf } from '@voie-libre/domain/fleet/dearer'
import { dueFirst } from '@voie-libre/domain/journey/deadline'
import { amountDue } from '@voie-libre/domain/journey/price'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveRenter } from '../auth/people.ts'
import { lateFees } from '../content/facts.ts'
import { openDb } from './db.ts'
import { fleetCount, fleetFigures, type FleetFilter, fleetPage } from './fleetJourneys.ts'
import { fillFleet } from './fleetSeed.ts'

const now = new Date('2026-03-02T09:00:00Z')
const db = await openDb({})
const plates = 200
const journeys = 3000
interface Stored {
  due: number
  number: string
  status: string
  nature: string
  claimed_by: string | null
  entity: Journey
}

async function generated(email: string) {
  const renter = { email, password: null, renterName: 'Locatou', phoneNumber: undefined, plates, journeys }
  const id = await saveRenter(db, now, renter)
  await fillFleet(db, id)
  return id
}
const vehicles = (id: string) =>
  db.query<{ plate: string; model: string; vehicle_type: string; validity_start: string; validity_end: string | null }>(
    'select plate, model, vehicle_type, validity_start, validity_end from fleet where renter_id = $1 order by plate',
    [id],
  )
const rows = (id: string) =>
  db.query<Stored>(
    `select due, number, status, nature, claimed_by, entity from journeys j
     where exists (select from fleet f where f.renter_id = $1 and f.plate = j.plate) order by id`,
    [id],
  )

const totalOf = (id: string, filter: Partial<FleetFilter> = {}) =>
  fleetCount(db, id, { today: '2026-03-02', ...filter })

afterAll(() => db.close())

describe('a generated fleet', () => {
  let id = ''
  beforeAll(async () => {
    id = await generated('fleet@example.fr')
  })

  it('has journeys that the contract can send, stored under the same values', async () => {
    const all = await rows(id)
    expect(all).toHaveLength(journeys)
    for (const { entity, due, number, status, nature } of all) {
      const value = z.decode(journey, z.encode(journey, entity))
      expect([amountDue(value), value.pvNumber ?? value.ticketNumber]).toEqual([due, number])
      expect([value.status, value.nature]).toEqual([status, nature])
    }
  })

  it('has the first rise in the price of each overdue journey and of each notice', async () => {
    for (const { entity, nature, status } of await rows(id)) {
      const isDearer = nature === 'latePayment' || (entity.deadline ?? '') < '2026-03-02'
      expect([entity.id, entity.indemnity]).toEqual([entity.id, isDearer && status === 'TERMINE' ? 1000 : 0])
    }
  })

  it('has a claim behind each journey that says so, as its export shows', { tags: ['API-33'] }, async () => {
    const claims = (await rows(id)).map(({ entity, claimed_by: claim }) => [entity.claimDone === true, claim !== null])
    expect(claims.filter(([isClaimed]) => isClaimed).length).toBeGreaterThan(10)
    expect(claims.filter(([isClaimed, hasNumber]) => isClaimed !== hasNumber)).toEqual([])
  })

  it('is the same each time', async () => {
    const [fleet, all] = [await vehicles(id), await rows(id)]
    const again = await generated('fleet@example.fr')
    expect(again).not.toBe(id)
    id = again
    expect(await vehicles(id)).toEqual(fleet)
    expect(await rows(id)).toEqual(all)
  })

  it('has a tenth or so of closed and closing vehicles, several classes, and no number twice', async () => {
    const fleet = await vehicles(id)
    expect(fleet).toHaveLength(plates)
    expect(fleet.filter(({ validity_end: end }) => end !== null && end < '2026-03-02')).toHaveLength(plates / 20)
    expect(fleet.filter(({ validity_end: end }) => end !== null && end >= '2026-03-02').length).toBeGreaterThan(0)
    expect(new Set(fleet.map(({ vehicle_type: type }) => type)).size).toBe(4)
    expect(new Set((await rows(id)).map(({ number }) => number)).size).toBe(journeys)
  })

  it('has journeys between gates of the motorway, all of them made while their vehicle was in the fleet', async () => {
    const labels = (await rows(id)).flatMap(({ entity }) => [entity.in?.label ?? '', entity.out?.label ?? 'RN79'])
    const known: readonly string[] = [...a79.gates, '23 RN79', '34 A71']
    expect([...new Set(labels)].filter((label) => !known.includes(label))).toEqual([])
    expect(await totalOf(id)).toBe(journeys)
    expect(await totalOf(id, { natures: ['latePayment'] })).toBeGreaterThan(journeys / 5)
  })

  it(
    'is filtered, sorted and summed by the rule of the domain on situations and deadlines',
    { tags: ['API-32'] },
    async () => {
      const today = '2026-03-02'
      const fees = lateFees.map((one) => z.decode(lateFee, one))
      const all = (await rows(id)).map(({ entity }) => entity)
      const days = new Map<string, { journeys: number; due: number; after: number }>()
      for (const one of all) {
        const day = settleBy(one, fees, now)
        if (day === undefined || day < today) continue
        const { journeys: known = 0, due = 0, after = 0 } = days.get(day) ?? {}
        const next = nextRise(one, fees, now)?.after ?? amountDue(one)
        days.set(day, { journeys: known + 1, due: due + amountDue(one), after: after + next })
      }
      expect(days.size).toBeGreaterThan(5)
      const figures = await fleetFigures(db, id, { today })
      expect(figures.dueFirst?.deadline).toBe(dueFirst(all, now)?.deadline)
      expect(figures.dueDays).toEqual(
        [...days]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([lastDay, sums]) => ({ lastDay, ...sums })),
      )
      for (const situation of ['open', 'late', 'claimed', 'inProgress', 'prosecutor'] as const) {
        const expected = all.filter((one) => situationOf(one, now) === situation).length
        expect(await totalOf(id, { situation }), situation).toBe(expected)
      }
      const soonest = await fleetPage(
        db,
        id,
        { today, dueFrom: today },
        { sort: 'settle_by', isDescending: false },
        { skip: 0, take: 50 },
      )
      const shown = soonest.map((one) => settleBy(one, fees, now) ?? '')
      expect(shown).toEqual(shown.toSorted())
      expect(shown[0]).toBe([...days.keys()].toSorted()[0])
    },
  )
})
