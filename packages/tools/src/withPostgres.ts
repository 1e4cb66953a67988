import { startPostgres } from './postgres.ts'
import { run } from './shell.ts'

/**
 * Runs a command with TEST_DATABASE_URL of a PostgreSQL server of its own: `withPostgres [--or-embedded] COMMAND…`. Where this machine
 * has none it says NOT RUN, or runs the command on the embedded database.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args
  const orEmbedded = first === '--or-embedded'
  const [command = '', ...given] = orEmbedded ? rest : args
  const server = await startPostgres()
  if (typeof server === 'string' && !orEmbedded) {
    console.log(`NOT RUN: ${server}`)
    return 0
  }
  try {
    const env = typeof server === 'string' ? {} : { TEST_DATABASE_URL: server.url }
    const { ok } = await run(command, given, { show: true, env })
    return ok ? 0 : 1
  } finally {
    if (typeof server !== 'string') await server.stop()
  }
}
