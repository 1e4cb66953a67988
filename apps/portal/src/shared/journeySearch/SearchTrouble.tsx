import type { ApiError } from '../../api/errors.ts'
import { CaptchaTrouble } from '../feedback/CaptchaTrouble.tsx'

interface SearchTroubleProps {
  error: ApiError
  onRetry: () => void
}

/** Error of a failed search, with a retry if that can help. */
export function SearchTrouble({ error, onRetry }: SearchTroubleProps) {
  // 4xx: the same search is refused again, unless only the captcha token was missing.
  const final = error.kind === 'refused' && error.code !== 'captcha_mandatory'
  return final ? <CaptchaTrouble error={error} /> : <CaptchaTrouble error={error} aboutJourneys onRetry={onRetry} />
}
