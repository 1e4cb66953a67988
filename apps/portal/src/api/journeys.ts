import { plateOwners } from '@voie-libre/contract/calls/accounts'
import * as calls from '@voie-libre/contract/calls/journeys'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { type PlateSearchForm, searchQuery } from '@voie-libre/domain/search/searchForm'
import { accountType } from '../session/visitor.ts'
import { getToken } from './captcha.ts'
import { call, resource } from './client.ts'
import { ifOffered } from './errors.ts'

/** Finds journeys to pay; a customer's own plate returns all details. Throws `ApiError`. [OPEN-24] */
export async function journeysByPlate(
  form: PlateSearchForm,
  { onlyNotices = false, signal }: { onlyNotices?: boolean; signal?: AbortSignal } = {},
) {
  const captchaToken = await getToken('journeys', signal)
  const query = searchQuery(form, { captchaToken, onlyNotices })
  const given = { query, signal }
  return accountType() === 'customer'
    ? call(calls.authenticatedDetailedJourneys, given)
    : call(calls.journeysOfPlate, given)
}

/** Journeys of a payment notice or case. Throws `ApiError`. [OPEN-24] */
export async function journeysByNumber(caseNumber: string, signal?: AbortSignal) {
  const captchaToken = await getToken('journeys', signal)
  return call(calls.detailedJourneys, { query: { caseNumber, captchaToken }, signal })
}

/** Current state of the journeys of an earlier search. Throws `ApiError`. [OPEN-24] */
export const journeysOfSession = (sessionId: string) => call(calls.detailedJourneys, { query: { sessionId } })

/**
 * Prolongs the session of a search; returns the ISO instant of its new end, or `notOffered` if the operator does not
 * implement this extension. Throws `ApiError`.
 */
export const extendSearch = (sessionId: string) =>
  ifOffered(call(calls.extendSearch, { query: { sessionId } }).then(({ expiresAt }) => expiresAt))

/** Model, energy and class of a vehicle. [API-55] */
export const vehicleOf = ({ licensePlate, country }: PlateSearch) =>
  resource(calls.vehicle, { query: { plate: licensePlate, plateCountry: country } })

/** Masked e-mails of the other accounts that contain a plate; none if the call fails. [API-05, OPEN-30, OPEN-53] */
export const ownersOf = ({ licensePlate, country }: PlateSearch) =>
  call(plateOwners, { query: { numberPlate: licensePlate, countryCode: country } }).catch(() => [])
