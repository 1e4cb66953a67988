/** How long before its end a driver is told that a search session ends, in milliseconds. [WCAG 2.2.1, RGAA 13.1] */
export const warningTime = 5 * 60_000

/** Milliseconds from `now` until the warning about a session that ends at `end`; undefined once it has ended. */
export function timeToWarning(end: number, now: number): number | undefined {
  return now >= end ? undefined : Math.max(0, end - warningTime - now)
}
