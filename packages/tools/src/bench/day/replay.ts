import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { freePort } from '../../postgres.ts'
import { startPortal, testConfig } from '../../deployment/portalServer.ts'
import type { Sent } from './recorder.ts'

/** A portal server whose processor time can be read. */
export async function measuredPortal(operator: string, port: number) {
  const metrics = await freePort()
  const env = { PORTAL_CONFIG: testConfig, OPERATOR_API_URL: operator, METRICS_LISTEN: `127.0.0.1:${metrics}` }
  const { stop } = await startPortal(port, env)
  const seconds = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN)
  }
  return { port, stop, seconds }
}
export type MeasuredPortal = Awaited<ReturnType<typeof measuredPortal>>

/** An operator that answers each recorded call at once, with as many bytes as the real one. */
export async function instantOperator(calls: readonly Sent[]) {
  const keyOf = (method = '', path = '') => `${method} ${path.replace(/\?.*/, '')}`
  const bodies = new Map(
    calls.map(({ method, path, decoded }) => [keyOf(method, path), Buffer.alloc(decoded, 'x')] as const),
  )
  const server = createServer((asked, answer) => {
    asked.resume()
    answer.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    answer.end(bodies.get(keyOf(asked.method, asked.url)))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

const atOnce = 16

/** Processor time of the portal server for all these requests, sent `times` times, in seconds for one time. */
export async function processorTime(portal: MeasuredPortal, host: string, requests: readonly Sent[], times: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const send = ({ method, path, body, etag, bytes, decoded }: Sent) =>
    new Promise<void>((done, failed) => {
      const headers = {
        host,
        'accept-encoding': 'gzip, br',
        // The browser had this page: the server compares its validator.
        ...(etag !== undefined && bytes < decoded / 20 && { 'if-none-match': etag }),
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const sent = request({ host: '127.0.0.1', port: portal.port, path, method, headers, agent }, (answer) => {
        answer.resume()
        answer.on('end', done)
        answer.on('error', failed)
      })
      sent.on('error', failed)
      sent.end(body)
    })
  const play = async (rounds: number) => {
    const waiting = Array.from({ length: rounds }, () => requests).flat()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let one = waiting.pop(); one; one = waiting.pop()) await send(one)
      }),
    )
  }
  // The code is compiled, and the first screens are rendered.
  await play(Math.ceil(times / 4))
  const before = await portal.seconds()
  await play(times)
  const took = (await portal.seconds()) - before
  agent.destroy()
  return took / times
}
