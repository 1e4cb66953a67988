import * as accounts from '@voie-libre/contract/calls/accounts'
import type { CaptchaAction } from '@voie-libre/contract/calls/captcha'
import * as renters from '@voie-libre/contract/calls/renters'
import * as tokenCalls from '@voie-libre/contract/calls/tokens'
import { importColumns } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { Caller } from './caller.ts'
import type { Options } from './options.ts'
import { newEmail, newPlate, person } from './testData.ts'

/** Registers an account that nobody activates. */
export async function checkRegistration(caller: Caller, { customer }: Options): Promise<void> {
  const { ask, refused, mistakes, captchaToken } = caller
  const { registerUser, userToken } = accounts
  const account = { email: newEmail(), password: 'Secret.123', cgu: true }
  const withCaptcha = async (action: CaptchaAction) => ({ captchaToken: await captchaToken(action) })
  await refused(registerUser, { body: account }, 'the captcha token is missing', 'captcha_mandatory')
  const register = async (given = {}) => ({ query: await withCaptcha('register'), body: { ...account, ...given } })
  await mistakes(registerUser, register)
  await ask(registerUser, await register())
  const { email, password } = account
  const code = '000000'
  await refused(accounts.activateUser, { id: email, body: { code } }, 'the code is wrong', 'invalid_activation_code')
  await ask(accounts.userActivationCode, { id: email })
  const logins = async (body: object) => ({ query: await withCaptcha('login'), body })
  const inactive = await logins({ email, password })
  await refused(userToken, inactive, 'the account is not active yet', 'user_not_activated', 'user_not_found')
  await ask(accounts.userPasswordCode, { id: email, query: await withCaptcha('password') })
  const unknown = { id: email, body: { code, password: 'Secret.1234' } }
  await refused(accounts.setUserPassword, unknown, 'the code is wrong', 'expired_password_reset_code')
  const empty = await logins({ email: '', password: '' })
  await refused(userToken, empty, 'e-mail and password are missing', 'provide_email_and_password_or_refresh_token')
  const known = customer?.split(':')[0]
  const wrong = await logins({ email: known, password: 'Wrong.12345' })
  if (known !== undefined) await refused(userToken, wrong, 'the password is wrong', 'user_not_found')
  await checkWrongLogins(caller)
  await refused(accounts.deleteAccount, {}, 'nobody is logged in')
  if (known === undefined) return caller.reportNotTried(registerUser, 'a second account needs --customer')
  await refused(registerUser, await register({ email: known }), 'it exists already', 'email_already_used')
}

/** Most servers lock after three to ten failures. */
const mostLogins = 10

/** Logs in with an unknown address until the server locks it. */
async function checkWrongLogins({ refused, answeredCode, captchaToken }: Caller): Promise<void> {
  const { userToken } = accounts
  const body = { email: newEmail(), password: 'Wrong.12345' }
  const attempt = async () => ({ query: { captchaToken: await captchaToken('login') }, body })
  await refused(userToken, await attempt(), 'there is no such account', 'user_not_found')
  for (let tries = 2; tries < mostLogins; tries += 1) {
    if ((await answeredCode(userToken, await attempt())) === 'user_temporary_blocked') break
  }
  await refused(userToken, await attempt(), `${mostLogins} logins failed`, 'user_temporary_blocked')
}

/** Checks what a customer changes, and removes the added plate again. */
export async function checkCustomer(
  { ask, peek, proved, refused, mistakes, reportNotTried, loginOf }: Caller,
  { customer }: Options,
): Promise<void> {
  const token = (await loginOf('customer'))?.accessToken
  const { addPlate, updateProfile } = accounts
  if (token === undefined) return
  const body = { countryCode: 'FR', numberPlate: newPlate() }
  const profile = await ask(accounts.readProfile, { token })
  const lastName = profile?.lastName === person.lastName ? 'Martin' : person.lastName
  await ask(updateProfile, { token, body: { firstName: profile?.firstName ?? person.firstName, lastName } })
  const changed = await peek(accounts.readProfile, { token })
  proved(updateProfile, 'what it saves', [
    changed &&
      changed.lastName !== lastName &&
      `lastName is ${changed.lastName} after a change to ${lastName}: save it`,
  ])
  if (profile?.lastName !== undefined) await peek(updateProfile, { token, body: { lastName: profile.lastName } })
  await mistakes(updateProfile, () => ({ token, body: {} }))
  const weak = { currentPassword: customer?.split(':').slice(1).join(':'), newPassword: 'short' }
  await refused(updateProfile, { token, body: weak }, 'the password is too weak', 'bad_password_security')
  await mistakes(addPlate, () => ({ token, body }))
  const plates = await ask(addPlate, { token, body })
  await refused(addPlate, { token, body }, 'the account has this plate', 'number_plate_already_associated_to_this_user')
  const added = plates?.find(({ numberPlate }) => canonicalPlate(numberPlate) === canonicalPlate(body.numberPlate))
  if (added === undefined) return reportNotTried(accounts.removePlate, 'the added plate is not in the answer')
  await ask(accounts.updatePlate, { token, id: added.id, body: { emailNotifications: false } })
  const left = await ask(accounts.removePlate, { token, id: added.id })
  proved(accounts.removePlate, 'what it removes', [
    left?.some(({ id }) => id === added.id) &&
      'the removed plate is still there, so its old owner would see the new one: leave it out',
  ])
}

/** Checks a renter's mailed codes, and the refusal to delete an account without a login. */
export async function checkRenterCodes({ ask, refused, captchaToken }: Caller): Promise<void> {
  const [id, password] = [newEmail(), 'Secret.12345']
  const { activateRenter, renterPasswordCode, setRenterPassword } = renters
  const wrong = { id, body: { code: '000000', password } }
  await ask(renters.renterActivationCode, { id })
  await refused(activateRenter, wrong, 'the code is wrong', 'invalid_activation_code')
  await refused(renterPasswordCode, { id }, 'the captcha token is missing', 'captcha_mandatory')
  await ask(renterPasswordCode, { id, query: { captchaToken: await captchaToken('password') } })
  await refused(setRenterPassword, wrong, 'the code is wrong', 'expired_password_reset_code')
  await refused(renters.deleteRenter, {}, 'nobody is logged in')
}

/** Checks what a renter changes. The added vehicles stay, because no call removes them. */
export async function checkRenter({ ask, refused, reportNotTried, loginOf }: Caller): Promise<void> {
  const token = (await loginOf('renter'))?.accessToken
  const { addFleetPlate, closeFleetPlate, closeFleetPlates, importPlates, updateRenter, matchContracts } = renters
  if (token === undefined) return
  const renter = await ask(renters.readRenter, { token })
  await ask(updateRenter, { token, body: { phoneNumber: renter?.phoneNumber ?? '+33123456789' } })
  const vehicle = { countryCode: 'FR', numberPlate: newPlate(), validityStartDate: '2026-01-01' }
  const adding = { token, body: vehicle }
  const added = await ask(addFleetPlate, adding)
  await refused(addFleetPlate, adding, 'the fleet has this plate', 'number_plate_already_associated_to_this_user')
  if (added === undefined) reportNotTried(closeFleetPlate, 'no vehicle was added')
  else {
    const id = added.id
    const closing = (validityEndDate: string | null) => ({ token, id, body: { validityEndDate } })
    await refused(closeFleetPlate, closing('2025-12-31'), 'it ends before it starts', 'invalid_date_range')
    const closed = await ask(closeFleetPlate, closing('2026-02-01'))
    const stale = { token, id, body: { validityEndDate: null, expectedEndDate: '2026-01-31' } }
    await refused(closeFleetPlate, stale, 'another person has changed the date', 'vehicle_changed')
    const own = { validityEndDate: null, expectedEndDate: closed?.validityEndDate ?? null }
    await ask(closeFleetPlate, { token, id, body: own })
    await ask(closeFleetPlates, { token, body: { closures: [{ ids: [id], ...closing('2026-02-01').body }] } })
  }
  const file = (text: string) => ({ token, form: { importFile: new File([text], 'fleet.csv', { type: 'text/csv' }) } })
  const head = importColumns.join(';')
  const [others, none] = [file('a;b\n1;2\n'), { token, form: { other: 'x' } }]
  const unread = 'renter_import_parse_content'
  await refused(importPlates, others, 'the columns are others', 'renter_import_wrong_format', unread)
  await refused(importPlates, file(`${head}\n;;;\n`), 'a line is invalid', unread)
  await refused(importPlates, file(''), 'the file is empty', 'renter_import_read_file', 'renter_import_not_found')
  await refused(importPlates, none, 'there is no file', 'renter_import_not_found', 'renter_import_read_file')
  await ask(importPlates, file(`${head}\n${newPlate()};FR;2026-01-01;\n`))
  const contract = {
    reference: 'C-1',
    numberPlate: vehicle.numberPlate,
    start: '2026-01-01T00:00:00',
    end: '2026-01-31T23:59:00',
  }
  await ask(matchContracts, { token, body: { contracts: [contract] } })
}

/** Checks refresh and logout. Repeats a refresh token in a separate login, because that may end the session. */
export async function checkTokens({ ask, refused, login }: Caller, { customer, renter }: Options): Promise<void> {
  const { refreshUserToken, logoutUser, refreshRenterToken, logoutRenter } = tokenCalls
  for (const [account, record, refresh, logout, read] of [
    [customer, accounts.userToken, refreshUserToken, logoutUser, accounts.readProfile],
    [renter, renters.renterToken, refreshRenterToken, logoutRenter, renters.readRenter],
  ] as const) {
    const tokens = await login(record, account)
    if (tokens === undefined) continue
    const empty = { body: { refreshToken: '' } }
    await refused(refresh, empty, 'the refresh token is missing', 'provide_email_and_password_or_refresh_token')
    const token = (await ask(refresh, { body: { refreshToken: tokens.refreshToken } }))?.accessToken
    await ask(logout, { token })
    await refused(read, { token }, 'the user has logged out')
    const again = { body: { refreshToken: (await login(record, account))?.refreshToken } }
    await ask(refresh, again)
    await refused(refresh, again, 'a refresh token is valid once')
  }
}
