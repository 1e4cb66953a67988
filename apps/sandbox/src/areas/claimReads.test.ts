import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveRenter } from '../auth/people.ts'
import { type Db, openDb } from '../store/db.ts'
import { fillFleet } from '../store/fleetSeed.ts'
import { claimable } from './claims.ts'

const db = await openDb({})
afterAll(() => db.close())

const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) }))
const step = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  Plans: z.optional(z.array(z.unknown())),
})

/** The rows that all steps of a plan read. */
function readBy(plan: unknown): number {
  const { Plans = [], 'Rows Removed by Filter': removed = 0, ...own } = step.parse(plan)
  const rows = (own['Actual Rows'] + removed) * own['Actual Loops']
  return rows + Plans.reduce<number>((sum, inner) => sum + readBy(inner), 0)
}

it('reads the journeys that a claim names, not the fleet', { tags: ['OPEN-68'] }, async () => {
  const now = new Date('2026-03-02T09:00:00Z')
  const renter = { email: 'a@example.fr', password: null, renterName: 'A', phoneNumber: undefined }
  const id = await saveRenter(db, now, { ...renter, plates: 100, journeys: 2000 })
  await fillFleet(db, id)
  await db.query('analyze')
  let rows = 0
  const watched: Db = {
    ...db,
    query: async (sql, params) => {
      const plans = explained.parse(await db.query(`explain (analyze, format json) ${sql}`, params))
      rows += readBy(plans[0]?.['QUERY PLAN'][0]?.Plan)
      return db.query(sql, params)
    },
  }
  const named = (await db.query<{ id: string }>('select id from journeys limit 3')).map((journey) => journey.id)
  const caller = { accountType: 'renter', id } as const
  const journeys = await claimable({ db: watched, now, query: {}, caller }, named)
  expect(journeys.map((journey) => journey.id).toSorted()).toEqual(named.toSorted())
  expect(rows).toBeLessThan(100)
})
