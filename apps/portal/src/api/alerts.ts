import * as calls from '@voie-libre/contract/calls/alerts'
import type { AlertClient } from '@voie-libre/contract/calls/alerts'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { call } from './client.ts'

/** Whether an e-mail receives alerts for a plate. Never cached, because a press changes it. [API-75] */
export const alertStateOf = ({ licensePlate, country }: PlateSearch, email: string, signal: AbortSignal) =>
  call(calls.readAlert, { query: { countryCode: country, plate: licensePlate, email }, signal })

/**
 * Starts or ends the alert of one plate for one e-mail. Resolves to whether the operator first wants a confirmation, for
 * which it has sent an e-mail. [API-76]
 */
export const saveAlert = async (client: AlertClient): Promise<boolean> =>
  (await call(calls.saveAlert, { body: client }))?.confirmation === 'mailed'

/** Confirms a subscription with the code of the e-mail. Throws `ApiError`. */
export const confirmAlert = (code: string) => call(calls.confirmAlert, { body: { code } })

/** Ends all alerts of an e-mail. [API-77] */
export const unsubscribeAlerts = (email: string) => call(calls.unsubscribeAlerts, { body: { email } })
