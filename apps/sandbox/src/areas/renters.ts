import { randomUUID } from 'node:crypto'
import * as calls from '@voie-libre/contract/calls/renters'
import { logoutRenter, refreshRenterToken } from '@voie-libre/contract/calls/tokens'
import type { Renter } from '@voie-libre/contract/schemas/account'
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
import { closePlates, isPeriod } from './closures.ts'
import { matchedContracts } from '../store/contracts.ts'
import { insert } from '../store/db.ts'
import { importFleet } from '../store/fleetImport.ts'
import { sharedFill } from '../store/fleetSeed.ts'
import { plateKey } from '../store/vehicles.ts'
import { fleetLists, plateOf, type VehicleRow } from './fleetLists.ts'

interface RenterRow extends AccountRow {
  renter_name: string
  phone_number: string | null
  first_name: string | null
  last_name: string | null
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

  serve(calls.importPlates, (call) =>
    importFleet(db, me(call).id, call.files('importFile')[0], call.now, call.body.reopen === 'true'),
  )
  serve(calls.addFleetPlate, async (call) => {
    const { numberPlate, countryCode, validityStartDate: start, validityEndDate: end } = call.body
    const key = plateKey(numberPlate, countryCode)
    if (!isPeriod(start, end)) throw new ApiProblem('invalid_date_range')
    const fresh = { id: randomUUID(), renter_id: me(call).id, ...key, validity_start: start, validity_end: end }
    const [row] = await insert<VehicleRow>(db, 'fleet', fresh, 'on conflict do nothing returning *')
    if (row === undefined) throw new ApiProblem('number_plate_already_associated_to_this_user')
    return plateOf(row)
  })
  serve(calls.closeFleetPlate, async (call) => {
    const closure = { ids: [call.params['id'] ?? ''], ...call.body }
    const { plates, refused } = await closePlates(db, me(call).id, [closure])
    const [{ code, validityEndDate } = { code: 'not_found' }] = refused
    const [closed] = plates
    if (closed !== undefined) return plateOf(closed)
    const details = validityEndDate === undefined ? {} : { validityEndDate }
    throw new ApiProblem(code, statusOf[code] ?? 400, details)
  })
  serve(calls.closeFleetPlates, async (call) => {
    const { plates, refused } = await closePlates(db, me(call).id, call.body.closures)
    return { plates: plates.map(plateOf), refused }
  })
}

const statusOf: Readonly<Partial<Record<string, 404 | 409>>> = { not_found: 404, vehicle_changed: 409 }

const renterOf = (row: RenterRow): Renter => ({
  renterName: row.renter_name,
  email: row.email,
  phoneNumber: row.phone_number ?? undefined,
  firstName: row.first_name ?? undefined,
  lastName: row.last_name ?? undefined,
})
