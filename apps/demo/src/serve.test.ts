import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { close, listen } from '@voie-libre/server/listen'
import { expect, it } from 'vitest'
import { open } from './serve.ts'

it('opens no data where its port is taken: they may be those of whoever has it', async () => {
  const first = await listen(() => new Response('first'), 0)
  const data = join(tmpdir(), `voie-libre-${crypto.randomUUID()}`)
  const second = open({ SANDBOX_DATA: data }, Number(new URL(first.address).port))
  await expect(second).rejects.toThrow(/cannot be used/)
  expect(existsSync(data)).toBe(false)
  await close(first.server)
})

it('gives the port back where what it would serve cannot be opened', async () => {
  const probe = await listen(() => new Response('probe'), 0)
  const port = Number(new URL(probe.address).port)
  await close(probe.server)
  await expect(open({ OPERATOR_API_URL: 'nowhere' }, port)).rejects.toThrow('Invalid URL')
  const again = await listen(() => new Response('again'), port)
  await close(again.server)
})
