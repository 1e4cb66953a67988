import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '@voie-libre/tools/shell'
import { close, listen } from '@voie-libre/server/listen'
import { expect, it, vi } from 'vitest'
import { open } from './serve.ts'

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
  ['a PostgreSQL that does not answer', { DATABASE_URL: 'postgres://127.0.0.1:9/x' }, /cannot be reached: start it/],
])('ends with one sentence for %s', async (_, env, sentence) => {
  const { ok, output } = await run(process.execPath, ['packages/tools/run.mjs', 'apps/demo/src/serve', '--no-build'], {
    env: { PORT: '0', OPERATOR_API_URL: '', ...env },
  })
  expect(ok).toBe(false)
  expect(output.trim()).toMatch(sentence)
  expect(output.trim()).not.toContain('\n')
})

it('prints no error when a client leaves in the middle of its body', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const { site, server, address } = await open({ SANDBOX_DATA: 'memory' }, 0)
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
  await close(server)
  await site.close()
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
})

it.each([
  ['the addresses that a client claims do not give it new attempts', '', [204, 429]],
  ['each client behind a trusted proxy has its own attempts', '127.0.0.1, ::1', [204]],
])('%s', { tags: ['F-SES-13'] }, async (_, trusted, statuses) => {
  const { site, server, address } = await open({ SANDBOX_DATA: 'memory', TRUSTED_PROXIES: trusted }, 0)
  const answers = await Promise.all(
    Array.from({ length: 70 }, (__, at) =>
      fetch(new URL(`/services/v1/public/users/somebody${at}@example.fr/activationCodes`, address), {
        method: 'POST',
        headers: { 'x-forwarded-for': `nonsense, 203.0.113.${at}` },
      }),
    ),
  )
  expect([...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual(statuses)
  await close(server)
  await site.close()
})
