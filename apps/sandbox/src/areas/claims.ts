import { readClaimReasons, sendClaim } from '@voie-libre/contract/calls/claims'
import type { ClaimType } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { claimTypeOf } from '@voie-libre/domain/claim/selection'
import { displayGroup } from '@voie-libre/domain/journey/category'
import { journeyNumber } from '@voie-libre/domain/journey/list'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { amountDue } from '@voie-libre/domain/journey/price'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import * as z from 'zod/mini'
import { reserveAttempt } from '../auth/attempts.ts'
import { wordsOf } from '../content/content.ts'
import { facts } from '../content/facts.ts'
import { sendMail } from '../content/mails.ts'
import { structure } from '../content/structure.ts'
import { ApiProblem, checkedEmail, jsonIn } from '../http/problem.ts'
import type { Call, Core } from '../http/server.ts'
import { checkedUploads } from '../http/uploads.ts'
import { fill, type Language, money, shortTime, texts } from '../locales/texts.ts'
import { insert } from '../store/db.ts'
import { nextReference } from '../store/settings.ts'
import { activeSession, contestableJourneys } from '../store/sessions.ts'

/** Serves claims, which contest journeys. [§7.6] */
export function claims({ db, serve }: Core): void {
  serve(readClaimReasons, async ({ query, operator, language }) => {
    const { claimReasons } = wordsOf(operator, language)
    return { reasons: rulesFor(query.type).map((rule) => ({ ...rule, label: claimReasons[rule.id] })) }
  })

  /**
   * Problems: renter_protest_no_journey_selected, payment_session_invalid, payment_journeys_invalid (foreign, of
   * another type, or already contested), mandatory_comment_missing, mandatory_attachment_missing, those of the files.
   */
  serve(sendClaim, async (call) => {
    const { query, body, now } = call
    const ids = idsOf(body.journeys)
    const rule = rulesFor(query.type).find(({ id }) => id === body.reasonId)
    if (rule === undefined) throw new ApiProblem(body.reasonId === '' ? 'required' : 'invalid_request')
    const email = checkedEmail(body.email)
    const { firstName, lastName, comment = '' } = body
    if (firstName.trim() === '' || lastName.trim() === '') throw new ApiProblem('required')
    if (rule.commentMandatory && comment.trim() === '') throw new ApiProblem('mandatory_comment_missing')
    const files = call.files('files')
    if (rule.attachmentMandatory && files.length === 0) throw new ApiProblem('mandatory_attachment_missing')
    const uploads = await checkedUploads(files, { tooBig: 'claim_files_toobig', most: rule.maxFiles })

    const reference = await db.transaction(async (inside) => {
      const mine = new Map((await claimable({ ...call, db: inside }, ids)).map((journey) => [journey.id, journey]))
      const journeys = ids.flatMap((id) => mine.get(id) ?? [])
      if (journeys.length < ids.length || !journeys.every((journey) => mayClaim(journey, query.type)))
        throw new ApiProblem('payment_journeys_invalid')

      await reserveAttempt({ ...call, db: inside }, 'mail', email)
      const claim = await nextReference(inside, 'R')
      const fields = JSON.stringify({ reasonId: rule.id, comment, firstName, lastName, email })
      const { type, sessionId } = query
      const row = { id: claim, at: now, type, session_id: sessionId, account_id: call.caller?.id, fields }
      await insert(inside, 'claims', row)
      for (const [position, upload] of uploads.entries())
        await insert(inside, 'claim_files', { claim_id: claim, position, ...upload })
      await inside.query(
        `update journeys set claimed_by = $1, entity = entity || '{"claimDone": true}'
         from jsonb_to_recordset($2::jsonb) as c(id text, "countryPlate" text, "numberPlate" text)
         where country = c."countryPlate" and plate = c."numberPlate" and journeys.id = c.id`,
        [claim, JSON.stringify(journeys)],
      )
      const reason = wordsOf(call.operator, call.language).claimReasons[rule.id]
      const { mail: words, receipt } = texts[call.language]
      const contested = journeys.map((one) => journeyText(one, call.language))
      const list = contested.map((one) => `- ${one.join('\n').trim().replaceAll(/\n+/g, ', ')}`).join('\n')
      const places = { firstName, lastName, reference: claim, reason, journeys: list }
      const plates = new Set(journeys.map((one) => displayPlate(one.numberPlate ?? '', one.countryPlate ?? '')))
      const shown = [
        [words.claimNumber, claim] as const,
        [words.sentOn, shortTime(now, call.language)] as const,
        ...(plates.size === 1 ? [[receipt.plate, [...plates].join('')] as const] : []),
        [words.reason, '', reason] as const,
        ...contested,
        ...(uploads.length > 0 ? [[words.files, '', uploads.map(({ name }) => name).join(', ')] as const] : []),
      ]
      await sendMail(call, email, 'claim', places, { db: inside, facts: shown })
      return claim
    })
    return { reference, answerDays: facts.answerDays }
  })
}

/** Names a contested journey: its day, its sum, and its gates above its number. */
function journeyText(journey: Journey, language: Language): [day: string, sum: string, below: string] {
  const [at, number] = [parisInstant(journey.date), journeyNumber(journey)]
  const given = number === undefined ? '' : fill(texts[language].mail[displayGroup(journey)], { number })
  const day = at === undefined ? '' : shortTime(at, language)
  return [day, money(amountDue(journey), language), `${a79.wayText(journey)}\n${given}`.trim()]
}

const rulesFor = (type: ClaimType) => structure.claimReasons.filter(({ notFor }) => !notFor.includes(type))

function idsOf(text: string): string[] {
  const ids = jsonIn(z.array(z.coerce.string()), text || '[]')
  if (ids === undefined) throw new ApiProblem('invalid_request')
  if (ids.length === 0) throw new ApiProblem('renter_protest_no_journey_selected')
  return [...new Set(ids)]
}

const mayClaim = (journey: Journey, type: ClaimType) => journey.claimDone !== true && claimTypeOf(journey) === type

type Sender = Pick<Call<{ sessionId?: string | undefined }>, 'db' | 'now' | 'query' | 'caller'>

/**
 * Reads those of the named journeys, paid or not, that the search, the fleet or the account lets the sender contest.
 * Locks them in the order of their keys, so that simultaneous claims cannot deadlock. [OPEN-46, OPEN-47, OPEN-68]
 */
export async function claimable({ db, now, query, caller }: Sender, ids: readonly string[]): Promise<Journey[]> {
  if (query.sessionId !== undefined) return contestableJourneys(db, await activeSession(db, now, query.sessionId), ids)
  if (caller === undefined) throw new ApiProblem('payment_session_invalid')
  const owned =
    caller.accountType === 'renter'
      ? '(country, plate, id) in (select country, plate, id from fleet_journeys where renter_id = $1)'
      : '(country, plate) in (select country, plate from account_plates where account_id = $1)'
  const rows = await db.query<{ entity: Journey }>(
    `select entity from journeys where ${owned} and id = any($2) order by country, plate, id for update`,
    [caller.id, ids],
  )
  return rows.map(({ entity }) => entity)
}
