import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@voie-libre/tools/paths'
import { freePort } from '@voie-libre/tools/postgres'
import { run } from '@voie-libre/tools/shell'
import { close, listen } from '@voie-libre/server/listen'
import { dropTestDatabase, testDatabase } from '@voie-libre/sandbox/testDatabase'
import { expect, it, onTestFinished, vi } from 'vitest'
import { open } from './serve.ts'

/** Opens the site over a new sandbox, and closes it after the test. */
async function openNew(env: NodeJS.ProcessEnv = {}) {
  const database = testDatabase()
  const opened = await open({ SANDBOX_DATA: database.data, DATABASE_URL: database.databaseUrl, ...env }, 0)
  onTestFinished(async () => {
    await close(opened.server)
    await opened.site.close()
    await dropTestDatabase(database)
  })
  return opened
}

it('opens no database when the port is in use, because the database may belong to the other process', async () => {
  const first = await listen(() => new Response('first'), 0)
  const data = join(tmpdir(), `voie-libre-${crypto.randomUUID()}`)
  const second = open({ SANDBOX_DATA: data }, Number(new URL(first.address).port))
  await expect(second).rejects.toThrow(/cannot be used/)
  expect(existsSync(data)).toBe(false)
  await close(first.server)
})

it('releases the port when the site cannot be opened', async () => {
  const probe = await listen(() => new Response('probe'), 0)
  const port = Number(new URL(probe.address).port)
  await close(probe.server)
  await expect(open({ OPERATOR_API_URL: 'nowhere' }, port)).rejects.toThrow('OPERATOR_API_URL')
  const again = await listen(() => new Response('again'), port)
  await close(again.server)
})

it.each([
  [
    'a data path that is a file',
    { SANDBOX_DATA: import.meta.filename, DATABASE_URL: '' },
    /^SANDBOX_DATA: .*set it to another folder/,
  ],
  [
    'a data path that cannot be made',
    { SANDBOX_DATA: join(import.meta.filename, 'below'), DATABASE_URL: '' },
    /^SANDBOX_DATA: .*set it to another folder/,
  ],
  ['an invalid DATABASE_URL', { DATABASE_URL: 'nonsense' }, /^DATABASE_URL is not .*write postgres:/],
  ['an invalid OPERATOR_API_URL', { OPERATOR_API_URL: 'nonsense' }, /^OPERATOR_API_URL must be .*as in https:/],
  [
    'TRUSTED_PROXIES that hold no address',
    { OPERATOR_API_URL: 'https://api.operator.example', TRUSTED_PROXIES: 'gate' },
    /^TRUSTED_PROXIES must hold .*as in 10\.0\.0\.0/,
  ],
  [
    'an invalid address of a provider',
    { OPERATOR_API_URL: 'https://api.operator.example', PROVIDER_ORIGINS: 'bank' },
    /^PROVIDER_ORIGINS: \[0\] must be .*as in https:.*it is "bank"$/,
  ],
  ['a PostgreSQL that does not answer', { DATABASE_URL: 'postgres://127.0.0.1:9/x' }, /cannot be used: start it/],
])('refuses %s in one sentence', async (_, env, sentence) => {
  const refusal: unknown = await open(env, 0).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'CliError', message: expect.stringMatching(sentence) })
  expect(refusal).toMatchObject({ message: expect.not.stringContaining('\n') })
})

it('prints only the sentence, and ends with 1', async () => {
  const { ok, output } = await run(process.execPath, ['packages/tools/run.mjs', 'apps/demo/src/serve', '--no-build'], {
    env: { PORT: '0', OPERATOR_API_URL: '', DATABASE_URL: 'nonsense' },
  })
  expect(ok).toBe(false)
  expect(output.trim()).toMatch(/^DATABASE_URL is not .*write postgres:[^\n]*$/)
})

it('ends at once when it is stopped before it has opened', async () => {
  const port = await freePort()
  const env = { PORT: String(port), SANDBOX_DATA: 'memory', OPERATOR_API_URL: '', DATABASE_URL: '' }
  const child = spawn(process.execPath, ['packages/tools/run.mjs', 'apps/demo/src/serve', '--no-build'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const listens = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, 'localhost', () => done(true))
      socket.on('error', () => done(false)).on('connect', () => socket.destroy())
    })
  await expect.poll(listens, { timeout: 60_000, interval: 5 }).toBe(true)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(output).not.toContain('Voie Libre is at')
})

it('prints no error when a client leaves in the middle of its body', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const { server, address } = await openNew()
  const { port, origin } = new URL(address)
  for (const body of ['content-length: 1000', 'transfer-encoding: chunked']) {
    for (const path of ['/services/v1/payments/allJourneys', '/sandbox/vehicles', '/psp/decision']) {
      const client = connect(Number(port), 'localhost')
      client.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${body}\r\n\r\n5\r\n{"a":\r\n`)
      const [incoming] = await once(server, 'request')
      const left = new Promise((done) => incoming.once('close', done))
      client.destroy()
      await left
      expect((await fetch(`${origin}/sandbox/searches`)).status).toBe(200)
    }
  }
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
})

it.each([
  ['the addresses that a client claims do not give it new attempts', '', [204, 429]],
  ['each client behind a trusted proxy has its own attempts', '127.0.0.1, ::1', [204]],
])('%s', { tags: ['F-SES-13'] }, async (_, trusted, statuses) => {
  const { address } = await openNew({ TRUSTED_PROXIES: trusted })
  const answers = await Promise.all(
    Array.from({ length: 70 }, (__, at) =>
      fetch(new URL(`/services/v1/public/users/somebody${at}@example.fr/activationCodes`, address), {
        method: 'POST',
        headers: { 'x-forwarded-for': `nonsense, 203.0.113.${at}` },
      }),
    ),
  )
  expect([...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual(statuses)
})
