import { page } from 'vitest/browser'
import { type Answers, loggedIn, openPage, type SentCall } from '../../../testing/openPage.tsx'

export const journeysCall = 'GET /services/v1/renters/journeys'
export const main = page.getByRole('main')
export const button = (name: string) => main.getByRole('button', { name })
export const total = main.getByRole('status').first()
export const table = main.getByRole('table').last()
export const rows = table.getByRole('rowheader')
/** The whole row at this place below the head. */
export const row = (at: number) => table.getByRole('row').nth(at + 1)
export const head = (name: string) => table.getByRole('columnheader', { name }).getByRole('button')
export const filter = (name: string) => main.getByRole('textbox', { name, exact: true })
export const choice = (name: string) => main.getByRole('combobox', { name, exact: true })
export const strip = main.getByRole('region', { name: /^En bref/ })

/** A journey as the operator sends it, in euros. */
export const journey = (id: string, ttcPrice: number, fields = {}) => ({
  id,
  date: '2026-03-01T09:00:00Z',
  nature: 'freeFlow',
  status: 'TERMINE',
  numberPlate: 'EA200AA',
  countryPlate: 'FR',
  ttcPrice,
  ...fields,
})
export const notice = { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', indemnity: 10 }
/** Journeys of one vehicle, one a day backwards from 1 March 2026. */
export const daily = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, at) =>
    journey(`${at + 1}`, at + 1, { date: new Date(Date.UTC(2026, 2, 1 - at, 9)).toISOString(), ...fields }),
  )

export const listOf = (...data: object[]) => ({ data, page: 1, pageSize: 10, pageTotal: 1, total: data.length })
/** Whether a call asks for rows rather than figures. */
export const isList = ({ name, query }: SentCall) => name === journeysCall && query['summary'] === undefined

export const figures = { journeys: 3, due: 6, late: { journeys: 0, due: 0 }, dueDays: [], months: [] }
/** Answers each call with the page that it asks for, and with these figures. */
export const pagesOf =
  (all: readonly object[], summary: object = figures) =>
  ({ query }: SentCall) => {
    const [at, pageSize] = [Number(query['page']), Number(query['pageSize'])]
    const data = all.slice((at - 1) * pageSize, at * pageSize)
    return { data, page: at, pageSize, pageTotal: Math.ceil(all.length / pageSize), total: all.length, summary }
  }

/** Opens a page of a renter whose journeys these are. */
export const openList = (path: string, list: unknown, answers: Answers = {}, language?: 'de') =>
  openPage(
    `${language ? `/${language}` : ''}/renters/${path}`,
    {
      'GET /services/v1/renters/me': { renterName: 'Location du Val', email: 'flotte@example.org' },
      [journeysCall]: list,
      ...answers,
    },
    { stored: loggedIn('renter'), ...(language && { language }) },
  )
