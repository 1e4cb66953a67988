import type { ApiError } from '../../api/errors.ts'
import { CaptchaFailure } from '../feedback/CaptchaFailure.tsx'

interface SearchFailureProps {
  error: ApiError
  onRetry: () => void
}

/** Error of a failed search, with a retry if that can help. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  // 4xx: the same search is refused again, unless only the captcha token was missing.
  const final = error.kind === 'refused' && error.code !== 'captcha_mandatory'
  return final ? <CaptchaFailure error={error} /> : <CaptchaFailure error={error} aboutJourneys onRetry={onRetry} />
}
