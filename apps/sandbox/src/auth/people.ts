import { randomUUID } from 'node:crypto'
import { parisWallClock } from '@voie-libre/domain/journey/parisTime'
import type { Db } from '../store/db.ts'
import { hashPassword } from './passwords.ts'
import type { Pending } from '../store/fleetSeed.ts'
import { completedJourney, type PlateKey, plateKey, saveJourneys, saveVehicles } from '../store/vehicles.ts'

/** Password of the seeded accounts, and of accounts that scripts create without one. [§5] */
export const demoPassword = 'Demo-2026-Voie'

interface AccountPlate {
  numberPlate: string
  countryCode?: string | undefined
  validityStartDate?: string | undefined
  validityEndDate?: string | undefined
  emailNotifications?: boolean | undefined
}
export interface Account {
  email: string
  password: string
  activated: boolean
  /** Names and billing address, as in §3. */
  profile: Readonly<Record<string, unknown>>
  plates: readonly AccountPlate[]
}

/** Creates a customer, or replaces the one with the same e-mail. */
export async function saveAccount(db: Db, now: Date, account: Account): Promise<void> {
  const email = account.email.trim().toLowerCase()
  const old = await db.query<{ id: string }>('delete from accounts where email = $1 returning id', [email])
  for (const { id } of old) await db.query('delete from account_plates where account_id = $1', [id])
  const id = randomUUID()
  await db.query(
    `insert into accounts (id, email, password, activated, profile, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [id, email, await hashPassword(account.password), account.activated, JSON.stringify(account.profile), now],
  )
  for (const plate of account.plates) {
    const key = plateKey(plate.numberPlate, plate.countryCode ?? 'FR')
    await db.query(
      `insert into account_plates
         (id, account_id, country, plate, validity_start, validity_end, email_notifications)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [
        randomUUID(),
        id,
        key.country,
        key.plate,
        plate.validityStartDate,
        plate.validityEndDate,
        plate.emailNotifications ?? false,
      ],
    )
  }
}

interface FleetPlate extends AccountPlate {
  model?: string | undefined
  vehicleType?: string | number | undefined
}
export interface Renter {
  email: string
  /** undefined: the renter is invited and not yet activated. */
  password: string | undefined
  renterName: string
  phoneNumber: string | undefined
  /** The plates, or how many to generate; the same number generates the same plates. */
  plates: number | readonly FleetPlate[]
  /** Journeys as on the wire, with `numberPlate` and `countryCode` (or `countryPlate`); or how many to generate. */
  journeys: number | readonly Readonly<Record<string, unknown>>[]
}

/** Creates or replaces the renter of an e-mail and returns its id; `fillFleet` then generates plates and journeys. */
export async function saveRenter(db: Db, now: Date, renter: Renter): Promise<string> {
  const email = renter.email.trim().toLowerCase()
  const old = await db.query<{ id: string }>('delete from renters where email = $1 returning id', [email])
  for (const { id } of old) await db.query('delete from fleet where renter_id = $1', [id])
  const id = randomUUID()
  const password = renter.password === undefined ? undefined : await hashPassword(renter.password)
  await db.query(
    `insert into renters (id, email, password, activated, renter_name, phone_number, pending)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [id, email, password, password !== undefined, renter.renterName, renter.phoneNumber, pendingOf(renter, now)],
  )

  const fleet = typeof renter.plates === 'number' ? [] : renter.plates
  const keys = fleet.map((plate) => plateKey(plate.numberPlate, plate.countryCode ?? 'FR'))
  const rows = fleet.map((plate, at) => ({
    id: randomUUID(),
    ...keys[at],
    model: plate.model,
    type: plate.vehicleType === undefined ? undefined : String(plate.vehicleType),
    start: plate.validityStartDate ?? parisWallClock(new Date(now.getTime() - 400 * day)),
    end: plate.validityEndDate,
  }))
  await db.query(
    `insert into fleet (id, renter_id, country, plate, model, vehicle_type, validity_start, validity_end)
     select id, $1, country, plate, model, type, start, "end" from jsonb_to_recordset($2::jsonb)
       as f(id text, country text, plate text, model text, type text, start text, "end" text)
     on conflict (renter_id, plate, country) do nothing`,
    [id, JSON.stringify(rows)],
  )
  await saveVehicles(
    db,
    fleet.flatMap((plate, at) => (keys[at] ? { ...keys[at], model: plate.model, type: plate.vehicleType } : [])),
  )
  if (typeof renter.journeys !== 'number') await saveJourneys(db, named(renter.journeys, keys, now), now)
  return id
}

const day = 86_400_000

function pendingOf({ plates, journeys }: Renter, now: Date): string | undefined {
  const pending: Pending = {
    plates: typeof plates === 'number' ? plates : 0,
    journeys: typeof journeys === 'number' ? journeys : 0,
    at: now.toISOString(),
  }
  return pending.plates + pending.journeys > 0 ? JSON.stringify(pending) : undefined
}

function named(journeys: readonly Readonly<Record<string, unknown>>[], keys: readonly PlateKey[], now: Date) {
  return journeys.flatMap((wire, at) => {
    const country = [wire['countryCode'], wire['countryPlate'], 'FR'].find((code) => typeof code === 'string')
    const key =
      typeof wire['numberPlate'] === 'string' ? plateKey(wire['numberPlate'], country) : keys[at % keys.length]
    return key === undefined ? [] : { ...key, journey: completedJourney(wire, at, key, now) }
  })
}
