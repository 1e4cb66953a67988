import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import * as journeys from '@voie-libre/contract/calls/journeys'
import { receipt } from '@voie-libre/contract/calls/payments'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { listFaults } from './amounts.ts'
import type { Caller } from './caller.ts'
import type { Options } from './options.ts'
import { newPlate } from './testData.ts'

const { journeysOfPlate, detailedJourneys } = journeys

export async function checkSearch(caller: Caller, options: Options): Promise<void> {
  const { ask, peek, proved, refused, mistakes, reportNotTried, captchaToken, country, plate } = caller
  const { notice } = options
  const search = async (given: Record<string, string> = {}) => ({
    query: { plate, country, captchaToken: await captchaToken('journeys'), ...given },
  })
  await ask(captchaChallenge, { query: { action: 'journeys' } })
  await ask(journeys.vehicle, { query: { plate, plateCountry: country } })
  const bare = { query: { plate, country } }
  const noToken = 'the captcha token is missing (a server that asks for none is checked with --captcha none)'
  await refused(journeysOfPlate, bare, noToken, 'captcha_mandatory')
  const given = await search()
  const found = await ask(journeysOfPlate, given)
  if (options.captcha === undefined) {
    await refused(journeysOfPlate, given, 'a captcha token is valid once', 'captcha_mandatory')
    const login = { query: { ...bare.query, captchaToken: await captchaToken('login') } }
    await refused(journeysOfPlate, login, 'the captcha token is for another call', 'captcha_mandatory')
    const forged = { query: { ...bare.query, captchaToken: btoa('{}') } }
    await refused(journeysOfPlate, forged, 'the captcha token is forged', 'captcha_mandatory')
  }
  await mistakes(journeysOfPlate, search)
  const unknown = { query: { caseNumber: 'NO-SUCH-NUMBER', captchaToken: await captchaToken('journeys') } }
  await refused(detailedJourneys, unknown, 'there is no such number', 'immatriculation_not_found')
  const foreign = { query: { sessionId: 'no-such-session' } }
  await refused(detailedJourneys, foreign, 'there is no such session', 'payment_session_invalid')
  if (notice !== undefined) {
    await ask(detailedJourneys, { query: { caseNumber: notice, captchaToken: await captchaToken('journeys') } })
  }
  const sessionId = found?.sessionId
  if (found === undefined || sessionId === undefined) {
    reportNotTried(journeys.journeysCompany, 'the plate search gave no sessionId')
  } else {
    const oneDay = { startTime: '2001-01-01T00:00:00', endTime: '2001-01-02T00:00:00' }
    const before = await peek(journeysOfPlate, await search(oneDay))
    const notices = await peek(journeysOfPlate, await search({ onlyCNPorLatePayment: 'true' }))
    proved(journeysOfPlate, 'its filters', [
      before?.journeys.some(({ date }) => date === undefined || !date.startsWith('2001-01-0')) &&
        'answers journeys outside of startTime and endTime: a rental driver would pay those of others',
      notices?.journeys.some(({ nature }) => nature === 'freeFlow') &&
        'answers freeFlow journeys to onlyCNPorLatePayment=true: answer notices only',
    ])
    const second = await peek(journeysOfPlate, await search({ plate: newPlate() }))
    await checkSession(caller, { ...found, sessionId }, second?.sessionId)
    await ask(journeys.journeysCompany, { query: { sessionId } })
    await refused(receipt, { query: { sessionId } }, 'this session has paid nothing')
  }
  await ask(journeys.journeyPrice, { query: { plate, plateCountry: country, in: '23', out: '34', category: '1' } })
}

async function checkSession(
  { ask, proved, plate }: Caller,
  found: JourneysSet & { sessionId: string },
  otherSession: string | undefined,
): Promise<void> {
  const { sessionId } = found
  proved(journeysOfPlate, 'journeys of the plate', [
    ...listFaults(found.journeys, plate),
    found.plate !== undefined &&
      canonicalPlate(found.plate) !== canonicalPlate(plate) &&
      `answers the plate ${found.plate} to a search of ${plate}: answer the searched one`,
  ])
  const read = await ask(detailedJourneys, { query: { sessionId } })
  const idsOf = (set: JourneysSet) => JSON.stringify(set.journeys.map(({ id }) => id).toSorted())
  proved(detailedJourneys, 'one plate per session', [
    otherSession === sessionId &&
      'two searches have one sessionId, so two visitors share a basket: open a session for each search',
    read?.plate !== undefined &&
      canonicalPlate(read.plate) !== canonicalPlate(plate) &&
      `the session of ${plate} shows ${read.plate} after another search: keep the plate of each session`,
    read && idsOf(read) !== idsOf(found) && 'a session shows other journeys than its search: keep its criteria',
    ...listFaults(read?.journeys ?? [], plate),
  ])
  const isGuessable = sessionId.length < 16 || (otherSession !== undefined && isNext(sessionId, otherSession))
  const life = Date.parse(found.search?.expiresAt ?? '') - Date.now()
  proved(journeysOfPlate, 'its session', [
    isGuessable && `sessionId ${sessionId} can be guessed, which opens other visitors' searches: use 128 random bits`,
    life < 5 * minute && `expiresAt ${found.search?.expiresAt} leaves no time to pay: give a session 30 minutes`,
    life > 24 * 60 * minute && `expiresAt ${found.search?.expiresAt} is more than a day away: give 30 minutes`,
  ])
}

const minute = 60_000

/** Whether two ids differ in their last characters only, as those of a counter do. */
function isNext(one: string, next: string): boolean {
  const same = Array.from(one).findIndex((letter, at) => letter !== next[at])
  return one !== next && one.length === next.length && one.length - same <= 4
}
