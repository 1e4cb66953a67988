import { importColumns } from '@voie-libre/domain/account/fleetImport'
import * as accounts from '@voie-libre/domain/contract/accounts'
import * as alerts from '@voie-libre/domain/contract/alerts'
import { readClaimReasons, sendClaim } from '@voie-libre/domain/contract/claims'
import type { Endpoint } from '@voie-libre/domain/contract/endpoint'
import { detailedJourneys, extendSearch, journeysOfPlate } from '@voie-libre/domain/contract/journeys'
import * as payments from '@voie-libre/domain/contract/payments'
import * as renters from '@voie-libre/domain/contract/renters'
import * as tokenCalls from '@voie-libre/domain/contract/tokens'
import * as content from '@voie-libre/domain/contract/whitelabel'
import type { Caller, Options } from './caller.ts'

/** An address that nobody has, and a plate that the accounts do not have yet. */
const newEmail = () => `conformance-${crypto.randomUUID()}@example.org`
const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? 'A'
const newPlate = () => `${letter()}${letter()}-${100 + Math.floor(Math.random() * 900)}-${letter()}${letter()}`

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const billing = {
  firstName: 'Camille',
  lastName: 'Durand',
  billingAddress: '12 rue des Tilleuls',
  billingZipcode: '03000',
  billingCity: 'Moulins',
  billingCountry: 'fr',
}

/**
 * The calls that change data, and the error codes of §8 that they must give. It contests a journey of `plate` and starts a
 * payment that nobody completes; accounts keep their data, except for a vehicle that it adds to the renter's fleet.
 */
export async function checkWrites(caller: Caller, options: Options): Promise<void> {
  await checkAlerts(caller, options)
  await checkRegistration(caller)
  const sessionId = await search(caller, options)
  if (sessionId === undefined) {
    for (const call of [
      extendSearch,
      payments.payAllJourneys,
      payments.payByProvider,
      payments.payByPrivateCard,
      sendClaim,
    ]) {
      caller.reportNotTried(call, 'the plate has no unpaid journeys')
    }
  } else {
    await caller.ask(extendSearch, { query: { sessionId: sessionId.id } })
    await checkPayments(caller, sessionId.id)
    await checkClaims(caller, sessionId)
  }
  await checkNotice(caller, options)
  const rating = { id: 'no-such-article', body: { useful: true } }
  await caller.refused(content.rateFaqArticle, rating, 'there is no such article')
  await checkContact(caller)
  await checkCustomer(caller, options)
  await checkRenter(caller, options)
  await checkTokens(caller, {
    record: accounts.userToken,
    refresh: tokenCalls.refreshUserToken,
    logout: tokenCalls.logoutUser,
    read: accounts.readProfile,
    account: options.customer,
  })
  await checkTokens(caller, {
    record: renters.renterToken,
    refresh: tokenCalls.refreshRenterToken,
    logout: tokenCalls.logoutRenter,
    read: renters.readRenter,
    account: options.renter,
  })
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

async function checkRegistration({ ask, refused, captchaToken }: Caller): Promise<void> {
  const { registerUser, userToken } = accounts
  const person = { email: newEmail(), password: 'Secret.123', cgu: true }
  const withCaptcha = async () => ({ captchaToken: await captchaToken() })
  await refused(registerUser, { body: person }, 'the captcha token is missing', ['captcha_mandatory'])
  const wrong: [Partial<typeof person>, string, Parameters<typeof refused>[3]][] = [
    [{ email: 'no-address' }, 'this is no e-mail', ['bad_email_format', 'email_invalid']],
    [{ password: 'short' }, 'the password is too weak', ['bad_password_security']],
    [{ cgu: false }, 'the terms are not accepted', ['cgu_mandatory']],
  ]
  for (const [given, why, codes] of wrong) {
    await refused(registerUser, { query: await withCaptcha(), body: { ...person, ...given } }, why, codes)
  }
  await ask(registerUser, { query: await withCaptcha(), body: person })
  const { email, password } = person
  await refused(accounts.activateUser, { id: email, body: { code: '000000' } }, 'the code is wrong', [
    'invalid_activation_code',
  ])
  await ask(accounts.userActivationCode, { id: email })
  await refused(userToken, { query: await withCaptcha(), body: { email, password } }, 'the account is not active yet', [
    'user_not_activated',
    'user_not_found',
  ])
  await ask(accounts.userPasswordCode, { id: email, query: await withCaptcha() })
  await refused(
    accounts.setUserPassword,
    { id: email, body: { code: '000000', password: 'Secret.1234' } },
    'the code is wrong',
    ['expired_password_reset_code'],
  )
}

interface Found {
  id: string
  journeys: readonly { id?: string | undefined }[]
}

async function search({ ask, captchaToken }: Caller, options: Options): Promise<Found | undefined> {
  const { country = 'FR', plate = 'AB-123-CD' } = options
  const found = await ask(journeysOfPlate, { query: { plate, country, captchaToken: await captchaToken() } })
  if (found?.sessionId === undefined || found.journeys.length === 0) return undefined
  return { id: found.sessionId, journeys: found.journeys }
}

/** The journeys of a payment notice are paid by number. */
async function checkNotice({ ask, refused, reportNotTried, captchaToken }: Caller, { notice }: Options): Promise<void> {
  if (notice === undefined) return reportNotTried(payments.payJourneys, 'needs --notice')
  const found = await ask(detailedJourneys, { query: { caseNumber: notice, captchaToken: await captchaToken() } })
  const query = { sessionId: found?.sessionId ?? '' }
  const idDossier = found?.journeys[0]?.id
  await ask(payments.payJourneys, { query, body: [{ idDossier }] })
  const why = 'the session has no such journey'
  await refused(payments.payJourneys, { query, body: [{ idDossier: 'no-such-journey' }] }, why, [
    'payment_journeys_invalid',
  ])
}

async function checkContact({ ask, refused, captchaToken }: Caller): Promise<void> {
  const form = { firstName: 'Camille', lastName: 'Durand', email: newEmail(), message: 'Conformance check' }
  const { sendContact } = content
  await refused(sendContact, { form }, 'the captcha token is missing', ['captcha_mandatory'])
  const query = async () => ({ captchaToken: await captchaToken() })
  const wrong = { ...form, email: 'no-address' }
  await refused(sendContact, { query: await query(), form: wrong }, 'this is no e-mail', [
    'bad_email_format',
    'email_invalid',
  ])
  await ask(sendContact, { query: await query(), form })
}

/** Refreshing tokens, and the logout, with a login of its own. */
async function checkTokens(
  { ask, refused, login }: Caller,
  { record, refresh, logout, read, account }: TokenCalls,
): Promise<void> {
  const tokens = await login(record, account)
  if (tokens === undefined) return
  const renewed = await ask(refresh, { body: { refreshToken: tokens.refreshToken } })
  await refused(refresh, { body: { refreshToken: tokens.refreshToken } }, 'a refresh token is valid once')
  const token = renewed?.accessToken
  await ask(logout, { token })
  await refused(read, { token }, 'the user has logged out')
}

interface TokenCalls {
  record: typeof accounts.userToken | typeof renters.renterToken
  refresh: typeof tokenCalls.refreshUserToken | typeof tokenCalls.refreshRenterToken
  logout: Endpoint
  read: Endpoint
  account: string | undefined
}

async function checkPayments({ ask, refused }: Caller, sessionId: string): Promise<void> {
  const { payAllJourneys, payByProvider, payByPrivateCard } = payments
  const query = { sessionId }
  const email = newEmail()
  const card = { cardType: 'ESSO', cardNumber: '7034000000000000019', cardValidity: '4012', email }
  const foreign = { query: { sessionId: 'no-such-session' } }
  await refused(payAllJourneys, { ...foreign, body: [] }, 'there is no such session', ['payment_session_invalid'])
  await refused(payByProvider, { ...foreign, body: { ...billing, email } }, 'there is no such session', [
    'payment_session_invalid',
  ])
  await ask(payAllJourneys, { query, body: [] })
  await refused(payByProvider, { query, body: { ...billing, email: 'no-address' } }, 'this is no e-mail', [
    'bad_email_format',
    'email_invalid',
  ])
  await refused(payByProvider, { query, body: { ...billing, billingCity: '', email } }, 'the town is missing', [
    'incomplete_address',
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
    { query, body: { ...card, cardNumber: '4970101234567890' } },
    'the number is of another card',
    ['private_card_bin_error', 'private_card_type_not_match'],
  )
  await ask(payByProvider, { query, body: { ...billing, email } })
  await ask(payments.paymentStatus, { id: sessionId })
}

async function checkClaims({ ask, refused, reportNotTried }: Caller, { id, journeys }: Found): Promise<void> {
  const query = { type: 'FREE_FLOW', sessionId: id }
  const answer = await ask(readClaimReasons, { query: { type: 'FREE_FLOW' } })
  const reason = answer?.reasons[0]
  const journey = journeys[0]?.id
  if (reason === undefined || journey === undefined) {
    reportNotTried(sendClaim, 'there is no reason, or the journey has no id')
    return
  }
  const person = { firstName: 'Camille', lastName: 'Durand', email: newEmail(), comment: 'Conformance check' }
  const files = new File([pixel], 'proof.png', { type: 'image/png' })
  const proof = reason.attachmentMandatory ? { files } : {}
  const form = { ...person, ...proof, journeys: JSON.stringify([journey]), reasonId: reason.id }
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
    const { files: _, ...bare } = { ...form, files, reasonId: proven.id }
    await refused(sendClaim, { query, form: bare }, 'the file is missing', ['mandatory_attachment_missing'])
    const program = new File(['MZ'], 'program.exe', { type: 'application/octet-stream' })
    await refused(sendClaim, { query, form: { ...bare, files: program } }, 'such files are not accepted', [
      'mime_type_not_valid',
    ])
  }
  await ask(sendClaim, { query, form })
  await refused(sendClaim, { query, form }, 'the journey is contested already', ['payment_journeys_invalid'])
}

async function checkCustomer({ ask, refused, reportNotTried, login }: Caller, { customer }: Options): Promise<void> {
  const token = (await login(accounts.userToken, customer))?.accessToken
  const { addPlate, updateProfile } = accounts
  if (token === undefined) {
    for (const call of [updateProfile, addPlate, accounts.updatePlate, accounts.removePlate]) {
      reportNotTried(call, 'needs --customer')
    }
    return
  }
  const body = { countryCode: 'FR', numberPlate: newPlate() }
  const profile = await ask(accounts.readProfile, { token })
  await ask(updateProfile, { token, body: { firstName: profile?.firstName ?? 'Camille' } })
  const passwords = { currentPassword: 'Wrong.12345', newPassword: 'Secret.12345' }
  await refused(updateProfile, { token, body: passwords }, 'the current password is wrong', ['invalid_password'])
  await refused(addPlate, { token, body: { ...body, numberPlate: '' } }, 'the plate is missing', [
    'number_plate_mandatory',
  ])
  await refused(addPlate, { token, body: { ...body, countryCode: 'ZZ' } }, 'there is no such country', [
    'invalid_country_code',
  ])
  const plates = await ask(addPlate, { token, body })
  await refused(addPlate, { token, body }, 'the account has this plate', [
    'number_plate_already_associated_to_this_user',
  ])
  const added = plates?.find(({ numberPlate }) => plain(numberPlate) === plain(body.numberPlate))
  if (added === undefined) return reportNotTried(accounts.removePlate, 'the added plate is not in the answer')
  await ask(accounts.updatePlate, { token, id: added.id, body: { emailNotifications: false } })
  await ask(accounts.removePlate, { token, id: added.id })
}

async function checkRenter({ ask, refused, reportNotTried, login }: Caller, options: Options): Promise<void> {
  const token = (await login(renters.renterToken, options.renter))?.accessToken
  const { addFleetPlate, closeFleetPlate, importPlates, updateRenter, matchContracts } = renters
  if (token === undefined) {
    for (const call of [updateRenter, addFleetPlate, closeFleetPlate, importPlates, matchContracts]) {
      reportNotTried(call, 'needs --renter')
    }
    return
  }
  const renter = await ask(renters.readRenter, { token })
  await ask(updateRenter, { token, body: { phoneNumber: renter?.phoneNumber ?? '+33123456789' } })
  const vehicle = { countryCode: 'FR', numberPlate: newPlate(), validityStartDate: '2026-01-01' }
  const added = await ask(addFleetPlate, { token, body: vehicle })
  if (added === undefined) reportNotTried(closeFleetPlate, 'no vehicle was added')
  else {
    const id = added.id
    const closing = (validityEndDate: string | null) => ({ token, id, body: { validityEndDate } })
    await refused(closeFleetPlate, closing('2025-12-31'), 'it ends before it starts', ['invalid_date_range'])
    await ask(closeFleetPlate, closing('2026-02-01'))
    await ask(closeFleetPlate, closing(null))
  }
  const file = (text: string) => ({ token, form: { importFile: new File([text], 'fleet.csv', { type: 'text/csv' }) } })
  await refused(importPlates, file('a;b\n1;2\n'), 'the columns are others', [
    'renter_import_wrong_format',
    'renter_import_parse_content',
  ])
  await ask(importPlates, file(`${importColumns.join(';')}\n${newPlate()};FR;2026-01-01;\n`))
  await refused(importPlates, { token, form: { other: 'x' } }, 'there is no file', [
    'renter_import_not_found',
    'renter_import_read_file',
  ])
  const contract = {
    reference: 'C-1',
    numberPlate: vehicle.numberPlate,
    start: '2026-01-01T00:00:00',
    end: '2026-01-31T23:59:00',
  }
  await ask(matchContracts, { token, body: { contracts: [contract] } })
}

const plain = (plate: string) => plate.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase()
