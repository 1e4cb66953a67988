import { createSandbox, type Sandbox } from '@voie-libre/sandbox/app'
import { dropTestDatabase, testDatabase } from '@voie-libre/sandbox/testDatabase'

export interface Exchange {
  method: string
  path: string
  query: URLSearchParams
  sent: string
  token: string | null
  answer: Response
}
/** A sentence of a finding says what to answer instead: behind a colon, or by itself. */
export const mends = /^(?!.*should refuse: [^:]+$).*(: \S| must | instead of |^repeat it with )/s
/** Replaces an answer of the sandbox, as a faulty server would. */
export type Alter = (exchange: Exchange) => Promise<Response | undefined> | Response | undefined

export const url = 'http://operator.example'
/** Values of `--notice`, `--customer` and `--renter` for the sandbox of `openSandbox`. */
export const accounts = {
  notice: '4711',
  customer: 'ada@example.org:Secret.123',
  renter: 'fleet@example.org:Secret.12345',
}

/** Opens a sandbox with an account of each type and a payment notice, to test the conformance check. */
export async function openSandbox(database = testDatabase()): Promise<Sandbox> {
  const sandbox = await createSandbox({
    ...database,
    captchaWork: 'light',
    isOwnHost: (host) => host === new URL(url).host,
  })
  await control(sandbox, 'POST', 'accounts', {
    email: 'ada@example.org',
    password: 'Secret.123',
    activated: true,
    plates: ['AB-123-CD'],
  })
  await control(sandbox, 'POST', 'renters', {
    email: 'fleet@example.org',
    password: 'Secret.12345',
    plates: 3,
    journeys: 3,
  })
  await control(sandbox, 'POST', 'notices', { number: accounts.notice, numberPlate: 'CC-111-CC' })
  const close = () => sandbox.close().then(() => dropTestDatabase(database))
  return { ...sandbox, close }
}

/** Makes a call to the control page; throws when it fails. */
export async function control(sandbox: Sandbox, method: string, path: string, body: object): Promise<void> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await sandbox.fetch(new Request(`${url}/sandbox/${path}`, init))
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

export const faulty = (sandbox: Sandbox, alter: Alter) => async (request: Request) => {
  const sent = request.method === 'GET' ? '' : await request.clone().text()
  const answer = await sandbox.fetch(request)
  const { pathname: path, searchParams: query } = new URL(request.url)
  const token = request.headers.get('user-token')
  return (await alter({ method: request.method, path, query, sent, token, answer })) ?? answer
}
