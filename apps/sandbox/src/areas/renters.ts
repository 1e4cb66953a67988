import { randomUUID } from 'node:crypto'
import * as calls from '@voie-libre/contract/calls/renters'
import { logoutRenter, refreshRenterToken } from '@voie-libre/contract/calls/tokens'
import type { Renter } from '@voie-libre/contract/schemas/account'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
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
import { matchedContracts } from '../store/contracts.ts'
import { insert } from '../store/db.ts'
import { importFleet } from '../store/fleetImport.ts'
import { sharedFill } from '../store/fleetSeed.ts'
import { plateKey } from '../store/vehicles.ts'
import { fleetLists, plateOf, type VehicleRow } from './fleetLists.ts'

interface RenterRow extends AccountRow {
  renter_name: string
  phone_number: string | null
}

/** Serves rental companies and their fleets. [§7.2] */
export function renters(core: Core): void {
  const { db, serve } = core
  serveAccount(
    core,
    'renter',
    {
      token: calls.renterToken,
      refresh: refreshRenterToken,
      logout: logoutRenter,
      activationCode: calls.renterActivationCode,
      passwordCode: calls.renterPasswordCode,
      setPassword: calls.setRenterPassword,
    },
    sharedFill(),
  )
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
  serve(calls.deleteRenter, (call) =>
    deleteOwnAccount(call, async (inside, { id }) => {
      await inside.query('delete from fleet where renter_id = $1', [id])
    }),
  )

  serve(calls.matchContracts, async (call) => ({
    contracts: await matchedContracts(db, me(call).id, call.body.contracts),
  }))

  serve(calls.importPlates, async (call) => ({
    imported: await importFleet(db, me(call).id, call.files('importFile')[0], call.now, call.body.reopen === 'true'),
  }))
  serve(calls.addFleetPlate, async (call) => {
    const { numberPlate, countryCode, validityStartDate: start, validityEndDate: end } = call.body
    const key = plateKey(numberPlate, countryCode)
    refuseReversedDates(start, end)
    const fresh = { id: randomUUID(), renter_id: me(call).id, ...key, validity_start: start, validity_end: end }
    const [row] = await insert<VehicleRow>(db, 'fleet', fresh, 'on conflict do nothing returning *')
    if (row === undefined) throw new ApiProblem('number_plate_already_associated_to_this_user')
    return plateOf(row)
  })
  serve(calls.closeFleetPlate, async (call) => {
    const key = [call.params['id'], me(call).id]
    const [row] = await db.query<VehicleRow>('select * from fleet where id = $1 and renter_id = $2', key)
    if (row === undefined) throw new ApiProblem('not_found', 404)
    const { validityEndDate: end, expectedEndDate: expected } = call.body
    refuseReversedDates(row.validity_start, end ?? undefined)
    // One statement compares and saves, so that only one of two simultaneous closings succeeds. [OPEN-72]
    const [changed] = await db.query<VehicleRow>(
      `update fleet set validity_end = $3
       where id = $1 and renter_id = $2 and ($4 or validity_end is not distinct from $5) returning *`,
      [...key, end, expected === undefined, expected],
    )
    if (changed !== undefined) return plateOf(changed)
    const [present] = await db.query<VehicleRow>('select * from fleet where id = $1 and renter_id = $2', key)
    throw new ApiProblem('vehicle_changed', 409, { validityEndDate: present?.validity_end ?? null })
  })
}

const renterOf = (row: RenterRow): Renter => ({
  renterName: row.renter_name,
  email: row.email,
  phoneNumber: row.phone_number ?? undefined,
})

/** Refuses a vehicle that ends before its first day; it may end on that day. [OPEN-55] */
function refuseReversedDates(start: string, end: string | undefined) {
  const from = parisInstant(start)
  const to = end === undefined ? undefined : parisInstant(end)
  if (from === undefined || (end !== undefined && to === undefined)) throw new ApiProblem('invalid_date_range')
  if (to !== undefined && parisDay(to) < parisDay(from)) throw new ApiProblem('invalid_date_range')
}
