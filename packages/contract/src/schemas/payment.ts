import * as z from 'zod/mini'
import { cents, countryCode, maybe, upTo } from '../wire.ts'
import { noCardNumber } from './cardNumber.ts'
import { emailAddress } from './email.ts'
import { longest } from './longest.ts'
import { maxPrepaidTrips, prepaymentOrder } from './prepayment.ts'

/** One way to pay. A type that is no private card of the operator stands for a credit card. [§3, OPEN-40] */
export const paymentMethod = z.object({
  type: z.string(),
  isEnabled: z.catch(z.boolean(), false),
  icon: maybe(z.string()),
  errorMessage: maybe(z.string()),
})
export type PaymentMethod = z.infer<typeof paymentMethod>
export const paymentMethods = z.object({
  paymentMethods: z.array(paymentMethod),
  /** Total of the basket, in cents. A server that sends it also compares `expectedTotal`. Extension of the contract. */
  total: maybe(cents),
})
export type PaymentMethods = z.infer<typeof paymentMethods>

/** The most that one payment may name. Journeys of a whole session are not named, so they have no limit. */
export const basketLimits = { journeys: 2000, prepayments: maxPrepaidTrips } as const

/** One line of POST payments/journeys. [§7.5, OPEN-41] */
export const journeyOrder = z.object({
  idDossier: z.optional(z.string()),
  inProgressId: z.optional(z.string()),
  prepaymentJourney: z.optional(prepaymentOrder),
})
export type JourneyOrder = z.infer<typeof journeyOrder>

const tooLarge = 'basket_too_large'
/** Body of POST payments/journeys. */
export const journeyOrders = z.array(journeyOrder).check(
  z.maxLength(basketLimits.journeys, tooLarge),
  z.refine(
    (orders) => orders.filter((order) => order.prepaymentJourney && !order.inProgressId).length <= maxPrepaidTrips,
    tooLarge,
  ),
)

/** One line of POST payments/allJourneys. [§7.5, API-64] */
export const allJourneysOrder = z.object({
  in: z.object({ id: z.int() }),
  out: z.object({ id: z.int() }),
  vehicleCategory: z.int(),
})
export type AllJourneysOrder = z.infer<typeof allJourneysOrder>
/** Body of POST payments/allJourneys. */
export const allJourneysOrders = z.array(allJourneysOrder).check(z.maxLength(basketLimits.prepayments, tooLarge))

const required = (length: number) => upTo(length).check(z.minLength(1, 'required'))

/** The payer of a credit card payment; all fields are required. Issues are codes of §8. [§3, §5, OPEN-42] */
export const billing = z.object({
  firstName: required(longest.firstName).check(noCardNumber),
  lastName: required(longest.lastName).check(noCardNumber),
  billingAddress: required(longest.billingAddress).check(noCardNumber),
  billingZipcode: required(longest.billingZipcode).check(noCardNumber),
  billingCity: required(longest.billingCity).check(noCardNumber),
  billingCountry: countryCode,
  email: emailAddress,
})
export type Billing = z.infer<typeof billing>

/** The sum on the button, in cents; the server refuses another total with `basket_changed`. Extension of the contract. [OPEN-64] */
const expectedTotal = z.optional(cents)

/** Body of POST payments/psp. `method`: the chosen method, such as a wallet. Extension of the contract. */
export const providerPayment = z.extend(billing, {
  expectedTotal,
  method: z.optional(z.string().check(z.maxLength(40))),
})

/** Fuel card payment as sent: digits only, `cardValidity` YYMM. Never stored, never logged. [§3, OPEN-42] */
export const privateCardPayment = z.object({
  /** TOTAL, DKV, SHELL or ESSO, unless the operator takes others. */
  cardType: z.string().check(z.minLength(1)),
  cardNumber: z.string().check(z.regex(/^\d{8,19}$/)),
  cardValidity: z.string().check(z.regex(/^\d{2}(0[1-9]|1[0-2])$/)),
  cvv: z.optional(z.string().check(z.regex(/^\d{3}$/))),
  email: z.email(),
})
export type PrivateCardPayment = z.infer<typeof privateCardPayment>

/** Body of POST payments/privateCards. */
export const privateCardOrder = z.extend(privateCardPayment, { expectedTotal })

/** Address and parameters of the hand-over to the payment provider. An unknown `psp` is handled like PAYBOX. [§3, OPEN-43] */
export const providerHandover = z.object({
  psp: z.catch(z.string(), ''),
  url: z.string(),
  parameters: z.catch(
    z.array(z.object({ pspVariableName: z.string(), pspVariableValue: z.catch(z.string(), '') })),
    [],
  ),
})
export type ProviderHandover = z.infer<typeof providerHandover>

/** `status` is text, because unknown values count as rejected. The other fields are extensions. */
export const paymentState = z.object({
  status: z.string(),
  /** The reference for the support. Extension of the contract. */
  reference: maybe(z.string()),
  /** Whether the driver was debited. Extension of the contract. */
  debited: maybe(z.boolean()),
  /** Whether this session may get a receipt: not for a duplicate of another payer's payment. Extension. [OPEN-65] */
  receipt: maybe(z.boolean()),
  /** The masked address to which the receipt was mailed. Extension of the contract. */
  receiptSentTo: maybe(z.string()),
})
export type PaymentState = z.infer<typeof paymentState>
