import * as z from 'zod/mini'
import { countryCode, euros, id, maybe } from '../wire.ts'

/** [§3, DATA-06..08] */
export const journeyNature = z.enum(['freeFlow', 'latePayment', 'prePayment', 'nonPaymentDeclaration'])
export const journeyStatus = z.enum(['EN_COURS', 'TERMINE', 'PREPAYMENT'])
export const paymentLimit = z.enum(['AUTRE', 'BEFORE_OMP', 'OMP', 'PRIMO_DESIGNATED', 'INFRACTION', 'IRIS'])
export type JourneyNature = z.infer<typeof journeyNature>
export type PaymentLimit = z.infer<typeof paymentLimit>

/** A toll gate of a journey. [§3] */
export const gate = z.object({
  id,
  label: z.string(),
})
export type Gate = z.infer<typeof gate>

/**
 * A passage, notice or prepayment that a driver can pay. Amounts are integer cents. `date` and `deadline` are the
 * server's strings; without offset they are Paris time. [§3, OPEN-22]
 */
export const journey = z.object({
  id,
  date: maybe(z.string()),
  nature: maybe(journeyNature),
  status: z.catch(journeyStatus, 'TERMINE'),
  paymentLimit: maybe(paymentLimit),
  caseOrigin: maybe(z.string()),
  deadline: maybe(z.string()),
  in: maybe(gate),
  out: maybe(gate),
  carCategory: maybe(z.union([z.string(), z.number()])),
  ticketNumber: maybe(z.string()),
  pvNumber: maybe(z.string()),
  cnpNumber: maybe(z.string()),
  inProgressId: maybe(z.string()),
  htPrice: euros,
  ttcPrice: euros,
  totalPrice: euros,
  tva: maybe(z.number()),
  tvaPrice: euros,
  indemnity: euros,
  alreadyPaid: euros,
  claimDone: maybe(z.boolean()),
  countryPlate: maybe(z.string()),
  numberPlate: maybe(z.string()),
  completed: maybe(z.boolean()),
  checked: maybe(z.boolean()),
})
export type Journey = z.infer<typeof journey>

const wallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/))

/** The rental period as typed, without offset or time zone conversion. [§3, OPEN-22] */
export const rentalDates = z.object({ start: wallClock, end: wallClock })
export type RentalDates = z.infer<typeof rentalDates>

/**
 * The operator's record of a search, with which a driver can prove it. Extension of the contract. `reference`: for the
 * support; `at`: ISO instant of the answer; `period`: limits of the searched passages; `expiresAt`: ISO instant at which
 * the session ends.
 */
export const searchRecord = z.object({
  reference: maybe(z.string()),
  at: maybe(z.iso.datetime()),
  period: maybe(rentalDates),
  expiresAt: maybe(z.iso.datetime()),
})
export type SearchRecord = z.infer<typeof searchRecord>

/** The answer to a search. Later calls refer to it by `sessionId`. [§3, DATA-10] */
export const journeysSet = z.object({
  type: z.catch(z.enum(['detailed', 'resume']), 'detailed'),
  company: maybe(z.string()),
  plate: maybe(z.string()),
  sessionId: maybe(z.string()),
  /** `model` is an extension of the contract. */
  vehicleInformation: maybe(
    z.object({
      type: maybe(z.union([z.string(), z.number()])),
      energy: maybe(z.string()),
      model: maybe(z.string()),
    }),
  ),
  countryCode: maybe(countryCode),
  search: maybe(searchRecord),
  journeys: z.array(journey),
  /** Ids of journeys paid since the search, when a session is read again. Extension of the contract. */
  paidSinceSearch: maybe(z.array(id)),
})
export type JourneysSet = z.infer<typeof journeysSet>

/** A vehicle in the operator's records; `energy` is 'EL' for an electric one. [§3, DATA-25] */
export const car = z.object({
  plate: maybe(z.string()),
  model: maybe(z.string()),
  energy: maybe(z.string()),
  /** Vehicle class; unknown unless it is 1 to 5. [OPEN-36] */
  type: maybe(z.union([z.string(), z.number()])),
})
export type Car = z.infer<typeof car>

/** Whether another company has unpaid journeys for this session. [§3, DATA-28] */
export const company = z.object({
  hasCompany: z.catch(z.boolean(), false),
  details: maybe(z.object({ companyCode: z.string() })),
})

/**
 * One price rise of an unpaid journey: `fee` in cents is added to the toll `afterDays` days after the first deadline.
 * `prosecutor` marks the rise at the handover to the public prosecutor (OMP). A claim suspends rises. Extension.
 */
export const lateFee = z.object({
  stage: z.enum(['surcharge', 'prosecutor']),
  afterDays: z.int().check(z.nonnegative()),
  fee: euros,
})
export type LateFee = z.infer<typeof lateFee>
