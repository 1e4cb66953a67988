import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDatabaseInMemory } from './memory.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'))
})
afterAll(() => rm(folder, { recursive: true }))

const tables = `select count(*)::int as count from pg_tables where schemaname = 'public'`

it('replaces a damaged file by the empty database, which the next process loads, and nothing that was written since', async () => {
  const file = join(folder, 'saved.tar.gz')
  await writeFile(file, 'no archive')
  const first = await newDatabaseInMemory(file)
  await first.exec('create table kept (id int)')
  const saved = await stat(file)
  expect(saved.size).toBeGreaterThan(1_000_000)
  const second = await newDatabaseInMemory(file)
  expect((await second.query(tables)).rows).toEqual([{ count: 0 }])
  expect((await stat(file)).mtimeMs).toBe(saved.mtimeMs)
  await Promise.all([first.close(), second.close()])
})
