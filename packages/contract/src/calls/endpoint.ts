import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of §7. The portal's client sends it, the sandbox serves it, and `docs/openapi.json` and
 * the conformance check follow from it.
 */
export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | 'file' | 'nothing' = Schema | 'file' | 'nothing',
  Path extends string = string,
> {
  /** Name of the operation, unique; `calls.json` says what it is for. */
  name: string
  method: Method
  /** With path parameters as `{id}`. */
  path: Path
  /** Who may call it; a call without `caller` also sends the token if there is one. */
  caller?: 'customer' | 'renter'
  query?: Query
  /** JSON unless `multipart`. */
  body?: Body
  multipart?: true
  /** A schema, a binary file, or nothing (204 or an ignored body). */
  answer: Answer
  /** The answer is an extension: a body that is missing or not JSON counts as `undefined`, which `answer` must accept. */
  mayBeEmpty?: true
  /** Not in the specification; marked as an extension for operators. */
  extension?: true
}

/**
 * Declares a call; the types of query, body and answer follow from their schemas. Marked as free of side effects, so that
 * the bundle of a page contains only the calls that it makes.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  Answer extends Schema | 'file' | 'nothing',
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Path extends string = string,
>(
  name: string,
  method: Method,
  path: Path,
  parts: Omit<Endpoint<Query, Body, Answer>, 'name' | 'method' | 'path'>,
): Endpoint<Query, Body, Answer, Path> {
  return { name, method, path, ...parts }
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
