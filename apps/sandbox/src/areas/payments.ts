import {
  payAllJourneys,
  payByPrivateCard,
  payByProvider,
  payJourneys,
  paymentEmail,
  paymentStatus,
  receipt,
  resendReceipts,
  sendReceipt,
} from '@voie-libre/contract/calls/payments'
import type { PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import { reserveAttempt } from '../auth/attempts.ts'
import { verifyCaptcha } from '../auth/captcha.ts'
import { masked } from '../auth/mask.ts'
import { profileOf } from '../content/operators.ts'
import { ApiProblem } from '../http/problem.ts'
import type { Call, Core } from '../http/server.ts'
import { basketKey, basketOf, creditCard, methodsFor, refusalOf, totalOf } from '../payments/basket.ts'
import {
  confirmedOutcome,
  notificationOf,
  paidByEmail,
  paidPayments,
  type Payment,
  paymentMail,
  receiptLink,
  record,
  standingPayment,
  startPayment,
} from '../payments/payments.ts'
import { axeptaHandover, payboxHandover } from '../payments/providers.ts'
import type { Db } from '../store/db.ts'
import { overridesOf } from '../store/operators.ts'
import {
  activeSession,
  type BasketLine,
  type BasketOrder,
  saveBasket,
  type Session,
  unpaidJourneys,
} from '../store/sessions.ts'
import { plateKey, vehicleOf } from '../store/vehicles.ts'

type SessionCall = Call<{ sessionId: string }>

/** Payments, from the basket to the receipt. The server computes all amounts; the client only names journeys. [§7.5] */
export function payments(core: Core): void {
  const { db, serve } = core

  serve(payJourneys, (call) => offer(call, { kind: 'named', orders: call.body }))

  serve(payAllJourneys, (call) => {
    const prepayments = call.body.map((order) => ({ ...order, in: order.in.id, out: order.out.id }))
    return offer(call, { kind: 'whole', prepayments })
  })

  serve(payByProvider, async (call) => {
    const { session, basket } = await basketAsShown(call, call.body.expectedTotal)
    const refusal = refusalOf(creditCard, basket, (await vehicleOf(db, session)).behaviour)
    if (refusal !== undefined) throw new ApiProblem(refusal)
    const provider = await providerOf(call, session)
    const { language, origin } = call
    const { expectedTotal: _, ...billing } = call.body
    const method = creditCard
    const payment = await startPayment(core, {
      session,
      basket,
      provider,
      method,
      email: billing.email,
      account: customerOf(call),
      billing,
      language,
      origin,
    })
    return provider === 'AXEPTA' ? axeptaHandover(db, payment) : payboxHandover(db, payment, call.now)
  })

  serve(payByPrivateCard, async (call) => {
    const { session, basket } = await basketAsShown(call, call.body.expectedTotal)
    const { cardType, cardNumber, email } = call.body
    checkCard(call.body)
    const refusal = refusalOf(cardType, basket, (await vehicleOf(db, session)).behaviour)
    if (refusal !== undefined) throw new ApiProblem(refusal)
    const { language, origin } = call
    // Only the last digits of the card are stored. [OPEN-42]
    const card = { provider: 'CARD', method: cardType, cardEnd: cardNumber.slice(-4) }
    const account = customerOf(call)
    // One transaction: a crash between start and outcome must not leave a payment PENDING that nobody settles.
    await db.transaction(async (inside) => {
      const within = { ...core, db: inside }
      const payment = await startPayment(within, { session, basket, ...card, email, account, language, origin })
      const status = isExpired(call.body, call.now) ? 'REJECTED' : await confirmedOutcome(inside, payment)
      await record(within, notificationOf(payment, { id: payment.reference, status, at: call.now }))
    })
  })

  serve(receipt, async ({ query, language }) => {
    const paid = await paidOf(core, query.sessionId)
    // The first receipt imports it, because pdfkit and its font reader slow down the start.
    const { receiptPdf } = await import('../payments/receipt.ts')
    return { content: await receiptPdf(db, paid, language), type: 'application/pdf', name: 'receipt.pdf' }
  })

  serve(sendReceipt, async (call) => {
    const [payment] = await paidOf(core, call.query.sessionId)
    await reserveAttempt(call, 'mail', call.body.email)
    const link = receiptLink(call.origin, call.query.sessionId)
    // A second press would send the same again; 'receipts' sends what somebody has lost.
    if (await isMailed(db, link, call.body.email)) throw new ApiProblem('receipt_already_sent', 409)
    await call.mail({ to: call.body.email, ...paymentMail(payment, 'receipt', call.language, link) })
  })

  // The answer and its time are always the same, so that they reveal neither who paid nor for which vehicle.
  serve(resendReceipts, async (call) => {
    await verifyCaptcha(db, 'receipts', call.query.captchaToken)
    const key = plateKey(call.body.numberPlate, call.body.countryCode)
    await reserveAttempt(call, 'mail', call.body.email)
    call.later(async () => {
      for (const payment of await paidByEmail(db, key, call.body.email)) {
        const link = receiptLink(call.origin, payment.sessionId)
        await call.mail({ to: payment.email, ...paymentMail(payment, 'receipt', call.language, link) })
      }
    })
  })

  serve(paymentStatus, async ({ params }) => {
    const sessionId = params['id'] ?? ''
    const { status, reference, paid, origin, email } = await standingPayment(core, sessionId)
    const hasReceipt = (await paidPayments(db, sessionId)).length > 0
    const isSent = await isMailed(db, receiptLink(origin, sessionId), email)
    return {
      status,
      reference,
      debited: status !== 'DUPLICATED' && paid,
      receipt: hasReceipt,
      ...(isSent && { receiptSentTo: masked(email) }),
    }
  })

  serve(paymentEmail, async ({ params }) => ({ email: (await standingPayment(core, params['id'] ?? '')).email }))
}

/** Whether an e-mail with this link was sent to the address. */
async function isMailed(db: Db, link: string, email: string): Promise<boolean> {
  const mails = await db.query(
    'select 1 from mails where lower(recipient) = lower($1) and links @> to_jsonb($2::text) limit 1',
    [email, link],
  )
  return mails.length > 0
}

const customerOf = ({ caller }: Pick<Call, 'caller'>) => (caller?.accountType === 'customer' ? caller.id : undefined)

async function offer(call: SessionCall, order: BasketOrder) {
  const { db, language } = call
  const session = await sessionOf(call)
  const lines = await linesNow(call, session, order)
  await saveBasket(db, session.id, { order, lines })
  return {
    paymentMethods: methodsFor(lines, (await vehicleOf(db, session)).behaviour, language),
    total: totalOf(lines),
  }
}

const sessionOf = ({ db, now, query }: SessionCall): Promise<Session> => activeSession(db, now, query.sessionId)

async function linesNow(call: SessionCall, session: Session, order: BasketOrder): Promise<BasketLine[]> {
  return basketOf(session, await unpaidJourneys(call.db, session), order, await mayPrepay(call, session))
}

/**
 * The saved basket, if it is still what the driver saw: no journey of it is paid, removed, handed to the prosecutor or
 * priced differently, a whole session has no new journey, and the total equals the one on the button. Otherwise throws
 * `basket_changed` and starts no payment; the client then names the basket again. [OPEN-64]
 */
async function basketAsShown(call: SessionCall, expectedTotal: number | undefined) {
  const session = await sessionOf(call)
  const saved = session.basket
  if (saved === undefined) throw new ApiProblem('payment_journeys_invalid')
  const basket = await linesNow(call, session, saved.order).catch((error: unknown) => {
    // The basket was payable when it was saved, so every refusal now means that it changed.
    throw error instanceof ApiProblem ? new ApiProblem('basket_changed', 409) : error
  })
  const isSame = basketKey(basket) === basketKey(saved.lines)
  if (!isSame || (expectedTotal ?? totalOf(basket)) !== totalOf(basket)) throw new ApiProblem('basket_changed', 409)
  return { session, basket }
}

/** Renters, rental searches, excluded plates and operators without prepayment cannot prepay. [§6] */
async function mayPrepay({ db, caller, operator }: SessionCall, session: Session): Promise<boolean> {
  if (caller?.accountType === 'renter' || session.range !== undefined) return false
  const { behaviour } = await vehicleOf(db, session)
  const overrides = await overridesOf(db, operator)
  const actions = overrides['actions'] ?? profileOf(operator).actions
  const isOffered = Array.isArray(actions) && actions.includes('prepayment') && overrides['canAddPrepayment'] !== false
  return behaviour?.prepayment !== 'refused' && isOffered
}

/** PAYBOX by default and AXEPTA for searches by notice, unless a script sets the provider. */
async function providerOf({ db, operator }: SessionCall, session: Session): Promise<string> {
  const { psp } = await overridesOf(db, operator)
  if (psp === 'PAYBOX' || psp === 'AXEPTA') return psp
  return session.kind === 'notice' ? 'AXEPTA' : 'PAYBOX'
}

/** Number prefix and format of each card type in this sandbox. [§9] */
export const cardTypes = {
  TOTAL: { prefix: '7035', digits: 18, cvv: true },
  DKV: { prefix: '7043', digits: 17, cvv: false },
  SHELL: { prefix: '7002', digits: 19, cvv: true },
  ESSO: { prefix: '7034', digits: 19, cvv: false },
} as const

function checkCard({ cardType, cardNumber, cvv }: PrivateCardPayment) {
  const [type, card] = Object.entries(cardTypes).find(([, { prefix }]) => cardNumber.startsWith(prefix)) ?? []
  if (card === undefined) throw new ApiProblem('private_card_bin_error')
  if (type !== cardType) throw new ApiProblem('private_card_type_not_match')
  if (cardNumber.length !== card.digits) throw new ApiProblem('private_card_bin_error')
  if (card.cvv && cvv === undefined) throw new ApiProblem('required')
}

/** An expired card is not a form error: its issuer rejects the payment. [OPEN-42] */
function isExpired({ cardValidity }: PrivateCardPayment, now: Date): boolean {
  const lastMonth = (2000 + Number(cardValidity.slice(0, 2))) * 12 + Number(cardValidity.slice(2))
  return lastMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

/** The payments for a receipt. A later attempt in another tab does not hide the receipt. [F-PAY-17] */
async function paidOf(core: Core, sessionId: string): Promise<[Payment, ...Payment[]]> {
  const [first, ...others] = await paidPayments(core.db, sessionId)
  if (first !== undefined) return [first, ...others]
  const { status } = await standingPayment(core, sessionId)
  if (status === 'DUPLICATED') throw new ApiProblem('receipt_of_another_payer', 403)
  throw new ApiProblem('payment_session_invalid', 404)
}
