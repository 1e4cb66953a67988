import { exportFleetJourneys, exportPlates, fleetJourneys, fleetPlates } from '@voie-libre/contract/calls/renters'
import { type Cents, toEuros } from '@voie-libre/contract/cents'
import type { Plate } from '@voie-libre/contract/schemas/account'
import { fleetFilters, importColumns } from '@voie-libre/contract/schemas/fleet'
import type { Gate } from '@voie-libre/contract/schemas/journey'
import { nextRise, settleBy, situationOf } from '@voie-libre/domain/fleet/dearer'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { canonicalNumber, canonicalPlate } from '@voie-libre/domain/journey/plate'
import { knownPrice } from '@voie-libre/domain/journey/price'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import * as z from 'zod/mini'
import { wordsOf } from '../content/content.ts'
import { ApiProblem, jsonIn } from '../http/problem.ts'
import { type Call, type Core, fileAnswer, me } from '../http/server.ts'
import { filled } from '../store/db.ts'
import {
  exportedJourneys,
  fleetCount,
  fleetFigures,
  type FleetFilter,
  type FleetOrder,
  fleetPage,
  type VehicleFilter,
  vehiclesFrom,
  vehicleSql,
} from '../store/fleetJourneys.ts'
import { announcedFees } from '../store/ladder.ts'
import sortColumns from './sortColumns.json' with { type: 'json' }
import { csvMark, csvText } from '@voie-libre/domain/fleet/csvRecords'

/** That of the list of journeys, which has all the others have. */
type ListQuery = z.output<NonNullable<typeof fleetJourneys.query>>

/** Serves the lists of a fleet and their exports, with the unpaid journeys of `fleet_journeys`. [§7.2, OPEN-68] */
export function fleetLists({ db, serve }: Core): void {
  serve(fleetJourneys, async (call) => {
    const { page, pageSize } = pagingOf(call.query)
    const [fleet, filter] = [me(call).id, filterOf(call)]
    const part = { skip: (page - 1) * pageSize, take: pageSize }
    const data = await fleetPage(db, fleet, filter, journeyOrder(call.query), part)
    const summary = await summaryOf(call)
    const total = summary?.journeys ?? (await fleetCount(db, fleet, filter))
    return { data, ...paging(page, pageSize, total), summary }
  })

  serve(fleetPlates, async (call) => {
    const { page, pageSize } = pagingOf(call.query)
    const { sql, params } = vehiclesOf(call)
    const column = columns.vehicles[call.query.sortBy ?? ''] ?? 'fleet.plate'
    const order = `order by ${column} ${call.query.order === 'desc' ? 'desc' : 'asc'} nulls last, plate, country`
    // Filters cost more than all else, so they apply once: page, total and figures read what they found.
    const found = await db.query<{ id: string }>(`select fleet.id ${sql} ${order}`, params)
    const vehicles = found.map(({ id }) => id)
    const shown = vehiclesOf(call, vehicles.slice((page - 1) * pageSize, page * pageSize))
    const plates = await db.query<Plate>(`${vehicleSql} ${shown.sql} ${order}`, shown.params)
    const summary = await summaryOf(call, { today: parisDay(call.now), ...(call.query.filters && { vehicles }) })
    return {
      plates: plates.map((plate) => filled<Plate>(plate)),
      ...paging(page, pageSize, vehicles.length),
      summary,
    }
  })

  serve(exportFleetJourneys, async (call) => {
    const words = wordsOf(call.operator, call.language).exports
    const { date, plate, country, number, entrance, exit, price, situation, deadline, after, claim } = words
    const head = [date, plate, country, number, entrance, exit, price, situation, deadline, after, claim]
    const cost = costIn(call.language)
    // Check the query here: once the records are read, the answer has begun and cannot become a refusal.
    const [filter, order] = [filterOf(call), journeyOrder(call.query)]
    async function* records() {
      const parts = exportedJourneys(db, me(call).id, filter, order)
      for await (const rows of parts)
        yield rows.map(({ entity, ...row }) => [
          row.date,
          row.plate,
          row.country,
          row.number ?? '',
          gateCell(entity.in),
          gateCell(entity.out),
          cost(knownPrice(entity)),
          words.situations[situationOf(entity, call.now)],
          settleBy(entity, announcedFees, call.now) ?? '',
          cost(nextRise(entity, announcedFees, call.now)?.after),
          row.claim ?? '',
        ])
    }
    const name = call.query.types === 'latePayment' ? words.noticesFile : words.journeysFile
    return streamedCsv(fileName(name, call), head, records())
  })

  // The columns of an import come first, so that it reads the file again.
  serve(exportPlates, async (call) => {
    const { situation, deadline, count, price, situations, platesFile } = wordsOf(call.operator, call.language).exports
    const cost = costIn(call.language)
    const { sql, params } = vehiclesOf(call)
    const plates = await db.query<Plate>(`${vehicleSql} ${sql} order by plate, country`, params)
    const rows = plates.map((plate) => [
      plate.numberPlate,
      plate.countryCode,
      plate.validityStartDate?.slice(0, 10) ?? '',
      plate.validityEndDate?.slice(0, 10) ?? '',
      situations[plate.situation ?? 'none'],
      plate.nextDeadline ?? '',
      `${plate.due?.count}`,
      cost(plate.due?.amount),
    ])
    return streamedCsv(fileName(platesFile, call), [...importColumns, situation, deadline, count, price], [rows])
  })

  const summaryOf = async (call: Call<ListQuery>, filter = filterOf(call)) =>
    call.query.summary === 'true' ? fleetFigures(db, me(call).id, filter) : undefined
}

/** The vehicles that the filters of the call find, or those of these ids. */
function vehiclesOf(call: Call<Pick<ListQuery, 'filters'>>, ids?: readonly string[]) {
  const params: unknown[] = []
  const param = (value: unknown) => `$${params.push(value)}`
  const filter = ids ? { ids, today: parisDay(call.now) } : vehicleFilter(call)
  return { sql: vehiclesFrom(me(call).id, filter, param), params }
}

/** Names a gate with plain spaces, because people search in exported files. */
const gateCell = (gate: Gate | undefined) => (gate ? a79.gateText(gate).replaceAll('\u00a0', ' ') : '')

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

/** Reads the filters of a list. [OPEN-55] */
function filtersOf({ filters }: Pick<ListQuery, 'filters'>): z.output<typeof fleetFilters> {
  const given = jsonIn(fleetFilters, filters ?? '{}')
  if (given === undefined) throw new ApiProblem('invalid_request')
  return given
}

function filterOf(call: Call<ListQuery>): FleetFilter {
  const { from, to, status, noticeNumber } = filtersOf(call.query)
  return {
    ...vehicleFilter(call),
    number: canonicalNumber(noticeNumber ?? ''),
    from: instantOf(from, false),
    until: instantOf(to, true),
    status,
    natures: call.query.types ? call.query.types.split(',') : undefined,
  }
}

function vehicleFilter({ query, now }: Call<Pick<ListQuery, 'filters'>>): VehicleFilter {
  const { plate = '', situation, dueFrom, dueTo } = filtersOf(query)
  return { plate: canonicalPlate(plate), situation, dueFrom, dueTo, today: parisDay(now) }
}

/** The columns by the names that lists are sorted by. [OPEN-55] */
const columns: Readonly<Record<'vehicles' | 'journeys', Readonly<Record<string, string>>>> = sortColumns

const journeyOrder = ({ sortBy = '', order }: ListQuery): FleetOrder => ({
  sort: columns.journeys[sortBy] ?? 'date',
  isDescending: order !== 'asc',
})

/** Reads a limit of a period. An upper limit without a time includes its whole day. */
function instantOf(text: string | undefined, isEnd: boolean): Date | undefined {
  if (text === undefined || text === '') return undefined
  const instant = parisInstant(text)
  if (instant === undefined) throw new ApiProblem('invalid_request')
  if (!isEnd) return instant
  return /^\d{4}-\d\d-\d\d$/.test(text.trim())
    ? parisInstant(parisDay(new Date(instant.getTime() + 36 * 3_600_000)))
    : new Date(instant.getTime() + 1000)
}

/** A name in the words of the page: the filters, the days of the journeys, those of the deadlines, and today. */
function fileName(name: string, { query, now, operator, language }: Call<ListQuery>): string {
  const { situations, deadlines, since, until } = wordsOf(operator, language).exports
  const words: Readonly<Record<string, string>> = situations
  const { plate, noticeNumber, status, situation = '', from, to, dueFrom, dueTo } = filtersOf(query)
  const days = (first: string | undefined, last: string | undefined) =>
    [first && `${since}-${first}`, last && `${until}-${last}`].filter(Boolean).join('-')
  const due = days(dueFrom, dueTo)
  const parts = [name, words[situation]?.toLowerCase(), plate, noticeNumber, status, days(from, to)]
  const named = [...parts, due && `${deadlines}-${due}`].map(fileWord)
  return `${[...named, parisDay(now)].filter(Boolean).join('-')}.csv`
}

/** Letters and digits that every system keeps in a name. */
const fileWord = (text = '') => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\W+/g, '-').slice(0, 40)

function costIn(language: string) {
  const euros = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false })
  return (amount: Cents | undefined) => (amount === undefined ? '' : euros.format(toEuros(amount)))
}

type Cells = readonly string[]
type Batches = AsyncIterable<readonly Cells[]> | Iterable<readonly Cells[]>

/** Streams a table as a CSV file for spreadsheets, batch by batch, without executable formulas. */
export function streamedCsv(name: string, head: Cells, batches: Batches): Response {
  const encoder = new TextEncoder()
  async function* chunks() {
    yield encoder.encode(csvMark + csvText([head]))
    for await (const batch of batches) if (batch.length > 0) yield encoder.encode(csvText(batch))
  }
  return fileAnswer(ReadableStream.from(chunks()), 'text/csv; charset=utf-8', name)
}
