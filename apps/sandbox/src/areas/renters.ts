import { randomUUID } from 'node:crypto'
import * as calls from '@voie-libre/contract/calls/renters'
import type { Plate, Renter } from '@voie-libre/contract/schemas/account'
import {
  changePassword,
  deleteOwnAccount,
  ownAccount,
  refuseWeakPassword,
  savePassword,
  serveAccount,
  takeActivationCode,
} from '../auth/account.ts'
import type { AccountRow, Caller } from '../auth/tokens.ts'
import { ApiProblem } from '../http/problem.ts'
import { type Core, me } from '../http/server.ts'
import { type Db, filled, insert } from '../store/db.ts'
import { importFleet } from '../store/fleetImport.ts'
import { plateColumns } from '../store/fleetJourneys.ts'
import { sharedFill } from '../store/fleetSeed.ts'
import { plateKey } from '../store/vehicles.ts'
import { fleetLists } from './fleetLists.ts'
import {
  type ContractMatch,
  maxClosures,
  type plateClosures,
  type RefusedClosure,
  type RentalContract,
} from '@voie-libre/contract/schemas/fleet'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type * as z from 'zod/mini'
import { checkContract, ownedOnce } from '@voie-libre/domain/fleet/contractMatch'

interface RenterRow extends AccountRow {
  renter_name: string
  phone_number: string | null
  first_name: string | null
  last_name: string | null
}

/** Serves rental companies and their fleets. [§7.2] */
export function renters(core: Core): void {
  const { db, serve } = core
  serveAccount(core, 'renter', sharedFill())
  fleetLists(core)

  serve(calls.activateRenter, async ({ params, body, now }) => {
    refuseWeakPassword('renter', body.password)
    const account: Caller = { accountType: 'renter', id: params['id'] ?? '' }
    await takeActivationCode(db, now, account, body.code)
    await savePassword(db, account, body.password)
  })

  serve(calls.readRenter, async (call) => renterOf(await ownAccount(call)))
  serve(calls.updateRenter, async (call) => {
    const { phoneNumber } = call.body
    const row = await ownAccount<RenterRow>(call)
    await changePassword(call, row)
    if (phoneNumber === undefined) return renterOf(row)
    if (!/^[+()\d .-]{0,25}$/.test(phoneNumber)) throw new ApiProblem('invalid_request')
    const phone = phoneNumber.trim() || null
    await db.query('update renters set phone_number = $1 where id = $2', [phone, row.id])
    return renterOf({ ...row, phone_number: phone })
  })
  serve(calls.deleteRenter, (call) => deleteOwnAccount(call))

  serve(calls.matchContracts, async (call) => ({
    contracts: await matchedContracts(db, me(call).id, call.body.contracts),
  }))

  serve(calls.importPlates, (call) =>
    importFleet(db, me(call).id, call.files('importFile')[0], call.now, call.body.reopen === 'true'),
  )
  serve(calls.addFleetPlate, async (call) => {
    const { numberPlate, countryCode, validityStartDate: start, validityEndDate: end } = call.body
    const key = plateKey(numberPlate, countryCode)
    if (!isPeriod(start, end)) throw new ApiProblem('invalid_date_range')
    const fresh = { id: randomUUID(), renter_id: me(call).id, ...key, validity_start: start, validity_end: end }
    const [row] = await insert<Plate>(db, 'fleet', fresh, `on conflict do nothing returning ${plateColumns}`)
    if (row === undefined) throw new ApiProblem('number_plate_already_associated_to_this_user')
    return filled<Plate>(row)
  })
  serve(calls.closeFleetPlate, async (call) => {
    const closure = { ids: [call.params['id'] ?? ''], ...call.body }
    const { plates, refused } = await closePlates(db, me(call).id, [closure])
    const [{ code, validityEndDate } = { code: 'not_found' }] = refused
    const [closed] = plates
    if (closed !== undefined) return closed
    const details = validityEndDate === undefined ? {} : { validityEndDate }
    throw new ApiProblem(code, statusOf[code] ?? 400, details)
  })
  serve(calls.closeFleetPlates, (call) => closePlates(db, me(call).id, call.body.closures))
}

const statusOf: Readonly<Partial<Record<string, 404 | 409>>> = { not_found: 404, vehicle_changed: 409 }

const renterOf = (row: RenterRow): Renter => ({
  renterName: row.renter_name,
  email: row.email,
  phoneNumber: row.phone_number ?? undefined,
  firstName: row.first_name ?? undefined,
  lastName: row.last_name ?? undefined,
})

/** Sets closure dates in one transaction, and names the vehicles that keep theirs. [API-38, OPEN-55, OPEN-72] */
async function closePlates(
  db: Db,
  renterId: string,
  closures: readonly z.output<typeof plateClosures>[],
): Promise<{ plates: Plate[]; refused: RefusedClosure[] }> {
  const ids = closures.flatMap((closure) => closure.ids)
  if (ids.length > maxClosures) throw new ApiProblem('invalid_request')
  return db.transaction(async (inside) => {
    // Locked in the order of an import, so that only one of two simultaneous changes of a vehicle succeeds.
    const rows = await inside.query<{ id: string; start: string; end: string | null }>(
      'select id, validity_start as start, validity_end as "end" from fleet where renter_id = $1 and id = any($2) order by plate, country for update',
      [renterId, ids],
    )
    const known = new Map(rows.map((row) => [row.id, row]))
    const refused: RefusedClosure[] = []
    const changed = new Map<string, string | null>()
    for (const { ids: those, validityEndDate: end, expectedEndDate: expected } of closures)
      for (const id of those) {
        const row = known.get(id)
        if (row === undefined) refused.push({ id, code: 'not_found' })
        else if (!isPeriod(row.start, end ?? undefined)) refused.push({ id, code: 'invalid_date_range' })
        else if (expected !== undefined && row.end !== expected)
          refused.push({ id, code: 'vehicle_changed', validityEndDate: row.end })
        else changed.set(id, end)
      }
    const plates = await inside.query<Plate>(
      `update fleet set validity_end = c."end" from jsonb_to_recordset($1::jsonb) as c(id text, "end" text)
       where fleet.id = c.id returning ${plateColumns}`,
      [JSON.stringify(Array.from(changed, ([id, end]) => ({ id, end })))],
    )
    return { plates: plates.map((plate) => filled<Plate>(plate)), refused }
  })
}

/** Whether a validity is readable and does not end before its first day; it may end on that day. [OPEN-55] */
function isPeriod(start: string, end: string | undefined): boolean {
  const from = parisInstant(start)
  const to = parisInstant(end)
  if (from === undefined || (end !== undefined && to === undefined)) return false
  return to === undefined || parisDay(to) >= parisDay(from)
}

/** Finds the unpaid journeys of each rental contract, each under one contract only. Extension of §7.2. [OPEN-71] */
async function matchedContracts(
  db: Db,
  renterId: string,
  contracts: readonly RentalContract[],
): Promise<ContractMatch[]> {
  const checked = contracts.map(checkContract)
  const rows = await db.query<{ row: number; entity: Journey | null }>(
    `select g.row, j.entity
     from jsonb_to_recordset($2::jsonb)
       as g(row integer, plate text, country text, "from" timestamptz, until timestamptz)
     join fleet f on f.renter_id = $1 and f.plate = g.plate and (g.country is null or f.country = g.country)
     left join fleet_journeys j on j.renter_id = f.renter_id and j.country = f.country and j.plate = f.plate
       and j.paid_by is null and j.date >= g.from and j.date < g.until
     order by g.row, j.date, j.id`,
    [renterId, JSON.stringify(checked.flatMap((one, row) => ('problem' in one ? [] : { row, ...one })))],
  )
  const found = Map.groupBy(rows, ({ row }) => row)
  const matches = contracts.map((contract, row): ContractMatch => {
    const one = checked[row]
    if (one !== undefined && 'problem' in one)
      return { ...contract, outcome: 'invalid', problem: one.problem, journeys: [] }
    const journeys = found.get(row)?.flatMap(({ entity }) => entity ?? [])
    if (journeys === undefined) return { ...contract, outcome: 'not_in_fleet', journeys: [] }
    return { ...contract, outcome: journeys.length > 0 ? 'matched' : 'no_journeys', journeys }
  })
  return ownedOnce(matches)
}
