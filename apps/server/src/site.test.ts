import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { close, listen, type Server } from './listen.ts'
import { log } from './log.ts'
import { remoteOperator } from './operator.ts'
import { createSite } from './site.ts'

interface Call {
  request: IncomingMessage
  body: Buffer
}
type Answer = (request: IncomingMessage, response: ServerResponse) => void

const calls: Call[] = []
/** The operator's responses by path, sent before it has read the body. For other paths it answers `{}` after the body. */
const answers = new Map<string, Answer>()

const operator = createServer((request, response) => {
  const answer = answers.get(new URL(request.url ?? '', 'http://operator').pathname)
  if (answer) {
    answer(request, response)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    calls.push({ request, body: Buffer.concat(chunks) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

const brandJson = JSON.stringify({
  label: 'Rivage',
  theme: { light: '#ffffff', dark: '#0d2428' },
  files: { style: 'brand.css', icon: 'favicon.svg', hero: 'hero.svg', fonts: [] },
})
let folder = ''
const open: Server[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'))
  const files = {
    'dist/index.html':
      '<!doctype html><html lang="fr" data-brand="harbour" data-mode="auto"><head><title>Voie Libre</title><script></script><!--code--><!--/code--><!--head--></head><body><div id="root"></div></body></html>',
    'dist/.server/prerender.js': `export async function firstScreen(language, ask) {
      await ask('/services/v1/home')
      return { title: 'Drawn', markup: '<h1>drawn</h1>', data: {}, leaves: [] }
    }
    export const withoutCode = async () => '<p>No code</p>'
    export const sourcesOf = () => []`,
    'brands/harbour/brand.json': brandJson,
    'brands/volcano/brand.json': brandJson,
    'portal.config.json': JSON.stringify({
      hosts: { '*': { brand: 'harbour' }, 'toll.example': { brand: 'volcano' } },
    }),
    'named.config.json': JSON.stringify({ hosts: { 'toll.example': { brand: 'volcano' } } }),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  operator.listen(0, '127.0.0.1')
  await once(operator, 'listening')
})
afterAll(async () => {
  for (const server of open) await close(server)
  operator.closeAllConnections()
  operator.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  calls.length = 0
  answers.clear()
})

/** Starts a server in front of the operator and returns its port. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<number> {
  const config = readConfig(
    {
      PORTAL_DIST: join(folder, 'dist'),
      BRANDS_DIR: join(folder, 'brands'),
      PORTAL_CONFIG: join(folder, 'portal.config.json'),
      OPERATOR_API_URL: operatorAddress(),
      ...env,
    },
    { needsOperator: true },
  )
  const { app } = createSite(config, remoteOperator(config))
  const { server, address } = await listen(app.fetch, 0)
  open.push(server)
  return Number(new URL(address).port)
}

function operatorAddress(): string {
  const bound = operator.address()
  if (bound === null || typeof bound === 'string') throw new Error('the operator listens on no port')
  return `http://127.0.0.1:${bound.port}`
}

/** Sends a request exactly as written and returns the whole response. */
async function send(
  port: number,
  lines: readonly string[],
  body = '',
): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  let text = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    text += String(chunk)
    if (isWhole(text, lines[0] ?? '')) break
  }
  socket.destroy()
  const end = text.indexOf('\r\n\r\n')
  return { status: Number(text.split(' ')[1]), head: text.slice(0, end).toLowerCase(), body: text.slice(end + 4) }
}

/** A kept-alive connection does not end, so the end of a response is computed from its head. */
function isWhole(received: string, requestLine: string): boolean {
  const text = received.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, '')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = text.slice(0, end)
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (requestLine.startsWith('HEAD') || /^HTTP\/1.1 (204|304)/.test(head)) return true
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length - end - 4 >= Number(length)
}

const get = (port: number, path: string, ...headers: string[]) =>
  send(port, [`GET ${path} HTTP/1.1`, 'Host: toll.example', ...headers])

describe('hop-by-hop headers', () => {
  const hopByHop = new Set([
    'upgrade',
    'http2-settings',
    'te',
    'x-hop',
    'keep-alive',
    'proxy-connection',
    'proxy-authorization',
    'trailer',
    'expect',
  ])

  it.each([
    [['Connection: upgrade']],
    [['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
    [['TE: trailers, deflate', 'Connection: TE']],
    [['Connection: close, X-Hop,', 'X-Hop: secret']],
    [['Keep-Alive: timeout=5', 'Proxy-Connection: keep-alive', 'Proxy-Authorization: Basic YTpi', 'Trailer: X-Sum']],
  ])('%s do not reach the operator, and the call is answered', async (headers) => {
    expect((await get(await start(), '/services/v1/homepage', ...headers)).status).toBe(200)
    const { headers: received = {} } = calls.at(-1)?.request ?? {}
    expect(Object.keys(received).filter((name) => hopByHop.has(name))).toEqual([])
    expect(received.connection ?? 'keep-alive').toBe('keep-alive')
  })

  it('a client that waits for 100 Continue gets it, and its body is forwarded', async () => {
    const lines = [
      'POST /services/v1/claims HTTP/1.1',
      'Host: toll.example',
      'Expect: 100-continue',
      'Content-Length: 2',
    ]
    const { head, body } = await send(await start(), lines, '{}')
    expect(head).toContain('http/1.1 100 continue')
    expect(body).toContain('HTTP/1.1 200 OK')
    expect(calls.at(-1)?.body.toString()).toBe('{}')
    expect(calls.at(-1)?.request.headers.expect).toBeUndefined()
  })

  it('a chunked body is forwarded completely', async () => {
    const lines = ['POST /services/v1/claims HTTP/1.1', 'Host: toll.example', 'Transfer-Encoding: chunked']
    expect((await send(await start(), lines, '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n')).status).toBe(200)
    expect(calls.at(-1)?.body.toString()).toBe('abcde')
  })

  it('a GET loses its body, which no call of the contract has', async () => {
    const lines = ['GET /services/v1/homepage HTTP/1.1', 'Host: toll.example', 'Content-Length: 3']
    expect((await send(await start(), lines, 'abc')).status).toBe(200)
    expect(calls.at(-1)?.body.length).toBe(0)
  })

  it("of the operator's response are not forwarded", async () => {
    answers.set('/services/v1/hop', (_, response) => {
      const headers = {
        connection: 'close, x-hop',
        'x-hop': '1',
        'proxy-authenticate': 'Basic',
        upgrade: 'h2c',
        'x-total': '3',
      }
      response.writeHead(200, headers).end('{}')
    })
    const { status, head } = await get(await start(), '/services/v1/hop')
    expect(status).toBe(200)
    expect(head).toContain('x-total: 3')
    expect(head).not.toMatch(/x-hop|proxy-authenticate|upgrade|connection: close/)
  })
})

describe('an API call', () => {
  it('arrives as it was sent, without cookies', async () => {
    const port = await start({ OPERATOR_API_URL: `${operatorAddress()}/base/` })
    const lines = [
      'POST /services/v1/customers?plate=AB%20123&email=a%2Bb@c.fr HTTP/1.1',
      'Host: toll.example',
      'Cookie: session=1',
      'User-Token: token',
      'X-Whitelabel-Host: toll.example',
      'Content-Length: 7',
    ]
    expect((await send(port, lines, '{"a":1}')).status).toBe(200)
    const { request, body } = calls.at(-1) ?? {}
    expect(request?.url).toBe('/base/services/v1/customers?plate=AB%20123&email=a%2Bb@c.fr')
    expect(request?.headers).toMatchObject({ 'user-token': 'token', 'x-whitelabel-host': 'toll.example' })
    expect(request?.headers.cookie).toBeUndefined()
    expect(body?.toString()).toBe('{"a":1}')
  })

  it('carries one id through browser, log and operator, and a trace as it is', async () => {
    const port = await start()
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const lines = ['GET /services/v1/whitelabels HTTP/1.1', 'Host: toll.example', `traceparent: ${trace}`]
    const given = await send(port, [...lines, 'X-Request-Id: from-nginx'])
    expect(calls.at(-1)?.request.headers).toMatchObject({ 'x-request-id': 'from-nginx', traceparent: trace })
    expect(given.head).toContain('x-request-id: from-nginx')
    const made = await send(port, [...lines, 'X-Request-Id: plate AB-123-CD'])
    const [, id] = /x-request-id: ([\w-]{20,})/.exec(made.head) ?? []
    expect(calls.at(-1)?.request.headers['x-request-id']).toBe(id)
  })

  it('to an unreachable operator is answered with 502, and the log tells why without its path', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const unreachable = await start({ OPERATOR_API_URL: 'http://127.0.0.1:1' })
    const answer = await get(unreachable, '/services/v1/payments/secret-session')
    const [line] = logged.mock.lastCall ?? []
    expect(line).toMatchObject({ host: 'toll.example', operator: '127.0.0.1:1', cause: expect.any(String) })
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret')
    logged.mockRestore()
    expect([answer.status, answer.body]).toEqual([502, '{"code":"bad_gateway","message":"bad_gateway"}'])
    expect(answer.head).toContain('x-content-type-options: nosniff')
  })

  it.each([
    ['GET', 'is repeated', 2, 200],
    ['POST', 'is not', 1, 502],
  ])('a %s whose connection the operator closes %s', async (method, _, count, status) => {
    let received = 0
    answers.set('/services/v1/closing', (_request, response) => {
      received += 1
      if (received === 1) response.destroy()
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    const lines = [`${method} /services/v1/closing HTTP/1.1`, 'Host: toll.example', 'Content-Length: 0']
    expect((await send(await start(), lines)).status).toBe(status)
    expect(received).toBe(count)
  })

  it.each(['', 'nowhere', 'ftp://api.example'])(
    'needs a valid operator address; %j stops the start',
    async (address) => {
      await expect(start({ OPERATOR_API_URL: address })).rejects.toThrow(/OPERATOR_API_URL.*https:/)
    },
  )
})

describe("the client's address", () => {
  const forged = [
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: evil.example',
    'Forwarded: for=1.2.3.4',
    'X-Real-IP: 1.2.3.4',
  ]
  const forwarded = () => {
    const { headers } = calls.at(-1)?.request ?? {}
    const named = ['for', 'proto', 'host'].map((name) => headers?.[`x-forwarded-${name}`])
    return [...named, headers?.['forwarded'], headers?.['x-real-ip']]
  }

  it('is the address of the connection, whatever the client claims', async () => {
    await get(await start(), '/services/v1/homepage', ...forged)
    expect(forwarded()).toEqual(['127.0.0.1', 'http', 'toll.example', undefined, undefined])
  })

  it("is the value of a trusted proxy, followed by that proxy's address", async () => {
    await get(await start({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }), '/services/v1/homepage', ...forged)
    expect(forwarded()).toEqual(['203.0.113.7, 127.0.0.1', 'https', 'evil.example', undefined, undefined])
  })

  it('cannot come from an invalid list of proxies, which stops the start', async () => {
    await expect(start({ TRUSTED_PROXIES: 'nginx' })).rejects.toThrow('TRUSTED_PROXIES')
  })
})

describe("the operator's answers", () => {
  it('get a content security policy and lose headers that would affect the whole site', async () => {
    answers.set('/services/v1/page', (_, response) => {
      const headers = {
        'content-type': 'text/html',
        'content-security-policy': 'script-src *',
        'clear-site-data': '"*"',
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'service-worker-allowed': '/',
        'set-cookie': 'a=1',
        'strict-transport-security': 'max-age=0',
        refresh: '0; url=https://evil.example',
        'alt-svc': 'h3="evil.example:443"',
        'x-total': '3',
      }
      response.writeHead(200, headers).end('<script>alert(1)</script>')
    })
    const { head } = await get(await start(), '/services/v1/page')
    expect(head).toContain("content-security-policy: default-src 'none'; sandbox\r\n")
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('cross-origin-resource-policy: same-origin')
    expect(head).toContain('x-total: 3')
    expect(head).not.toMatch(
      /script-src|clear-site|access-control|service-worker|set-cookie|strict-transport|refresh|alt-svc/,
    )
  })

  it('are kept by no cache unless the operator allows it', async () => {
    answers.set('/services/v1/own', (_, response) => void response.end('{}'))
    answers.set('/services/v1/page', (_, response) => {
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end('{}')
    })
    const site = await start()
    expect((await get(site, '/services/v1/own')).head).toContain('cache-control: no-store\r\n')
    expect((await get(site, '/services/v1/page')).head).toContain('cache-control: public, max-age=60\r\n')
  })

  it.each([301, 302, 303, 307, 308, 300])('%i is answered with 502', { tags: ['F-NET-13'] }, async (status) => {
    answers.set('/services/v1/away', (_, response) => {
      // The same server under another origin: it would record a redirected call in `calls`.
      response
        .writeHead(status, { location: `${operatorAddress().replace('127.0.0.1', 'localhost')}/elsewhere` })
        .end('gone')
    })
    const answer = await get(await start(), '/services/v1/away', 'User-Token: token')
    expect([answer.status, answer.body]).toEqual([502, '{"code":"bad_gateway","message":"bad_gateway"}'])
    expect(answer.head).not.toContain('location')
    expect(calls).toEqual([])
  })

  it('with status 304 and 204 pass without a body', async () => {
    answers.set('/services/v1/same', (request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' }).end()
    })
    answers.set('/services/v1/none', (_, response) => void response.writeHead(204).end())
    const port = await start()
    const same = await get(port, '/services/v1/same', 'If-None-Match: "1"')
    expect([same.status, same.body]).toEqual([304, ''])
    expect((await get(port, '/services/v1/none')).status).toBe(204)
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('compressed by %s arrive as what they are labelled', async (encoding, compress) => {
    answers.set('/services/v1/packed', (_, response) => {
      const body = compress('{"packed":true}')
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'content-encoding': encoding,
          'content-length': body.length,
        })
        .end(body)
    })
    const answer = await fetch(`http://127.0.0.1:${await start()}/services/v1/packed`)
    expect(await answer.json()).toEqual({ packed: true })
  })

  it('to HEAD have headers and no body', async () => {
    answers.set(
      '/services/v1/head',
      (_, response) => void response.writeHead(200, { 'x-total': '3', 'content-length': '12' }).end(),
    )
    const { status, head, body } = await send(await start(), ['HEAD /services/v1/head HTTP/1.1', 'Host: toll.example'])
    expect([status, body]).toEqual([200, ''])
    expect(head).toContain('x-total: 3')
  })

  it('are never requested for a path that leaves /services/, however it is written', async () => {
    const port = await start()
    for (const path of ['/services/%2e%2e/admin', '/services/v1/.%2E/../admin', '/services/../admin']) {
      expect((await get(port, path)).body).toContain('<div id="root">')
    }
    // A rendering of the page asks for its own data.
    expect(calls.map(({ request }) => request.url).filter((url) => !url?.startsWith('/services/'))).toEqual([])
  })
})

describe('a long transfer', () => {
  it('is streamed in both directions without buffering', async () => {
    answers.set('/services/v1/echo', (request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      request.pipe(response)
    })
    const socket = connect(await start(), '127.0.0.1').setEncoding('latin1')
    socket.write(
      'POST /services/v1/echo HTTP/1.1\r\nHost: toll.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n',
    )
    let text = ''
    for await (const chunk of socket) {
      text += String(chunk)
      // The second half is sent only after the first one has come back.
      if (text.includes('first') && !text.includes('second')) socket.write('6\r\nsecond\r\n0\r\n\r\n')
      if (text.includes('second')) break
    }
    expect(text).toMatch(/first[\s\S]*second/)
  })

  it.each([
    ['before the answer', '/services/v1/never'],
    ['in the middle of the answer', '/services/v1/half'],
  ])('is aborted at the operator too when the client disconnects %s', async (_, path) => {
    const asked = new Promise<ServerResponse>((done) => {
      answers.set(path, (_request, response) => {
        if (path.endsWith('half')) response.writeHead(200, { 'content-type': 'application/pdf' }).write('half')
        done(response)
      })
    })
    const socket = connect(await start(), '127.0.0.1').setEncoding('latin1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: toll.example\r\n\r\n`)
    const response = await asked
    if (path.endsWith('half')) await once(socket, 'data')
    socket.destroy()
    await once(response, 'close')
    expect(response.writableFinished).toBe(false)
  })
})

describe('host names', () => {
  const page = (port: number, ...hosts: string[]) =>
    send(port, ['GET /help?a=1 HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)])

  it.each(['toll.example', 'TOLL.example', 'toll.example:8443', 'Toll.Example:80'])('%s is one host', async (host) => {
    expect((await page(await start(), host)).body).toContain('data-brand="volcano"')
  })

  it.each(['toll.example.', 'TOLL.EXAMPLE.'])('%s redirects to the name without the dot', async (host) => {
    const { status, head } = await page(await start(), host)
    expect(status).toBe(308)
    expect(head).toContain('location: //toll.example/help?a=1\r\n')
  })

  it('keep their port when a trailing dot is removed', async () => {
    expect((await page(await start(), 'toll.example.:8443')).head).toContain(
      'location: //toll.example:8443/help?a=1\r\n',
    )
  })

  it.each([
    ['given twice', ['toll.example', 'toll.example']],
    ['given twice, differing', ['toll.example', 'evil.example']],
    ['as a list', ['toll.example, evil.example']],
    ['with two dots at the end', ['toll.example..']],
    ['with a user', ['user@toll.example']],
    ['with a path', ['toll.example/path']],
    ['of a dot alone', ['.']],
  ])('%s are refused', async (_, hosts) => {
    expect((await page(await start(), ...hosts)).status).toBe(400)
  })

  it('are rejected in front of the operator too', async () => {
    const lines = ['GET /services/v1/homepage HTTP/1.1', 'Host: toll.example', 'Host: evil.example']
    expect((await send(await start(), lines)).status).toBe(400)
    expect(calls).toEqual([])
  })
})

describe('a host that the configuration does not name', () => {
  it('gets a text of no brand for pages, files and calls, and the operator is not asked', async () => {
    const port = await start({ PORTAL_CONFIG: join(folder, 'named.config.json') })
    for (const path of ['/', '/help', '/brands/volcano/brand.css', '/services/v1/homepage']) {
      const { status, head, body } = await send(port, [`GET ${path} HTTP/1.1`, 'Host: other.example'])
      expect([status, body], path).toEqual([421, 'This server has no site of this name.'])
      expect(head).toContain('x-content-type-options: nosniff')
    }
    expect(calls).toEqual([])
    expect((await get(port, '/help')).body).toContain('data-brand="volcano"')
  })
})

describe('two operators on one server', () => {
  it('each get the calls of their own hosts', async () => {
    const config = join(folder, 'two.config.json')
    const hosts = {
      'toll.example': { brand: 'volcano' },
      'other.example': { brand: 'harbour', operatorApi: `${operatorAddress()}/other` },
    }
    writeFileSync(config, JSON.stringify({ operatorApi: operatorAddress(), hosts }))
    const port = await start({ PORTAL_CONFIG: config, OPERATOR_API_URL: '' })
    await get(port, '/services/v1/homepage')
    await send(port, ['GET /services/v1/homepage HTTP/1.1', 'Host: other.example'])
    expect(calls.map(({ request }) => request.url)).toEqual(['/services/v1/homepage', '/other/services/v1/homepage'])
  })
})

describe('prerendered home', () => {
  const home = (port: number, host: string) => send(port, ['GET / HTTP/1.1', `Host: ${host}`])
  const drawnFor = () => calls.map(({ request }) => request.headers['x-whitelabel-host'])

  it('is rendered once per host of the map, regardless of port and letter case', async () => {
    const port = await start()
    for (const host of ['toll.example', 'TOLL.example', 'toll.example:1', 'toll.example:2']) {
      expect((await home(port, host)).body).toContain('<h1>drawn</h1>')
    }
    expect(drawnFor()).toEqual(['toll.example'])
  })

  it('is not rendered for hosts outside the map: 120 of them cause no call to the operator', async () => {
    const port = await start()
    for (let number = 0; number < 120; number += 1) {
      expect((await home(port, `host-${number}.example`)).body).not.toContain('drawn')
    }
    expect(drawnFor()).toEqual([])
    await home(port, 'toll.example')
    expect(drawnFor()).toEqual(['toll.example'])
  })

  it('is rendered once for all other hosts when DEFAULT_HOST names the host to show', async () => {
    const port = await start({ DEFAULT_HOST: 'Main.example' })
    await home(port, 'toll.example')
    for (let number = 0; number < 600; number += 1) await home(port, `host-${number}.example`)
    expect((await home(port, 'unknown.example')).body).toContain('<h1>drawn</h1>')
    await home(port, 'toll.example')
    expect(drawnFor()).toEqual(['toll.example', 'main.example'])
  })
})
