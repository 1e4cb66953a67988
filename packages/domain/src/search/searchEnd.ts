import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { searchLife } from '../payment/baskets.ts'

/**
 * When the session of a search ends, in milliseconds since 1970: as the operator says, else a session's life after its answer
 * of `askedAt` (ISO instant, by this device's clock). Undefined if nothing tells.
 */
export function endOfSearch({ search }: Pick<JourneysSet, 'search'>, askedAt: string | undefined): number | undefined {
  return search?.expiresAt === undefined ? endOfLife(askedAt ?? search?.at) : Date.parse(search.expiresAt)
}

/** When a session ends that lives as long as every operator keeps one. */
export const endOfLife = (since: string | undefined): number | undefined =>
  since === undefined ? undefined : Date.parse(since) + searchLife

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
