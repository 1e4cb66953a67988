import type { Core } from '../http/server.ts'
import { dataTables } from '../store/schema.ts'
import { saveSetting } from '../store/settings.ts'
import { seedScenarios } from './scenarios.ts'

/** A fleet fills these. Deleting the few rows of the others takes less time than `truncate`, which makes new files. */
const large = ['vehicles', 'journeys', 'fleet']
const emptied = dataTables.filter((table) => !large.includes(table)).map((table) => `delete from ${table};`)

/** Restores the seeded data in one transaction, so that no call reads a partial state. */
export async function reset(core: Core): Promise<void> {
  await core.idle()
  core.setNow(undefined)
  core.calls.clear()
  core.faults.clear()
  await core.db.transaction(async (db) => {
    await db.query(`truncate ${large.join(', ')}`)
    for (const statement of emptied) await db.query(statement)
    await saveSetting(db, 'clock', undefined)
    await saveSetting(db, 'seeded', 'yes')
    await seedScenarios(db, core.now())
  })
}
