import { Client } from 'pg'
import type { DbOptions } from '../store/db.ts'

/** The database of a test: in memory, or a new schema on the server of TEST_DATABASE_URL. */
export function testDatabase(): DbOptions {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) return { data: 'memory' }
  const address = new URL(url)
  address.searchParams.set('schema', `test_${crypto.randomUUID().replaceAll('-', '')}`)
  return { databaseUrl: address.href }
}

/** Only PostgreSQL schemas need dropping. */
export async function dropTestDatabase({ databaseUrl }: DbOptions): Promise<void> {
  if (databaseUrl === undefined) return
  const address = new URL(databaseUrl)
  const schema = address.searchParams.get('schema') ?? ''
  address.searchParams.delete('schema')
  const client = new Client({ connectionString: address.href })
  await client.connect()
  await client.query(`drop schema ${client.escapeIdentifier(schema)} cascade`)
  await client.end()
}
