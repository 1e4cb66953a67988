import type { Plate } from '@voie-libre/domain/account/account'
import { importColumns } from '@voie-libre/domain/account/fleetImport'
import { fleetFilters } from '@voie-libre/domain/account/listing'
import type { FleetSummary } from '@voie-libre/domain/account/summary'
import { exportFleetJourneys, exportPlates, fleetJourneys, fleetPlates } from '@voie-libre/domain/contract/renters'
import { dueFirst } from '@voie-libre/domain/journey/deadline'
import type { Gate, Journey } from '@voie-libre/domain/journey/journey'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { canonicalNumber, canonicalPlate } from '@voie-libre/domain/journey/plate'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import * as z from 'zod/mini'
import { wordsOf } from '../content/content.ts'
import { streamedCsv } from '../http/csv.ts'
import { ApiProblem } from '../http/problem.ts'
import { type Call, type Core, me } from '../http/server.ts'
import { entitiesOf, fleetIndex } from '../store/fleetIndex.ts'
import { fleetSizes } from '../store/fleetSizes.ts'
import type { FleetFilter, FleetSort, JourneyKey } from '../store/fleetRows.ts'

/** A row of the table `fleet`. */
export interface VehicleRow {
  id: string
  country: string
  plate: string
  model: string | null
  vehicle_type: string | null
  validity_start: string
  validity_end: string | null
}

interface ListQuery {
  page?: string | undefined
  pageSize?: string | undefined
  filters?: string | undefined
  sortBy?: string | undefined
  order?: 'asc' | 'desc' | undefined
  types?: string | undefined
  summary?: 'true' | undefined
}

/** Rows per statement of an export, so that neither it nor another call waits for long. */
const exported = 1000

/** The lists of a fleet, and their exports. Journeys are those unpaid that a vehicle made while it was in the fleet. [§7.2] */
export function fleetLists({ db, serve }: Core): void {
  const index = fleetIndex(db)
  const sizeOf = fleetSizes(db)

  serve(fleetJourneys, async (call) => {
    const { page, pageSize } = pagingOf(call.query)
    const { sort, isDescending } = journeyOrder(call.query)
    const rows = await index.rowsOf(me(call).id)
    const found = rows.page(filterOf(call.query), sort, isDescending, (page - 1) * pageSize, pageSize)
    const data = await entitiesOf<Journey>(
      db,
      found.rows.map((row) => rows.keyOf(row)),
    )
    return { data, ...paging(page, pageSize, found.total), summary: await summaryOf(call) }
  })

  serve(fleetPlates, async (call) => {
    const { page, pageSize } = pagingOf(call.query)
    const column = plateColumns[call.query.sortBy ?? ''] ?? 'plate'
    const direction = call.query.order === 'desc' ? 'desc' : 'asc'
    const matching = 'from fleet where renter_id = $1 and ($2::text is null or strpos(plate, $2) > 0)'
    const part = partOf(filtersOf(call.query).plate)
    const total = await sizeOf(me(call).id, part)
    const plates = await db.query<VehicleRow>(
      `select * from fleet where id in (
         select id ${matching} order by ${column} ${direction} nulls last, plate, country limit $3 offset $4)
       order by ${column} ${direction} nulls last, plate, country`,
      [me(call).id, part, pageSize, (page - 1) * pageSize],
    )
    const summary = await summaryOf(call)
    return { plates: plates.map(plateOf), ...paging(page, pageSize, total), summary }
  })

  serve(exportFleetJourneys, async (call) => {
    const words = wordsOf(call.operator, call.language).exports
    const head = [words.date, words.plate, words.country, words.number, words.entrance, words.exit, words.price]
    const euros = new Intl.NumberFormat(call.language, { minimumFractionDigits: 2, useGrouping: false })
    const { sort, isDescending } = journeyOrder(call.query)
    const rows = await index.rowsOf(me(call).id)
    const all = rows.all(filterOf(call.query), sort, isDescending)
    async function* records() {
      for (let at = 0; at < all.length; at += exported) {
        const keys = Array.from(all.subarray(at, at + exported), (row) => rows.keyOf(row))
        const lines = await exportedLines(call, keys)
        yield lines.map(({ date, plate, country, number, entrance, exit, due }) => [
          date ?? '',
          plate,
          country,
          number ?? '',
          gateCell(entrance),
          gateCell(exit),
          euros.format(due / 100),
        ])
      }
    }
    const name = call.query.types === 'latePayment' ? words.noticesFile : words.journeysFile
    return streamedCsv(fileName(name, call.now), head, records())
  })

  serve(exportPlates, async (call) => {
    const part = partOf(filtersOf(call.query).plate) ?? null
    async function* records() {
      let last: VehicleRow | undefined
      do {
        const rows: VehicleRow[] = await db.query(
          `select * from fleet where renter_id = $1 and (plate, country) > ($2, $3)
             and ($5::text is null or strpos(plate, $5) > 0) order by plate, country limit $4`,
          [me(call).id, last?.plate ?? '', last?.country ?? '', exported, part],
        )
        yield rows.map((row) => [
          row.plate,
          row.country,
          row.validity_start.slice(0, 10),
          row.validity_end?.slice(0, 10) ?? '',
        ])
        last = rows.length < exported ? undefined : rows.at(-1)
      } while (last !== undefined)
    }
    const name = wordsOf(call.operator, call.language).exports.platesFile
    return streamedCsv(fileName(name, call.now), importColumns, records())
  })

  /** Figures on all matching journeys, only if the call asks for them. Extension of the contract. */
  async function summaryOf(call: Call<ListQuery>): Promise<FleetSummary | undefined> {
    if (call.query.summary !== 'true') return undefined
    const rows = await index.rowsOf(me(call).id)
    const months = monthsOf(rows.span())
    const starts = months.map((month) => parisInstant(`${month}-01`)?.getTime() ?? 0)
    const { counts, candidates, ...sums } = rows.summary(filterOf(call.query), starts)
    const first = dueFirst(
      await entitiesOf<Journey>(
        db,
        candidates.map((row) => rows.keyOf(row)),
      ),
      call.now,
    )
    const counted = months.flatMap((month, at) => {
      const journeys = counts[at] ?? 0
      return journeys === 0 ? [] : { month, journeys }
    })
    return { ...sums, dueFirst: first, months: counted }
  }
}

export const plateOf = (row: VehicleRow): Plate => ({
  id: row.id,
  numberPlate: row.plate,
  countryCode: row.country,
  vehicleType: row.vehicle_type ?? undefined,
  model: row.model ?? undefined,
  validityStartDate: row.validity_start,
  validityEndDate: row.validity_end ?? undefined,
  emailNotifications: undefined,
})

/** A gate with plain spaces, because people search an exported file. */
const gateCell = (gate: Gate | null) => (gate ? a79.gateText(gate).replaceAll('\u00a0', ' ') : '')

interface ExportedLine {
  date: string | null
  plate: string
  country: string
  number: string | null
  entrance: Gate | null
  exit: Gate | null
  due: number
}
const exportedLines = ({ db }: Call, keys: readonly JourneyKey[]) =>
  db.query<ExportedLine>(
    `select to_char(j.date at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as date, j.plate, j.country, j.number,
       j.entity->'in' as entrance, j.entity->'out' as exit, j.due
     from jsonb_to_recordset($1::jsonb) as k(at integer, country text, plate text, id text)
     join journeys j on j.country = k.country and j.plate = k.plate and j.id = k.id order by k.at`,
    [JSON.stringify(keys.map((key, at) => ({ at, ...key })))],
  )

const maxPageSize = 500

function pagingOf(query: ListQuery) {
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
function filtersOf({ filters }: ListQuery): z.output<typeof fleetFilters> {
  try {
    return fleetFilters.parse(JSON.parse(filters ?? '{}'))
  } catch {
    throw new ApiProblem('invalid_request')
  }
}

function filterOf(query: ListQuery): FleetFilter {
  const { plate, from, to, status, noticeNumber } = filtersOf(query)
  return {
    plate: partOf(plate),
    number: canonicalNumber(noticeNumber ?? '') || undefined,
    from: instantOf(from, false),
    until: instantOf(to, true),
    status: status || undefined,
    natures: query.types ? query.types.split(',') : undefined,
  }
}

/** The part of a plate in a filter; undefined when it is empty. */
const partOf = (plate: string | undefined) => canonicalPlate(plate ?? '') || undefined

const plateColumns: Readonly<Record<string, string>> = {
  plate: 'plate',
  numberPlate: 'plate',
  country: 'country',
  countryCode: 'country',
  validityStartDate: 'validity_start',
  validityEndDate: 'validity_end',
}
const journeySorts: Readonly<Record<string, FleetSort>> = {
  plate: 'plate',
  numberPlate: 'plate',
  country: 'country',
  number: 'number',
  noticeNumber: 'number',
  pvNumber: 'number',
  ticketNumber: 'number',
  price: 'due',
  totalPrice: 'due',
  ttcPrice: 'due',
  status: 'status',
}

const journeyOrder = ({ sortBy = '', order }: ListQuery): { sort: FleetSort; isDescending: boolean } => ({
  sort: journeySorts[sortBy] ?? 'date',
  isDescending: order !== 'asc',
})

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

/** The Paris months of a span, 'yyyy-MM', oldest first. */
function monthsOf(span: { first: Date; last: Date } | undefined): string[] {
  if (span === undefined) return []
  const months: string[] = []
  const [year = 0, number = 1] = parisDay(span.first).split('-').map(Number)
  const newest = parisDay(span.last).slice(0, 7)
  for (let at = year * 12 + number - 1; ; at++) {
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    if (month > newest) return months
    months.push(month)
  }
}

const fileName = (name: string, now: Date) => `${name}-${parisDay(now)}.csv`
