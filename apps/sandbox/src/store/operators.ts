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

/** The fields of an operator's content that scripts changed. */
export type Overrides = Readonly<Record<string, unknown>>

export async function overridesOf(db: Db, operator: string): Promise<Overrides> {
  const [row] = await db.query<{ overrides: Overrides }>('select overrides from operators where host = $1', [operator])
  return row?.overrides ?? {}
}

/**
 * Applies a script's changes to content. A script names a field of `fields` alone (`{"actions": []}`) or any field
 * under its part (`{"homepage": {"title": ""}}`), which takes precedence.
 */
export function overridden<Content extends object>(
  content: Content,
  overrides: Overrides,
  part: string,
  fields: readonly string[],
): Content {
  const flat = Object.fromEntries(fields.filter((name) => name in overrides).map((name) => [name, overrides[name]]))
  const whole = overrides[part]
  return { ...content, ...flat, ...(typeof whole === 'object' ? whole : {}) }
}
