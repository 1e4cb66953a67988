import { type HomeAction, type ToPayPage, toPayPage } from '@voie-libre/contract/schemas/content'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate, isSamePlate, type PlateSearch } from '@voie-libre/domain/journey/canonical'
import * as z from 'zod/mini'
import { ownPlates } from '../../api/account.ts'
import { ApiError } from '../../api/errors.ts'
import { journeysByPlate, journeysOfSession } from '../../api/journeys.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { homeData, toPayPageData } from '../../api/whitelabel.ts'
import { lastSearchAtom, merged, saveResponse } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType } from '../../session/visitor.ts'
import { type Permission, permission } from '../../shared/journeyList/PrepayButton.tsx'
import { foundState } from '../../shared/journeySearch/useJourneySearch.ts'
import { stateGiven } from '../../shared/page/navigation.ts'

export interface CurrentJourneys {
  set: JourneysSet
  /** The journeys come from the last search, because the server did not respond. */
  stale: boolean
}

/**
 * Reloads the journeys unless a search has just found them, merges this browser's data and saves the result. After a
 * visitor's plate search it reloads the session, because `resume` needs a user action. A failure returns the saved
 * journeys, but never an empty set: an outage must not look like 'nothing to pay'. Undefined without an earlier search.
 * Throws `ApiError`. [LIST-22, OPEN-05, OPEN-24]
 */
export async function currentJourneys(): Promise<CurrentJourneys | undefined> {
  const { found: stored, sessionId } = store.get(lastSearchAtom)
  const known = stored && { set: merged(stored, stored), stale: false }
  const given = z.safeParse(foundState, stateGiven()).data
  if (given && given.found === sessionId) return known
  try {
    const fresh = await requestJourneys()
    if (!fresh) return known
    const set = merged(fresh, stored)
    saveResponse(set)
    return { set, stale: false }
  } catch (error) {
    // An ended session cannot pay: the driver should learn it here, not on the payment page. [OPEN-14]
    const ended = error instanceof ApiError && error.code === 'payment_session_invalid'
    if (ended || !known || known.set.journeys.length === 0) throw error
    return { ...known, stale: true }
  }
}

async function requestJourneys(): Promise<JourneysSet | undefined> {
  const { plate: searched, sessionId, dates: range } = store.get(lastSearchAtom)
  if (accountType() === 'customer' && searched) {
    const plates = await ensureLoaded(ownPlates()).catch(() => [])
    if (plates.some((plate) => isSamePlate(plate, searched))) {
      const { licensePlate: plate, country } = searched
      return journeysByPlate({ country, plate, rental: range !== undefined, range })
    }
  }
  return sessionId === undefined ? undefined : journeysOfSession(sessionId)
}

/** The operator's permissions and content for a journey list. */
export interface PageFacts {
  page: ToPayPage
  actions: readonly HomeAction[]
  prepayment: Permission
}

/** Fallback if the page data fails to load: without offers and without content. [OPEN-05] */
const emptyPage = z.parse(toPayPage, {})

export async function pageFacts(): Promise<PageFacts> {
  const [page, actions, prepayment] = await Promise.all([
    ensureLoaded(toPayPageData()).catch(() => emptyPage),
    ensureLoaded(homeData())
      .then((home) => home.actions)
      .catch((): readonly HomeAction[] => []),
    permission(),
  ])
  return { page, actions, prepayment }
}

/** The plate of a set: its own, else the searched one. */
export function plateOf({ plate, countryCode }: JourneysSet): PlateSearch | undefined {
  const { plate: searched } = store.get(lastSearchAtom)
  const licensePlate = canonicalPlate(plate ?? searched?.licensePlate ?? '')
  const country = countryCode ?? searched?.country
  return licensePlate === '' || country === undefined ? undefined : { licensePlate, country }
}
