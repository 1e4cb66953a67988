import { buildPortal } from './build.ts'
import { startPostgres } from './postgres.ts'

/**
 * Before the end-to-end tests: builds the portal, so that they test the current sources, and starts a PostgreSQL server where
 * this machine has one. With the embedded database the site takes half more work.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await buildPortal()
  const server = await startPostgres()
  if (typeof server === 'string') {
    console.log(`On the embedded database: ${server}`)
    return async () => {}
  }
  process.env['TEST_DATABASE_URL'] = server.url
  return server.stop
}
