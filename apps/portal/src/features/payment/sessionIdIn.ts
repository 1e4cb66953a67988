/** Longer than any operator's; what is longer was made by somebody playing. */
const longest = 512

/**
 * The sessionId a driver comes back with, or `undefined` when it names no payment: missing, empty, given twice with
 * different values, over-long, or made of what no id is made of. [RESULT-04, F-PAY-01]
 */
export function sessionIdIn(query: URLSearchParams): string | undefined {
  const [given, ...others] = new Set(query.getAll('sessionId').map((id) => id.trim()))
  if (given === undefined || others.length > 0 || given.length > longest) return undefined
  // Dots alone would climb in the path of the call.
  return /^[\w.~:+/=@-]+$/.test(given) && !/^\.+$/.test(given) ? given : undefined
}
