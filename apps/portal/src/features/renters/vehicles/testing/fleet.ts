import { rentalContract } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { type Answers, loggedIn, openPage, type SentCall } from '../../../../testing/openPage.tsx'

const me = '/services/v1/renters/me'
export const plates = `${me}/plates`
export const main = page.getByRole('main')
export const button = (name: string | RegExp) => main.getByRole('button', { name })
export const total = main.getByRole('status').first()
export const table = main.getByRole('table', { name: 'Liste des véhicules' })
export const rowOf = (plate: string) => table.getByRole('row').filter({ hasText: plate })

/** A vehicle without anything to settle. */
export const vehicle = (numberPlate: string, start: string, end?: string, countryCode = 'FR') => ({
  id: numberPlate,
  numberPlate: numberPlate.replaceAll('-', ''),
  countryCode,
  validityStartDate: `${start}T00:00:00`,
  validityEndDate: end && `${end}T23:59:59`,
  due: { count: 0, amount: 0 },
  situation: 'none',
})
type Vehicle = Omit<ReturnType<typeof vehicle>, 'validityEndDate'> & {
  validityEndDate?: string | null | undefined
  nextDeadline?: string
}
export const fleet = [
  {
    ...vehicle('EA-200-AA', '2026-01-10'),
    due: { count: 1, amount: 6.5 },
    situation: 'open',
    nextDeadline: '2026-12-24',
  },
  vehicle('EB-300-BB', '2025-06-01', '2026-02-01'),
  vehicle('1-ABC-123', '2026-02-01', undefined, 'BE'),
]

const filters = z.object({ plate: z.optional(z.string()) })
/** The page of the list that a call asks for, filtered by plate. */
export function pageOf(rows: readonly Partial<Vehicle>[], { query }: SentCall) {
  const { plate = '' } = z.parse(filters, JSON.parse(query['filters'] ?? '{}'))
  const found = rows.filter(({ numberPlate = '' }) => numberPlate.includes(plate.toUpperCase()))
  const [at, size] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 10)]
  return {
    plates: found.slice((at - 1) * size, at * size),
    page: at,
    pageSize: size,
    pageTotal: Math.max(1, Math.ceil(found.length / size)),
    total: found.length,
    summary: { journeys: 1, due: 6.5, months: [] },
  }
}

/** Opens the fleet of an operator, which may grow or change. */
export const openFleet = (rows: readonly Partial<Vehicle>[], answers?: Answers, query = '') =>
  openPage(
    `/renters/vehicles${query}`,
    {
      [`GET ${me}`]: { renterName: 'Location du Val', email: 'flotte@example.org' },
      [`GET ${plates}`]: (call: SentCall) => pageOf(rows, call),
      ...answers,
    },
    { stored: loggedIn('renter'), settings: { support: { renters: 'loueurs@example.org' } } },
  )
export const match = '/services/v1/renters/contracts/match'
/** The bodies of the calls that change something. */
export const sent = (calls: readonly SentCall[]) =>
  calls.filter(({ name }) => name.startsWith('POST') && !name.endsWith(match)).map(({ body }) => body)

/** An unpaid journey of a day in Paris. */
export const toll = (numberPlate: string, date: string, ttcPrice: number, deadline: string) => ({
  id: date,
  numberPlate,
  date,
  nature: 'freeFlow',
  status: 'TERMINE',
  paymentLimit: 'IRIS',
  ttcPrice,
  deadline,
})
const contracts = z.object({ contracts: z.array(rentalContract) })
/** The answer of an operator with these journeys to the body of a match. */
export const matched = (journeys: readonly ReturnType<typeof toll>[], body: unknown) => ({
  contracts: z.parse(contracts, body).contracts.map((contract) => {
    const isOwn = ({ numberPlate, date }: ReturnType<typeof toll>) =>
      numberPlate === canonicalPlate(contract.numberPlate) &&
      date.slice(0, 10) >= contract.start &&
      date.slice(0, 10) <= contract.end
    return { ...contract, outcome: 'matched', journeys: journeys.filter(isOwn) }
  }),
})

const closure = z.object({ validityEndDate: z.nullable(z.string()), expectedEndDate: z.nullable(z.string()) })
/**
 * Closes these vehicles one by one, as an operator without the call for many, based on the date that each has. `before` may answer
 * something else.
 */
export const closing = (rows: Vehicle[], before: () => unknown = () => undefined): Answers =>
  Object.fromEntries(
    rows.map(({ id }, at) => [
      `POST ${plates}/${id}/closure`,
      async ({ body }: SentCall) => {
        const answer = await before()
        if (answer !== undefined) return answer
        const { validityEndDate, expectedEndDate } = z.parse(closure, body)
        const { validityEndDate: now = null } = rows[at] ?? {}
        if (now !== expectedEndDate)
          return Response.json({ code: 'vehicle_changed', validityEndDate: now }, { status: 409 })
        const row = Object.assign({}, rows[at], { validityEndDate })
        rows[at] = row
        return row
      },
    ]),
  )
