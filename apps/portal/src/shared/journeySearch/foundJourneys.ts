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

/** The session whose answer is so new that opening the list need not ask again. */
let justFound: string | undefined

/** Keeps the answer of a search (or of another company of it) for the pages that show it. */
export function keepFound(set: JourneysSet): void {
  put('journeys', set)
  put('sessionId', set.sessionId)
  justFound = set.sessionId
  keepTime()
}

/** Remembers, for this tab, when the server answered: what a driver keeps as proof must not be dated by a reload. */
const keepTime = (): void => writeTab('journeys/askedAt', new Date().toISOString())

/** When the server last answered for the kept journeys: an ISO instant by this device's clock, if this tab knows. */
export const askedAt = (): string | undefined => readTab('journeys/askedAt', z.string())

export interface CurrentJourneys {
  set: JourneysSet
  /** The server could not be asked: these are from the last search. */
  stale: boolean
}

/**
 * The journeys to show now: asked again where that is possible, with what only this browser knows put back, and kept.
 *
 * A search by plate cannot be repeated silently for a visitor (`resume`), only read again. When asking fails the kept
 * ones serve; an empty kept set never does, since an outage must not look like 'nothing to pay'. Throws `ApiError`;
 * answers undefined when nothing was ever searched. [LIST-22, OPEN-05, OPEN-24]
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
    // An ended session pays nothing any more: better said now than at the till. [OPEN-14]
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

/** Prepaid trips and journeys completed by the driver, put back into an answer. [OPEN-24] */
export function merged(answer: JourneysSet, stored: JourneysSet | undefined): JourneysSet {
  const completed = completedOf(stored?.journeys ?? [])
  return { ...answer, journeys: withStored(answer, peek('prepaid-journeys') ?? [], completed) }
}
