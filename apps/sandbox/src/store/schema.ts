import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Raise it with every change of a table: the sandbox recreates folders of another version. */
export const schemaVersion = '20'

/** Reads a file of statements beside this one. */
export const sqlFile = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8')

export const schemaSql = sqlFile('schema')

/** The tables that a reset empties; `settings` keeps the signing secrets. */
export const dataTables = [...schemaSql.matchAll(/create table (\w+)/g)].flatMap(([, name = '']) =>
  name === 'settings' ? [] : name,
)
