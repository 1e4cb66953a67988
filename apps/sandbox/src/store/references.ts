import { randomInt } from 'node:crypto'
import type { Db } from './db.ts'

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
