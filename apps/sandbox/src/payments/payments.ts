import type { Cents } from '@voie-libre/contract/cents'
import type { PastPayment } from '@voie-libre/contract/calls/accounts'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { Billing } from '@voie-libre/contract/schemas/payment'
import { type PaymentStatus, paymentStatusValues } from '@voie-libre/contract/schemas/paymentStatus'
import { displayPlate } from '@voie-libre/domain/journey/plate'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { sharesOf, statusAfter } from '@voie-libre/domain/payment/settlement'
import { a79 } from '@voie-libre/domain/prepayment/stretch'
import * as z from 'zod/mini'
import { pageUrl, sendMail } from '../content/mails.ts'
import { ApiProblem } from '../http/problem.ts'
import type { Core } from '../http/server.ts'
import { fill, type Language, money, shortDay, shortTime, texts } from '../locales/texts.ts'
import { type Db, insert, save, sqlFile } from '../store/db.ts'
import { randomReference } from '../store/settings.ts'
import type { BasketLine, Session } from '../store/sessions.ts'
import { type PlateKey, vehicleOf } from '../store/vehicles.ts'
import { basketKey, creditCard, totalOf } from './basket.ts'

/** One attempt to pay a basket. */
export interface Payment extends PlateKey {
  reference: string
  sessionId: string
  operator: string
  /** PAYBOX, AXEPTA, or CARD for a private card. */
  provider: string
  method: string
  status: PaymentStatus
  /** Whether the provider or the card has answered. */
  decided: boolean
  /** Whether the driver was debited. */
  paid: boolean
  amount: Cents
  /** What the journeys still cost after the payment, because their price had risen. [OPEN-67] */
  rest: Cents
  email: string
  cardEnd?: string | undefined
  language: Language
  origin: string
  posts: number
  waitingSince: Date | null
  createdAt: Date
  paidAt?: Date | undefined
}

/** Milliseconds on the sandbox's clock after which the provider confirms a waiting payment. */
const settlementDelay = 60_000

const columns = `reference, session_id as "sessionId", operator, provider, method, status, decided, paid, amount, country,
  plate, email, card_end as "cardEnd", language, origin, posts,
  waiting_since as "waitingSince", created_at as "createdAt",
  paid_at as "paidAt",
  (select coalesce(sum(rest), 0)::integer from payment_lines where payment = reference) as rest`

const selected = (db: Db, rest: string, params: readonly unknown[] = []): Promise<Payment[]> =>
  db.query(`select ${columns} from payments ${rest}`, params)

interface Start extends Pick<Payment, 'provider' | 'method' | 'email' | 'cardEnd' | 'language' | 'origin'> {
  session: Session
  basket: readonly BasketLine[]
  account: string | undefined
  billing?: Billing
}

/** Starts an attempt, or reuses the undecided one with the same basket and provider to avoid a second payment. */
export async function startPayment({ db, now }: Pick<Core, 'db' | 'now'>, start: Start): Promise<Payment> {
  const { session, basket, billing = null, cardEnd, ...chosen } = start
  const { provider, method, email, account, language, origin } = chosen
  const key = basketKey(basket)
  return db.transaction(async (inside) => {
    await lockSession(inside, session.id)
    const [open] = await inside.query<Payment>(
      `update payments set email = $4, billing = $5::jsonb, language = $6, origin = $7, account = $8, method = $9,
         last_event = nextval('payment_events')
       where session_id = $1 and basket = $2 and provider = $3 and not decided and provider <> 'CARD'
       returning ${columns}`,
      [session.id, key, provider, email, JSON.stringify(billing), language, origin, account, method],
    )
    if (open !== undefined) return open
    const row = {
      ...chosen,
      reference: randomReference('VL'),
      session_id: session.id,
      operator: session.operator,
      basket: key,
      status: 'PENDING',
      amount: totalOf(basket),
      country: session.country,
      plate: session.plate,
      card_end: cardEnd,
      billing: JSON.stringify(billing),
      created_at: now(),
    }
    const [payment] = await insert<Payment>(inside, 'payments', row, `returning ${columns}`)
    if (payment === undefined) throw new Error('payment not saved')
    const lines = basket.map(({ kind, journeyId, amount, journey }, position) => {
      return { payment: payment.reference, position, kind, journey_id: journeyId, amount, entity: journey }
    })
    await save(inside, 'payment_lines', ['payment', 'position'], lines)
    return payment
  })
}

/**
 * Serialises the changes of a session's payments; every transaction that starts or settles one begins with it. All lock
 * in the order session, payment, journeys by id, which prevents deadlocks.
 */
async function lockSession(db: Db, sessionId: string | undefined): Promise<void> {
  await db.query('select 1 from sessions where id = $1 for update', [sessionId])
}

export async function paymentOf(db: Db, reference: string): Promise<Payment | undefined> {
  return (await selected(db, 'where reference = $1', [reference]))[0]
}

/** Reads the most recently changed attempt of a session, and lets it succeed after a minute of waiting. */
export async function latestPayment(core: Core, sessionId: string): Promise<Payment> {
  const newest = async () => {
    const [payment] = await selected(core.db, 'where session_id = $1 order by last_event desc limit 1', [sessionId])
    if (payment === undefined) throw new ApiProblem('payment_session_invalid', 404)
    return payment
  }
  const payment = await newest()
  const since = payment.status === 'PENDING' ? payment.waitingSince : null
  if (since === null || core.now().getTime() - since.getTime() < settlementDelay) return payment
  const at = new Date(since.getTime() + settlementDelay)
  await record(core, notificationOf(payment, { id: `${payment.reference}-settled`, status: 'SUCCEED', at }))
  return newest()
}

/**
 * Reads the attempt that decides a session's status. An undecided attempt must not hide an earlier payment of the same
 * basket: another device would wait for a payment that has succeeded already.
 */
export async function standingPayment(core: Core, sessionId: string): Promise<Payment> {
  const latest = await latestPayment(core, sessionId)
  if (latest.decided) return latest
  const [paid] = await selected(
    core.db,
    `where session_id = $1 and paid and basket = (select basket from payments where reference = $2)
     order by last_event desc limit 1`,
    [sessionId, latest.reference],
  )
  return paid ?? latest
}

export interface PaymentLine {
  kind: BasketLine['kind']
  journeyId: string | null
  amount: Cents
  /** What is still due after the payment. */
  rest: Cents
  entity: Journey
}
export function linesOf(db: Db, reference: string): Promise<PaymentLine[]> {
  return db.query<PaymentLine>(
    'select kind, journey_id as "journeyId", amount, rest, entity from payment_lines where payment = $1 order by position',
    [reference],
  )
}

/**
 * Decides the outcome when the driver confirms a payment. Some seeded plates have a fixed one. A journey that is no
 * longer payable makes it REJECTED; a changed price does not, because the driver confirms the old amount. [OPEN-64]
 */
export async function confirmedOutcome(db: Db, payment: Payment): Promise<PaymentStatus> {
  const { reference, country, plate } = payment
  // All journeys must still exist and be payable; `record` checks under its lock if they are paid. A trip that was in
  // progress may have ended since, but a finished trip that is in progress now is a different debt.
  const refused = await db.query(
    `select 1 from payment_lines l left join journeys j on country = $2 and plate = $3 and id = journey_id
     where payment = $1 and journey_id is not null and (id is null or payment_limit = 'OMP'
       or kind <> 'inProgress' and status = 'EN_COURS' and (j.entity->>'completed')::boolean is not true) limit 1`,
    [reference, country, plate],
  )
  return refused.length > 0 ? 'REJECTED' : ((await vehicleOf(db, payment)).behaviour?.payment ?? 'SUCCEED')
}

export const providerNotification = z.object({
  /** The provider's number, equal when a notification arrives again. */
  id: z.string().check(z.minLength(1)),
  reference: z.string(),
  status: z.enum(paymentStatusValues),
  amount: z.coerce.number(),
  currency: z.literal('EUR'),
  at: z.coerce.date(),
})
export type ProviderNotification = z.output<typeof providerNotification>

export const notificationOf = (
  { reference, amount }: Payment,
  outcome: Pick<ProviderNotification, 'id' | 'status' | 'at'>,
): ProviderNotification => ({ ...outcome, reference, amount, currency: 'EUR' })

/**
 * Saves a provider's notification once, and the status that follows. A success for journeys that another payment has
 * settled ends as DUPLICATED, so that no driver is debited twice. [OPEN-66]
 */
export async function record(core: Core, notification: ProviderNotification): Promise<void> {
  await core.db.transaction(async (db) => {
    const { id, reference, status: notified, amount, currency, at } = notification
    await lockSession(db, (await paymentOf(db, reference))?.sessionId)
    const [payment] = await selected(db, 'where reference = $1 for update', [reference])
    if (payment === undefined) throw new ApiProblem('payment_session_invalid', 404)
    const row = { id, payment: reference, status: notified, amount, currency, at }
    await insert(db, 'payment_notifications', row, 'on conflict (id) do nothing')
    if (payment.status !== 'PENDING') return
    const all = await db.query<{ status: PaymentStatus }>(
      'select status from payment_notifications where payment = $1 order by position',
      [reference],
    )
    const status = statusAfter(
      all.map((one) => one.status),
      await isPaidElsewhere(db, payment),
    )
    const paid = status === 'SUCCEED'
    await db.query(
      `update payments set status = $2, decided = true, paid = $3, last_event = nextval('payment_events'),
         waiting_since = case when $2 = 'PENDING' then coalesce(waiting_since, $4) end,
         paid_at = case when $3 then $4 end, amount = case when $3 then $5 else amount end
       where reference = $1`,
      [reference, status, paid, core.now(), amount],
    )
    if (paid) await settle(db, payment, amount)
    const mailKind = await mailKindOf(db, payment, status)
    if (mailKind !== undefined)
      await mailPayment({ ...core, db }, (await paymentOf(db, reference)) ?? payment, mailKind)
  })
}

type MailKind = 'receipt' | 'settled' | 'alreadyPaid' | 'failed'

/**
 * Chooses the e-mail of an outcome: a receipt for every success, and the promised e-mail for a payment that has waited.
 * If somebody else has paid the journeys, the e-mail does not ask to pay again. [RESULT-15]
 */
async function mailKindOf(db: Db, payment: Payment, status: PaymentStatus): Promise<MailKind | undefined> {
  const waited = payment.waitingSince !== null
  if (status === 'SUCCEED') return waited ? 'settled' : 'receipt'
  if (!waited || status === 'PENDING') return undefined
  return status === 'DUPLICATED' || (await isPaidElsewhere(db, payment)) ? 'alreadyPaid' : 'failed'
}

const ownJourneys = `country = $2 and plate = $3
  and id in (select journey_id from payment_lines where payment = $1 and journey_id is not null)`

async function isPaidElsewhere(db: Db, { reference, country, plate, sessionId }: Payment): Promise<boolean> {
  const journeys = await db.query<{ paid_by: string | null }>(
    `select paid_by from journeys where ${ownJourneys} order by id for update`,
    [reference, country, plate],
  )
  if (journeys.some((journey) => journey.paid_by !== null)) return true
  // Prepaid trips have no journey yet, but the same basket paid twice in one session is a double click.
  const duplicates = await db.query(
    `select 1 from payments where session_id = $1 and reference <> $2 and paid
       and basket = (select basket from payments where reference = $2)`,
    [sessionId, reference],
  )
  return duplicates.length > 0
}

const settledSql = sqlFile('settledJourneys')

/**
 * Settles the journeys of a payment. If a price has risen, the rest stays as debt; a journey in progress has no price
 * yet, so the price of its declared trip settles it. [OPEN-67]
 */
async function settle(db: Db, { reference, country, plate }: Payment, paid: number) {
  const lines = await linesOf(db, reference)
  const shares = sharesOf(
    lines.map(({ amount }) => amount),
    paid,
  )
  await db.query(settledSql, [reference, country, plate, shares])
}

export const receiptLink = (origin: string, sessionId: string) =>
  `${origin}/services/v1/payments/receipt?sessionId=${encodeURIComponent(sessionId)}`

/** Mails the outcome of a payment to its e-mail, in its language, with links of its origin. */
export async function mailPayment({ db, mail }: Pick<Core, 'db' | 'mail'>, payment: Payment, kind: MailKind) {
  const { reference, email, language, origin } = payment
  const { mail: words, receipt, provider } = texts[language]
  const isPaid = kind === 'receipt' || kind === 'settled'
  const places = {
    reference,
    amount: money(payment.amount, language),
    link: isPaid ? receiptLink(origin, payment.sessionId) : pageUrl(payment, '/'),
    rest: payment.rest === 0 ? '' : fill(words.rest, { rest: money(payment.rest, language) }),
  }
  const plate = [receipt.plate, displayPlate(payment.plate, payment.country)] as const
  const paid = async () => [
    [receipt.total, places.amount] as const,
    [receipt.date, shortTime(payment.paidAt ?? payment.createdAt, language)] as const,
    [receipt.method, methodText(payment, language)] as const,
    plate,
    [provider.reference, reference] as const,
    ...(await linesOf(db, reference)).map((line) => paidJourney(line, language)),
  ]
  await sendMail({ ...payment, mail }, email, kind, places, { db, facts: isPaid ? await paid() : [plate] })
}

function paidJourney({ amount, entity }: PaymentLine, language: Language): [day: string, amount: string, way: string] {
  const day = shortDay(parisInstant(entity.date), language)
  return [day || texts[language].receipt.journey, money(amount, language), a79.wayText(entity)]
}

export function methodText({ method, cardEnd }: Payment, language: Language): string {
  const words = texts[language].receipt
  return method === creditCard ? words.creditCard : fill(words.card, { type: method, end: cardEnd ?? '' })
}

/** The return address from the provider. [OPEN-43] */
export const returnAddress = (payment: Payment) =>
  pageUrl(payment, '/payment/processing', { sessionId: payment.sessionId })

/**
 * Reads the payments on a session's receipt: its own and, for a duplicate, the earlier one by the same customer or
 * e-mail. Whoever knows only the plate gets no other payer's receipt. [OPEN-65]
 */
export function paidPayments(db: Db, sessionId: string): Promise<Payment[]> {
  return selected(
    db,
    `first where paid and (session_id = $1 or exists (
       select 1 from journeys j
       join payments p on p.country = j.country and p.plate = j.plate and p.session_id = $1 and p.status = 'DUPLICATED'
       join payment_lines l on l.payment = p.reference and l.journey_id = j.id
       where j.paid_by = first.reference and (p.account = first.account or lower(p.email) = lower(first.email))))
     order by paid_at, position`,
    [sessionId],
  )
}

export async function paidByAccount(db: Db, account: string): Promise<PastPayment[]> {
  const paid = await selected(db, 'where paid and account = $1 order by paid_at desc, position desc', [account])
  return Promise.all(
    paid.map(async ({ sessionId, reference, paidAt, createdAt, amount, plate, country }) => ({
      sessionId,
      reference,
      paidAt: (paidAt ?? createdAt).toISOString(),
      amount,
      numberPlate: plate,
      countryCode: country,
      journeys: (await linesOf(db, reference)).map(({ amount: cost, entity }) => ({
        date: entity.date,
        nature: entity.nature,
        from: entity.in?.label,
        to: entity.out?.label,
        amount: cost,
      })),
    })),
  )
}

export function paidByEmail(db: Db, { country, plate }: PlateKey, email: string): Promise<Payment[]> {
  return selected(
    db,
    `where paid and country = $1 and plate = $2 and lower(email) = lower($3)
     order by paid_at desc, position desc limit 10`,
    [country, plate, email.trim()],
  )
}
