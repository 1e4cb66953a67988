import { createServer, type IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProxy } from './operator.ts'

let finish = () => {}
const received: { request: IncomingMessage; body: string }[] = []
const operator = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    received.push({ request, body })
    if (request.url?.endsWith('/away')) response.writeHead(302, { location: 'https://evil.example/' }).end()
    else if (request.url?.endsWith('/slow')) {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('first\n')
      finish = () => void response.end('last\n')
    } else {
      const headers = { 'content-type': 'application/json', 'set-cookie': 'tracker=1', 'x-total': '3' }
      response.writeHead(400, headers).end('{"code":"required"}')
    }
  })
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((done) => operator.listen(0, done))
  const bound = operator.address()
  if (bound === null || typeof bound === 'string') throw new Error('the operator listens on no port')
  address = `http://localhost:${bound.port}/base/`
})
afterAll(() => operator.close())

const site = (to: string) => new Hono().all('/services/*', operatorProxy(to))

it('hands a call over as it came, without cookies in either direction', async () => {
  const answer = await site(address).request('/services/v1/customers?plate=AB%20123&email=a%2Bb@c.fr', {
    method: 'POST',
    headers: { cookie: 'session=1', 'user-token': 'token', 'x-whitelabel-host': 'toll.example' },
    body: '{"a":1}',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ code: 'required' })
  expect(answer.headers.get('x-total')).toBe('3')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const { request, body } = received.at(-1) ?? {}
  expect(request?.url).toBe('/base/services/v1/customers?plate=AB%20123&email=a%2Bb@c.fr')
  expect(request?.headers).toMatchObject({ 'user-token': 'token', 'x-whitelabel-host': 'toll.example' })
  expect(request?.headers.cookie).toBeUndefined()
  expect(body).toBe('{"a":1}')
})

it('follows no redirect [F-NET-13]', async () => {
  const answer = await site(address).request('/services/v1/away', { headers: { 'user-token': 'token' } })
  expect(answer.status).toBe(302)
})

it('streams', async () => {
  const answer = await site(address).request('/services/v1/slow')
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('first\n')
  finish()
  const last = await reader?.read()
  expect(new TextDecoder().decode(last?.value)).toBe('last\n')
})

it('says so when the operator is not there', async () => {
  const answer = await site('http://localhost:1').request('/services/v1/whitelabels')
  expect(answer.status).toBe(502)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toEqual({ code: 'bad_gateway', message: 'bad_gateway' })
})
