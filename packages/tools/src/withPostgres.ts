import { startPostgres } from './postgres.ts'
import { run } from './shell.ts'

/** Runs a command with TEST_DATABASE_URL of a PostgreSQL server of its own, or without it where this machine has none. */
export default async function main([command = '', ...args]: readonly string[]): Promise<number> {
  const server = await startPostgres()
  if (typeof server === 'string') console.log(`On the embedded database: ${server}`)
  try {
    const env = typeof server === 'string' ? {} : { TEST_DATABASE_URL: server.url }
    const { ok } = await run(command, args, { show: true, env })
    return ok ? 0 : 1
  } finally {
    if (typeof server !== 'string') await server.stop()
  }
}
