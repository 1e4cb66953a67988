import * as calls from '@voie-libre/contract/calls/payments'
import { receiptKeys } from '@voie-libre/contract/calls/receiptKeys'
import type { PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import { privateCards } from '@voie-libre/domain/payment/methods'
import { reserveAttempt } from '../auth/attempts.ts'
import { verifyCaptcha } from '../auth/captcha.ts'
import { masked } from '../content/mails.ts'
import { profileOf } from '../content/structure.ts'
import { ApiProblem } from '../http/problem.ts'
import { type Call, type Core, fileAnswer } from '../http/server.ts'
import { basketKey, basketOf, creditCard, methodsFor, refusalOf, totalOf } from '../payments/basket.ts'
import {
  confirmedOutcome,
  mailPayment,
  notificationOf,
  paidByEmail,
  paidPayments,
  type Payment,
  receiptLink,
  record,
  standingPayment,
  startPayment,
} from '../payments/payments.ts'
import { publicKeys } from '../payments/receiptSignature.ts'
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

/** Serves payments, from basket to receipt. The client only names journeys; the server computes amounts. [§7.5] */
export function payments(core: Core): void {
  const { db, serve } = core

  serve(calls.payJourneys, (call) => offer(call, { kind: 'named', orders: call.body }))

  serve(calls.payAllJourneys, (call) => {
    const prepayments = call.body.map((order) => ({ ...order, in: order.in.id, out: order.out.id }))
    return offer(call, { kind: 'whole', prepayments })
  })

  serve(calls.payByProvider, async (call) => {
    const { session, basket } = await basketAsShown(call, call.body.expectedTotal)
    const refusal = refusalOf(creditCard, basket, (await vehicleOf(db, session)).behaviour)
    if (refusal !== undefined) throw new ApiProblem(refusal)
    const provider = await providerOf(call, session)
    const { expectedTotal: _, method = creditCard, ...billing } = call.body
    const chosen = { provider, method, email: billing.email, billing }
    const payment = await startPayment(core, { session, basket, ...chosen, ...payerOf(call) })
    return provider === 'AXEPTA' ? axeptaHandover(db, payment) : payboxHandover(db, payment, call.now)
  })

  serve(calls.payByPrivateCard, async (call) => {
    const { session, basket } = await basketAsShown(call, call.body.expectedTotal)
    const { cardType, cardNumber, email } = call.body
    checkCard(call.body)
    const refusal = refusalOf(cardType, basket, (await vehicleOf(db, session)).behaviour)
    if (refusal !== undefined) throw new ApiProblem(refusal)
    // Save only the last digits of the card. [OPEN-42]
    const chosen = { provider: 'CARD', method: cardType, cardEnd: cardNumber.slice(-4), email }
    // One transaction: a crash between start and outcome must not leave a PENDING payment that nobody settles.
    await db.transaction(async (inside) => {
      const within = { ...core, db: inside }
      const payment = await startPayment(within, { session, basket, ...chosen, ...payerOf(call) })
      const status = isExpired(call.body, call.now) ? 'REJECTED' : await confirmedOutcome(inside, payment)
      await record(within, notificationOf(payment, { id: payment.reference, status, at: call.now }))
    })
  })

  serve(calls.receipt, async ({ query, language }) => {
    const paid = await paidOf(core, query.sessionId)
    // Imports pdfkit with the first receipt, because it would slow down the start.
    const { receiptPdf } = await import('../payments/receipt.ts')
    return fileAnswer(await receiptPdf(db, paid, language), 'application/pdf', 'receipt.pdf')
  })

  serve(receiptKeys, ({ operator }) => publicKeys(db, operator))

  serve(calls.sendReceipt, async (call) => {
    const [payment] = await paidOf(core, call.query.sessionId)
    await reserveAttempt(call, 'mail', call.body.email)
    const link = receiptLink(call.origin, call.query.sessionId)
    // Prevents a second press from mailing the same receipt; `resendReceipts` mails lost ones.
    if (await isMailed(db, link, call.body.email)) throw new ApiProblem('receipt_already_sent', 409)
    await mailPayment(
      call,
      { ...payment, language: call.language, origin: call.origin, email: call.body.email },
      'receipt',
    )
  })

  // The answer and its time are always the same, so that they reveal neither who paid nor for which vehicle.
  serve(calls.resendReceipts, async (call) => {
    await verifyCaptcha(db, 'receipts', call.query.captchaToken)
    const key = plateKey(call.body.numberPlate, call.body.countryCode)
    await reserveAttempt(call, 'mail', call.body.email)
    call.later(async () => {
      for (const payment of await paidByEmail(db, key, call.body.email))
        await mailPayment(call, { ...payment, language: call.language, origin: call.origin }, 'receipt')
    })
  })

  serve(calls.paymentStatus, async ({ params }) => {
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

  serve(calls.paymentEmail, async ({ params }) => ({ email: (await standingPayment(core, params['id'] ?? '')).email }))
}

async function isMailed(db: Db, link: string, email: string): Promise<boolean> {
  const mails = await db.query(
    'select 1 from mails where lower(recipient) = lower($1) and links @> to_jsonb($2::text) limit 1',
    [email, link],
  )
  return mails.length > 0
}

const payerOf = ({ caller, language, origin }: Pick<Call, 'caller' | 'language' | 'origin'>) => ({
  account: caller?.accountType === 'customer' ? caller.id : undefined,
  language,
  origin,
})

async function offer(call: SessionCall, order: BasketOrder) {
  const { db, now, query, language } = call
  const session = await activeSession(db, now, query.sessionId)
  const lines = await linesNow(call, session, order)
  await saveBasket(db, session.id, { order, lines })
  return {
    paymentMethods: methodsFor(lines, (await vehicleOf(db, session)).behaviour, language),
    total: totalOf(lines),
  }
}

async function linesNow(call: SessionCall, session: Session, order: BasketOrder): Promise<BasketLine[]> {
  return basketOf(session, await unpaidJourneys(call.db, session), order, await mayPrepay(call, session))
}

/**
 * Reads the saved basket, or throws `basket_changed` if the driver saw another one: other journeys or prices, a new
 * journey in a whole session, or another total on the button. The client then sends the order again. [OPEN-64]
 */
async function basketAsShown(call: SessionCall, expectedTotal: number | undefined) {
  const session = await activeSession(call.db, call.now, call.query.sessionId)
  const saved = session.basket
  if (saved === undefined) throw new ApiProblem('payment_journeys_invalid')
  const basket = await linesNow(call, session, saved.order).catch((error: unknown) => {
    // The saved basket was payable, so every refusal now means that it changed.
    throw error instanceof ApiProblem ? new ApiProblem('basket_changed', 409) : error
  })
  const isSame = basketKey(basket) === basketKey(saved.lines)
  if (!isSame || (expectedTotal ?? totalOf(basket)) !== totalOf(basket)) throw new ApiProblem('basket_changed', 409)
  return { session, basket }
}

/** False for renters, rental searches, excluded plates, and operators without prepayment. [§6] */
async function mayPrepay({ db, caller, operator }: SessionCall, session: Session): Promise<boolean> {
  if (caller?.accountType === 'renter' || session.range !== undefined) return false
  const { behaviour } = await vehicleOf(db, session)
  const overrides = await overridesOf(db, operator)
  const actions = overrides['actions'] ?? profileOf(operator).actions
  const isOffered = Array.isArray(actions) && actions.includes('prepayment') && overrides['canAddPrepayment'] !== false
  return behaviour?.prepayment !== 'refused' && isOffered
}

/** Chooses AXEPTA for searches by notice and PAYBOX for others, unless a script sets the provider. */
async function providerOf({ db, operator }: SessionCall, session: Session): Promise<string> {
  const { psp } = await overridesOf(db, operator)
  if (psp === 'PAYBOX' || psp === 'AXEPTA') return psp
  return session.kind === 'notice' ? 'AXEPTA' : 'PAYBOX'
}

const prefixes = { TOTAL: '7035', DKV: '7043', SHELL: '7002', ESSO: '7034' } as const
/** The cards of the specification, each with the prefix of its numbers in this sandbox. [§9] */
export const cardTypes = privateCards.map((card) => ({ ...card, prefix: prefixes[card.type] }))

function checkCard({ cardType, cardNumber, cvv }: PrivateCardPayment) {
  const card = cardTypes.find(({ prefix }) => cardNumber.startsWith(prefix))
  if (card === undefined) throw new ApiProblem('private_card_bin_error')
  if (card.type !== cardType) throw new ApiProblem('private_card_type_not_match')
  if (cardNumber.length !== card.digits) throw new ApiProblem('private_card_bin_error')
  if (card.cvv && cvv === undefined) throw new ApiProblem('required')
}

/** Whether the issuer rejects the card as expired; that is no form error. [OPEN-42] */
function isExpired({ cardValidity }: PrivateCardPayment, now: Date): boolean {
  const lastMonth = (2000 + Number(cardValidity.slice(0, 2))) * 12 + Number(cardValidity.slice(2))
  return lastMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

/** Reads the payments of a receipt, which a later attempt in another tab does not hide. [F-PAY-17] */
async function paidOf(core: Core, sessionId: string): Promise<[Payment, ...Payment[]]> {
  const [first, ...others] = await paidPayments(core.db, sessionId)
  if (first !== undefined) return [first, ...others]
  const { status } = await standingPayment(core, sessionId)
  if (status === 'DUPLICATED') throw new ApiProblem('receipt_of_another_payer', 403)
  throw new ApiProblem('payment_session_invalid', 404)
}
