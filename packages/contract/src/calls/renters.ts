import * as z from 'zod/mini'
import { plate, renter, tokenRecord } from '../schemas/account.ts'
import * as fleet from '../schemas/fleet.ts'
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
const summary = maybe(fleet.fleetSummary)

export const renterToken = endpoint('renterToken', 'POST', `${open}/token`, {
  query: captcha,
  body: z.object({ email: z.string(), password: z.string() }),
  answer: tokenRecord,
})
export const setRenterPassword = endpoint('setRenterPassword', 'PUT', `${open}/{id}/passwords`, {
  body: z.object({ code: z.string(), password: z.string() }),
  answer: 'nothing',
})
export const renterPasswordCode = endpoint('renterPasswordCode', 'POST', `${open}/{id}/passwords/codes`, {
  query: captcha,
  answer: 'nothing',
})
export const activateRenter = endpoint('activateRenter', 'POST', `${open}/{id}/activate`, {
  body: z.object({ code: z.string(), password: z.string() }),
  answer: 'nothing',
})
export const renterActivationCode = endpoint('renterActivationCode', 'POST', `${open}/{id}/activationCodes`, {
  answer: 'nothing',
})
export const readRenter = endpoint('readRenter', 'GET', `${own}/me`, { caller: 'renter', answer: renter })
export const updateRenter = endpoint('updateRenter', 'PATCH', `${own}/me`, {
  caller: 'renter',
  body: z.object({
    phoneNumber: z.optional(z.string()),
    currentPassword: z.optional(z.string()),
    newPassword: z.optional(z.string()),
  }),
  answer: renter,
})
export const deleteRenter = endpoint('deleteRenter', 'DELETE', `${own}/me`, { caller: 'renter', answer: 'nothing' })
export const fleetJourneys = endpoint('fleetJourneys', 'GET', `${own}/journeys`, {
  caller: 'renter',
  query: z.object({ ...listQuery, types: z.optional(z.string()), ...summaryQuery }),
  answer: z.object({ data: z.array(journey), ...paging, summary }),
})
export const exportFleetJourneys = endpoint('exportFleetJourneys', 'GET', `${own}/journeys/export`, {
  caller: 'renter',
  query: z.object({ ...listQuery, types: z.optional(z.string()) }),
  answer: 'file',
})
export const importPlates = endpoint('importPlates', 'POST', `${own}/me/plates/import`, {
  caller: 'renter',
  multipart: true,
  body: z.object({ importFile: z.unknown(), reopen: z.optional(z.literal('true')) }),
  answer: z.object({ imported: z.int(), added: z.optional(z.array(z.int())) }),
})
export const exportPlates = endpoint('exportPlates', 'GET', `${own}/me/plates/export`, {
  caller: 'renter',
  query: z.object({ filters: z.optional(z.string()) }),
  answer: 'file',
})
export const fleetPlates = endpoint('fleetPlates', 'GET', `${own}/me/plates`, {
  caller: 'renter',
  query: z.object({ ...listQuery, ...summaryQuery }),
  answer: z.object({ plates: z.array(plate), ...paging, summary }),
})
export const addFleetPlate = endpoint('addFleetPlate', 'POST', `${own}/me/plates`, {
  caller: 'renter',
  body: z.object({
    countryCode: z.string(),
    numberPlate: z.string(),
    validityStartDate: z.string(),
    validityEndDate: z.optional(z.string()),
  }),
  answer: plate,
})
export const closeFleetPlate = endpoint('closeFleetPlate', 'POST', `${own}/me/plates/{id}/closure`, {
  caller: 'renter',
  body: z.object({
    validityEndDate: z.nullable(z.string()),
    expectedEndDate: z.optional(z.nullable(z.string())),
  }),
  answer: plate,
})
export const closeFleetPlates = endpoint('closeFleetPlates', 'POST', `${own}/me/plates/closures`, {
  caller: 'renter',
  body: z.object({ closures: z.array(fleet.plateClosures).check(z.minLength(1)) }),
  answer: z.object({ plates: z.array(plate), refused: z.array(fleet.refusedClosure) }),
  extension: true,
})
export const matchContracts = endpoint('matchContracts', 'POST', `${own}/contracts/match`, {
  caller: 'renter',
  body: z.object({ contracts: z.array(fleet.rentalContract).check(z.minLength(1), z.maxLength(fleet.maxContracts)) }),
  answer: z.object({ contracts: z.array(fleet.contractMatch) }),
  extension: true,
})
