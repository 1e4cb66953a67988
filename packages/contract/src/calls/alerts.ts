import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { countryCode, maybe } from '../wire.ts'

const base = '/services/v1/customers'

/** Someone who receives, or no longer receives, an e-mail at each passage. [§3, DATA-26] */
export const alertClient = z.object({
  allowedContact: z.boolean(),
  countryCode,
  email: z.string(),
  numberPlate: z.string(),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
})
export type AlertClient = z.infer<typeof alertClient>

/**
 * The answer of an operator that first asks for a confirmation by e-mail; it sends alerts only after the confirmation. An
 * extension of the contract: the specification defines no answer.
 */
export const alertSaved = z.catch(z.optional(z.object({ confirmation: maybe(z.literal('mailed')) })), undefined)

/** The alert status of a plate and the masked e-mail that receives the alerts. An unknown status reads as UNACTIVATED. [§3] */
export const alertState = z.object({
  alertStatus: z.catch(z.enum(['UNACTIVATED', 'ACTIVATED', 'ACTIVATED_ANOTHER_EMAIL']), 'UNACTIVATED'),
  hiddenEmail: maybe(z.string()),
})
export type AlertState = z.infer<typeof alertState>

export const readAlert = endpoint('readAlert', 'GET', base, {
  query: z.object({ countryCode: z.string(), plate: z.string(), email: z.string() }),
  answer: alertState,
})
export const saveAlert = endpoint('saveAlert', 'POST', base, {
  body: alertClient,
  answer: alertSaved,
  mayBeEmpty: true,
})
export const confirmAlert = endpoint('confirmAlert', 'POST', `${base}/confirm`, {
  body: z.object({ code: z.string() }),
  answer: 'nothing',
  extension: true,
})
export const unsubscribeAlerts = endpoint('unsubscribeAlerts', 'POST', `${base}/unsubscribe`, {
  body: z.object({ email: z.string() }),
  answer: 'nothing',
})
