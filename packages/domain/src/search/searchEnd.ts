import { searchLife } from '../payment/baskets.ts'

interface Session {
  /** ISO instant of the end, by the operator. */
  expiresAt?: string | undefined
  /** ISO instant of its beginning or of its last answer. */
  since: string | undefined
}

/**
 * When the session of a search ends, in milliseconds since 1970: as the operator says, else as long after `since` as every
 * operator keeps one. Undefined if nothing tells.
 */
export function endOfSearch({ expiresAt, since }: Session): number | undefined {
  if (expiresAt !== undefined) return Date.parse(expiresAt)
  return since === undefined ? undefined : Date.parse(since) + searchLife
}

/** How long before its end a driver is told that a search session ends, in milliseconds. [WCAG 2.2.1, RGAA 13.1] */
export const warningTime = 5 * 60_000

/** The longest time that a browser's timer can hold, in milliseconds; longer ones run at once. */
const maxTimer = 2 ** 31 - 1

/**
 * Milliseconds from `now` until the warning about a session that ends at `end`. Undefined once it has ended, and on a device
 * whose clock is weeks behind the server's, which cannot tell when that is.
 */
export function timeToWarning(end: number, now: number): number | undefined {
  const wait = end - warningTime - now
  return now >= end || wait > maxTimer ? undefined : Math.max(0, wait)
}
