import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { causeOf, createLog, routeOf } from './log.ts'
import { createObserver } from './observe.ts'
import type { Bindings } from './operator.ts'

describe('the route of a request', () => {
  it.each([
    ['GET', '/', '/'],
    ['GET', '/de/help/payer', '/help/:categoryId'],
    ['GET', '/comment-payer', '/:articleId'],
    ['GET', '/AB-123-CD/ada@example.org', '/*'],
    ['GET', '/assets/index-abc.js', '/assets/*'],
    ['GET', '/brands/harbour/brand.css', '/brands/*'],
    ['GET', '/services/v1/whitelabels/homepage', '/services/v1/whitelabels/homepage'],
    ['GET', '/services/v1/unknown/AB-123-CD', '/services/*'],
    ['DELETE', '/services/v1/whitelabels/homepage', '/services/*'],
  ])('%s %s is %s', (method, path, route) => {
    expect(routeOf(method, path)).toBe(route)
  })
})

it('logs and counts requests without plate, e-mail, token or unknown host', async () => {
  const lines: string[] = []
  let passed = 0
  const observer = createObserver(
    { names: () => ['toll.example'] },
    { log: createLog({ write: (line) => void lines.push(line) }), now: () => (passed += 12) },
  )
  const time = expect.any(String)
  const app = new Hono<Bindings>().use(observer.requests).all('*', (c) => c.text('', c.req.path === '/' ? 200 : 502))
  await app.request('https://toll.example/?plate=AB-123-CD')
  await app.request('https://evil.example/services/v1/x/ada@example.org', { headers: { 'user-token': 'secret' } })
  observer.firstScreen(true)
  observer.operator({ host: 'evil.example', outcome: 'refused', seconds: 0.2 })
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { level: 'info', time, host: 'toll.example', method: 'GET', route: '/', status: 200, ms: 12 },
    { level: 'error', time, host: 'other', method: 'GET', route: '/services/*', status: 502, ms: 12 },
  ])
  const text = await observer.metrics()
  expect(text).toContain(
    'voie_libre_request_duration_seconds_count{host="toll.example",method="GET",route="/",status="200"} 1',
  )
  expect(text).toContain('voie_libre_operator_duration_seconds_count{host="other",outcome="refused"} 1')
  expect(text).toMatch(/voie_libre_build_info\{version="\d+\.\d+\.\d+",node="v\d+/)
  expect(text).toContain('voie_libre_first_screens_total{shown="true"} 1')
  expect(text + lines.join()).not.toMatch(/AB-123|ada@|secret|evil/)
})

it('has a bounded number of series, whatever clients and operators send', async () => {
  const observer = createObserver({ names: () => [] }, { log: createLog({ write: () => undefined }) })
  const app = new Hono<Bindings>().use(observer.requests)
  app.all('*', (c) => new Response(null, { status: Number(c.req.query('status')) }))
  for (let at = 0; at < 200; at += 1) {
    await app.request(`https://h${at}.example/page-${at}/x?status=${300 + at}`, { method: `M${at}` })
  }
  const counted = (await observer.metrics()).match(/^voie_libre_request_duration_seconds_count\{.*$/gm) ?? []
  expect(counted.length).toBeLessThan(30)
})

it('counts every error of a browser and logs twenty a minute, since anybody can report any number', async () => {
  const lines: string[] = []
  let passed = 0
  const log = createLog({ write: (line) => void lines.push(line) })
  const observer = createObserver({ names: () => ['toll.example'] }, { log, now: () => passed })
  const error = { route: '/help', error: 'TypeError', message: 'x is null', frames: ['start-a1.js:1:42'] }
  for (let at = 0; at < 50; at += 1) observer.browserError({ ...error, host: `h${at}.example` })
  expect(lines).toHaveLength(20)
  passed = 60_000
  observer.browserError({ ...error, host: 'toll.example' })
  expect(JSON.parse(lines[20] ?? '')).toEqual({
    ...error,
    host: 'toll.example',
    level: 'warn',
    time: expect.any(String),
    msg: 'An error in a browser',
  })
  const text = await observer.metrics()
  expect(text).toContain('voie_libre_browser_errors_total{host="other"} 50')
  expect(text).toContain('voie_libre_browser_errors_total{host="toll.example"} 1')
})

it('a line never holds what names a driver, even if a caller adds it', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  log.error({ plate: 'AB-123-CD', request: { url: '/x?e=ada@example.org', token: 'secret' }, route: '/x' }, 'Refused')
  expect(JSON.parse(lines.join())).toEqual({
    level: 'error',
    time: expect.any(String),
    request: {},
    route: '/x',
    msg: 'Refused',
  })
})

it.each([
  ['ECONNREFUSED', 'refused', /^it refuses the connection: .* \(ECONNREFUSED\)$/],
  ['ENOTFOUND', 'dns', /^DNS does not know the name/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate', /^its certificate is not accepted/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', /^its certificate is not accepted/],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout', /^it does not answer in time/],
  ['ECONNRESET', 'closed', /^it closes the connection/],
  ['EWHATEVER', 'other', /EWHATEVER/],
])('%s of an operator is named %s and worded', (code, name, words) => {
  const cause = causeOf(new TypeError('fetch failed', { cause: Object.assign(new Error('secret'), { code }) }))
  expect(cause).toEqual({ name, words: expect.stringMatching(words) })
  expect(cause.words).not.toContain('secret')
})

it('the published alerts and the board read figures that exist, and each alert has its part in the runbook', async () => {
  const monitoring = resolve(import.meta.dirname, '../../../deploy/monitoring')
  const [alerts = '', board = '', runbook = ''] = ['alerts.yaml', 'grafana.json', 'RUNBOOK.md'].map((name) =>
    readFileSync(join(monitoring, name), 'utf8'),
  )
  const figures = await createObserver({ names: () => [] }).metrics()
  const named = [...(alerts + board).matchAll(/\b(voie_libre_\w+?|process_\w+?)(?:_count|_bucket)?(?=[{[)"])/g)]
  expect(named.length).toBeGreaterThan(20)
  for (const [, name = ''] of named) expect(figures, name).toContain(`# TYPE ${name} `)
  for (const [, name = ''] of alerts.matchAll(/- alert: (\w+)/g)) {
    expect(runbook).toContain(`\n## ${name}\n`)
    expect(alerts).toContain(`RUNBOOK.md#${name.toLowerCase()}'`)
  }
})
