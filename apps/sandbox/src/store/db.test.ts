import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from './db.ts'
import { dropTestDatabase, testDatabase } from '../testing/testDatabase.ts'

/** The error message of a start with these options. */
const startErrorOf = (options: Parameters<typeof openDb>[0]): Promise<string> =>
  openDb(options).then(
    () => {
      throw new Error('the database was opened')
    },
    (error: unknown) => {
      expect(error).toMatchObject({ name: 'CliError' })
      return error instanceof Error ? error.message : ''
    },
  )

describe('a data folder that cannot be used', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voie-libre-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await startErrorOf({ data: file })).toMatch(
      /^SANDBOX_DATA: .*file is not a folder: set it to another folder/,
    )
    expect(await startErrorOf({ data: join(file, 'inner') })).toMatch(/is not a folder/)
  })

  it('holds other files, which stay as they are', async () => {
    const documents = join(folder, 'documents')
    await mkdir(documents)
    await writeFile(join(documents, 'letter.txt'), 'Dear')
    expect(await startErrorOf({ data: documents })).toMatch(
      /holds other files .*: set it to a folder that is empty or new/,
    )
    expect(await readdir(documents)).toEqual(['letter.txt'])
  })

  it('is damaged', async () => {
    const data = join(folder, 'data')
    await mkdir(join(data, 'global'), { recursive: true })
    await writeFile(join(data, 'PG_VERSION'), '17\n')
    await writeFile(join(data, 'global', 'pg_control'), 'cut off')
    expect(await startErrorOf({ data })).toMatch(
      /cannot be read: delete this folder .*, or set SANDBOX_DATA to another one/,
    )
  })
})

describe.each([
  { name: 'the embedded database', options: { data: 'memory' } },
  { name: 'the database of these tests', options: testDatabase() },
])('$name', ({ options }) => {
  let db: Db
  beforeAll(async () => {
    db = await openDb(options)
  })
  afterAll(async () => {
    await db.close()
    await dropTestDatabase(options)
  })

  it('answers further statements after one that fails, in a transaction too', async () => {
    const failing = async (at: Db) => {
      for (const text of ['select $1::integer as one', 'select $1::integer as one, nothing']) {
        await expect(at.query(text, ['no number'])).rejects.toMatchObject({
          code: expect.stringMatching(/22P02|42703/),
        })
      }
    }
    await failing(db)
    await failing(db)
    for (const text of ['select $1::integer as two', 'select $1::integer as two']) {
      const transaction = db.transaction((inside) => inside.query(text, ['no number']))
      await expect(transaction).rejects.toMatchObject({ code: '22P02' })
    }
    expect(await db.query('select $1::integer as one', [1])).toEqual([{ one: 1 }])
    expect(await db.query('select $1::integer as two', [2])).toEqual([{ two: 2 }])
  })

  it('keeps nothing of a transaction that fails', async () => {
    const failing = db.transaction(async (inside) => {
      await inside.query('insert into settings (key, value) values ($1, $2)', ['test', 'kept'])
      await inside.query('select nothing from $1')
    })
    await expect(failing).rejects.toMatchObject({ code: '42601' })
    expect(await db.query('select value from settings where key = $1', ['test'])).toEqual([])
  })

  it('answers statements that arrive together', async () => {
    const numbers = Array.from({ length: 50 }, (_, at) => at)
    const rows = await Promise.all(numbers.map((at) => db.query('select $1::integer as at', [at])))
    expect(rows).toEqual(numbers.map((at) => [{ at }]))
  })

  it('reads a megabyte', async () => {
    const text = 'é'.repeat(500_000)
    expect(await db.query('select $1::text as text', [text])).toEqual([{ text }])
  })
})

describe('a DATABASE_URL that cannot be used', () => {
  it.each(['nonsense', 'mysql://localhost/db', 'http://localhost:5432'])(
    'is not an address of PostgreSQL: %s',
    async (url) => {
      expect(await startErrorOf({ databaseUrl: url })).toMatch(/write postgres:\/\/user:password@host:5432\/database/)
    },
  )

  it('names a port where nothing listens', async () => {
    const server = createServer()
    const port = await new Promise((done) => {
      server.listen(0, '127.0.0.1', () => done(Object(server.address()).port))
    })
    await new Promise((done) => server.close(done))
    const databaseUrl = `postgres://sandbox@127.0.0.1:${String(port)}/sandbox`
    expect(await startErrorOf({ databaseUrl })).toMatch(/cannot be used: start it, or correct DATABASE_URL/)
  })

  it('names an invalid schema', async () => {
    expect(await startErrorOf({ databaseUrl: 'postgres://localhost/db?schema=A;B' })).toMatch(/not a schema name/)
  })
})

const version = (value: string) => `update settings set value = '${value}' where key = 'schemaVersion'`

// The embedded database has neither users nor tables of others.
describe.runIf(testDatabase().databaseUrl)('a PostgreSQL server', () => {
  const { databaseUrl = '' } = testDatabase()
  const address = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl)
    change(url)
    return { databaseUrl: url.href }
  }

  it('refuses a wrong password, in one sentence', async () => {
    const options = address((url) => {
      url.username = 'somebody'
      url.password = 'wrong'
    })
    expect(await startErrorOf(options)).toMatch(/correct DATABASE_URL\. \(.*somebody/)
  })

  it('has no such database', async () => {
    const options = address((url) => {
      url.pathname = '/missing'
    })
    expect(await startErrorOf(options)).toMatch(/correct DATABASE_URL\. \(database "missing" does not exist\)/)
  })

  it.each([
    [
      'an older version',
      version('0'),
      /tables of another version \(0\): dump them with pg_dump if you need them, then/,
    ],
    ['a newer version, before a rollback', version('99'), /tables of another version \(99\)/],
    ['something else', 'drop table payments cascade', /tables of something else/],
  ])('with tables of %s refuses to start, says what to do and keeps every row', async (_, change, complaint) => {
    const options = testDatabase()
    await (await openDb(options)).close()
    const url = new URL(options.databaseUrl ?? '')
    const schema = url.searchParams.get('schema') ?? ''
    url.searchParams.delete('schema')
    const client = new Client({ connectionString: url.href })
    await client.connect()
    await client.query(`set search_path to ${schema}; insert into notices values ('4711', 'FR', 'AA100AA'); ${change}`)
    const sql =
      'select (select count(*) from notices), (select count(*) from settings), (select count(*) from pg_tables where schemaname = $1)'
    const before = await client.query(sql, [schema])
    expect(await startErrorOf(options)).toMatch(complaint)
    expect((await client.query(sql, [schema])).rows).toEqual(before.rows)
    await client.end()
    await dropTestDatabase(options)
  })
})
