import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, startTestSandbox, type TestSandbox } from '../testing/testKit.ts'
import { publicOriginOf } from './incoming.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({
    data: 'memory',
    publicOrigin: 'https://toll.example',
    isOwnHost: (host) => host === 'brand.example',
  })
})
afterAll(() => sandbox.close())

const megabyte = 1024 * 1024
const text = (length: number) => 'a'.repeat(length)
const codeOf = async (answer: Response) => [answer.status, Object(await answer.json()).code]

describe('a body that is too large', () => {
  it.each([
    ['JSON of an API call', '/services/v1/customers/unsubscribe', { email: text(megabyte) }],
    ['JSON of a call for scripts', '/sandbox/vehicles', { numberPlate: text(16 * megabyte) }],
  ])('is refused: %s', async (_, path, body) => {
    expect(await codeOf(await sandbox.send('POST', path, body))).toEqual([413, 'body_too_large'])
  })

  it.each(['/services/v1/claims', '/services/v1/renters/vehicles/import'])('is refused: files for %s', async (path) => {
    const form = new FormData()
    form.set('file', new File([text(6 * megabyte)], 'a.pdf'))
    expect(await codeOf(await sandbox.send('POST', path, form))).toEqual([413, 'body_too_large'])
  })

  it('is refused by its declared length, without reading it', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(40 * megabyte) }
    const request = new Request(`${origin}/services/v1/customers/unsubscribe`, { method: 'POST', headers, body: '{' })
    expect(await codeOf(await sandbox.fetch(request))).toEqual([413, 'body_too_large'])
  })

  it('does not include a form with 5 MB of files', async () => {
    const form = new FormData()
    form.set('file', new File([text(5 * megabyte)], 'a.pdf'))
    expect((await sandbox.send('POST', '/services/v1/claims', form)).status).not.toBe(413)
  })
})

describe('JSON nested 20,000 deep', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const headers = { 'content-type': 'application/json' }

  it.each([
    ['POST', '/services/v1/customers'],
    ['POST', '/services/v1/public/users'],
    ['POST', '/sandbox/vehicles'],
    ['POST', '/sandbox/whitelabel'],
    ['PUT', '/services/v1/public/users/x/passwords'],
  ])('is refused: %s %s', async (method, path) => {
    for (const body of [deep, `{"a":${deep}}`, `{"journeys":[{"x":${deep}}],"numberPlate":"AB-123-CD"}`]) {
      const answer = await sandbox.fetch(new Request(origin + path, { method, headers, body }))
      expect([body.slice(0, 20), ...(await codeOf(answer))]).toEqual([body.slice(0, 20), 400, 'invalid_request'])
    }
  })
})

describe('a writing call', () => {
  const reset = (headers: Record<string, string>) =>
    sandbox.fetch(new Request(`${origin}/sandbox/reset`, { method: 'POST', headers, body: headers['body'] ?? null }))

  it.each([
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    ['a page of another subdomain', { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }],
    ['another origin in an old browser', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['a sandboxed frame', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is refused from %s', async (_, headers) => {
    expect(await codeOf(await reset(headers))).toEqual([403, 'cross_site'])
    const call = new Request(`${origin}/services/v1/customers/unsubscribe`, { method: 'POST', headers, body: '{}' })
    expect(await codeOf(await sandbox.fetch(call))).toEqual([403, 'cross_site'])
  })

  it.each([
    ['a script without origin headers', {}],
    ['the site itself', { 'sec-fetch-site': 'same-origin', origin }],
    ['the site itself in an old browser', { origin }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('is accepted from %s', async (_, headers) => {
    expect((await reset(headers)).status).toBe(204)
  })

  it('does not include reading calls, which other sites may send', async () => {
    const answer = await sandbox.api(captchaChallenge, {
      query: { action: 'login' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer).toBeDefined()
  })
})

describe('the origin of links in e-mails', () => {
  const hosts = { publicOrigin: 'https://toll.example', isOwnHost: (host: string) => host === 'brand.example' }
  it.each([
    ['http://localhost:4300/x', 'http://localhost:4300'],
    ['http://tags.localhost:4300/x', 'http://tags.localhost:4300'],
    ['http://192.168.1.20:4300/x', 'http://192.168.1.20:4300'],
    ['https://brand.example/x', 'https://brand.example'],
    ['http://evil.example/x', 'https://toll.example'],
    ['http://203.0.113.9/x', 'https://toll.example'],
    ['http://localhost.evil.example/x', 'https://toll.example'],
  ])('of a call to %s is %s', (url, expected) => expect(publicOriginOf(new URL(url), hosts)).toBe(expected))

  it('is localhost by default', () => {
    expect(publicOriginOf(new URL('http://evil.example:4300/x'), {})).toBe('http://localhost:4300')
  })

  it('is the configured one in an e-mail, with any Host header', async () => {
    const email = 'customer@voie-libre.example'
    const token = encodeURIComponent(await sandbox.captchaToken('password'))
    const url = `http://evil.example/services/v1/public/users/${email}/passwords/codes?captchaToken=${token}`
    const headers = { 'content-type': 'application/json' }
    const answer = await sandbox.fetch(new Request(url, { method: 'POST', headers, body: '{}' }))
    expect(answer.status).toBe(204)
    const mails = JSON.stringify(await sandbox.control('GET', `/mailbox?to=${email}`))
    expect(mails).toContain('https://toll.example/')
    expect(mails).not.toContain('evil.example')
  })
})
