import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

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
export function ask(wanted: Wanted, { tls = true } = {}): Promise<Received> {
  const { host, port, path, method = 'GET', headers = {}, body } = wanted
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host, ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    agent: false as const,
  }
  return new Promise((done, failed) => {
    const receive = (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const names = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
        done({ status: response.statusCode ?? 0, headers: new Headers(names), body: whole, text: whole.toString() })
      })
    }
    const sent = tls
      ? httpsRequest({ ...options, servername: host, rejectUnauthorized: false }, receive)
      : httpRequest(options, receive)
    sent.on('error', failed)
    sent.end(body)
  })
}
