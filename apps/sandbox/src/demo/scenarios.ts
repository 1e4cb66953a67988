import { daysLater, parisDay, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import * as z from 'zod/mini'
import { facts } from '../content/facts.ts'
import { dataTables, type Db } from '../store/db.ts'
import { secondOperator } from '../store/operators.ts'
import { account, renter, saveAccount, saveRenter } from '../auth/people.ts'
import { gateOf } from '../store/tolls.ts'
import {
  completedJourney,
  linkNotice,
  plateBehaviour,
  plateKey,
  saveJourneys,
  saveNotice,
  saveVehicles,
} from '../store/vehicles.ts'
import people from './people.json' with { type: 'json' }
import list from './scenarios.json' with { type: 'json' }
import type { Core } from '../http/server.ts'
import { saveSetting } from '../store/settings.ts'

const journeyGiven = z.object({
  /** Numbers of entrance and exit; a journey in progress may have no exit. */
  way: z.optional(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])])),
  /** Days ago. */
  ago: z.optional(z.number()),
  /** Days until the deadline, by default those until the end of the free days; null for no deadline. */
  left: z.optional(z.nullable(z.number())),
  company: z.optional(z.string()),
  notice: z.optional(z.string()),
  /** Fields as on the wire, prices in euros. */
  with: z.optional(z.record(z.string(), z.unknown())),
})

type Journey = z.infer<typeof journeyGiven>

const scenario = z.object({
  country: z.string(),
  plate: z.string(),
  about: z.string(),
  model: z.prefault(z.string(), 'Peugeot 308'),
  /** Vehicle class; null when the operator does not know it. */
  type: z.prefault(z.nullable(z.number()), 1),
  energy: z.prefault(z.string(), 'ES'),
  owners: z.optional(z.array(z.string())),
  behaviour: z.optional(plateBehaviour),
  journeys: z.optional(z.array(journeyGiven)),
  /** How often the journeys repeat, some on each day. */
  repeated: z.optional(z.number()),
  notices: z.optional(z.array(z.string())),
})
export type Scenario = z.infer<typeof scenario>

export const scenarios: readonly Scenario[] = z.parse(z.array(scenario), list)

/** A plate without journeys that people can try. */
export const nothingFound = { country: 'FR', plate: 'AA-404-AA', about: 'Nothing is known of this plate' }

const { customers, renters } = people
export const seededAccounts = { ...customers, ...renters }

/** Saves the seeded data; all dates are relative to `now`. */
export async function seedScenarios(db: Db, now: Date): Promise<void> {
  await db.query('insert into operators (host) values ($1)', [secondOperator])
  const keyed = scenarios.map((one) => ({ ...one, ...plateKey(one.plate, one.country) }))
  await saveVehicles(db, keyed)
  await saveJourneys(
    db,
    keyed.flatMap(({ country, plate, repeated, journeys = [] }) =>
      (repeated ? manyOf(journeys, repeated) : journeys).map(({ company, notice, ...given }, position) => {
        const key = { country, plate }
        return { ...key, company, notice, journey: completedJourney(wireOf(given, notice, now), position, key, now) }
      }),
    ),
    now,
  )
  for (const { country, plate, notices = [] } of keyed) {
    for (const number of notices) {
      await saveNotice(db, number, { country, plate })
      await linkNotice(db, number, { country, plate })
    }
  }
  await seedPeople(db, now)
}

const manyOf = (journeys: readonly Journey[], times: number) =>
  Array.from({ length: times }, () => journeys)
    .flat()
    .map((journey, at) => ({ ...journey, ago: 1 + at / 8 }))

function wireOf({ way = ['23', '33'], ago = 2, left, with: fields }: Journey, notice: string | undefined, now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const [entrance, exit] = way
  const lastDay = typeof left === 'number' ? parisDay(at(left)) : daysLater(parisDay(at(-ago)), facts.freeDays)
  return {
    date: parisWallClock(at(-ago)),
    deadline: left === null ? null : `${lastDay}T23:59:59`,
    in: gateOf(entrance),
    out: exit === undefined ? null : gateOf(exit),
    ...(notice !== undefined && { pvNumber: notice }),
    ...fields,
  }
}

async function seedPeople(db: Db, now: Date) {
  const month = (months: number) => parisWallClock(new Date(now.getTime() + months * 30 * 86_400_000))
  const { rental, plates, ...customer } = customers.customer
  const rented = { numberPlate: rental, validityStartDate: month(-1), validityEndDate: month(1) }
  for (const one of [{ ...customer, plates: [...plates, rented] }, customers.notActivated])
    await saveAccount(db, now, account.parse(one))
  // The first login of a renter generates the fleet: the large one takes some seconds, the small one a third of a reset.
  for (const one of Object.values(renters))
    await saveRenter(db, now, renter.parse({ phoneNumber: '01 99 00 12 34', ...one }))
}

/** A fleet fills these. Deleting the few rows of the others takes less time than `truncate`, which makes new files. */
const large = ['vehicles', 'journeys', 'fleet']
const emptied = dataTables.filter((table) => !large.includes(table)).map((table) => `delete from ${table};`)

/** Restores the seeded data in one transaction, so that no call reads a partial state. */
export async function reset(core: Core): Promise<void> {
  await core.idle()
  core.setNow(undefined)
  core.calls.clear()
  core.faults.clear()
  await core.db.transaction(async (db) => {
    await db.query(`truncate ${large.join(', ')}`)
    for (const statement of emptied) await db.query(statement)
    await saveSetting(db, 'clock', undefined)
    await saveSetting(db, 'seeded', 'yes')
    await seedScenarios(db, core.now())
  })
}
