import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'

interface Wanted {
  /** The host name that the browser's address bar would show. */
  host: string
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}
interface Received {
  status: number
  headers: Headers
  body: Buffer
  text: string
}

/** Sends a request to nginx on this machine under any host name, over TLS with the test's own certificate. */
export async function ask(wanted: Wanted, { tls = true } = {}): Promise<Received> {
  const { host, port, path, method = 'GET', headers = {}, body } = wanted
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
  const given = { host, ...headers, ...length }
  const options = { host: '127.0.0.1', port, path, method, headers: given, agent: false as const }
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const secure = tls && { servername: host, rejectUnauthorized: false }
    const sent = (tls ? https : http).request({ ...options, ...secure }, answered)
    sent.on('error', failed)
    sent.end(body)
  })
  const whole = await buffer(response)
  const names = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
  return { status: response.statusCode ?? 0, headers: new Headers(names), body: whole, text: whole.toString() }
}
