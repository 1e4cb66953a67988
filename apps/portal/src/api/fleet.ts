import * as calls from '@voie-libre/contract/calls/renters'
import type { Plate } from '@voie-libre/contract/schemas/account'
import { isKnownCode } from '@voie-libre/contract/errorCodes'
import { type ContractMatch, maxClosures, type RentalContract } from '@voie-libre/contract/schemas/fleet'
import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import {
  type AddFleetPlate,
  addFleetPlateBody,
  closureBody,
  type ImportedVehicle,
  undoBody,
} from '@voie-libre/domain/fleet/fleetForm'
import { fleetIn, type FleetVehicle, keyOf } from '@voie-libre/domain/fleet/fleetImport'
import {
  exportQuery,
  filtersQuery,
  type ListView,
  pageQuery,
  summaryQuery,
  viewIn,
} from '@voie-libre/domain/fleet/listing'
import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { call } from './client.ts'
import { download } from './download.ts'
import { ApiError, asApiError, isNotOffered } from './errors.ts'
import { inTurns } from './inTurns.ts'
import { reloadOwn, type Resource } from './resource.ts'
import { upload } from './upload.ts'

export interface FleetPage<Row> {
  rows: Row[]
  total: number
}

type JourneyListing = Exclude<Listing, 'PLATE'>

/** [API-32] */
async function journeysOn(listing: JourneyListing, view: ListView) {
  const { data: rows, ...answer } = await call(calls.fleetJourneys, { query: pageQuery(listing, view) })
  return { ...answer, rows }
}

/** [API-36] */
async function vehiclesOn(view: ListView, signal?: AbortSignal) {
  const query = pageQuery('PLATE', view)
  const { plates: rows, ...answer } = await call(calls.fleetPlates, { query, signal })
  return { ...answer, rows }
}

/** Data of this renter, which a change of the fleet reloads. */
const ofFleet = <Value>(key: readonly unknown[], load: () => Promise<Value>): Resource<Value> => ({
  key: ['fleet', ...key],
  own: true,
  load,
})

/** A page of journeys or notices. */
export const fleetJourneys = (listing: JourneyListing, view: ListView) =>
  ofFleet([listing, pageQuery(listing, view)], () => journeysOn(listing, view))

export const fleetVehicles = (view: ListView) => ofFleet(['PLATE', pageQuery('PLATE', view)], () => vehiclesOn(view))

/** Page size of the calls that load all rows; an operator may answer with smaller pages. */
const rowsAtOnce = 500

/** All vehicles that match these filters, page by page. Fails if the fleet changes meanwhile. */
export function allVehicles(
  filters: ListView['filters'],
  signal: AbortSignal,
  onProgress?: (loaded: number, total: number) => void,
) {
  const view = { ...viewIn('PLATE', {}), filters, pageSize: rowsAtOnce }
  return allRows((page) => vehiclesOn({ ...view, page }, signal), signal, onProgress)
}

/** All journeys that match these filters. Fails if they change meanwhile. */
export function allJourneys(listing: JourneyListing, filters: ListView['filters']) {
  const view = { ...viewIn(listing, {}), filters, pageSize: rowsAtOnce }
  const load = () => allRows((page) => journeysOn(listing, { ...view, page }))
  return ofFleet(['all', listing, filtersQuery(filters)], load)
}

async function allRows<Row extends { id: string }>(
  pageOf: (page: number) => Promise<{ rows: readonly Row[]; total: number; pageTotal: number }>,
  signal?: AbortSignal,
  onProgress?: (loaded: number, total: number) => void,
): Promise<Row[]> {
  const all = new Map<string, Row>()
  async function load(page: number) {
    const answer = await pageOf(page)
    for (const row of answer.rows) all.set(row.id, row)
    onProgress?.(all.size, answer.total)
    return answer
  }
  const { total, pageTotal } = await load(1)
  const others = Array.from({ length: pageTotal - 1 }, (_, at) => at + 2)
  const [failure] = await inTurns(others, load, signal)
  if (failure) throw asApiError(failure.error)
  // A row that another user has added or removed moves the others between the pages.
  if (all.size !== total) throw new ApiError('outage')
  return [...all.values()]
}

/** Figures on all rows of these filters; null from an operator that gives none. Extension of the contract. */
export function fleetFigures(listing: Listing, view: Pick<ListView, 'filters'>) {
  const query = summaryQuery(listing, view)
  return ofFleet(['summary', listing, query], async () => {
    const { summary } =
      listing === 'PLATE' ? await call(calls.fleetPlates, { query }) : await call(calls.fleetJourneys, { query })
    return summary ?? null
  })
}

/** The journeys of the current filters as CSV, under the server's file name. [API-33] */
export const exportJourneys = (listing: JourneyListing, view: ListView, signal: AbortSignal) =>
  call(calls.exportFleetJourneys, { query: exportQuery(listing, view), signal, transport: download })

/** The vehicles that match the filters as CSV, where the operator knows this extension, otherwise all. [API-35] */
export const exportVehicles = (filters: ListView['filters'], signal: AbortSignal) =>
  call(calls.exportPlates, { query: filtersQuery(filters), signal, transport: download })

/** [API-37] */
export async function addVehicle(form: AddFleetPlate): Promise<void> {
  await call(calls.addFleetPlate, { body: addFleetPlateBody(form) })
  reloadFleet()
}

/** Sets the last day of vehicles in the fleet, 'yyyy-MM-dd' or null for none, unless another person has changed it since. [API-38] */
export function closeVehicles(vehicles: readonly Plate[], lastDay: string | null, progress: Progress) {
  const changes = vehicles.map((vehicle) => ({ vehicle, body: closureBody(lastDay, vehicle) }))
  return changeVehicles(changes, progress)
}

/**
 * Puts back the closure dates that vehicles had, unless another person has changed them since; a vehicle that had none is
 * open again, where the operator allows it. [API-38, OPEN-72]
 */
export function undoClosures(changed: readonly Changed[], progress: Progress) {
  const changes = changed.map(({ before, after }) => ({ vehicle: after, body: undoBody(before, after) }))
  return changeVehicles(changes, progress)
}

export interface Changed {
  before: Plate
  after: Plate
}
export interface Refused {
  vehicle: Plate
  error: ApiError
  /** The vehicle as it is now, if another person has changed it. [OPEN-72] */
  present: Plate | undefined
}
export interface Outcome {
  changed: Changed[]
  refused: Refused[]
}
/** `onProgress` receives how many were sent; after `signal` aborts, the rest is refused as `aborted`. */
export interface Progress {
  signal: AbortSignal
  onProgress: (done: number) => void
}

export interface Change {
  vehicle: Plate
  body: ReturnType<typeof undoBody>
}

/** Changes several vehicles in one call where the operator can; otherwise a failure leaves those of earlier calls changed. */
export async function changeVehicles(changes: readonly Change[], progress: Progress): Promise<Outcome> {
  const outcome =
    (changes.length > 1 && (await changedAtOnce(changes, progress))) || (await changedSingly(changes, progress))
  reloadFleet()
  return outcome
}

/** Undefined from an operator that refuses the first call as unknown. Stopping lets a call that has begun end, and sends no other. */
async function changedAtOnce(changes: readonly Change[], { signal, onProgress }: Progress) {
  const outcome: Outcome = { changed: [], refused: [] }
  for (let at = 0; at < changes.length; at += maxClosures) {
    const part = changes.slice(at, at + maxClosures)
    const waiting = new Map(part.map(({ vehicle }) => [vehicle.id, vehicle]))
    try {
      signal.throwIfAborted()
      const answer = await call(calls.closeFleetPlates, { body: { closures: closuresOf(part) } })
      const taken = (id: string) => {
        const vehicle = waiting.get(id)
        waiting.delete(id)
        return vehicle
      }
      for (const after of answer.plates) {
        const before = taken(after.id)
        if (before) outcome.changed.push({ before, after })
      }
      for (const { id, code, ...details } of answer.refused) {
        const vehicle = taken(id)
        const error = new ApiError('refused', isKnownCode(code) ? code : 'unknown', undefined, details)
        if (vehicle) outcome.refused.push(refusedBy(vehicle, error))
      }
      if (waiting.size > 0) throw new ApiError('outage')
      onProgress(at + part.length)
    } catch (thrown) {
      if (at === 0 && isNotOffered(thrown)) return undefined
      const error = signal.aborted ? new ApiError('aborted') : thrown
      outcome.refused.push(...Array.from(waiting.values(), (vehicle) => refusedBy(vehicle, error)))
    }
  }
  return outcome
}

/** Vehicles with equal dates share them, so that the call stays small. */
function closuresOf(changes: readonly Change[]) {
  const closures = new Map<string, Change['body'] & { ids: string[] }>()
  for (const { vehicle, body } of changes) {
    const key = JSON.stringify(body)
    const known = closures.get(key)
    if (known) known.ids.push(vehicle.id)
    else closures.set(key, { ids: [vehicle.id], ...body })
  }
  return [...closures.values()]
}

async function changedSingly(changes: readonly Change[], { signal, onProgress }: Progress): Promise<Outcome> {
  const changed: Changed[] = []
  const change = async ({ vehicle, body }: Change) =>
    changed.push({ before: vehicle, after: await call(calls.closeFleetPlate, { id: vehicle.id, body }) })
  const failures = await inTurns(changes, change, signal, onProgress)
  return { changed, refused: failures.map(({ item: { vehicle }, error }) => refusedBy(vehicle, error)) }
}

export function refusedBy(vehicle: Plate, thrown: unknown): Refused {
  const error = asApiError(thrown)
  const { validityEndDate: end } = error.details
  const isChanged = error.code === 'vehicle_changed' && end !== undefined
  return { vehicle, error, present: isChanged ? { ...vehicle, validityEndDate: end ?? undefined } : undefined }
}

/** Rental contracts per call: few, so that the progress moves and a stop takes effect. */
const contractsAtOnce = 500

/**
 * Requests the unpaid journeys of each rental contract, in the order of `contracts`; `onAnswer` receives each part. An
 * operator without this extension refuses it with 404, 405 or 501.
 */
export async function matchContracts(
  contracts: readonly RentalContract[],
  signal: AbortSignal,
  onAnswer: (matches: readonly ContractMatch[]) => void,
): Promise<void> {
  for (let at = 0; at < contracts.length; at += contractsAtOnce) {
    const part = contracts.slice(at, at + contractsAtOnce)
    const answer = await call(calls.matchContracts, { body: { contracts: part }, signal })
    if (answer.contracts.length !== part.length) throw new ApiError('outage')
    onAnswer(answer.contracts)
  }
}

/** Time that a server may take to store 200,000 vehicles, in milliseconds. */
const importMs = 300_000

/**
 * Adds the vehicles of a CSV file; returns their number, and where the operator tells, the lines that added one. Closed
 * vehicles are reopened only with `reopen`. `onProgress` receives the sent share from 0 to 1. [API-34, OPEN-72]
 */
export async function importVehicles(
  importFile: File,
  reopen: boolean,
  signal: AbortSignal,
  onProgress: (sent: number) => void = () => undefined,
) {
  const body = { importFile, ...(reopen && { reopen: 'true' as const }) }
  const answer = await upload(calls.importPlates, { body, signal }, onProgress, importMs)
  reloadFleet()
  return answer
}

/** Counts the vehicles of the import `at` that the fleet has with their new data. */
export const importedNow = (at: string, vehicles: readonly ImportedVehicle[]) =>
  ofFleet(['imported', at], async () => {
    const fleet = await fleetIn(await exportVehicles({}, new AbortController().signal), parisDay(new Date()))
    if (fleet === undefined) throw new ApiError('outage')
    const textOf = ({ country, plate, start, end }: FleetVehicle) => `${keyOf(country, plate)} ${start} ${end}`
    const known = new Set(fleet.map(textOf))
    return vehicles.filter(({ after }) => known.has(textOf(after))).length
  })

/** A change of the fleet also changes its journeys, because a vehicle's journeys belong to the fleet from its start to its closure. */
const reloadFleet = () => reloadOwn('fleet')
