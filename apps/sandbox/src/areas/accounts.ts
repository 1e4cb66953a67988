import { randomUUID } from 'node:crypto'
import type { Plate, Profile } from '@voie-libre/domain/account/account'
import { emailAddress } from '@voie-libre/domain/account/email'
import { passwordIssue } from '@voie-libre/domain/account/password'
import { profileSchema } from '@voie-libre/domain/account/profileForm'
import {
  activateUser,
  addPlate,
  deleteAccount,
  myPlates,
  myVehicles,
  paidHistory,
  plateOwners,
  readProfile,
  registerUser,
  removePlate,
  setUserPassword,
  updatePlate,
  updateProfile,
  userActivationCode,
  userPasswordCode,
  userToken,
} from '@voie-libre/domain/contract/accounts'
import { logoutUser, refreshUserToken } from '@voie-libre/domain/contract/tokens'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { paymentCountries } from '@voie-libre/domain/reference/countries'
import { issueCode, takeCode } from '../auth/codes.ts'
import { type Call, type Core, me } from '../http/server.ts'
import type { Db } from '../store/db.ts'
import { pageUrl, sendMail } from '../content/mails.ts'
import { masked } from '../auth/mask.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { paidByAccount } from '../payments/payments.ts'
import { ApiProblem } from '../http/problem.ts'
import { forgetFailures, signIn } from '../auth/signIn.ts'
import { type Caller, endOtherSessions, endSession, refreshTokens, revokeTokens } from '../auth/tokens.ts'
import { plateKey } from '../store/vehicles.ts'
import { verifyCaptcha } from './captcha.ts'

type StoredProfile = Omit<Profile, 'email'>
interface AccountRow {
  id: string
  email: string
  password: string
  activated: boolean
  profile: StoredProfile
}

/** Customer accounts. [§7.1] */
export function accounts({ db, serve }: Core): void {
  serve(plateOwners, async ({ query, caller, now }) => ownersOf(db, now, query, caller))

  serve(registerUser, async (call) => {
    await verifyCaptcha(db, call.query.captchaToken)
    const email = emailOf(call.body.email)
    refuseWeak(call.body.password)
    if (!call.body.cgu) throw new ApiProblem('cgu_mandatory')
    const id = randomUUID()
    const fresh = await db.query(
      `insert into accounts (id, email, password, activated, created_at) values ($1, $2, $3, false, $4)
       on conflict (email) do nothing returning id`,
      [id, email, await hashPassword(call.body.password), call.now],
    )
    if (fresh.length === 0) throw new ApiProblem('email_already_used')
    await mailActivation(call, id, email)
  })

  serve(activateUser, async ({ params, body, now }) => {
    const account = accountOf(params['id'])
    const [row] = await db.query<AccountRow>('select * from accounts where id = $1', [account.id])
    if (row?.activated === true) throw new ApiProblem('user_already_activated')
    const code = await takeCode(db, now, { purpose: 'activation', account }, body.code)
    if (code === 'unknown') throw new ApiProblem('invalid_activation_code')
    if (code === 'expired') throw new ApiProblem('expired_activation_code')
    await db.query('update accounts set activated = true where id = $1', [account.id])
  })

  // Asking for a code never tells whether the account exists. [OPEN-52]
  serve(userActivationCode, async (call) => {
    const row = await byEmail(db, call.params['id'])
    if (row !== undefined && !row.activated) await mailActivation(call, row.id, row.email)
  })

  serve(userToken, (call) => signIn(call, 'customer', (email) => byEmail(db, email)))
  serve(refreshUserToken, async ({ body, now }) => {
    if (body.refreshToken === '') throw new ApiProblem('provide_email_and_password_or_refresh_token')
    return refreshTokens(db, now, 'customer', body.refreshToken)
  })

  serve(userPasswordCode, async (call) => {
    await verifyCaptcha(db, call.query.captchaToken)
    const row = await byEmail(db, call.params['id'])
    if (row === undefined) return
    // Nobody has proved yet that this mailbox is theirs: the activation link does.
    if (!row.activated) return mailActivation(call, row.id, row.email)
    const code = await issueCode(db, call.now, { purpose: 'password', account: accountOf(row.id) })
    await sendMail(call, row.email, 'password', {
      link: pageUrl(call, '/account/changePassword', { id: row.id, code }),
    })
  })

  serve(setUserPassword, async ({ params, body, now }) => {
    refuseWeak(body.password)
    const account = accountOf(params['id'])
    // §8 has one code for a link that no longer works, whatever the reason.
    if ((await takeCode(db, now, { purpose: 'password', account }, body.code)) !== 'valid')
      throw new ApiProblem('expired_password_reset_code')
    const [row] = await db.query<{ email: string }>('update accounts set password = $1 where id = $2 returning email', [
      await hashPassword(body.password),
      account.id,
    ])
    await revokeTokens(db, account)
    if (row !== undefined) await forgetFailures(db, 'customer', row.email)
  })

  serve(readProfile, async (call) => profileOf(await own(call)))

  serve(updateProfile, async (call) => {
    const { currentPassword, newPassword, ...fields } = call.body
    const account = await own(call)
    if (currentPassword !== undefined || newPassword !== undefined) {
      await changePassword(call, account, currentPassword, newPassword)
      return profileOf(account)
    }
    const changed = { ...account, profile: checkedProfile({ ...account.profile, ...fields }) }
    await db.query('update accounts set profile = $1::jsonb where id = $2', [
      JSON.stringify(changed.profile),
      account.id,
    ])
    return profileOf(changed)
  })

  serve(deleteAccount, async (call) => {
    const { id, email } = await own(call)
    await db.transaction(async (inside) => {
      await inside.query('delete from account_plates where account_id = $1', [id])
      await inside.query('delete from codes where owner = $1', [id])
      await inside.query('delete from alerts where email = $1', [email])
      // A payment is kept for the books; whose account it was is not.
      await inside.query('update payments set account = null where account = $1', [id])
      await inside.query('delete from accounts where id = $1', [id])
      await revokeTokens(inside, me(call))
      await sendMail(call, email, 'accountDeleted', {}, inside)
    })
  })

  serve(logoutUser, (call) => endSession(db, me(call)))

  serve(myPlates, (call) => platesOf(db, me(call).id))
  serve(myVehicles, async (call) => {
    const plates = await platesOf(db, me(call).id)
    return plates.map(({ numberPlate, countryCode, vehicleType, model }) => {
      return { numberPlate, countryCode, type: vehicleType, model }
    })
  })

  serve(paidHistory, (call) => paidByAccount(db, me(call).id))

  serve(addPlate, async (call) => {
    const { numberPlate, countryCode, validityStartDate: start, validityEndDate: end } = call.body
    const key = plateKey(numberPlate, countryCode)
    if (start !== undefined || end !== undefined) {
      const [from, to] = [parisInstant(start ?? ''), parisInstant(end ?? '')]
      if (from === undefined || to === undefined || to <= from) throw new ApiProblem('invalid_date_range')
    }
    const fresh = await db.query(
      `insert into account_plates (id, account_id, country, plate, validity_start, validity_end)
       values ($1, $2, $3, $4, $5, $6) on conflict (account_id, country, plate) do nothing returning id`,
      [randomUUID(), me(call).id, key.country, key.plate, start, end],
    )
    if (fresh.length === 0) throw new ApiProblem('number_plate_already_associated_to_this_user')
    return platesOf(db, me(call).id)
  })

  serve(updatePlate, async (call) => {
    const found = await db.query(
      'update account_plates set email_notifications = $1 where id = $2 and account_id = $3 returning id',
      [call.body.emailNotifications, call.params['id'], me(call).id],
    )
    if (found.length === 0) throw new ApiProblem('not_found', 404)
    return platesOf(db, me(call).id)
  })

  serve(removePlate, async (call) => {
    const gone = await db.query('delete from account_plates where id = $1 and account_id = $2 returning id', [
      call.params['id'],
      me(call).id,
    ])
    if (gone.length === 0) throw new ApiProblem('not_found', 404)
    return platesOf(db, me(call).id)
  })
}

const accountOf = (id: string | undefined): Caller => ({ accountType: 'customer', id: id ?? '' })

function emailOf(text: string): string {
  const email = emailAddress.safeParse(text)
  if (!email.success) throw new ApiProblem(email.error.issues[0]?.message ?? 'email_invalid')
  return email.data.toLowerCase()
}

function refuseWeak(password: string) {
  if (passwordIssue(password, 'customer') !== undefined) throw new ApiProblem('bad_password_security')
}

async function byEmail(db: Db, email: string | undefined): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>('select * from accounts where email = $1', [
    (email ?? '').trim().toLowerCase(),
  ])
  return row
}

async function own(call: Pick<Call, 'db' | 'caller'>): Promise<AccountRow> {
  const [row] = await call.db.query<AccountRow>('select * from accounts where id = $1', [me(call).id])
  if (row === undefined) throw new ApiProblem('unauthorized', 401)
  return row
}

async function mailActivation(call: Call, id: string, email: string) {
  const code = await issueCode(call.db, call.now, { purpose: 'activation', account: accountOf(id) })
  await sendMail(call, email, 'activation', { link: pageUrl(call, '/account/activate', { id, code }) })
}

const profileOf = ({ email, profile }: AccountRow): Profile => ({ ...profile, email })

/** A changed password ends the account's other sessions: whoever knew the old one is signed out. */
async function changePassword(
  call: Pick<Call, 'db' | 'caller'>,
  account: AccountRow,
  current: string | undefined,
  next: string | undefined,
): Promise<void> {
  if (current === undefined || next === undefined) throw new ApiProblem('required')
  if (!(await isPassword(current, account.password))) throw new ApiProblem('invalid_password')
  refuseWeak(next)
  const password = await hashPassword(next)
  await call.db.transaction(async (inside) => {
    await inside.query('update accounts set password = $1 where id = $2', [password, account.id])
    await endOtherSessions(inside, me(call))
  })
}

const addressFields = ['billingAddress', 'billingZipcode', 'billingCity'] as const

/** The whole profile after a change: lengths, address all or nothing, country only with an address. [VALID-21..28] */
function checkedProfile(merged: StoredProfile): StoredProfile {
  const { billingCountry = 'FR', ...texts } = merged
  const form = profileSchema.safeParse({
    firstName: texts.firstName ?? '',
    lastName: texts.lastName ?? '',
    billingAddress: texts.billingAddress ?? '',
    billingZipcode: texts.billingZipcode ?? '',
    billingCity: texts.billingCity ?? '',
    billingCountry: billingCountry.trim().toUpperCase(),
  })
  if (!form.success) {
    const isIncomplete = form.error.issues.some(({ message }) => message === 'incomplete_address')
    throw new ApiProblem(isIncomplete ? 'incomplete_address' : 'invalid_request')
  }
  const hasAddress = addressFields.every((field) => form.data[field] !== '')
  if (!hasAddress) return filledOnly({ ...form.data, billingCountry: '' })
  if (!paymentCountries.includes(form.data.billingCountry)) throw new ApiProblem('invalid_country_code')
  return filledOnly(form.data)
}

const filledOnly = (fields: Readonly<Record<string, string>>): StoredProfile =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/** By number, with what is known of each vehicle. [API-15] */
async function platesOf(db: Db, accountId: string): Promise<Plate[]> {
  const rows = await db.query<{
    id: string
    country: string
    plate: string
    validity_start: string | null
    validity_end: string | null
    email_notifications: boolean
    type: string | null
    model: string | null
  }>(
    `select p.*, v.type, v.model from account_plates p left join vehicles v using (country, plate)
     where account_id = $1 order by plate, country`,
    [accountId],
  )
  return rows.map((row) => ({
    id: row.id,
    numberPlate: row.plate,
    countryCode: row.country,
    vehicleType: row.type ?? undefined,
    model: row.model ?? undefined,
    validityStartDate: row.validity_start ?? undefined,
    validityEndDate: row.validity_end ?? undefined,
    emailNotifications: row.email_notifications,
  }))
}

/** Who else owns a plate today, masked. A rental that is over no longer counts. [API-05] */
async function ownersOf(
  db: Db,
  now: Date,
  query: { numberPlate: string; countryCode: string },
  caller: Caller | undefined,
): Promise<string[]> {
  const { country, plate } = plateKey(query.numberPlate, query.countryCode)
  const customers = await db.query<{ email: string; validity_end: string | null }>(
    `select a.email, p.validity_end from account_plates p join accounts a on a.id = p.account_id
     where p.country = $1 and p.plate = $2 and a.id is distinct from $3 order by a.email`,
    [country, plate, caller?.accountType === 'customer' ? caller.id : undefined],
  )
  const [vehicle] = await db.query<{ owners: string[] }>(
    'select owners from vehicles where country = $1 and plate = $2',
    [country, plate],
  )
  const today = customers.filter(({ validity_end: end }) => end === null || (parisInstant(end) ?? now) >= now)
  return [...new Set([...today.map(({ email }) => email), ...(vehicle?.owners ?? [])].map(masked))]
}
