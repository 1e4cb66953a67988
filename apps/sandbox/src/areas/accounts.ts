import { randomUUID } from 'node:crypto'
import * as calls from '@voie-libre/contract/calls/accounts'
import type { Plate, Profile } from '@voie-libre/contract/schemas/account'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { addressFields, profileSchema } from '@voie-libre/domain/account/profileForm'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { totalDue } from '@voie-libre/domain/journey/price'
import { addressCountries } from '@voie-libre/domain/reference/countries'
import {
  changePassword,
  deleteOwnAccount,
  hashPassword,
  mailActivation,
  ownAccount,
  refuseWeakPassword,
  serveAccount,
  takeActivationCode,
} from '../auth/account.ts'
import { reserveAttempt } from '../auth/attempts.ts'
import { verifyCaptcha } from '../auth/captcha.ts'
import { masked, sendMail } from '../content/mails.ts'
import type { AccountRow, Caller } from '../auth/tokens.ts'
import { ApiProblem, checkedEmail } from '../http/problem.ts'
import { type Call, type Core, me } from '../http/server.ts'
import { paidByAccount } from '../payments/payments.ts'
import { type Db, filled, insert } from '../store/db.ts'
import { noDay } from '../store/fleetJourneys.ts'
import { isWithin, periodOf, plateKey, vehicleOf } from '../store/vehicles.ts'

type StoredProfile = Omit<Profile, 'email'>
interface CustomerRow extends AccountRow {
  profile: StoredProfile
}

/** Serves the calls of customer accounts. [§7.1] */
export function accounts(core: Core): void {
  const { db, serve } = core
  serveAccount(core, 'customer')

  serve(calls.plateOwners, async ({ query, caller, now }) => ownersOf(db, now, query, caller))

  serve(calls.registerUser, async (call) => {
    await verifyCaptcha(db, 'register', call.query.captchaToken)
    const email = checkedEmail(call.body.email).toLowerCase()
    refuseWeakPassword('customer', call.body.password)
    if (!call.body.cgu) throw new ApiProblem('cgu_mandatory')
    await reserveAttempt(call, 'mail', email)
    const id = randomUUID()
    const password = hashPassword(call.body.password)
    const row = { id, email, password, activated: false, created_at: call.now }
    const fresh = await insert(db, 'accounts', row, 'on conflict (email) do nothing returning id')
    if (fresh.length === 0) throw new ApiProblem('email_already_used')
    await mailActivation(call, 'customer', { id, email })
  })

  serve(calls.activateUser, async ({ params, body, now }) => {
    const account: Caller = { accountType: 'customer', id: params['id'] ?? '' }
    await takeActivationCode(db, now, account, body.code)
    await db.query('update accounts set activated = true where id = $1', [account.id])
  })

  serve(calls.readProfile, async (call) => profileOf(await ownAccount(call)))

  serve(calls.updateProfile, async (call) => {
    const account = await ownAccount<CustomerRow>(call)
    if (await changePassword(call, account)) return profileOf(account)
    const profile = checkedProfile({ ...account.profile, ...call.body })
    await db.query('update accounts set profile = $1::jsonb where id = $2', [JSON.stringify(profile), account.id])
    return profileOf({ ...account, profile })
  })

  serve(calls.deleteAccount, (call) =>
    deleteOwnAccount(call, async (inside, { id, email }) => {
      await inside.query('delete from alerts where email = $1', [email])
      // Accounting keeps the payments, without the customer.
      await inside.query('update payments set account = null where account = $1', [id])
      await sendMail(call, email, 'accountDeleted', {}, { db: inside })
    }),
  )

  serve(calls.myPlates, (call) => platesOf(db, me(call).id))
  serve(calls.myVehicles, async (call) => {
    const plates = await platesOf(db, me(call).id)
    return plates.map(({ numberPlate, countryCode, vehicleType, model }) => {
      return { numberPlate, countryCode, type: vehicleType, model }
    })
  })

  serve(calls.paidHistory, (call) => paidByAccount(db, me(call).id))

  serve(calls.addPlate, async (call) => {
    const { numberPlate, countryCode, validityStartDate: start, validityEndDate: end } = call.body
    const key = plateKey(numberPlate, countryCode)
    periodOf(start, end)
    const row = { id: randomUUID(), account_id: me(call).id, ...key, validity_start: start, validity_end: end }
    const fresh = await insert(db, 'account_plates', row, 'on conflict do nothing returning id')
    if (fresh.length === 0) throw new ApiProblem('number_plate_already_associated_to_this_user')
    return platesOf(db, me(call).id)
  })

  /** Changes one plate of the caller, whose id is $1 and whose account is $2, and answers all of them. */
  const changedPlates = async (call: Pick<Call, 'params' | 'caller'>, sql: string, ...values: unknown[]) => {
    const found = await db.query(`${sql} returning id`, [call.params['id'], me(call).id, ...values])
    if (found.length === 0) throw new ApiProblem('not_found', 404)
    return platesOf(db, me(call).id)
  }
  serve(calls.updatePlate, (call) => {
    const sql = 'update account_plates set email_notifications = $3 where id = $1 and account_id = $2'
    return changedPlates(call, sql, call.body.emailNotifications)
  })
  serve(calls.removePlate, (call) =>
    changedPlates(call, 'delete from account_plates where id = $1 and account_id = $2'),
  )
}

const profileOf = ({ email, profile }: CustomerRow): Profile => ({ ...profile, email })

const unset = Object.fromEntries(['firstName', 'lastName', ...addressFields].map((field) => [field, '']))

/** Checks a whole profile after a change: lengths, a whole address or none, a country only with one. [VALID-21..28] */
function checkedProfile(merged: StoredProfile): StoredProfile {
  const { billingCountry = 'FR', ...texts } = merged
  const form = profileSchema.safeParse({ ...unset, ...texts, billingCountry: billingCountry.trim().toUpperCase() })
  if (!form.success) {
    const isIncomplete = form.error.issues.some(({ message }) => message === 'incomplete_address')
    throw new ApiProblem(isIncomplete ? 'incomplete_address' : 'invalid_request')
  }
  const hasAddress = addressFields.every((field) => form.data[field] !== '')
  if (!hasAddress) return filledOnly({ ...form.data, billingCountry: '' })
  if (!addressCountries.includes(form.data.billingCountry)) throw new ApiProblem('invalid_country_code')
  return filledOnly(form.data)
}

const filledOnly = (fields: Readonly<Record<string, string>>): StoredProfile =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/** Reads a customer's plates with their vehicles, sorted by number. [API-15] */
async function platesOf(db: Db, accountId: string): Promise<Plate[]> {
  const plates = await db.query<Plate>(
    `select p.id, country as "countryCode", plate as "numberPlate", v.type as "vehicleType", v.model,
       validity_start as "validityStartDate", validity_end as "validityEndDate", email_notifications as "emailNotifications"
     from account_plates p left join vehicles v using (country, plate)
     where account_id = $1 order by plate, country`,
    [accountId],
  )
  const payable = await payableOf(db, accountId)
  return plates.map((one) => {
    const own = payable.get(`${one.countryCode} ${one.numberPlate}`) ?? []
    const due = { count: own.length, amount: totalDue(own.map(({ entity }) => entity)) }
    return filled({ ...one, due, nextDeadline: own[0]?.lastDay ?? null })
  })
}

/** Reads what each plate's list offers for payment, without journeys in progress or at the public prosecutor (OMP). */
async function payableOf(db: Db, accountId: string) {
  const rows = await db.query<Record<'start' | 'end' | 'lastDay', string | null> & { key: string; entity: Journey }>(
    `select concat_ws(' ', j.country, j.plate) as key, j.entity, nullif(j.settle_by, '${noDay}') as "lastDay",
       p.validity_start as "start", p.validity_end as "end"
     from journeys j join account_plates p using (country, plate)
     where p.account_id = $1 and j.paid_by is null and j.company is null and j.status <> 'EN_COURS'
       and j.payment_limit is distinct from 'OMP' order by j.settle_by`,
    [accountId],
  )
  const valid = rows.filter(({ entity, start, end }) => {
    const passed = parisInstant(entity.date)
    return passed === undefined || isWithin(passed, start, end)
  })
  return Map.groupBy(valid, ({ key }) => key)
}

/** Reads the masked e-mails of a plate's other current owners; past rentals do not count. [API-05] */
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
  const { owners = [] } = await vehicleOf(db, { country, plate })
  const today = customers.filter(({ validity_end: end }) => end === null || (parisInstant(end) ?? now) >= now)
  return [...new Set([...today.map(({ email }) => email), ...owners].map(masked))]
}
