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
} from '@voie-libre/domain/contract/payments'
import type { PrivateCardPayment } from '@voie-libre/domain/payment/payment'
import { creditCard, methodsFor, namedBasket, refusalOf, wholeBasket } from '../basket.ts'
import { profileOf } from '../content/operators.ts'
import type { Call, Core } from '../core.ts'
import { fill, texts } from '../locales/texts.ts'
import { overridesOf } from '../operators.ts'
import {
  confirmedOutcome,
  mailValues,
  paidByEmail,
  paidPayments,
  type Payment,
  receiptLink,
  settle,
  standingPayment,
  startPayment,
} from '../payments.ts'
import { ApiProblem } from '../problem.ts'
import { axeptaHandover, payboxHandover } from '../providers.ts'
import { receiptPdf } from '../receipt.ts'
import { type BasketLine, runningSession, saveBasket, type Session, unpaidJourneys } from '../sessions.ts'
import { plateKey, vehicleOf } from '../vehicles.ts'
import { verifyCaptcha } from './captcha.ts'

type SessionCall = Call<{ sessionId: string }>

/** Payments, from the basket to the receipt. Amounts are the server's own: a client only names what it pays. [§7.5] */
export function payments(core: Core): void {
  const { db, serve } = core

  serve(payJourneys, async (call) => {
    const { session, unpaid } = await toPay(call)
    const orders = call.body
    return offer(call, session, namedBasket(session, unpaid, orders, await mayPrepay(call, session)))
  })

  serve(payAllJourneys, async (call) => {
    const { session, unpaid } = await toPay(call)
    const prepayments = call.body.map((order) => ({ ...order, in: order.in.id, out: order.out.id }))
    return offer(call, session, wholeBasket(session, unpaid, prepayments, await mayPrepay(call, session)))
  })

  serve(payByProvider, async (call) => {
    const { session, basket } = await withBasket(call)
    const refusal = refusalOf(creditCard, basket, (await vehicleOf(db, session)).conduct)
    if (refusal !== undefined) throw new ApiProblem(refusal)
    const provider = await providerOf(call, session)
    const { language, origin, body: billing } = call
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
    const { session, basket } = await withBasket(call)
    const { cardType, cardNumber, email } = call.body
    checkCard(call.body)
    const refusal = refusalOf(cardType, basket, (await vehicleOf(db, session)).conduct)
    if (refusal !== undefined) throw new ApiProblem(refusal)
    const { language, origin } = call
    // Of the card only its last digits are kept. [OPEN-42]
    const card = { provider: 'CARD', method: cardType, cardEnd: cardNumber.slice(-4) }
    const account = customerOf(call)
    const payment = await startPayment(core, { session, basket, ...card, email, account, language, origin })
    const outcome = isExpired(call.body, call.now) ? 'REJECTED' : await confirmedOutcome(db, session)
    await settle(core, payment.reference, outcome)
  })

  serve(receipt, async ({ query, language }) => {
    const paid = await paidOf(core, query.sessionId)
    return { content: await receiptPdf(db, paid, language), type: 'application/pdf', name: 'receipt.pdf' }
  })

  serve(sendReceipt, async (call) => {
    const [payment] = await paidOf(core, call.query.sessionId)
    const { mail } = texts[call.language]
    const link = receiptLink(call.origin, call.query.sessionId)
    const values = mailValues(payment, call.language, link)
    const subject = fill(mail.receiptSubject, values)
    await call.mail({ to: call.body.email, subject, text: fill(mail.receiptText, values), links: [link] })
  })

  // The same answer whoever asks: it tells neither who paid nor for which vehicle.
  serve(resendReceipts, async (call) => {
    await verifyCaptcha(db, call.query.captchaToken)
    const paid = await paidByEmail(db, plateKey(call.body.numberPlate, call.body.countryCode), call.body.email)
    const { mail } = texts[call.language]
    for (const payment of paid) {
      const link = receiptLink(call.origin, payment.sessionId)
      const values = mailValues(payment, call.language, link)
      const subject = fill(mail.receiptSubject, values)
      await call.mail({ to: payment.email, subject, text: fill(mail.receiptText, values), links: [link] })
    }
  })

  serve(paymentStatus, async ({ params }) => {
    const { status, reference, paid } = await standingPayment(core, params['id'] ?? '')
    return { status, reference, debited: status !== 'DUPLICATED' && paid }
  })

  serve(paymentEmail, async ({ params }) => ({ email: (await standingPayment(core, params['id'] ?? '')).email }))
}

const customerOf = ({ caller }: Pick<Call, 'caller'>) => (caller?.accountType === 'customer' ? caller.id : undefined)

async function toPay({ db, now, query }: SessionCall) {
  const session = await runningSession(db, now, query.sessionId)
  return { session, unpaid: await unpaidJourneys(db, session) }
}

async function offer({ db, language }: SessionCall, session: Session, basket: readonly BasketLine[]) {
  await saveBasket(db, session.id, basket)
  return { paymentMethods: methodsFor(basket, (await vehicleOf(db, session)).conduct, language) }
}

async function withBasket({ db, now, query }: SessionCall) {
  const session = await runningSession(db, now, query.sessionId)
  if (session.basket === undefined) throw new ApiProblem('payment_journeys_invalid')
  return { session, basket: session.basket }
}

/** Not for renters, rented vehicles, plates that may not, or operators without prepayment. [§6] */
async function mayPrepay({ db, caller, operator }: SessionCall, session: Session): Promise<boolean> {
  if (caller?.accountType === 'renter' || session.range !== undefined) return false
  const { conduct } = await vehicleOf(db, session)
  const overrides = await overridesOf(db, operator)
  const actions = overrides['actions'] ?? profileOf(operator).actions
  const isOffered = Array.isArray(actions) && actions.includes('prepayment') && overrides['canAddPrepayment'] !== false
  return conduct?.prepayment !== 'refused' && isOffered
}

/** PAYBOX by default, AXEPTA for those who come with a notice, unless a script chose. */
async function providerOf({ db, operator }: SessionCall, session: Session): Promise<string> {
  const { psp } = await overridesOf(db, operator)
  if (psp === 'PAYBOX' || psp === 'AXEPTA') return psp
  return session.kind === 'notice' ? 'AXEPTA' : 'PAYBOX'
}

/** What the cards of each type start with, in this sandbox, and how they look. [§9] */
export const cardTypes = {
  TOTAL: { prefix: '7035', digits: 18, cvv: true },
  DKV: { prefix: '7043', digits: 17, cvv: false },
  SHELL: { prefix: '7002', digits: 19, cvv: true },
  ESSO: { prefix: '7034', digits: 19, cvv: false },
} as const

function checkCard({ cardType, cardNumber, cvv }: PrivateCardPayment) {
  const known = Object.entries(cardTypes).find(([, card]) => cardNumber.startsWith(card.prefix))
  if (known === undefined) throw new ApiProblem('private_card_bin_error')
  if (known[0] !== cardType) throw new ApiProblem('private_card_type_not_match')
  if (cardNumber.length !== cardTypes[cardType].digits) throw new ApiProblem('private_card_bin_error')
  if (cardTypes[cardType].cvv && cvv === undefined) throw new ApiProblem('required')
}

/** A card past its month is not a mistake in the form: its issuer refuses it. [OPEN-42] */
function isExpired({ cardValidity }: PrivateCardPayment, now: Date): boolean {
  const lastMonth = (2000 + Number(cardValidity.slice(0, 2))) * 12 + Number(cardValidity.slice(2))
  return lastMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}

/** A try that came after the payment, in another tab, does not take its receipt away. [F-PAY-17] */
async function paidOf({ db }: Core, sessionId: string): Promise<[Payment, ...Payment[]]> {
  const [first, ...others] = await paidPayments(db, sessionId)
  if (first === undefined) throw new ApiProblem('payment_session_invalid', 404)
  return [first, ...others]
}
