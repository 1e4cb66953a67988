import { mkdir } from 'node:fs/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { Pool, type PoolClient } from 'pg'
import { schemaSql, schemaVersion } from './schema.ts'

/**
 * The little that the sandbox asks of a database. `query` runs one statement with $1 parameters; a Date parameter is a
 * timestamptz, JSON parameters are passed as text and cast (`$1::jsonb`). Inside a transaction only the `Db` handed to
 * the function may be used: the embedded database has one connection, and the outer one would wait for ever.
 */
export interface Db {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface DbOptions {
  /** Folder of the embedded database, or 'memory'. */
  data?: string
  /** A PostgreSQL server instead; `?schema=name` picks the schema that is ours. */
  databaseUrl?: string
}

/** Opens the database and brings its tables up to date. */
export function openDb(options: DbOptions): Promise<Db> {
  return options.databaseUrl === undefined ? embedded(options.data ?? 'memory') : server(options.databaseUrl)
}

/** Tables of another version hold nothing worth migrating, all of it being seeded or play: they are made anew. */
async function migrate(run: (sql: string) => Promise<unknown>, schema: string, version: string | undefined) {
  if (version === schemaVersion) return
  await run(`drop schema if exists ${schema} cascade; create schema ${schema}; set search_path to ${schema};
    ${schemaSql}
    insert into settings (key, value) values ('schemaVersion', '${schemaVersion}')`)
}

const versionSql = `select value from settings where key = 'schemaVersion'`
const versionIn = (rows: readonly { value: string }[]) => rows[0]?.value

async function embedded(folder: string): Promise<Db> {
  if (folder !== 'memory') await mkdir(folder, { recursive: true })
  const pglite = await PGlite.create(folder === 'memory' ? 'memory://' : folder)
  await pglite.exec('create schema if not exists sandbox; set search_path to sandbox')
  const version = await pglite.query<{ value: string }>(versionSql).then(
    (result) => versionIn(result.rows),
    () => undefined, // a new folder has no tables yet
  )
  await migrate((sql) => pglite.exec(sql), 'sandbox', version)

  return {
    ...onEmbedded(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(nested(onEmbedded(transaction)))),
    close: () => pglite.close(),
  }
}

async function server(url: string): Promise<Db> {
  const address = new URL(url)
  const schema = address.searchParams.get('schema') ?? 'sandbox'
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`DATABASE_URL: not a schema name: ${schema}`)
  address.searchParams.delete('schema')
  const pool = new Pool({ connectionString: address.href, options: `-c search_path=${schema}`, max: 8 })
  const version = await pool.query<{ value: string }>(versionSql).then(
    (result) => versionIn(result.rows),
    (error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    },
  )
  await migrate((sql) => pool.query(sql), schema, version)

  return {
    ...onServer(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(nested(onServer(client)))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

const onEmbedded = (connection: PGlite | Transaction): Pick<Db, 'query'> => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
    (await connection.query<Row>(sql, params.map(parameter))).rows,
})
const onServer = (connection: Pool | PoolClient): Pick<Db, 'query'> => ({
  query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
    (await connection.query<Row>(sql, params.map(parameter))).rows,
})

/** A transaction inside a transaction is the same transaction. */
function nested(inner: Pick<Db, 'query'>): Db {
  const db: Db = { ...inner, transaction: (work) => work(db), close: () => Promise.resolve() }
  return db
}

// Both drivers read ISO text the same way; left alone, one of them writes dates in the machine's time zone.
const parameter = (value: unknown): unknown =>
  value === undefined ? null : value instanceof Date ? value.toISOString() : value

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '3F000')
