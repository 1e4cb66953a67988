import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { HostSettings } from './config.ts'
import { type BrowserError, errorReports } from './observe.ts'

const settings: HostSettings = { brand: 'harbour', providerOrigins: [], imageOrigins: [], errorReports: 0.1 }
const report = { error: 'TypeError', message: 'x is null', frames: ['start-a1.js:1:42'] }

/** Posts a body to a host that has reports, or to one that has none. */
async function post(body: unknown, host = 'toll.example', referer = 'https://toll.example/help/payer?email=ada@b.org') {
  const seen: BrowserError[] = []
  const hosts: Record<string, HostSettings> = {
    'toll.example': settings,
    'none.example': { ...settings, errorReports: undefined },
  }
  const app = new Hono().route(
    '/',
    errorReports({ host: (name) => hosts[name] }, (error) => void seen.push(error)),
  )
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = { method: 'POST', body: text, headers: { referer, 'content-length': String(text.length) } }
  return { status: (await app.request(`https://${host}/reports/errors`, request)).status, seen }
}

it('takes a report with the pattern of the page, not its address', async () => {
  expect(await post(report)).toEqual({
    status: 204,
    seen: [{ ...report, host: 'toll.example', route: '/help/:categoryId' }],
  })
  expect((await post(report, 'toll.example', 'no address')).seen).toMatchObject([{ route: '/*' }])
})

it.each([
  ['a host without reports', report, 'none.example', 404],
  ['what is no JSON', '{', 'toll.example', 400],
  ['a message with a value', { ...report, message: 'AB-123-CD is null' }, 'toll.example', 400],
  ['a type with a value', { ...report, error: 'ada@example.org' }, 'toll.example', 400],
  ['a frame with a query', { ...report, frames: ['a.js:1:2?plate=x'] }, 'toll.example', 400],
  ['no frame', { ...report, frames: [] }, 'toll.example', 400],
  ['another field', { ...report, user: 'ada' }, 'toll.example', 400],
  ['more than 4 kB', { ...report, error: 'x'.repeat(5000) }, 'toll.example', 413],
])('refuses %s', async (_, body, host, status) => {
  expect(await post(body, host)).toEqual({ status, seen: [] })
})
