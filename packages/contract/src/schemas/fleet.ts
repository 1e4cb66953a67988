import * as z from 'zod/mini'
import { day, givenEuros, maybe } from '../wire.ts'
import { journey } from './journey.ts'

/**
 * What is left to do about a journey, most pressing first: `late`, its deadline has passed; `open`, not dearer yet;
 * `prosecutor`; `claimed`; `inProgress`; `prepaid`.
 */
export const situations = ['late', 'open', 'prosecutor', 'claimed', 'inProgress', 'prepaid'] as const
export type Situation = (typeof situations)[number]

/** Journeys that share their last day at today's price. */
const dueDay = z.object({
  lastDay: day,
  journeys: z.int(),
  /** What is due for them until that day, in euros on the wire. */
  due: givenEuros,
  /** What is due from the next day on. */
  after: givenEuros,
})
export type DueDay = z.output<typeof dueDay>

/**
 * Figures on all journeys that match a list's filters, not only on its page. An extension of the contract: the portal asks
 * for them with `summary=true`, and shows none when an operator leaves them out.
 */
export const fleetSummary = z.object({
  journeys: z.int(),
  /** What is due for all of them, in euros on the wire. */
  due: givenEuros,
  /** The journey to settle first, as `dueFirst` picks it. */
  dueFirst: z.optional(z.nullable(journey)),
  /**
   * The last days to settle at today's price, today's first. An operator that gives them knows the filters `situation`,
   * `dueFrom` and `dueTo` and the order `deadline`; without them the portal offers none of these.
   */
  dueDays: maybe(z.array(dueDay)),
  /** Journeys whose deadline has passed and that have no known next rise; left out with `dueDays`. */
  late: maybe(z.object({ journeys: z.int(), due: givenEuros })),
  /** Journeys per Paris month, 'yyyy-MM', in any order; a month without journeys may be missing. */
  months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), journeys: z.int() })),
})
export type FleetSummary = z.output<typeof fleetSummary>

/**
 * The filters of a renter list, sent as one JSON object. A filter that is absent does not restrict the list; unknown keys
 * are ignored. Dates are 'yyyy-MM-dd'. [API-32, OPEN-55]
 */
export const fleetFilters = z.object({
  plate: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  status: z.optional(z.string()),
  noticeNumber: z.optional(z.string()),
  /** One of `situations`. Extension. */
  situation: z.optional(z.string()),
  /** First and last of the last days at today's price. Extensions. */
  dueFrom: z.optional(z.string()),
  dueTo: z.optional(z.string()),
})
export type FleetFilters = z.output<typeof fleetFilters>

/** Column names of an import file, and of the export that can be imported again. [API-34, API-35] */
export const importColumns = ['numberPlate', 'countryCode', 'validityStartDate', 'validityEndDate'] as const

/** Plates that one call may close; more are sent in several calls. */
export const maxClosures = 10_000

/** One closure date for plates that had the same one before. */
export const plateClosures = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(maxClosures)),
  validityEndDate: z.nullable(z.string()),
  /** The date that the change is based on; left out, it compares nothing. */
  expectedEndDate: z.optional(z.nullable(z.string())),
})

/** A plate that keeps its closure date, with the code of closeFleetPlate; after vehicle_changed, its present date. */
export const refusedClosure = z.object({
  id: z.string(),
  code: z.string(),
  validityEndDate: z.optional(z.nullable(z.string())),
})
export type RefusedClosure = z.output<typeof refusedClosure>

/** Rental contracts that one call may hold; a longer list is sent in several calls. */
export const maxContracts = 2000

/**
 * A rental contract on the wire: who had which vehicle when. Start and end are Paris days ('yyyy-MM-dd', the last one
 * included) or times ('yyyy-MM-ddTHH:mm'). Without a country the plate may be of any country.
 */
export const rentalContract = z.object({
  reference: z.optional(z.string().check(z.maxLength(100))),
  numberPlate: z.string(),
  countryCode: z.optional(z.string()),
  start: z.string(),
  end: z.string(),
})
export type RentalContract = z.output<typeof rentalContract>

/** Why a contract cannot be matched; the names are those of import lines. */
export const contractProblems = [
  'plate_missing',
  'plate_invalid',
  'country_unknown',
  'start_invalid',
  'end_invalid',
  'end_before_start',
] as const
export type ContractProblem = (typeof contractProblems)[number]

/**
 * The answer for one contract: `matched` with the unpaid journeys that it owns, oldest first; `no_journeys`;
 * `not_in_fleet`, when the renter has no such plate; or `invalid`, with the problem.
 */
export const contractMatch = z.object({
  reference: maybe(z.string()),
  numberPlate: z.string(),
  countryCode: maybe(z.string()),
  start: z.string(),
  end: z.string(),
  outcome: z.enum(['matched', 'no_journeys', 'not_in_fleet', 'invalid']),
  problem: maybe(z.enum(contractProblems)),
  journeys: z.array(journey),
})
export type ContractMatch = z.output<typeof contractMatch>
