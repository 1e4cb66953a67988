import { type Db, sqlFile } from './db.ts'
import { saveSetting } from './settings.ts'

export const hourOf = (now: Date): string => now.toISOString().slice(0, 13)

const forgetSql = sqlFile('forget')

/** Deletes outdated rows. Called once an hour of the sandbox's clock. */
export async function forget(db: Db, now: Date): Promise<void> {
  await saveSetting(db, 'forgotten', hourOf(now))
  await db.query(forgetSql, [now])
}
