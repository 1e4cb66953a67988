import { randomBytes, randomInt } from 'node:crypto'
import { type Db, save } from './db.ts'

/** Reads settings by their keys; a reset does not change them. */
export async function settings(db: Db, keys: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const sql = 'select key, value from settings where key = any($1)'
  const rows = await db.query<{ key: string; value: string }>(sql, [keys])
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export const setting = async (db: Db, key: string): Promise<string | undefined> => (await settings(db, [key]))[key]

export async function saveSetting(db: Db, key: string, value: string | undefined): Promise<void> {
  if (value === undefined) await db.query('delete from settings where key = $1', [key])
  else await save(db, 'settings', ['key'], [{ key, value }])
}

/** Reads a signing key, or creates and saves it at the first use, so that tokens survive a restart. */
export async function secret(db: Db, name: string): Promise<Buffer> {
  const key = `secret/${name}`
  const saved = await setting(db, key)
  if (saved !== undefined) return Buffer.from(saved, 'hex')
  const sql = `insert into settings (key, value) values ($1, $2) on conflict (key) do update set key = excluded.key returning value`
  const [row] = await db.query<{ value: string }>(sql, [key, randomBytes(32).toString('hex')])
  if (row === undefined) throw new Error(`no secret ${name}`)
  return Buffer.from(row.value, 'hex')
}

/** Creates a reference such as 'VL-7K3MPQRT', without letters that look like digits. */
export function randomReference(prefix: string): string {
  const alphabet = 'ACDEFGHJKLMNPQRTUVWXY34679'
  return `${prefix}-${Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`
}

/** Counts up to the next reference, such as 'R-1042'. */
export async function nextReference(db: Db, letter: string): Promise<string> {
  const [row] = await db.query<{ value: string }>(
    `insert into settings (key, value) values ('reference', '1001')
     on conflict (key) do update set value = (settings.value::integer + 1)::text returning value`,
  )
  return `${letter}-${row?.value ?? ''}`
}
