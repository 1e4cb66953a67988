import { solvableChallenge } from '@voie-libre/domain/contract/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { startPostgres } from '../postgres.ts'
import { startSite } from '../siteProcess.ts'
import { median, type Row } from './table.ts'

const vehicles = 10_000
const journeys = 300_000
const pageSize = 50
const rounds = 5
/** Milliseconds in which a page is to be answered. */
const budget = 50
const importedLines = 200_000
const depths = ['first', 'middle', 'last'] as const

type Query = Readonly<Record<string, string>>
interface List {
  path: string
  sorts: readonly string[]
  filters: Readonly<Record<string, Query>>
}

const filters = (fields: object) => ({ filters: JSON.stringify(fields) })
const days = { from: '2026-01-01', to: '2030-12-31' }
const lists: readonly List[] = [
  {
    path: '/journeys',
    sorts: ['date', 'plate', 'number', 'price'],
    filters: {
      'no filter': {},
      notices: { types: 'latePayment' },
      'part of a plate': filters({ plate: '1' }),
      'one plate': filters({ plate: '001' }),
      days: filters(days),
      'plate and days': filters({ plate: '1', ...days }),
      'plate, days, status': filters({ plate: '1', ...days, status: 'TERMINE' }),
      'notice number': { types: 'latePayment', ...filters({ noticeNumber: '7' }) },
    },
  },
  {
    path: '/me/plates',
    sorts: ['plate', 'country', 'validityStartDate', 'validityEndDate'],
    filters: { 'no filter': {}, 'part of a plate': filters({ plate: '1' }) },
  },
]

/**
 * A fleet of 10,000 vehicles and 300,000 journeys on the embedded database and on PostgreSQL: every filter, sort and page
 * depth of its lists, against the plain first page; the figures, an export, and searches of drivers during an import.
 */
export async function measureFleet(): Promise<Row[]> {
  const rows = await measureOn('embedded', {})
  const postgres = await startPostgres()
  if (typeof postgres === 'string') {
    console.log(`Not measured on PostgreSQL: ${postgres}.`)
    return rows
  }
  try {
    return [...rows, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(database: string, env: Record<string, string>): Promise<Row[]> {
  const site = startSite(env)
  try {
    const address = await site.address
    const started = performance.now()
    const fleet = await fleetClient(address, { plates: vehicles, journeys })
    const generated = performance.now() - started
    const opening = await timed(() => fleet.get('/journeys', {}))
    const { total } = counted.parse(await fleet.get('/journeys', {}))
    if (total !== journeys) throw new Error(`the list has ${total} of ${journeys} journeys`)
    return [
      seconds(`${database}: ${journeys} journeys generated`, generated),
      seconds(`${database}: first list after the start`, opening),
      ...(await measureLists(database, fleet)),
      ...(await measureExport(database, fleet)),
      ...(await measureImport(database, address)),
    ]
  } finally {
    await site.stop()
  }
}

const seconds = (measure: string, took: number): Row => ({
  measure,
  ours: `${(took / 1000).toFixed(1)} s`,
  result: took / 1000,
})

async function measureLists(database: string, fleet: Fleet): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path, sorts, filters: named } of lists) {
    const plain = await medianOf(() => fleet.get(path, { pageSize: String(pageSize) }))
    const compared = (measure: string, took: number): Row => ({
      measure: `${database} ${path}: ${measure}`,
      ours: `${took.toFixed(1)} ms`,
      reference: `${(took / plain).toFixed(2)} x first page of ${plain.toFixed(1)} ms`,
      result: took,
      budget,
    })
    for (const [name, filter] of Object.entries(named)) {
      const { pageTotal } = paged.parse(await fleet.get(path, { ...filter, pageSize: String(pageSize) }))
      const pages = { first: 1, middle: Math.ceil(pageTotal / 2), last: Math.max(pageTotal, 1) }
      for (const sortBy of sorts)
        for (const depth of depths) {
          const query = { ...filter, sortBy, pageSize: String(pageSize), page: String(pages[depth]) }
          const took = await medianOf(() => fleet.get(path, query))
          rows.push(compared(`${name}, by ${sortBy}, ${depth} page`, took))
        }
      const took = await medianOf(() => fleet.get(path, { ...filter, pageSize: '1', summary: 'true' }))
      rows.push(compared(`${name}, figures`, took))
    }
  }
  return rows
}

const paged = z.object({ pageTotal: z.int() })
const counted = z.object({ total: z.int() })

async function measureExport(database: string, fleet: Fleet): Promise<Row[]> {
  const started = performance.now()
  const answer = await fleet.send('/journeys/export', { sortBy: 'price' })
  const firstByte = performance.now() - started
  const { size } = await answer.blob()
  const whole = performance.now() - started
  const megabytes = `${(size / 1_000_000).toFixed(1)} MB`
  return [
    {
      measure: `${database}: export, first byte`,
      ours: `${firstByte.toFixed(0)} ms`,
      reference: `${megabytes} in ${(whole / 1000).toFixed(1)} s`,
      result: firstByte / whole,
    },
  ]
}

/** How long a driver's search takes alone, and while a fleet imports its vehicles. */
async function measureImport(database: string, address: string): Promise<Row[]> {
  const fleet = await fleetClient(address, { plates: 0, journeys: 0 }, 'import@fleet.example')
  const lines = Array.from({ length: importedLines }, (_, at) => `IM${String(at).padStart(6, '0')};FR;2026-01-01;`)
  const file = new File(['numberPlate;countryCode;validityStartDate;validityEndDate\n', lines.join('\n')], 'fleet.csv')
  // Solved before, so that the time of a search holds none of the proof of work.
  const tokens: string[] = []
  for (let at = 0; at < 60; at++) tokens.push(await captcha(address))
  const search = () => timed(() => searched(address, tokens.pop() ?? ''))
  const alone: number[] = []
  for (let at = 0; at < 10; at++) alone.push(await search())
  const rows: Row[] = []
  for (const name of ['import of 200,000 lines', 'the same file again']) {
    const started = performance.now()
    const state = { isDone: false }
    const imported = fleet.import(file).finally(() => {
      state.isDone = true
    })
    const during: number[] = []
    while (!state.isDone && tokens.length > (rows.length === 0 ? 20 : 0)) during.push(await search())
    const { status } = await imported
    if (status !== 200) throw new Error(`the import answers ${status}`)
    rows.push(seconds(`${database}: ${name}`, performance.now() - started), {
      measure: `${database}: slowest search during it`,
      ours: `${Math.max(...during).toFixed(0)} ms of ${during.length}, median ${median(during).toFixed(0)} ms`,
      reference: `alone ${median(alone).toFixed(0)} ms`,
      result: Math.max(...during) / median(alone),
    })
  }
  return rows
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(work))
  return median(times)
}

type Fleet = Awaited<ReturnType<typeof fleetClient>>
const password = 'Bench-2026-Voie'

/** A new renter with its fleet, logged in. */
async function fleetClient(address: string, size: { plates: number; journeys: number }, email = 'bench@fleet.example') {
  const json = { 'content-type': 'application/json' }
  const created = JSON.stringify({ email, password, ...size })
  await checked(fetch(`${address}/sandbox/renters`, { method: 'POST', headers: json, body: created }))
  const logIn = `${address}/services/v1/public/renters/token?captchaToken=${encodeURIComponent(await captcha(address))}`
  const body = JSON.stringify({ email, password })
  const answer = await checked(fetch(logIn, { method: 'POST', headers: json, body }))
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await answer.json())
  const own = `${address}/services/v1/renters`
  const headers = { 'user-token': `Bearer ${accessToken}` }
  const send = (path: string, query: Query) =>
    checked(fetch(`${own}${path}?${new URLSearchParams(query).toString()}`, { headers }))
  return {
    send,
    get: async (path: string, query: Query): Promise<unknown> => (await send(path, query)).json(),
    import: (file: File) => {
      const form = new FormData()
      form.append('importFile', file)
      return fetch(`${own}/me/plates/import`, { method: 'POST', headers, body: form })
    },
  }
}

async function searched(address: string, token: string): Promise<void> {
  const query = new URLSearchParams({ plate: 'AB-123-CD', country: 'FR', captchaToken: token })
  await (await checked(fetch(`${address}/services/v1/journeys?${query.toString()}`))).text()
}

async function captcha(address: string): Promise<string> {
  const answer = await checked(fetch(`${address}/services/v1/captcha/challenge`))
  const challenge = solvableChallenge.parse(await answer.json())
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function checked(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}: ${await response.text()}`)
  return response
}
