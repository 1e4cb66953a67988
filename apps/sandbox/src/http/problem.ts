import { emailAddress } from '@voie-libre/contract/schemas/email'
import type * as z from 'zod/mini'

export interface RefusedLine {
  /** Number of the line; the head is line 1. */
  line: number
  reason: string
}

/** Details of a refusal besides its code. Extensions of the contract. */
interface Details {
  lines?: readonly RefusedLine[] | undefined
  /** The present value of a vehicle that somebody else has changed. [OPEN-72] */
  validityEndDate?: string | null
}

/** Ends a call with `{ code, message }` and details; the code is one of §8 wherever one fits. */
export class ApiProblem extends Error {
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500
  readonly details: Details

  constructor(code: string, status: ApiProblem['status'] = 400, details: Details = {}) {
    super(code)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Reads a field that holds JSON; undefined for another text or another value. */
export function jsonIn<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Trims an e-mail of a form; throws the code of §8 for an invalid one, or `malformed`. */
export function checkedEmail(text: string, malformed?: string): string {
  const email = emailAddress.safeParse(text)
  if (email.success) return email.data
  const code = email.error.issues[0]?.message ?? 'email_invalid'
  throw new ApiProblem(code === 'email_mandatory' ? code : (malformed ?? code))
}
