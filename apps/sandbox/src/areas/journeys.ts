import { setTimeout as wait } from 'node:timers/promises'
import type { JourneyQuery } from '@voie-libre/contract/calls/journeys'
import * as calls from '@voie-libre/contract/calls/journeys'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { canonicalNumber } from '@voie-libre/domain/journey/plate'
import { verifyCaptcha } from '../auth/captcha.ts'
import { ApiProblem } from '../http/problem.ts'
import { type Call, type Core, me } from '../http/server.ts'
import { periodOf, type PlateKey, plateKey, vehicleOf } from '../store/vehicles.ts'
import {
  activeSession,
  endOfSession,
  newSession,
  otherCompany,
  paidSinceSearch,
  prolongSession,
  saveSearch,
  type Session,
  unpaidJourneys,
} from '../store/sessions.ts'
import { gateOf, tripPrice } from '../store/tolls.ts'

/** The network that owns a search's journeys when no other company does. [OPEN-34] */
const ownCompany = 'A79'

type Search = Call<JourneyQuery>

/** Serves searches and prices. [§7.4] */
export function journeys({ db, serve }: Core): void {
  serve(calls.vehicle, async ({ query }) => {
    const { plate, model, energy, type } = await vehicleOf(db, plateKey(query.plate, query.plateCountry))
    return { plate, model, energy, type }
  })

  serve(calls.journeysOfPlate, async (call) => setOf(call, 'resume', await anySearch(call)))
  serve(calls.detailedJourneys, async (call) => setOf(call, 'detailed', await anySearch(call)))
  serve(calls.authenticatedDetailedJourneys, async (call) =>
    setOf(call, 'detailed', await anySearch(call, ownPlateSearch)),
  )

  serve(calls.extendSearch, async ({ query, now }) => {
    return { expiresAt: (await prolongSession(db, now, query.sessionId)).toISOString() }
  })

  serve(calls.journeyPrice, async ({ query }) => {
    const { behaviour } = await vehicleOf(db, plateKey(query.plate, query.plateCountry))
    if (behaviour?.prepayment === 'refused') throw new ApiProblem('unauthorized_prepayment')
    const total = tripPrice(query.in, query.out, query.category)
    if (total === undefined) throw new ApiProblem('invalid_request')
    return { total, in: gateOf(query.in).label, out: gateOf(query.out).label }
  })

  serve(calls.journeysCompany, async ({ query, now }) => {
    const companyCode = await otherCompany(db, await activeSession(db, now, query.sessionId))
    return { hasCompany: companyCode !== undefined, details: companyCode === undefined ? undefined : { companyCode } }
  })
}

/** Searches by session, case number or plate: all search calls take the same parameters. [API-56..58] */
function anySearch(call: Search, byPlate = plateSearch): Promise<Session> {
  if (call.query.sessionId !== undefined) return sessionSearch(call)
  if (call.query.caseNumber !== undefined) return numberSearch(call)
  return byPlate(call)
}

async function sessionSearch({ db, now, query: { sessionId = '', companyCode } }: Search): Promise<Session> {
  const session = await activeSession(db, now, sessionId)
  return companyCode === undefined || companyCode === session.company
    ? session
    : newSession({ ...session, notice: undefined, company: companyCode })
}

async function numberSearch({ db, operator, query }: Search): Promise<Session> {
  const notice = canonicalNumber(query.caseNumber ?? '')
  await verifyCaptcha(db, 'journeys', query.captchaToken)
  const [found] = await db.query<PlateKey>(
    'select country, plate from case_numbers where number = $1 order by place limit 1',
    [notice],
  )
  if (found === undefined) throw new ApiProblem('immatriculation_not_found', 404)
  return newSession({ ...found, operator, kind: 'notice', notice, onlyNotices: false })
}

async function plateSearch(call: Search): Promise<Session> {
  const session = sessionOf(call, 'plate')
  await verifyCaptcha(call.db, 'journeys', call.query.captchaToken)
  return session
}

function sessionOf({ operator, query }: Search, kind: 'plate' | 'account'): Session {
  const key = plateKey(query.plate, query.country)
  const range = periodOf(query.startTime || undefined, query.endTime || undefined)
  return newSession({ ...key, operator, kind, range, onlyNotices: query.onlyCNPorLatePayment !== undefined })
}

async function ownPlateSearch(call: Search): Promise<Session> {
  const session = sessionOf(call, 'account')
  const [own] = await call.db.query<{ validity_start: string | null; validity_end: string | null }>(
    'select validity_start, validity_end from account_plates where account_id = $1 and country = $2 and plate = $3',
    [me(call).id, session.country, session.plate],
  )
  if (own === undefined) throw new ApiProblem('forbidden', 403)
  return { ...session, range: session.range ?? periodOf(own.validity_start, own.validity_end) }
}

async function setOf(call: Search, type: JourneysSet['type'], session: Session): Promise<JourneysSet> {
  const { type: vehicleType, energy, model, behaviour } = await vehicleOf(call.db, session)
  if (behaviour?.delayMs !== undefined) await wait(behaviour.delayMs)
  if (behaviour?.broken) throw new ApiProblem('server_error', 500)
  const unpaid = await unpaidJourneys(call.db, session)
  await saveSearch(call.db, session, call.now, unpaid.length)
  return {
    type,
    company: session.company ?? ownCompany,
    plate: session.plate,
    sessionId: session.id,
    vehicleInformation: { type: vehicleType, energy, model },
    countryCode: session.country,
    search: {
      reference: session.reference,
      at: call.now.toISOString(),
      expiresAt: (await endOfSession(call.db, session.id))?.toISOString(),
      ...(session.range && {
        period: { start: parisWallClock(session.range.start), end: parisWallClock(session.range.end) },
      }),
    },
    journeys: unpaid,
    ...(call.query.sessionId !== undefined && { paidSinceSearch: await paidSinceSearch(call.db, session) }),
  }
}
