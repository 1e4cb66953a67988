import { type ErrorCode, isKnownCode } from '@voie-libre/domain/reference/errorCodes'

/**
 * What went wrong with a call, so that screens can tell an outage from an empty answer:
 * `refused` the server understood and said no (4xx), `outage` it failed or answered nonsense, `timeout` it did not
 * answer in time, `offline` it could not be reached, `aborted` nobody waits for the answer any more.
 */
export type ApiErrorKind = 'refused' | 'outage' | 'timeout' | 'offline' | 'aborted'

/** Every failure of a call. `code` is one of §8, or `unknown`. */
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

/** Whatever was thrown, as something a page can show. */
export const asApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError('outage'))

/** The error's code for the words on screen; anything that is no `ApiError` is `unknown`. */
export const codeOf = (error: unknown): ErrorCode => asApiError(error).code

export const kindOf = (error: unknown): ApiErrorKind => asApiError(error).kind

/** What an error answer with this status and body says. */
export function failed(status: number, body: unknown): ApiError {
  const code = codeIn(body)
  const said = code === 'unknown' && status === 429 ? 'too_many_requests' : code
  return new ApiError(status < 500 ? 'refused' : 'outage', said, status)
}

/** The code an error answer names, in `code` or else `message`. [OPEN-39] */
function codeIn(body: unknown): ErrorCode {
  if (typeof body !== 'object' || body === null) return 'unknown'
  const named = [Reflect.get(body, 'code'), Reflect.get(body, 'message')]
  return named.find((code): code is ErrorCode => typeof code === 'string' && isKnownCode(code)) ?? 'unknown'
}
