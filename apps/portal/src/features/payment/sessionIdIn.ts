/** The sessionId of the return URL; undefined if missing, ambiguous, too long or malformed. [RESULT-04, F-PAY-01] */
export function sessionIdIn(query: URLSearchParams): string | undefined {
  const [given, ...others] = new Set(query.getAll('sessionId').map((id) => id.trim()))
  // No operator issues ids of more than 512 characters; longer values are manipulated.
  if (given === undefined || others.length > 0 || given.length > 512) return undefined
  // Dots alone would change the path of the API call.
  return /^[\w.~:+/=@-]+$/.test(given) && !/^\.+$/.test(given) ? given : undefined
}
