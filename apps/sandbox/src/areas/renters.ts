import { importColumns } from '@voie-libre/domain/account/fleetImport'
import { fleetFilters } from '@voie-libre/domain/account/listing'
import type { FleetSummary } from '@voie-libre/domain/account/summary'
import { randomUUID } from 'node:crypto'
import type { Plate, Renter } from '@voie-libre/domain/account/account'
import {
  activateRenter,
  addFleetPlate,
  closeFleetPlate,
  deleteRenter,
  exportFleetJourneys,
  exportPlates,
  fleetJourneys,
  fleetPlates,
  importPlates,
  matchContracts,
  readRenter,
  renterActivationCode,
  renterPasswordCode,
  renterToken,
  setRenterPassword,
  updateRenter,
} from '@voie-libre/domain/contract/renters'
import { logoutRenter, refreshRenterToken } from '@voie-libre/domain/contract/tokens'
import { dueFirst } from '@voie-libre/domain/journey/deadline'
import type { Journey } from '@voie-libre/domain/journey/journey'
import { parisDay, parisInstant, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { canonicalNumber, canonicalPlate } from '@voie-libre/domain/journey/plate'
import { amountDue } from '@voie-libre/domain/journey/price'
import * as z from 'zod/mini'
import {
  type AccountRow,
  changePassword,
  deleteOwnAccount,
  ownAccount,
  refuseWeakPassword,
  savePassword,
  serveAccount,
  takeActivationCode,
} from '../auth/account.ts'
import { wordsOf } from '../content/content.ts'
import { type Call, type Core, me } from '../http/server.ts'
import { csvOf } from '../http/csv.ts'
import { matchedContracts } from '../store/contracts.ts'
import { importFleet } from '../store/fleetImport.ts'
import { ApiProblem } from '../http/problem.ts'
import type { Caller } from '../auth/tokens.ts'
import { plateKey } from '../store/vehicles.ts'

interface RenterRow extends AccountRow {
  renter_name: string
  phone_number: string | null
}
interface FleetRow {
  id: string
  country: string
  plate: string
  model: string | null
  vehicle_type: string | null
  validity_start: string
  validity_end: string | null
}

/** Rental companies and their fleets. [§7.2] */
export function renters(core: Core): void {
  const { db, serve } = core
  serveAccount(core, 'renter', {
    token: renterToken,
    refresh: refreshRenterToken,
    logout: logoutRenter,
    activationCode: renterActivationCode,
    passwordCode: renterPasswordCode,
    setPassword: setRenterPassword,
  })

  serve(activateRenter, async ({ params, body, now }) => {
    refuseWeakPassword('renter', body.password)
    const account: Caller = { accountType: 'renter', id: params['id'] ?? '' }
    await takeActivationCode(db, now, account, body.code)
    await savePassword(db, account, body.password)
  })

  serve(readRenter, async (call) => renterOf(await ownAccount(call)))
  serve(updateRenter, async (call) => {
    const { phoneNumber } = call.body
    const row = await ownAccount<RenterRow>(call)
    await changePassword(call, row)
    if (phoneNumber === undefined) return renterOf(row)
    if (!/^[+()\d .-]{0,25}$/.test(phoneNumber)) throw new ApiProblem('invalid_request')
    const phone = phoneNumber.trim() || null
    await db.query('update renters set phone_number = $1 where id = $2', [phone, row.id])
    return renterOf({ ...row, phone_number: phone })
  })
  serve(deleteRenter, (call) =>
    deleteOwnAccount(call, async (inside, { id }) => {
      await inside.query('delete from fleet where renter_id = $1', [id])
    }),
  )

  serve(fleetJourneys, async (call) => {
    const { page, pageSize } = pagingOf(call.query)
    const { rows, total } = await journeysOf(call, { limit: pageSize, offset: (page - 1) * pageSize })
    return { data: rows, ...paging(page, pageSize, total), summary: await summaryOf(call) }
  })
  serve(exportFleetJourneys, async (call) => {
    const { rows } = await journeysOf(call, {})
    const words = wordsOf(call.operator, call.language).exports
    const head = [words.date, words.plate, words.country, words.number, words.entrance, words.exit, words.price]
    const euros = new Intl.NumberFormat(call.language, { minimumFractionDigits: 2, useGrouping: false })
    const lines = rows.map((journey) => [
      minuteOf(journey.date),
      journey.numberPlate ?? '',
      journey.countryPlate ?? '',
      journey.pvNumber ?? journey.cnpNumber ?? journey.ticketNumber ?? '',
      journey.in?.label ?? '',
      journey.out?.label ?? '',
      euros.format(amountDue(journey) / 100),
    ])
    const name = call.query.types === 'latePayment' ? words.noticesFile : words.journeysFile
    return csvFile(name, call.now, [head, ...lines])
  })

  serve(matchContracts, async (call) => ({ contracts: await matchedContracts(db, me(call).id, call.body.contracts) }))

  serve(importPlates, async (call) => ({
    imported: await importFleet(db, me(call).id, call.files('importFile')[0], call.now),
  }))
  serve(exportPlates, async (call) => {
    const rows = await db.query<FleetRow>('select * from fleet where renter_id = $1 order by plate, country', [
      me(call).id,
    ])
    const lines = rows.map((row) => [
      row.plate,
      row.country,
      row.validity_start.slice(0, 10),
      row.validity_end?.slice(0, 10) ?? '',
    ])
    return csvFile(wordsOf(call.operator, call.language).exports.platesFile, call.now, [importColumns, ...lines])
  })

  serve(fleetPlates, async (call) => {
    const { page, pageSize } = pagingOf(call.query)
    const column = plateOrder[call.query.sortBy ?? ''] ?? 'plate'
    const direction = call.query.order === 'desc' ? 'desc' : 'asc'
    const rows = await db.query<FleetRow & { total: number }>(
      `select *, count(*) over ()::integer as total from fleet
       where renter_id = $1 and ($2::text is null or strpos(plate, $2) > 0)
       order by ${column} ${direction} nulls last, plate, country limit $3 offset $4`,
      [me(call).id, partOf(filtersOf(call.query.filters).plate), pageSize, (page - 1) * pageSize],
    )
    const total = rows[0]?.total ?? (await fleetSize(call))
    return { plates: rows.map(plateOf), ...paging(page, pageSize, total), summary: await summaryOf(call) }
  })
  serve(addFleetPlate, async (call) => {
    const { numberPlate, countryCode, validityStartDate: start, validityEndDate: end } = call.body
    const key = plateKey(numberPlate, countryCode)
    refuseReversedDates(start, end)
    const [row] = await db.query<FleetRow>(
      `insert into fleet (id, renter_id, country, plate, validity_start, validity_end)
       values ($1, $2, $3, $4, $5, $6) on conflict (renter_id, country, plate) do nothing returning *`,
      [randomUUID(), me(call).id, key.country, key.plate, start, end],
    )
    if (row === undefined) throw new ApiProblem('number_plate_already_associated_to_this_user')
    return plateOf(row)
  })
  serve(closeFleetPlate, async (call) => {
    const key = [call.params['id'], me(call).id]
    const [row] = await db.query<FleetRow>('select * from fleet where id = $1 and renter_id = $2', key)
    if (row === undefined) throw new ApiProblem('not_found', 404)
    const { validityEndDate: end } = call.body
    refuseReversedDates(row.validity_start, end ?? undefined)
    await db.query('update fleet set validity_end = $3 where id = $1 and renter_id = $2', [...key, end])
    return plateOf({ ...row, validity_end: end })
  })

  async function fleetSize(call: Call<{ filters?: string | undefined }>): Promise<number> {
    const [row] = await db.query<{ total: number }>(
      `select count(*)::integer as total from fleet
       where renter_id = $1 and ($2::text is null or strpos(plate, $2) > 0)`,
      [me(call).id, partOf(filtersOf(call.query.filters).plate)],
    )
    return row?.total ?? 0
  }
}

const renterOf = (row: RenterRow): Renter => ({
  renterName: row.renter_name,
  email: row.email,
  phoneNumber: row.phone_number ?? undefined,
})

const plateOf = (row: FleetRow): Plate => ({
  id: row.id,
  numberPlate: row.plate,
  countryCode: row.country,
  vehicleType: row.vehicle_type ?? undefined,
  model: row.model ?? undefined,
  validityStartDate: row.validity_start,
  validityEndDate: row.validity_end ?? undefined,
  emailNotifications: undefined,
})

/** A plate may be closed on its first day. [OPEN-55] */
function refuseReversedDates(start: string, end: string | undefined) {
  const from = parisInstant(start)
  const to = end === undefined ? undefined : parisInstant(end)
  if (from === undefined || (end !== undefined && to === undefined)) throw new ApiProblem('invalid_date_range')
  if (to !== undefined && parisDay(to) < parisDay(from)) throw new ApiProblem('invalid_date_range')
}

const maxPageSize = 100

function pagingOf(query: { page?: string | undefined; pageSize?: string | undefined }) {
  const whole = (text: string | undefined, missing: number, most: number) => {
    const value = text === undefined ? missing : Number(text)
    if (!Number.isInteger(value) || value < 1) throw new ApiProblem('invalid_request')
    return Math.min(value, most)
  }
  return { page: whole(query.page, 1, 1_000_000), pageSize: whole(query.pageSize, 10, maxPageSize) }
}

const paging = (page: number, pageSize: number, total: number) => ({
  page,
  pageSize,
  pageTotal: Math.ceil(total / pageSize),
  total,
})

/** [OPEN-55] */
function filtersOf(text: string | undefined): z.output<typeof fleetFilters> {
  try {
    return fleetFilters.parse(JSON.parse(text ?? '{}'))
  } catch {
    throw new ApiProblem('invalid_request')
  }
}

/** The part of a plate in a filter; undefined when it is empty. */
const partOf = (plate: string | undefined) => canonicalPlate(plate ?? '') || undefined

const plateOrder: Readonly<Record<string, string>> = {
  plate: 'plate',
  numberPlate: 'plate',
  country: 'country',
  countryCode: 'country',
  validityStartDate: 'validity_start',
  validityEndDate: 'validity_end',
}
const journeyOrder: Readonly<Record<string, string>> = {
  date: 'j.date',
  plate: 'j.plate',
  numberPlate: 'j.plate',
  country: 'j.country',
  number: 'j.number',
  noticeNumber: 'j.number',
  pvNumber: 'j.number',
  ticketNumber: 'j.number',
  price: 'j.due',
  totalPrice: 'j.due',
  ttcPrice: 'j.due',
  status: 'j.status',
}

interface FleetQuery {
  filters?: string | undefined
  sortBy?: string | undefined
  order?: 'asc' | 'desc' | undefined
  types?: string | undefined
}

/** The condition of the unpaid journeys that a plate made while it was in the fleet, and its parameters. */
function matchingOf(call: Call<FleetQuery>) {
  const { filters, types } = call.query
  const { plate, from, to, status, noticeNumber } = filtersOf(filters)
  const matching = `from journeys j join fleet f on f.country = j.country and f.plate = j.plate
     where f.renter_id = $1 and j.paid_by is null and j.company is null
       and j.date >= (f.validity_start::timestamp at time zone 'Europe/Paris')
       and (f.validity_end is null
         or j.date < ((f.validity_end::timestamp)::date + 1)::timestamp at time zone 'Europe/Paris')
       and ($2::text is null or j.nature = any(string_to_array($2, ',')))
       and ($3::text is null or strpos(j.plate, $3) > 0)
       and ($4::timestamptz is null or j.date >= $4) and ($5::timestamptz is null or j.date < $5)
       and ($6::text is null or j.status = $6)
       and ($7::text is null or strpos(upper(j.number), upper($7)) > 0)`
  const params = [
    me(call).id,
    types || undefined,
    partOf(plate),
    instantOf(from, false),
    instantOf(to, true),
    status || undefined,
    noticeNumber === undefined ? undefined : canonicalNumber(noticeNumber) || undefined,
  ]
  return { matching, params }
}

/** Figures on all matching journeys, only if the call asks for them. Extension of the contract. */
async function summaryOf(call: Call<FleetQuery & { summary?: 'true' | undefined }>): Promise<FleetSummary | undefined> {
  if (call.query.summary !== 'true') return undefined
  const { matching, params } = matchingOf(call)
  const months = await call.db.query<{ month: string; journeys: number; due: number }>(
    `select to_char(j.date at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*)::integer as journeys,
       sum(j.due)::integer as due ${matching} group by 1`,
    params,
  )
  // The domain's rule orders by deadline alone among journeys of the same kind: the first of each kind is enough for it.
  const kind = `j.payment_limit, j.entity->>'caseOrigin'`
  const candidates = await call.db.query<{ entity: Journey }>(
    `select distinct on (${kind}) j.entity ${matching} and j.status = 'TERMINE' and j.due > 0
       and j.entity->>'claimDone' is distinct from 'true' and j.entity->>'deadline' is not null
     order by ${kind}, j.entity->>'deadline', j.id`,
    params,
  )
  const first = dueFirst(
    candidates.map(({ entity }) => entity),
    call.now,
  )
  return {
    journeys: months.reduce((sum, { journeys }) => sum + journeys, 0),
    due: months.reduce((sum, { due }) => sum + due, 0),
    dueFirst: first,
    months: months.map(({ month, journeys }) => ({ month, journeys })).toSorted((a, b) => (a.month < b.month ? -1 : 1)),
  }
}

async function journeysOf(call: Call<FleetQuery>, { limit, offset }: { limit?: number; offset?: number }) {
  const { sortBy, order } = call.query
  const column = journeyOrder[sortBy ?? ''] ?? 'j.date'
  const { matching, params } = matchingOf(call)
  const [counted] = await call.db.query<{ total: number }>(`select count(*)::integer as total ${matching}`, params)
  const rows = await call.db.query<{ entity: Journey }>(
    `select j.entity ${matching} order by ${column} ${order === 'asc' ? 'asc' : 'desc'} nulls last, j.id
     limit $8 offset $9`,
    [...params, limit, offset],
  )
  return { rows: rows.map(({ entity }) => entity), total: counted?.total ?? 0 }
}

/** A day without time as upper limit includes the whole day. */
function instantOf(text: string | undefined, isEnd: boolean): Date | undefined {
  if (text === undefined || text === '') return undefined
  const instant = parisInstant(text)
  if (instant === undefined) throw new ApiProblem('invalid_request')
  if (!isEnd) return instant
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text.trim())
  return isDay
    ? parisInstant(parisDay(new Date(instant.getTime() + 36 * 3_600_000)))
    : new Date(instant.getTime() + 1000)
}

function minuteOf(date: string | undefined): string {
  const instant = parisInstant(date ?? '')
  return instant === undefined ? '' : parisWallClock(instant).slice(0, 16).replace('T', ' ')
}

function csvFile(name: string, now: Date, rows: readonly (readonly string[])[]) {
  return { content: csvOf(rows), type: 'text/csv; charset=utf-8', name: `${name}-${parisDay(now)}.csv` }
}
