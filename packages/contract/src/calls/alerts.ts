import * as z from 'zod/mini'
import { alertClient, alertSaved, alertState } from '../schemas/alert.ts'
import { endpoint } from './endpoint.ts'

const base = '/services/v1/customers'

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
