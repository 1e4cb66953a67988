import * as alerts from '@voie-libre/contract/calls/alerts'
import { readClaimReasons, sendClaim } from '@voie-libre/contract/calls/claims'
import { detailedJourneys, extendSearch, journeyPrice, journeysOfPlate } from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import * as content from '@voie-libre/contract/calls/whitelabel'
import type { ProviderHandover } from '@voie-libre/contract/schemas/payment'
import { paymentStatusValues } from '@voie-libre/contract/schemas/paymentStatus'
import { maxPrepaidTrips } from '@voie-libre/contract/schemas/prepayment'
import { totalDue } from '@voie-libre/domain/journey/price'
import { providerForm } from '@voie-libre/domain/payment/methods'
import { amountFault } from './amounts.ts'
import type { Caller } from './caller.ts'
import type { Options } from './options.ts'
import { billing, card, newEmail, person, picture } from './testData.ts'

export async function checkAlerts({ ask, refused, mistakes, country, plate }: Caller): Promise<void> {
  const email = newEmail()
  const alert = { allowedContact: true, countryCode: country, numberPlate: plate, email }
  const { saveAlert, confirmAlert } = alerts
  await refused(confirmAlert, { body: { code: 'no-such-code' } }, 'there is no such code')
  await mistakes(saveAlert, () => ({ body: alert }))
  await ask(saveAlert, { body: alert })
  await ask(alerts.readAlert, { query: { countryCode: country, plate, email } })
  await ask(alerts.unsubscribeAlerts, { body: { email } })
}

/** The unpaid journeys of the plate with the session of their search; undefined if there are none. */
async function search({ ask, captchaToken, country, plate }: Caller) {
  const found = await ask(journeysOfPlate, { query: { plate, country, captchaToken: await captchaToken('journeys') } })
  const { sessionId, journeys = [] } = found ?? {}
  return sessionId === undefined || journeys.length === 0 ? undefined : { sessionId, journeys }
}

export async function checkPayments(caller: Caller, options: Options): Promise<void> {
  const { ask, proved, refused, mistakes, reportNotTried } = caller
  const { payJourneys, payAllJourneys, payByProvider, payByPrivateCard } = payments
  const found = await search(caller)
  if (found === undefined) {
    for (const call of [extendSearch, payAllJourneys, payByProvider, payByPrivateCard]) {
      reportNotTried(call, 'the plate has no unpaid journeys')
    }
    return
  }
  const { sessionId } = found
  const extended = await ask(extendSearch, { query: { sessionId } })
  proved(extendSearch, 'its end', [
    extended &&
      Date.parse(extended.expiresAt) < Date.now() + 60_000 &&
      `expiresAt ${extended.expiresAt} is over at once: give the whole time again`,
  ])
  await checkNotice(caller, options, sessionId)
  const query = { sessionId }
  const email = newEmail()
  const foreign = { query: { sessionId: 'no-such-session' } }
  await refused(payAllJourneys, { ...foreign, body: [] }, 'there is no such session', 'payment_session_invalid')
  const unnamed = { ...foreign, body: { ...billing, email } }
  await refused(payByProvider, unnamed, 'there is no such session', 'payment_session_invalid')
  await refused(payJourneys, { query, body: [] }, 'it names no journey', 'session_without_journeys')
  const prepaymentJourney = { in: 23, out: 34, vehicleCategory: 1 }
  if (caller.isOffered(journeyPrice)) {
    const ahead = [{ inProgressId: 'no-such-journey', prepaymentJourney }]
    await refused(payJourneys, { query, body: ahead }, 'there is no such journey', 'false_in_progress_journey')
    const trip = { in: { id: 23 }, out: { id: 34 }, vehicleCategory: 1 }
    const trips = Array.from({ length: maxPrepaidTrips + 1 }, () => trip)
    await refused(payAllJourneys, { query, body: trips }, 'no basket has so many trips', 'basket_too_large')
  }
  const early = { query, body: [{ prepaymentJourney }] }
  const earlyCodes = ['missing_post_payment_with_prepayment', 'unauthorized_prepayment'] as const
  await refused(payJourneys, early, 'finished journeys come first', ...earlyCodes)
  const offer = await ask(payAllJourneys, { query, body: [] })
  const due = totalDue(found.journeys)
  const total = offer?.total
  const methods = offer?.paymentMethods ?? []
  proved(payAllJourneys, 'its total and methods', [
    total !== undefined && amountFault('total', total, due, 'cents'),
    offer &&
      !methods.some(({ isEnabled }) => isEnabled) &&
      'no method is enabled, so nobody can pay: answer one with isEnabled true',
  ])
  await mistakes(payByProvider, () => ({ query, body: { ...billing, email } }))
  if (total !== undefined) {
    const other = { query, body: { ...billing, email, expectedTotal: 1 } }
    await refused(payByProvider, other, 'the shown total is another one', 'basket_changed')
  }
  if (methods.some(({ type }) => type === card.cardType)) {
    await mistakes(payByPrivateCard, () => ({ query, body: { ...card, email } }))
  } else reportNotTried(payByPrivateCard, `the server offers no card ${card.cardType}`)
  const handover = await ask(payByProvider, { query, body: { ...billing, email, expectedTotal: total } })
  proved(payByProvider, 'its hand-over', handover ? handoverFaults(handover, due, options) : [])
  if (handover === undefined && total !== undefined) {
    const fault = `does not accept the total that it has named, ${total}: compare expectedTotal in cents`
    proved(payByProvider, 'the shown total', [
      (await ask(payByProvider, { query, body: { ...billing, email } })) && fault,
    ])
  }
  const state = await ask(payments.paymentStatus, { id: sessionId })
  const status = state?.status.toUpperCase() ?? 'PENDING'
  proved(payments.paymentStatus, 'a payment that nobody has completed', [
    !paymentStatusValues.some((known) => known === status) &&
      `status ${status} is unknown and counts as refused: send one of ${paymentStatusValues.join(', ')}`,
    (status === 'SUCCEED' || state?.debited === true) &&
      'is paid before the provider says so: answer PENDING until then',
  ])
}

/** Says why the portal would refuse the hand-over, or which amount the driver would see at the provider. */
function handoverFaults(handover: ProviderHandover, due: number, { url, host, provider = [] }: Options) {
  const origin = host === undefined ? new URL(url).origin : `https://${host}`
  const isKnown = providerForm(handover, { origin, allowedOrigins: provider, providers: [] })
  const amount = handover.parameters.find(({ pspVariableName }) => pspVariableName === 'PBX_TOTAL')?.pspVariableValue
  return [
    !isKnown &&
      `the portal refuses ${handover.url}: hand over to https and to an origin of --provider (providerOrigins in its configuration)`,
    amount !== undefined &&
      Number(amount) !== due &&
      `PBX_TOTAL is ${amount}, but the journeys cost ${due} cents: hand over the sum of the basket`,
  ]
}

/** Orders the journey of a payment notice by its id, and with the session of another plate, which must not show or sell it. */
async function checkNotice(caller: Caller, { notice }: Options, otherSession: string): Promise<void> {
  const { ask, proved, refused, reportNotTried, captchaToken } = caller
  const { payJourneys } = payments
  if (notice === undefined) return reportNotTried(payJourneys, 'needs --notice')
  const found = await ask(detailedJourneys, {
    query: { caseNumber: notice, captchaToken: await captchaToken('journeys') },
  })
  const query = { sessionId: found?.sessionId ?? '' }
  const [journey] = found?.journeys ?? []
  const body = [{ idDossier: journey?.id }]
  const why = 'the session has no such journey'
  const code = 'payment_journeys_invalid'
  await refused(payJourneys, { query, body: [{ idDossier: 'no-such-journey' }] }, why, code)
  await refused(payJourneys, { query: { sessionId: otherSession }, body }, 'the journey is of another plate', code)
  await refused(payJourneys, { query, body: [...body, ...body] }, 'it names a journey twice', code)
  const offer = await ask(payJourneys, { query, body })
  proved(payJourneys, 'its total', [
    offer?.total !== undefined && journey && amountFault('total', offer.total, totalDue([journey]), 'cents'),
  ])
}

/** Checks receipts by e-mail, whose answer must not reveal whether anybody paid. */
export async function checkReceipts({ ask, refused, captchaToken, country, plate }: Caller): Promise<void> {
  const email = newEmail()
  const foreign = { query: { sessionId: 'no-such-session' }, body: { email } }
  await refused(payments.sendReceipt, foreign, 'there is no such payment', 'payment_session_invalid')
  const body = { email, numberPlate: plate, countryCode: country }
  await refused(payments.resendReceipts, { body }, 'the captcha token is missing', 'captcha_mandatory')
  await ask(payments.resendReceipts, { query: { captchaToken: await captchaToken('receipts') }, body })
}

const large = () => picture('large.png', 5 * 1024 * 1024)

export async function checkClaims(caller: Caller): Promise<void> {
  const { ask, refused, mistakes, reportNotTried } = caller
  const found = await search(caller)
  if (found === undefined) return reportNotTried(sendClaim, 'the plate has no unpaid journeys')
  const query = { type: 'FREE_FLOW', sessionId: found.sessionId }
  const answer = await ask(readClaimReasons, { query: { type: 'FREE_FLOW' } })
  const reason = answer?.reasons[0]
  const journey = found.journeys[0]?.id
  if (reason === undefined || journey === undefined) {
    return reportNotTried(sendClaim, 'there is no reason, or the journey has no id')
  }
  const proof = reason.attachmentMandatory ? { files: picture() } : {}
  const sender = { ...person, email: newEmail(), comment: 'Conformance check' }
  const form = { ...sender, ...proof, journeys: JSON.stringify([journey]), reasonId: reason.id }
  const commented = answer?.reasons.find(({ commentMandatory }) => commentMandatory)
  const proven = answer?.reasons.find(({ attachmentMandatory }) => attachmentMandatory)
  await mistakes(sendClaim, () => ({ query, form }))
  if (commented) {
    const empty = { ...form, reasonId: commented.id, comment: '' }
    await refused(sendClaim, { query, form: empty }, 'the comment is missing', 'mandatory_comment_missing')
  }
  if (proven) {
    const bare = { ...sender, journeys: form.journeys, reasonId: proven.id }
    const withFiles = (...files: File[]) => ({ query, form: { ...bare, files } })
    await refused(sendClaim, { query, form: bare }, 'the file is missing', 'mandatory_attachment_missing')
    const program = new File(['MZ'], 'program.exe', { type: 'application/octet-stream' })
    await refused(sendClaim, withFiles(program), 'such files are not accepted', 'mime_type_not_valid')
    await refused(sendClaim, withFiles(large()), 'the file has more than 5 MB', 'claim_files_toobig')
    const many = Array.from({ length: (proven.maxFiles ?? 10) + 1 }, (__, index) => picture(`proof${index}.png`))
    await refused(sendClaim, withFiles(...many), 'there are too many files', 'protest_files_number')
  }
  await ask(sendClaim, { query, form })
  await refused(sendClaim, { query, form }, 'the journey is contested already', 'payment_journeys_invalid')
}

export async function checkContact({ ask, refused, mistakes, captchaToken }: Caller): Promise<void> {
  const rating = { id: 'no-such-article', body: { useful: true } }
  await refused(content.rateFaqArticle, rating, 'there is no such article')
  const form = { ...person, email: newEmail(), message: 'Conformance check' }
  const { sendContact } = content
  await refused(sendContact, { form }, 'the captcha token is missing', 'captcha_mandatory')
  const sent = async (files = {}) => ({
    query: { captchaToken: await captchaToken('contact') },
    form: { ...form, ...files },
  })
  await mistakes(sendContact, sent)
  const heavy = await sent({ files: large() })
  await refused(sendContact, heavy, 'the file has more than 5 MB', 'claim_files_toobig_contact')
  await ask(sendContact, await sent())
}
