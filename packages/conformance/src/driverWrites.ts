import * as alerts from '@voie-libre/contract/calls/alerts'
import { readClaimReasons, sendClaim } from '@voie-libre/contract/calls/claims'
import { detailedJourneys, extendSearch, journeysOfPlate } from '@voie-libre/contract/calls/journeys'
import * as payments from '@voie-libre/contract/calls/payments'
import * as content from '@voie-libre/contract/calls/whitelabel'
import { maxPrepaidTrips } from '@voie-libre/contract/schemas/prepayment'
import type { Caller, Options } from './caller.ts'
import { billing, card, newEmail, person, picture } from './testData.ts'

/** Checks what a driver without an account changes: alerts, payments, claims and messages. */
export async function checkDriver(caller: Caller, options: Options): Promise<void> {
  await checkAlerts(caller, options)
  const found = await search(caller, options)
  if (found === undefined) {
    const { payAllJourneys, payByProvider, payByPrivateCard } = payments
    for (const call of [extendSearch, payAllJourneys, payByProvider, payByPrivateCard, sendClaim]) {
      caller.reportNotTried(call, 'the plate has no unpaid journeys')
    }
  } else {
    await caller.ask(extendSearch, { query: { sessionId: found.id } })
    await checkPayments(caller, found.id)
    await checkClaims(caller, found)
  }
  await checkNotice(caller, options)
  await checkReceipts(caller, options)
  const rating = { id: 'no-such-article', body: { useful: true } }
  await caller.refused(content.rateFaqArticle, rating, 'there is no such article')
  await checkContact(caller)
}

async function checkAlerts({ ask, refused }: Caller, { country = 'FR', plate = 'AB-123-CD' }: Options): Promise<void> {
  const email = newEmail()
  const alert = { allowedContact: true, countryCode: country, numberPlate: plate, email }
  const { saveAlert, confirmAlert } = alerts
  await refused(confirmAlert, { body: { code: 'no-such-code' } }, 'there is no such code')
  await refused(saveAlert, { body: { ...alert, email: '' } }, 'the e-mail is missing', ['email_mandatory'])
  await refused(saveAlert, { body: { ...alert, email: 'no-address' } }, 'this is no e-mail', [
    'bad_email_format',
    'email_invalid',
  ])
  const times = { startTime: '2026-03-02T10:00:00', endTime: '2026-03-01T10:00:00' }
  await refused(saveAlert, { body: { ...alert, ...times } }, 'it ends before it starts', ['invalid_date_range'])
  await refused(saveAlert, { body: { ...alert, countryCode: 'ZZ' } }, 'there is no such country', [
    'invalid_country_code',
  ])
  await ask(saveAlert, { body: alert })
  await ask(alerts.readAlert, { query: { countryCode: country, plate, email } })
  await ask(alerts.unsubscribeAlerts, { body: { email } })
}

interface Found {
  id: string
  journeys: readonly { id?: string | undefined }[]
}

async function search({ ask, captchaToken }: Caller, options: Options): Promise<Found | undefined> {
  const { country = 'FR', plate = 'AB-123-CD' } = options
  const found = await ask(journeysOfPlate, { query: { plate, country, captchaToken: await captchaToken('journeys') } })
  if (found?.sessionId === undefined || found.journeys.length === 0) return undefined
  return { id: found.sessionId, journeys: found.journeys }
}

/** Orders the journey of a payment notice by its id. */
async function checkNotice({ ask, refused, reportNotTried, captchaToken }: Caller, { notice }: Options): Promise<void> {
  if (notice === undefined) return reportNotTried(payments.payJourneys, 'needs --notice')
  const found = await ask(detailedJourneys, {
    query: { caseNumber: notice, captchaToken: await captchaToken('journeys') },
  })
  const query = { sessionId: found?.sessionId ?? '' }
  const idDossier = found?.journeys[0]?.id
  await ask(payments.payJourneys, { query, body: [{ idDossier }] })
  const why = 'the session has no such journey'
  await refused(payments.payJourneys, { query, body: [{ idDossier: 'no-such-journey' }] }, why, [
    'payment_journeys_invalid',
  ])
}

async function checkPayments({ ask, refused }: Caller, sessionId: string): Promise<void> {
  const { payAllJourneys, payByProvider, payByPrivateCard } = payments
  const query = { sessionId }
  const email = newEmail()
  const ofCard = { ...card, email }
  const foreign = { query: { sessionId: 'no-such-session' } }
  await refused(payAllJourneys, { ...foreign, body: [] }, 'there is no such session', ['payment_session_invalid'])
  await refused(payByProvider, { ...foreign, body: { ...billing, email } }, 'there is no such session', [
    'payment_session_invalid',
  ])
  const { payJourneys } = payments
  await refused(payJourneys, { query, body: [] }, 'it names no journey', ['session_without_journeys'])
  const ahead = { inProgressId: 'no-such-journey', prepaymentJourney: { in: 23, out: 34, vehicleCategory: 1 } }
  await refused(payJourneys, { query, body: [ahead] }, 'there is no such journey', ['false_in_progress_journey'])
  const { prepaymentJourney } = ahead
  await refused(payJourneys, { query, body: [{ prepaymentJourney }] }, 'finished journeys come first', [
    'missing_post_payment_with_prepayment',
    'unauthorized_prepayment',
  ])
  const trip = { in: { id: 23 }, out: { id: 34 }, vehicleCategory: 1 }
  const trips = Array.from({ length: maxPrepaidTrips + 1 }, () => trip)
  await refused(payAllJourneys, { query, body: trips }, 'no basket has so many trips', ['basket_too_large'])
  await ask(payAllJourneys, { query, body: [] })
  await refused(payByProvider, { query, body: { ...billing, email: 'no-address' } }, 'this is no e-mail', [
    'bad_email_format',
    'email_invalid',
  ])
  await refused(payByProvider, { query, body: { ...billing, billingCity: '', email } }, 'the town is missing', [
    'incomplete_address',
    'required',
  ])
  await refused(payByProvider, { query, body: { ...billing, email: '' } }, 'the e-mail is missing', [
    'email_mandatory',
    'required',
  ])
  await refused(
    payByProvider,
    { query, body: { ...billing, email, expectedTotal: 1 } },
    'the shown total is another one',
    ['basket_changed'],
  )
  await refused(
    payByPrivateCard,
    { query, body: { ...ofCard, cardNumber: '4970101234567890' } },
    'no such card is accepted',
    ['private_card_bin_error'],
  )
  await refused(payByPrivateCard, { query, body: { ...ofCard, cardType: 'DKV' } }, 'the number is of another card', [
    'private_card_type_not_match',
  ])
  await ask(payByProvider, { query, body: { ...billing, email } })
  await ask(payments.paymentStatus, { id: sessionId })
}

/** Checks receipts by e-mail, whose answer must not reveal whether anybody paid. */
async function checkReceipts(caller: Caller, { country = 'FR', plate = 'AB-123-CD' }: Options): Promise<void> {
  const { ask, refused, captchaToken } = caller
  const email = newEmail()
  await refused(
    payments.sendReceipt,
    { query: { sessionId: 'no-such-session' }, body: { email } },
    'there is no such payment',
  )
  const body = { email, numberPlate: plate, countryCode: country }
  await refused(payments.resendReceipts, { body }, 'the captcha token is missing', ['captcha_mandatory'])
  await ask(payments.resendReceipts, { query: { captchaToken: await captchaToken('receipts') }, body })
}

const large = () => picture('large.png', 5 * 1024 * 1024)

async function checkClaims({ ask, refused, reportNotTried }: Caller, { id, journeys }: Found): Promise<void> {
  const query = { type: 'FREE_FLOW', sessionId: id }
  const answer = await ask(readClaimReasons, { query: { type: 'FREE_FLOW' } })
  const reason = answer?.reasons[0]
  const journey = journeys[0]?.id
  if (reason === undefined || journey === undefined) {
    reportNotTried(sendClaim, 'there is no reason, or the journey has no id')
    return
  }
  const proof = reason.attachmentMandatory ? { files: picture() } : {}
  const sender = { ...person, email: newEmail(), comment: 'Conformance check' }
  const form = { ...sender, ...proof, journeys: JSON.stringify([journey]), reasonId: reason.id }
  const commented = answer?.reasons.find(({ commentMandatory }) => commentMandatory)
  const proven = answer?.reasons.find(({ attachmentMandatory }) => attachmentMandatory)
  await refused(sendClaim, { query, form: { ...form, journeys: '[]' } }, 'it names no journey', [
    'renter_protest_no_journey_selected',
  ])
  await refused(sendClaim, { query, form: { ...form, email: 'no-address' } }, 'this is no e-mail', [
    'bad_email_format',
    'email_invalid',
  ])
  if (commented) {
    const empty = { ...form, reasonId: commented.id, comment: '' }
    await refused(sendClaim, { query, form: empty }, 'the comment is missing', ['mandatory_comment_missing'])
  }
  if (proven) {
    const bare = { ...sender, journeys: form.journeys, reasonId: proven.id }
    const withFiles = (...files: File[]) => ({ query, form: { ...bare, files } })
    await refused(sendClaim, { query, form: bare }, 'the file is missing', ['mandatory_attachment_missing'])
    const program = new File(['MZ'], 'program.exe', { type: 'application/octet-stream' })
    await refused(sendClaim, withFiles(program), 'such files are not accepted', ['mime_type_not_valid'])
    await refused(sendClaim, withFiles(large()), 'the file has more than 5 MB', ['claim_files_toobig'])
    const many = Array.from({ length: (proven.maxFiles ?? 10) + 1 }, (__, index) => picture(`proof${index}.png`))
    await refused(sendClaim, withFiles(...many), 'there are too many files', ['protest_files_number'])
  }
  await ask(sendClaim, { query, form })
  await refused(sendClaim, { query, form }, 'the journey is contested already', ['payment_journeys_invalid'])
}

async function checkContact({ ask, refused, captchaToken }: Caller): Promise<void> {
  const form = { ...person, email: newEmail(), message: 'Conformance check' }
  const { sendContact } = content
  await refused(sendContact, { form }, 'the captcha token is missing', ['captcha_mandatory'])
  const query = async () => ({ captchaToken: await captchaToken('contact') })
  const wrong = { ...form, email: 'no-address' }
  await refused(sendContact, { query: await query(), form: wrong }, 'this is no e-mail', [
    'bad_email_format',
    'email_invalid',
  ])
  await refused(sendContact, { query: await query(), form: { ...form, message: '' } }, 'the message is missing', [
    'required',
  ])
  await refused(
    sendContact,
    { query: await query(), form: { ...form, files: large() } },
    'the file has more than 5 MB',
    ['claim_files_toobig_contact'],
  )
  await ask(sendContact, { query: await query(), form })
}
