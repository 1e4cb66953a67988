import * as z from 'zod/mini'
import { alertClient, alertSaved, alertState } from '../schemas/alert.ts'
import { endpoint } from './endpoint.ts'

const base = '/services/v1/customers'

export const readAlert = endpoint({
  name: 'readAlert',
  method: 'GET',
  path: base,
  source: '§7.6, API-75',
  summary: 'Whether a plate is announced to this e-mail, to another, or not.',
  query: z.object({ countryCode: z.string(), plate: z.string(), email: z.string() }),
  answer: alertState,
})
export const saveAlert = endpoint({
  name: 'saveAlert',
  method: 'POST',
  path: base,
  source: '§7.6, API-76',
  summary:
    'Subscribes or unsubscribes an e-mail for a plate. As an extension, the answer says that a confirmation was mailed.',
  body: alertClient,
  answer: alertSaved,
  mayBeEmpty: true,
})
export const confirmAlert = endpoint({
  name: 'confirmAlert',
  method: 'POST',
  path: `${base}/confirm`,
  source: '§7.6, ours',
  summary:
    'Confirms a subscription with the mailed code; invalid_activation_code or expired_activation_code otherwise.',
  body: z.object({ code: z.string() }),
  answer: 'nothing',
  extension: true,
})
export const unsubscribeAlerts = endpoint({
  name: 'unsubscribeAlerts',
  method: 'POST',
  path: `${base}/unsubscribe`,
  source: '§7.6, API-77',
  summary: 'Ends all alerts of an e-mail.',
  body: z.object({ email: z.string() }),
  answer: 'nothing',
})
