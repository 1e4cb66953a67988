import { randomUUID } from 'node:crypto'
import { parisWallClock } from '@voie-libre/domain/journey/parisTime'
import * as z from 'zod/mini'
import { type Db, insert, save } from '../store/db.ts'
import { hashPassword } from './account.ts'
import { completedJourney, type PlateKey, plateKey, saveJourneys, saveVehicles } from '../store/vehicles.ts'

/** Password of the seeded accounts, and of accounts that scripts create without one. [§5] */
export const demoPassword = 'Demo-2026-Voie'

const plateGiven = {
  numberPlate: z.string(),
  countryCode: z.optional(z.string()),
  validityStartDate: z.optional(z.string()),
  validityEndDate: z.optional(z.string()),
}

export const account = z.object({
  email: z.prefault(z.string(), 'customer@example.com'),
  password: z.prefault(z.string(), demoPassword),
  activated: z.prefault(z.boolean(), true),
  /** Names and billing address, as in §3. */
  profile: z.prefault(z.record(z.string(), z.unknown()), {}),
  plates: z.prefault(z.array(orAlone({ ...plateGiven, emailNotifications: z.prefault(z.boolean(), false) })), []),
})

const count = z.int().check(z.minimum(0))
export const renter = z.object({
  email: z.prefault(z.string(), 'renter@example.com'),
  /** null: the renter is invited and not yet activated. */
  password: z.prefault(z.nullable(z.string()), demoPassword),
  renterName: z.prefault(z.string(), 'Locatou'),
  phoneNumber: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  /** The plates, or how many to generate; the same number generates the same plates. */
  plates: z.prefault(
    z.union([
      count,
      z.array(
        orAlone({
          ...plateGiven,
          model: z.optional(z.string()),
          vehicleType: z.optional(z.union([z.string(), z.number()])),
        }),
      ),
    ]),
    3,
  ),
  /** Journeys as on the wire, with `numberPlate` and `countryCode` (or `countryPlate`); or how many to generate. */
  journeys: z.prefault(z.union([count, z.array(z.looseObject({}))]), 10),
})
type Renter = z.infer<typeof renter>

function orAlone<Shape extends z.core.$ZodShape>(shape: Shape) {
  const alone = z.transform((given: unknown) => (typeof given === 'string' ? { numberPlate: given } : given))
  return z.pipe(alone, z.object(shape))
}

/** Creates a customer, or replaces the one with the same e-mail. */
export async function saveAccount(db: Db, now: Date, given: z.infer<typeof account>): Promise<void> {
  const email = given.email.trim().toLowerCase()
  await db.query('delete from accounts where email = $1', [email])
  const id = randomUUID()
  const password = hashPassword(given.password)
  const profile = JSON.stringify(given.profile)
  await insert(db, 'accounts', { id, email, password, activated: given.activated, profile, created_at: now })
  for (const plate of given.plates) {
    const row = {
      id: randomUUID(),
      account_id: id,
      ...plateKey(plate.numberPlate, plate.countryCode ?? 'FR'),
      validity_start: plate.validityStartDate,
      validity_end: plate.validityEndDate,
      email_notifications: plate.emailNotifications,
    }
    await insert(db, 'account_plates', row, 'on conflict do nothing')
  }
}

/** Creates or replaces the renter of an e-mail and returns its id; `fillFleet` then generates plates and journeys. */
export async function saveRenter(db: Db, now: Date, given: Renter): Promise<string> {
  const email = given.email.trim().toLowerCase()
  await db.query('delete from renters where email = $1', [email])
  // What is not given one by one is generated later.
  const plates = typeof given.plates === 'number' ? given.plates : 0
  const journeys = typeof given.journeys === 'number' ? given.journeys : 0
  const id = randomUUID()
  const password = given.password === null ? null : hashPassword(given.password)
  await insert(db, 'renters', {
    id,
    email,
    password,
    activated: password !== null,
    renter_name: given.renterName,
    phone_number: given.phoneNumber,
    first_name: given.firstName,
    last_name: given.lastName,
    pending: plates + journeys > 0 ? JSON.stringify({ plates, journeys, at: now }) : null,
  })

  const fleet = (typeof given.plates === 'number' ? [] : given.plates).map((one) => ({
    id: randomUUID(),
    renter_id: id,
    ...plateKey(one.numberPlate, one.countryCode ?? 'FR'),
    model: one.model,
    vehicle_type: one.vehicleType,
    validity_start: one.validityStartDate ?? parisWallClock(new Date(now.getTime() - 400 * day)),
    validity_end: one.validityEndDate,
  }))
  await save(db, 'fleet', ['renter_id', 'plate', 'country'], fleet)
  await saveVehicles(
    db,
    fleet.map(({ vehicle_type: type, ...vehicle }) => ({ ...vehicle, type })),
  )
  if (typeof given.journeys !== 'number') await saveJourneys(db, named(given.journeys, fleet, now), now)
  return id
}

const day = 86_400_000

function named(journeys: readonly Readonly<Record<string, unknown>>[], keys: readonly PlateKey[], now: Date) {
  return journeys.flatMap((wire, at) => {
    const country = [wire['countryCode'], wire['countryPlate'], 'FR'].find((code) => typeof code === 'string')
    const key =
      typeof wire['numberPlate'] === 'string' ? plateKey(wire['numberPlate'], country) : keys[at % keys.length]
    return key === undefined ? [] : { ...key, journey: completedJourney(wire, at, key, now) }
  })
}
