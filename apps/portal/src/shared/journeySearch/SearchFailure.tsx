import type { ApiError } from '../../api/errors.ts'
import { FailureNotice } from '../feedback/FailureNotice.tsx'

/** Error of a failed search, with a retry if that can help. */
export function SearchFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  // 4xx: the same search is refused again, unless only the captcha token was missing.
  const final = error.kind === 'refused' && error.code !== 'captcha_mandatory'
  return final ? <FailureNotice error={error} /> : <FailureNotice error={error} aboutJourneys onRetry={onRetry} />
}
