import { type ErrorCode, isKnownCode } from '@voie-libre/contract/errorCodes'
import * as z from 'zod/mini'

/**
 * Kind of a failed call, so that screens can distinguish an outage from an empty result:
 * `refused`: the server rejected the request (4xx); `outage`: the server failed or sent an invalid response; `timeout`:
 * no response in time; `offline`: the server is unreachable; `aborted`: the caller cancelled.
 */
export type ApiErrorKind = 'refused' | 'outage' | 'timeout' | 'offline' | 'aborted'

/** What a refusal says beyond its code. Extensions of the contract. */
const refusalDetails = z.object({
  lines: z.optional(z.array(z.object({ line: z.int(), reason: z.string() }))),
  /** The present closure date of a vehicle that another person has changed; null for none. [OPEN-72] */
  validityEndDate: z.optional(z.nullable(z.string())),
})

/** The only error that calls throw. `code` is one of §8, or `unknown`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly details: z.output<typeof refusalDetails>

  constructor(
    kind: ApiErrorKind,
    code: ErrorCode = 'unknown',
    status?: number,
    details: z.output<typeof refusalDetails> = {},
  ) {
    super(`${kind} ${code} ${status ?? ''}`.trim())
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.status = status
    this.details = details
  }
}

/** Converts any thrown value to an `ApiError`; unknown ones become an `outage`. */
export const asApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError('outage'))

/** The error's code for its translation; `unknown` for anything but an `ApiError`. */
export const codeOf = (error: unknown): ErrorCode => asApiError(error).code

const codes = z.object({ code: z.optional(z.unknown()), message: z.optional(z.unknown()) })

/** The error of a response, whose body names its code as `code` or else as `message`. [OPEN-39] */
export function failed(status: number, body: unknown): ApiError {
  const { code, message } = codes.safeParse(body).data ?? {}
  const known = [code, message].find((one) => typeof one === 'string' && isKnownCode(one))
  const named = known ?? (status === 429 ? 'too_many_requests' : 'unknown')
  return new ApiError(status < 500 ? 'refused' : 'outage', named, status, refusalDetails.safeParse(body).data)
}

/** The answer of a call that extends the specification; `notOffered` if the operator does not implement it. */
export const ifOffered = <Value>(answer: Promise<Value>): Promise<Value | 'notOffered'> =>
  answer.catch((error: unknown) => {
    if (isNotOffered(error)) return 'notOffered'
    throw error
  })

/** Whether the operator does not implement a call that extends the specification. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)
