import { tokenRecord, type TokenRecord } from '@voie-libre/contract/schemas/account'
import * as z from 'zod/mini'
import { origin, type SandboxClient, startTestSandbox, startTestSandboxes } from './testKit.ts'

interface Sent {
  query?: Readonly<Record<string, string>>
  json?: unknown
  form?: FormData
  token?: string
  language?: string
  host?: string
  address?: string
}
export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()) }))

export type TestClient = Awaited<ReturnType<typeof testClient>>

/** A sandbox and a client that returns answers of any status, for tests of errors. */
export async function testClient() {
  const sandbox = await startTestSandbox()
  return { ...clientOf(sandbox), close: sandbox.close }
}

/** For tests of races: the clients of `startTestSandboxes`. */
export async function testClients() {
  const sandboxes = await startTestSandboxes()
  const [first, second] = [clientOf(sandboxes.at(0)), clientOf(sandboxes.at(1))]
  return { ...first, at: (index: number) => (index % 2 === 0 ? first : second), close: sandboxes.close }
}

function clientOf(sandbox: SandboxClient) {
  async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value)
    const headers = new Headers({ 'accept-language': sent.language ?? 'fr' })
    if (sent.host !== undefined) headers.set('x-whitelabel-host', sent.host)
    if (sent.token !== undefined) headers.set('user-token', `Bearer ${sent.token}`)
    if (sent.json !== undefined) headers.set('content-type', 'application/json')
    const body = sent.form ?? (sent.json === undefined ? null : JSON.stringify(sent.json))
    const response = await sandbox.fetch(new Request(url, { method, headers, body }), connectionOf(sent))
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const text = await response.text()
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  const service = (method: string, path: string, sent?: Sent) => call(method, `/services/v1${path}`, sent)

  return {
    call,
    service,
    captcha: sandbox.captchaToken,
    set: (path: string, json: unknown) => call(path === 'clock' ? 'PUT' : 'POST', `/sandbox/${path}`, { json }),
    reset: () => call('POST', '/sandbox/reset'),

    async signIn(who: 'users' | 'renters', email: string, password: string): Promise<TokenRecord> {
      const query = { captchaToken: await sandbox.captchaToken('login') }
      const { body } = await service('POST', `/public/${who}/token`, { query, json: { email, password } })
      return tokenRecord.parse(body)
    },

    async mailsTo(to: string) {
      const { body } = await call('GET', '/sandbox/mailbox', { query: { to } })
      return mails.parse(body)
    },
  }
}

/** Query parameters of the newest link sent to an e-mail. */
export async function linkTo(client: Pick<TestClient, 'mailsTo'>, to: string) {
  const link = (await client.mailsTo(to)).at(-1)?.links[0]
  if (link === undefined) throw new Error(`no mail to ${to}`)
  const { pathname, searchParams } = new URL(link)
  return { pathname, id: searchParams.get('id') ?? '', code: searchParams.get('code') ?? '' }
}

const connectionOf = ({ address }: Sent) => (address === undefined ? {} : { address })

export const refused = (code: string, status = 400) => ({ status, body: { code, message: code } })
