import type { Db } from './db.ts'

/** The operator of all hosts that no other operator owns. */
export const defaultOperator = 'default'
/** A second operator, to show two brands. */
export const secondOperator = 'a-89.localhost'

/** Finds the operator of a request by its x-whitelabel-host without port. [API-01] */
export async function operatorOf(db: Db, header: string | undefined): Promise<string> {
  const host = (header ?? '').trim().toLowerCase().replace(/:\d+$/, '')
  const rows = await db.query('select host from operators where host = $1', [host])
  return rows.length > 0 ? host : defaultOperator
}

type Overrides = Readonly<Record<string, unknown>>

/** Reads the fields of an operator's content that scripts changed. */
export async function overridesOf(db: Db, operator: string): Promise<Overrides> {
  const [row] = await db.query<{ overrides: Overrides }>('select overrides from operators where host = $1', [operator])
  return row?.overrides ?? {}
}
