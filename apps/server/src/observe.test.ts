import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createObserver, routeOf } from './observe.ts'
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
  let time = 0
  const observer = createObserver(
    { names: () => ['toll.example'] },
    { write: (line) => lines.push(line), now: () => (time += 12) },
  )
  const app = new Hono<Bindings>().use(observer.requests).all('*', (c) => c.text('', c.req.path === '/' ? 200 : 502))
  await app.request('https://toll.example/?plate=AB-123-CD')
  await app.request('https://evil.example/services/v1/x/ada@example.org', { headers: { 'user-token': 'secret' } })
  observer.firstScreen(true)
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { time: expect.any(String), host: 'toll.example', method: 'GET', route: '/', status: 200, ms: 12 },
    { time: expect.any(String), host: 'other', method: 'GET', route: '/services/*', status: 502, ms: 12 },
  ])
  const text = await observer.metrics()
  expect(text).toContain(
    'voie_libre_request_duration_seconds_count{host="toll.example",method="GET",route="/",status="200"} 1',
  )
  expect(text).toContain('voie_libre_first_screens_total{shown="true"} 1')
  expect(text + lines.join()).not.toMatch(/AB-123|ada@|secret|evil/)
})
