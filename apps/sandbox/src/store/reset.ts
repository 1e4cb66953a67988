import type { Core } from '../http/server.ts'
import { dataTables } from './schema.ts'
import { saveSetting } from './settings.ts'

/** Puts the seeded data back: everything in one transaction, so that nobody sees half of it. */
export async function reset(core: Core): Promise<void> {
  core.setNow(undefined)
  core.calls.clear()
  core.faults.clear()
  await core.db.transaction(async (db) => {
    await db.query(`truncate ${dataTables.join(', ')} restart identity`)
    await saveSetting(db, 'clock', undefined)
    await saveSetting(db, 'seeded', 'yes')
    for (const seed of core.seeds) await seed(db, core.now())
  })
}
