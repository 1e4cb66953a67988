import { type ErrorCode, isKnownCode } from '@voie-libre/domain/reference/errorCodes'

/**
 * Kind of a failed call, so that screens can distinguish an outage from an empty result:
 * `refused`: the server rejected the request (4xx); `outage`: the server failed or sent an invalid response; `timeout`:
 * no response in time; `offline`: the server is unreachable; `aborted`: the caller cancelled.
 */
export type ApiErrorKind = 'refused' | 'outage' | 'timeout' | 'offline' | 'aborted'

/** The only error that calls throw. `code` is one of §8, or `unknown`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly kind: ApiErrorKind
  readonly status: number | undefined

  constructor(kind: ApiErrorKind, code: ErrorCode = 'unknown', status?: number) {
    super(`${kind} ${code} ${status ?? ''}`.trim())
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.status = status
  }
}

/** Converts any thrown value to an `ApiError`; unknown ones become an `outage`. */
export const asApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError('outage'))

/** The error's code for its translation; `unknown` for anything but an `ApiError`. */
export const codeOf = (error: unknown): ErrorCode => asApiError(error).code

export const kindOf = (error: unknown): ApiErrorKind => asApiError(error).kind

/** Creates the error for a response with this status and body. */
export function failed(status: number, body: unknown): ApiError {
  const code = codeIn(body)
  const refinedCode = code === 'unknown' && status === 429 ? 'too_many_requests' : code
  return new ApiError(status < 500 ? 'refused' : 'outage', refinedCode, status)
}

/** The code of an error response, from `code` or else `message`. [OPEN-39] */
function codeIn(body: unknown): ErrorCode {
  if (typeof body !== 'object' || body === null) return 'unknown'
  const named = [Reflect.get(body, 'code'), Reflect.get(body, 'message')]
  return named.find((code): code is ErrorCode => typeof code === 'string' && isKnownCode(code)) ?? 'unknown'
}
