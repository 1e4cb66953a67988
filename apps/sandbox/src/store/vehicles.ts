import { type Journey, journey as journeySchema } from '@voie-libre/contract/schemas/journey'
import { longestPlate } from '@voie-libre/domain/journey/canonical'
import { displayGroup } from '@voie-libre/domain/journey/category'
import { parisInstant, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { canonicalNumber, canonicalPlate } from '@voie-libre/domain/journey/plate'
import { addressCountries, plateCountries } from '@voie-libre/domain/reference/countries'
import * as z from 'zod/mini'
import { ApiProblem } from '../http/problem.ts'
import { type Db, filled, save } from './db.ts'
import { ladderOf } from './ladder.ts'
import { gateOf, tripPrice } from './tolls.ts'

export interface PlateKey {
  country: string
  plate: string
}

/** Simulated behaviour of a seeded plate, different from the specification. */
export const plateBehaviour = z.object({
  broken: z.optional(z.literal(true)),
  delayMs: z.optional(z.number()),
  prepayment: z.optional(z.literal('refused')),
  /** Payment method types that are out of order. */
  closedMethods: z.optional(z.array(z.string())),
  /** The outcome of a payment that the driver confirms. */
  payment: z.optional(z.enum(['REJECTED', 'CANCELLED', 'PENDING', 'DUPLICATED'])),
})
export type PlateBehaviour = z.infer<typeof plateBehaviour>

export interface Vehicle extends PlateKey {
  model?: string | undefined
  type?: string | number | undefined
  energy?: string | undefined
  owners?: readonly string[] | undefined
  behaviour?: PlateBehaviour | undefined
}

/** A journey to save; `company` is another company that owns it, `notice` the number of its notice. */
interface SavedJourney extends PlateKey {
  journey: Journey
  company?: string | undefined
  notice?: string | undefined
}

const countries: ReadonlySet<string> = new Set([...plateCountries, ...addressCountries])

/**
 * Converts a plate to its key in the tables. Refuses only impossible plates, not those outside a national format.
 * Problems: number_plate_mandatory, invalid_number_plate, country_code_mandatory, invalid_country_code. [OPEN-23]
 */
export function plateKey(plate: string | undefined, country: string | undefined): PlateKey {
  if ((plate ?? '').trim() === '') throw new ApiProblem('number_plate_mandatory')
  const canonical = canonicalPlate(plate ?? '')
  if (canonical.length > longestPlate || !/[\p{L}\p{N}]/u.test(canonical)) throw new ApiProblem('invalid_number_plate')
  const code = (country ?? '').trim().toUpperCase()
  if (code === '') throw new ApiProblem('country_code_mandatory')
  if (!countries.has(code)) throw new ApiProblem('invalid_country_code')
  return { country: code, plate: canonical }
}

/** Reads a vehicle, or only its plate when the operator does not know it. */
export async function vehicleOf(db: Db, { country, plate }: PlateKey): Promise<Vehicle> {
  const columns = 'country, plate, model, type, energy, owners, behaviour'
  const sql = `select ${columns} from vehicles where country = $1 and plate = $2`
  const [row] = await db.query<Vehicle>(sql, [country, plate])
  if (row === undefined) return { country, plate }
  // The column is a text, but a class is a number on the wire.
  const type = /^\d+$/.test(String(row.type)) ? Number(row.type) : row.type
  return filled({ ...row, type })
}

type SavedVehicle = PlateKey & { [Name in keyof Vehicle]: Vehicle[Name] | null }

/** Adds or replaces vehicles; their journeys stay. */
export async function saveVehicles(db: Db, vehicles: readonly SavedVehicle[]): Promise<void> {
  const rows = vehicles.map(({ country, plate, model, type, energy, owners, behaviour }) => {
    return { country, plate, model, type, energy, owners: owners ?? [], behaviour: behaviour ?? {} }
  })
  await save(db, 'vehicles', ['country', 'plate'], rows)
}

/** Adds journeys, or replaces those with the same plate and id, in one statement. */
export async function saveJourneys(db: Db, journeys: readonly SavedJourney[], now: Date): Promise<void> {
  const rows = journeys.map(({ journey, country, plate, company, notice }) => ({
    country,
    plate,
    id: journey.id,
    company,
    notice,
    date: parisInstant(journey.date),
    ladder: ladderOf(journey, now),
    entity: { ...journey, countryPlate: country, numberPlate: plate },
    paid_by: null,
    claimed_by: null,
  }))
  await save(db, 'journeys', ['country', 'plate', 'id'], rows)
}

/** Links a notice without journeys to all journeys of its plate. */
export async function linkNotice(db: Db, number: string, { country, plate }: PlateKey): Promise<void> {
  await db.query(
    `update journeys set notice = $1 where country = $2 and plate = $3 and notice is null
       and not exists (select 1 from journeys where notice = $1)`,
    [number, country, plate],
  )
}

export const saveNotice = (db: Db, number: string, { country, plate }: PlateKey): Promise<void> =>
  save(db, 'notices', ['number'], [{ number: canonicalNumber(number), country, plate }])

const natureOfGroup = {
  freeFlow: 'freeFlow',
  latePayment: 'latePayment',
  nonPayment: 'nonPaymentDeclaration',
} as const
const limitOfNature = {
  freeFlow: 'IRIS',
  latePayment: 'BEFORE_OMP',
  nonPaymentDeclaration: 'INFRACTION',
  prePayment: undefined,
} as const

const given = z.exactPartial(journeySchema)

/**
 * Completes a journey from fields as on the wire, with prices in euros. Omitted fields get consistent values; null
 * means no value.
 */
export function completedJourney(
  wire: Readonly<Record<string, unknown>>,
  position: number,
  key: PlateKey,
  now: Date,
): Journey {
  const decoded = z.safeDecode(given, wire)
  if (!decoded.success) throw new ApiProblem('invalid_request')
  // Has only the fields of the wire, so that each replaces a usual value below, with `undefined` for null.
  const set = decoded.data
  const at = (days: number) => parisWallClock(new Date(now.getTime() + days * 86_400_000))
  // A hash of plate and position gives each journey the same number every time.
  const serial = Array.from(`${key.country}${key.plate}${position}`).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000,
    7,
  )
  const number = String(1_000_000 + serial)

  const limited = displayGroup({ paymentLimit: set.paymentLimit, nature: undefined, caseOrigin: undefined })
  const usual = { nature: natureOfGroup[limited], carCategory: 1, ...set }
  const { nature, carCategory } = usual
  const { paymentLimit } = { paymentLimit: nature && limitOfNature[nature], ...set }
  const status = set.status ?? (nature === 'prePayment' ? 'PREPAYMENT' : 'TERMINE')
  const isRunning = status === 'EN_COURS'
  const way = { in: gateOf(23), out: isRunning ? undefined : gateOf(33), ...set }
  const toll = isRunning ? 0 : (tripPrice(way.in?.id ?? 23, way.out?.id ?? 34, carCategory ?? 1) ?? 420)
  const { ttcPrice, indemnity, alreadyPaid } = { ttcPrice: toll, indemnity: 0, alreadyPaid: 0, ...set }
  const { htPrice } = { htPrice: Math.round(ttcPrice / 1.2), ...set }
  const group = displayGroup({ nature, paymentLimit, caseOrigin: set.caseOrigin })
  return {
    id: `${key.country}-${key.plate}-${position + 1}`,
    date: at(-2 - position),
    nature,
    status,
    paymentLimit,
    deadline: at(10),
    in: way.in,
    out: way.out,
    carCategory,
    ticketNumber: `T${number}`,
    pvNumber: group === 'latePayment' ? `AP${number}` : undefined,
    cnpNumber: group === 'nonPayment' ? `CNP${number}` : undefined,
    inProgressId: isRunning ? `EC${number}` : undefined,
    htPrice,
    ttcPrice,
    totalPrice: ttcPrice + indemnity - alreadyPaid,
    tva: 20,
    tvaPrice: ttcPrice - htPrice,
    indemnity,
    alreadyPaid,
    claimDone: false,
    ...set,
    countryPlate: key.country,
    numberPlate: key.plate,
  }
}

/**
 * Reads rental dates in Paris time, because the client sends them as typed; undefined without any. Problem:
 * invalid_date_range. [OPEN-22, OPEN-29]
 */
export function periodOf(startText: string | null | undefined, endText: string | null | undefined) {
  if ((startText ?? endText ?? undefined) === undefined) return undefined
  const [start, end] = [parisInstant(startText), parisInstant(endText)]
  if (start === undefined || end === undefined || end <= start) throw new ApiProblem('invalid_date_range')
  return { start, end }
}

/** Whether an instant lies between two saved texts; a missing one is no limit. */
export function isWithin(instant: Date, startText: string | null, endText: string | null): boolean {
  const [start, end] = [parisInstant(startText), parisInstant(endText)]
  return (start === undefined || instant >= start) && (end === undefined || instant <= end)
}
