import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createSandbox } from '../app.ts'

/**
 * A sandbox in a process of its own, over the database of its first argument and with the address of its second one. It
 * tells its port to the process that started it, and ends with that process.
 */
const [databaseUrl = '', origin = ''] = process.argv.slice(2)
const sandbox = await createSandbox({ captchaWork: 'light', databaseUrl })

const server = createServer((incoming, outgoing) => {
  void answerTo(incoming).then(async (answer) => {
    outgoing.writeHead(answer.status, [...answer.headers].flat())
    outgoing.end(new Uint8Array(await answer.arrayBuffer()))
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

process.on('disconnect', () => {
  server.close(() => void sandbox.close())
  server.closeAllConnections()
})

async function answerTo(incoming: IncomingMessage): Promise<Response> {
  const { url = '/', method = 'GET', headers } = incoming
  const body = await buffer(incoming)
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const request = { method, headers: given, ...(body.length > 0 && { body: new Uint8Array(body) }) }
  return sandbox.fetch(new Request(new URL(url, origin), request))
}
