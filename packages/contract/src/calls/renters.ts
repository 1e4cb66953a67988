import * as z from 'zod/mini'
import { plate, renter, tokenRecord } from '../schemas/account.ts'
import {
  contractMatch,
  fleetSummary,
  maxContracts,
  plateClosures,
  refusedClosure,
  rentalContract,
} from '../schemas/fleet.ts'
import { journey } from '../schemas/journey.ts'
import { maybe } from '../wire.ts'
import { endpoint } from './endpoint.ts'

const open = '/services/v1/public/renters'
const own = '/services/v1/renters'
const captcha = z.object({ captchaToken: z.string() })
const paging = { page: z.int(), pageSize: z.int(), pageTotal: z.int(), total: z.int() }
/** The names of all columns of the lists; `deadline`, the last day at today's price, is an extension. Sorting by a column that a list lacks leaves its usual order. [OPEN-55] */
const sortName =
  /^(date|plate|numberPlate|country|countryCode|validityStartDate|validityEndDate|number|noticeNumber|pvNumber|ticketNumber|price|totalPrice|ttcPrice|status|deadline|situation)$/
const listQuery = {
  page: z.optional(z.string()),
  pageSize: z.optional(z.string()),
  /** One URL-encoded JSON object, left out when empty. [OPEN-55] */
  filters: z.optional(z.string()),
  sortBy: z.optional(z.string().check(z.regex(sortName))),
  order: z.optional(z.enum(['asc', 'desc'])),
}

/** 'true' asks for `summary`, so that the server need not compute it again for further pages. Extension. */
const summaryQuery = { summary: z.optional(z.literal('true')) }
/** Figures on the journeys of all pages. Extension. */
const summary = maybe(fleetSummary)

export const renterToken = endpoint({
  name: 'renterToken',
  method: 'POST',
  path: `${open}/token`,
  source: '§7.2, API-22, OPEN-38',
  summary: 'Renter login.',
  query: captcha,
  body: z.object({ email: z.string(), password: z.string() }),
  answer: tokenRecord,
})
export const setRenterPassword = endpoint({
  name: 'setRenterPassword',
  method: 'PUT',
  path: `${open}/{id}/passwords`,
  source: '§7.2, API-24, OPEN-38',
  summary: 'Sets a password with the mailed code.',
  body: z.object({ code: z.string(), password: z.string() }),
  answer: 'nothing',
})
export const renterPasswordCode = endpoint({
  name: 'renterPasswordCode',
  method: 'POST',
  path: `${open}/{id}/passwords/codes`,
  source: '§7.2, API-25, OPEN-52',
  summary: 'Mails a password link; the id is the e-mail.',
  query: captcha,
  answer: 'nothing',
})
export const activateRenter = endpoint({
  name: 'activateRenter',
  method: 'POST',
  path: `${open}/{id}/activate`,
  source: '§7.2, API-26',
  summary: 'Activates a renter with the mailed code and a first password.',
  body: z.object({ code: z.string(), password: z.string() }),
  answer: 'nothing',
})
export const renterActivationCode = endpoint({
  name: 'renterActivationCode',
  method: 'POST',
  path: `${open}/{id}/activationCodes`,
  source: '§7.2, API-27, OPEN-52',
  summary: 'Mails a new activation link; the id is the e-mail.',
  answer: 'nothing',
})
export const readRenter = endpoint({
  name: 'readRenter',
  method: 'GET',
  path: `${own}/me`,
  source: '§7.2, API-28',
  caller: 'renter',
  summary: "The renter's profile.",
  answer: renter,
})
export const updateRenter = endpoint({
  name: 'updateRenter',
  method: 'PATCH',
  path: `${own}/me`,
  source: '§7.2, API-29, OPEN-54',
  caller: 'renter',
  summary: 'Changes the phone number, or the password.',
  body: z.object({
    phoneNumber: z.optional(z.string()),
    currentPassword: z.optional(z.string()),
    newPassword: z.optional(z.string()),
  }),
  answer: renter,
})
export const deleteRenter = endpoint({
  name: 'deleteRenter',
  method: 'DELETE',
  path: `${own}/me`,
  source: '§7.2, API-30, OPEN-54',
  caller: 'renter',
  summary: 'Deletes the renter account; no screen offers it.',
  answer: 'nothing',
})
export const fleetJourneys = endpoint({
  name: 'fleetJourneys',
  method: 'GET',
  path: `${own}/journeys`,
  source: '§7.2, API-32, OPEN-55',
  caller: 'renter',
  summary:
    'Journeys of the fleet; types=latePayment for notices. Extensions: summary=true adds figures on all pages; filters by situation and last day at today’s price, and the order deadline.',
  query: z.object({ ...listQuery, types: z.optional(z.string()), ...summaryQuery }),
  answer: z.object({ data: z.array(journey), ...paging, summary }),
})
export const exportFleetJourneys = endpoint({
  name: 'exportFleetJourneys',
  method: 'GET',
  path: `${own}/journeys/export`,
  source: '§7.2, API-33',
  caller: 'renter',
  summary: 'The filtered journeys as CSV.',
  query: z.object({ ...listQuery, types: z.optional(z.string()) }),
  answer: 'file',
})
export const importPlates = endpoint({
  name: 'importPlates',
  method: 'POST',
  path: `${own}/me/plates/import`,
  source: '§7.2, API-34, OPEN-72',
  caller: 'renter',
  summary:
    'Adds the plates of a CSV file (field importFile). Extensions: a refusal names the first lines that caused it: lines [{ line, reason }], the head being line 1; lines that would reopen a closed plate leave it as it is unless the field reopen is true.',
  multipart: true,
  body: z.object({ importFile: z.unknown(), reopen: z.optional(z.literal('true')) }),
  answer: z.object({ imported: z.int() }),
})
export const exportPlates = endpoint({
  name: 'exportPlates',
  method: 'GET',
  path: `${own}/me/plates/export`,
  source: '§7.2, API-35',
  caller: 'renter',
  summary: 'The plates as CSV. Extension: filters restricts them to the vehicles that the list shows.',
  query: z.object({ filters: z.optional(z.string()) }),
  answer: 'file',
})
export const fleetPlates = endpoint({
  name: 'fleetPlates',
  method: 'GET',
  path: `${own}/me/plates`,
  source: '§7.2, API-36',
  caller: 'renter',
  summary: 'Plates of the fleet, paged. Extension: summary=true adds figures on their journeys.',
  query: z.object({ ...listQuery, ...summaryQuery }),
  answer: z.object({ plates: z.array(plate), ...paging, summary }),
})
export const addFleetPlate = endpoint({
  name: 'addFleetPlate',
  method: 'POST',
  path: `${own}/me/plates`,
  source: '§7.2, API-37',
  caller: 'renter',
  summary: 'Adds a plate.',
  body: z.object({
    countryCode: z.string(),
    numberPlate: z.string(),
    validityStartDate: z.string(),
    validityEndDate: z.optional(z.string()),
  }),
  answer: plate,
})
export const closeFleetPlate = endpoint({
  name: 'closeFleetPlate',
  method: 'POST',
  path: `${own}/me/plates/{id}/closure`,
  source: '§7.2, API-38, OPEN-72',
  caller: 'renter',
  summary:
    'Sets the closure date of a plate. Extensions: null removes it, so that a closure can be undone; expectedEndDate is the date that the change is based on, null for none. If the plate has another one, nothing is written: 409 vehicle_changed with the present validityEndDate, or null.',
  body: z.object({
    validityEndDate: z.nullable(z.string()),
    expectedEndDate: z.optional(z.nullable(z.string())),
  }),
  answer: plate,
})
export const closeFleetPlates = endpoint({
  name: 'closeFleetPlates',
  method: 'POST',
  path: `${own}/me/plates/closures`,
  source: '§7.2, OPEN-72, extension',
  caller: 'renter',
  summary:
    'Sets the closure dates of many plates in one transaction, each as closeFleetPlate does. A plate that it refuses stays as it is; the others change.',
  body: z.object({ closures: z.array(plateClosures).check(z.minLength(1)) }),
  answer: z.object({ plates: z.array(plate), refused: z.array(refusedClosure) }),
  extension: true,
})
export const matchContracts = endpoint({
  name: 'matchContracts',
  method: 'POST',
  path: `${own}/contracts/match`,
  source: '§7.2, OPEN-71, extension',
  caller: 'renter',
  summary:
    'The unpaid journeys of the fleet by rental contract, one answer per contract, in their order. A journey belongs to one of them: of contracts that cover it, one that ends at a time, else the one that began last, owns it.',
  body: z.object({ contracts: z.array(rentalContract).check(z.minLength(1), z.maxLength(maxContracts)) }),
  answer: z.object({ contracts: z.array(contractMatch) }),
  extension: true,
})
