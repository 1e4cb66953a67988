import { access, constants, mkdir, readdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { newDatabaseInMemory } from './memory.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The sandbox's database. `query` runs one statement with $1 parameters: pass a timestamptz as a Date, and JSON as text
 * with a cast (`$1::jsonb`). Inside a transaction use only the `Db` that `work` receives: the embedded database has one
 * connection, so a query on the outer `Db` would never return.
 */
export interface Db {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Adds a row with these columns; `rest` is about a conflict and what to return. */
export function insert<Row extends object>(db: Db, table: string, row: object, rest = ''): Promise<Row[]> {
  const columns = Object.keys(row)
  const places = columns.map((_, at) => `$${at + 1}`)
  const sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${rest}`
  return db.query<Row>(sql, Object.values(row))
}

/** Adds rows of alike columns in one statement, or replaces those with the same key; a column of JSON takes any value. */
export async function save(db: Db, table: string, key: readonly string[], rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const replaced = columns.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`)
  await db.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (${key.join(', ')}) do update set ${replaced.join(', ')}`,
    [JSON.stringify(rows)],
  )
}

/** A row without its empty columns, which the types of the code leave out. */
export function filled<Row extends object>(row: { readonly [Name in keyof Row]: Row[Name] | null }): Row
export function filled(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

export interface DbOptions {
  /** Folder of the embedded database, or 'memory' (the default). */
  data?: string
  /** Address of a PostgreSQL server, used instead of the embedded one; `?schema=name` selects the schema. */
  databaseUrl?: string
}

/** A failure that the user of a command can correct: commands print only its message and exit with 1. */
class CliError extends Error {
  override name = 'CliError'
}

/** Opens the database and creates its tables. Throws `CliError` when the database cannot be used. */
export const openDb = (options: DbOptions): Promise<Db> =>
  options.databaseUrl === undefined ? embedded(options.data ?? 'memory') : server(options.databaseUrl)

/** Suits databases in memory or on an SSD; PostgreSQL's default of 4 suits rotating disks. */
const pageCost = 1.1
const versionSql = `select value from settings where key = 'schemaVersion'`
const tablesSql = (schema: string) => `create schema if not exists ${schema}; set search_path to ${schema};
  ${schemaSql}
  insert into settings (key, value) values ('schemaVersion', '${schemaVersion}')`

async function embedded(folder: string): Promise<Db> {
  try {
    const pglite = await openFolder(folder)
    await pglite.exec(
      `create schema if not exists sandbox; set search_path to sandbox; set random_page_cost to ${pageCost}`,
    )
    const version = await pglite.query<{ value: string }>(versionSql).then((result) => result.rows[0]?.value, ifMissing)
    // The folder has only the sandbox's demonstration data, so it may recreate tables of another version.
    if (version !== schemaVersion) await pglite.exec(`drop schema sandbox cascade; ${tablesSql('sandbox')}`)
    return {
      ...on(pglite),
      transaction: (work) => pglite.transaction((inside) => work(nested(on(inside)))),
      close: () => pglite.close(),
    }
  } catch (error) {
    if (error instanceof CliError) throw error
    throw new CliError(
      `The sandbox's data in ${folder} cannot be read: delete this folder to begin with new data, or set SANDBOX_DATA to ` +
        `another one. (${messageOf(error)})`,
    )
  }
}

const on = (connection: Pick<PGlite, 'query'>): Pick<Db, 'query'> => ({
  query: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
    (await connection.query<Row>(text, params.map(parameter))).rows,
})

async function openFolder(folder: string): Promise<PGlite> {
  if (folder === 'memory') return newDatabaseInMemory()
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    const reason = codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTDIR' ? 'is not a folder' : 'cannot be written'
    throw new CliError(`SANDBOX_DATA: ${folder} ${reason}: set it to another folder, or to memory to keep nothing.`)
  }
  const files = await readdir(folder)
  if (files.length > 0 && !files.includes('PG_VERSION'))
    throw new CliError(
      `SANDBOX_DATA: ${folder} holds other files than the sandbox's data: set it to a folder that is empty or new.`,
    )
  return PGlite.create(folder)
}

async function server(url: string): Promise<Db> {
  const { address, schema } = parsedUrl(url)
  const pool = new Pool({
    connectionString: address.href,
    options: `-c search_path=${schema} -c random_page_cost=${pageCost}`,
    max: 8,
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection may break; the pool then opens a new one.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`))
  const db = pooled(pool)
  try {
    await db.transaction(async (inside) => {
      // Prevents two servers that start on an empty database from both creating the tables.
      await inside.query(`select pg_advisory_xact_lock(hashtext('voie-libre ' || $1))`, [schema])
      await createTables(inside, schema)
    })
  } catch (error) {
    await pool.end()
    throw error instanceof CliError ? error : refusal(error, address)
  }
  return db
}

function parsedUrl(url: string) {
  const address = URL.parse(url)
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol))
    throw new CliError(
      'DATABASE_URL is not the address of a PostgreSQL server: write postgres://user:password@host:5432/database.',
    )
  const schema = address.searchParams.get('schema') ?? 'sandbox'
  if (!/^[a-z_][a-z0-9_]*$/.test(schema))
    throw new CliError(`DATABASE_URL: ${schema} is not a schema name: use small letters, digits and underscores.`)
  address.searchParams.delete('schema')
  return { address, schema }
}

/** Creates the tables in an empty schema. Drops nothing on a server, because somebody may need the data. */
async function createTables(db: Db, schema: string): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm')`,
    [schema],
  )
  if (tables.length === 0) {
    await db.query(tablesSql(schema))
    return
  }
  const [row] = tables.some(({ name }) => name === 'settings')
    ? await db.query<{ value: string }>(`${versionSql} and to_regclass('payments') is not null`)
    : []
  if (row?.value === schemaVersion) return
  const holds = row === undefined ? 'tables of something else' : `tables of another version (${row.value})`
  throw new CliError(
    `DATABASE_URL: the schema ${schema} holds ${holds}: dump them with pg_dump if you need them, then add ?schema=name ` +
      `with a new name to the address, or drop the schema yourself (drop schema ${schema} cascade), which deletes its data.`,
  )
}

const refusal = (error: unknown, { host }: URL) =>
  new CliError(
    `PostgreSQL at ${host || 'localhost'} cannot be used: start it, or correct DATABASE_URL. (${messageOf(error)})`,
  )

function pooled(pool: Pool): Db {
  return {
    ...on(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(nested(on(client)))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        // A connection that cannot roll back is broken: the pool must not reuse it.
        const isBroken = await client.query('rollback').then(
          () => false,
          () => true,
        )
        client.release(isBroken)
        throw error
      }
    },
    close: () => pool.end(),
  }
}

/** Makes a transaction inside a transaction join the outer one. */
function nested(inner: Pick<Db, 'query'>): Db {
  const db: Db = { ...inner, transaction: (work) => work(db), close: () => Promise.resolve() }
  return db
}

// Both drivers read ISO text the same way; pg would send a Date in the machine's time zone.
const parameter = (value: unknown): unknown =>
  value === undefined ? null : value instanceof Date ? value.toISOString() : value

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const messageOf = (error: unknown) =>
  error instanceof AggregateError
    ? error.errors.map(String).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)

/** Ignores the error of a new folder, which has no tables yet. */
function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== '42P01' && codeOf(error) !== '3F000') throw error
}

/** Raise it with every change of a table: the sandbox recreates folders of another version. */
export const schemaVersion = '23'

export const sqlFile = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8')

export const schemaSql = sqlFile('schema')

/** The tables that a reset empties; `settings` keeps the signing secrets. */
export const dataTables = [...schemaSql.matchAll(/create table (\w+)/g)].flatMap(([, name = '']) =>
  name === 'settings' ? [] : name,
)
