import type { JourneysSet } from '@voie-libre/domain/journey/journey'
import { completedOf, withStored } from '@voie-libre/domain/search/mergeStored'
import { isSamePlate } from '@voie-libre/domain/journey/canonical'
import * as z from 'zod/mini'
import { ApiError } from '../../api/errors.ts'
import { ownPlates } from '../../api/account.ts'
import { journeysByPlate, journeysOfSession } from '../../api/journeys.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { readTab, writeTab } from '../../session/storage.ts'
import { peek, put } from '../../session/stored.ts'
import { accountType } from '../../session/visitor.ts'

/** Session of a search that just completed, so that the list need not reload it. */
let justFound: string | undefined

/** Stores the result of a search (or of another company in it) for the pages that show it. */
export function keepFound(set: JourneysSet): void {
  put('journeys', set)
  put('sessionId', set.sessionId)
  justFound = set.sessionId
  keepTime()
}

/** Stores the time of the server's response in this tab: a reload must not change the date of the search proof. */
const keepTime = (): void => writeTab('journeys/askedAt', new Date().toISOString())

/** ISO instant of the last server response for the stored journeys, by this device's clock; undefined in other tabs. */
export const askedAt = (): string | undefined => readTab('journeys/askedAt', z.string())

export interface CurrentJourneys {
  set: JourneysSet
  /** The journeys come from the last search, because the server did not respond. */
  stale: boolean
}

/**
 * Reloads the journeys if possible, merges the data that only this browser has, and stores the result.
 *
 * A visitor's search by plate (`resume`) must not run again without an action; the stored session is reloaded instead.
 * If that fails, returns the stored journeys, but never an empty set: an outage must not look like 'nothing to pay'.
 * Returns undefined without an earlier search. Throws `ApiError`. [LIST-22, OPEN-05, OPEN-24]
 */
export async function currentJourneys(): Promise<CurrentJourneys | undefined> {
  const stored = peek('journeys')
  const known = stored && { set: merged(stored, stored), stale: false }
  if (isJustFound()) return known
  try {
    const fresh = await asked()
    if (!fresh) return known
    const set = merged(fresh, stored)
    put('journeys', set)
    keepTime()
    if (set.sessionId !== undefined) put('sessionId', set.sessionId)
    return { set, stale: false }
  } catch (error) {
    // An ended session cannot pay: the driver should learn it here, not on the payment page. [OPEN-14]
    const ended = error instanceof ApiError && error.code === 'payment_session_invalid'
    if (ended || !known || known.set.journeys.length === 0) throw error
    return { ...known, stale: true }
  }
}

function isJustFound(): boolean {
  const found = justFound
  justFound = undefined
  return found !== undefined && found === peek('sessionId')
}

async function asked(): Promise<JourneysSet | undefined> {
  const searched = peek('form/plate')
  const sessionId = peek('sessionId')
  if (accountType() === 'customer' && searched) {
    const plates = await ensureLoaded(ownPlates()).catch(() => [])
    if (plates.some((plate) => isSamePlate(plate, searched))) {
      const range = peek('location/dates')
      const { licensePlate: plate, country } = searched
      return journeysByPlate({ country, plate, rental: range !== undefined, range })
    }
  }
  return sessionId === undefined ? undefined : journeysOfSession(sessionId)
}

/** Adds the stored prepaid trips and the driver's completed journeys to a server response. [OPEN-24] */
export function merged(answer: JourneysSet, stored: JourneysSet | undefined): JourneysSet {
  const completed = completedOf(stored?.journeys ?? [])
  return { ...answer, journeys: withStored(answer, peek('prepaid-journeys') ?? [], completed) }
}
