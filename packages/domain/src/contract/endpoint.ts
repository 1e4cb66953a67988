import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of §7, written once: the portal's client sends it, the sandbox serves it, `docs/openapi.json` and the
 * conformance check are read from it.
 */
export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | 'file' | 'nothing' = Schema | 'file' | 'nothing',
  Path extends string = string,
> {
  /** Name of the operation, unique. */
  name: string
  method: Method
  /** With `{id}` where a path parameter stands. */
  path: Path
  /** Where the specification or a decision says so. */
  source: string
  /** What the call is for, one sentence. */
  summary: string
  /** Who may call it; a call open to all still sends the token when there is one. */
  caller?: 'customer' | 'renter'
  query?: Query
  /** JSON unless `multipart`. */
  body?: Body
  multipart?: true
  /** A schema, a binary file, or nothing (204 or an ignored body). */
  answer: Answer
  /** Not in the specification: ours, marked as such for operators. */
  extension?: true
}

/**
 * Declares a call; the types of query, body and answer follow from their schemas. Marked as free of side effects, so that
 * a page carries only the calls it makes.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  Answer extends Schema | 'file' | 'nothing',
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Path extends string = string,
>(definition: Endpoint<Query, Body, Answer, Path>): Endpoint<Query, Body, Answer, Path> {
  return definition
}
