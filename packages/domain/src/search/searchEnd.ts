import { searchLife } from '../payment/baskets.ts'

/**
 * When the session of a search ends, in milliseconds since 1970: the operator's `expiresAt`, else `searchLife` after
 * `since`, when it began or was last used. Undefined without either. Both are ISO instants.
 */
export function endOfSearch({ expiresAt, since }: { expiresAt?: string | undefined; since: string | undefined }) {
  if (expiresAt !== undefined) return Date.parse(expiresAt)
  return since === undefined ? undefined : Date.parse(since) + searchLife
}

/** How long before the end of a search session the portal warns the driver, in milliseconds. [WCAG 2.2.1, RGAA 13.1] */
export const warningTime = 5 * 60_000

/** The longest wait of a browser's timer, in milliseconds; a timer with a longer one runs at once. */
const maxTimer = 2 ** 31 - 1

/**
 * Milliseconds from `now` until the warning about a session that ends at `end`. Undefined once the session has ended, and
 * when the wait is too long for a timer: then this device's clock is weeks behind the server's, and the end is unknown.
 */
export function timeToWarning(end: number, now: number): number | undefined {
  const wait = end - warningTime - now
  return now >= end || wait > maxTimer ? undefined : Math.max(0, wait)
}
