import * as z from 'zod/mini'
import { tokenRecord } from '../schemas/account.ts'
import { endpoint } from './endpoint.ts'

// These calls have a file of their own, so that the bundle of home contains only what every page needs.

export const refreshUserToken = endpoint({
  name: 'refreshUserToken',
  method: 'POST',
  path: '/services/v1/public/users/token/refresh',
  source: '§7.1, API-10',
  summary: 'New tokens for a single-use refresh token, whose later second use ends its session; no user-token header.',
  body: z.object({ refreshToken: z.string() }),
  answer: tokenRecord,
})
export const logoutUser = endpoint({
  name: 'logoutUser',
  method: 'DELETE',
  path: '/services/v1/users/me/token',
  source: '§7.1, API-14, OPEN-12',
  caller: 'customer',
  summary: 'Logout.',
  answer: 'nothing',
})
export const refreshRenterToken = endpoint({
  name: 'refreshRenterToken',
  method: 'POST',
  path: '/services/v1/public/renters/token/refresh',
  source: '§7.2, API-23',
  summary: 'New tokens for a single-use refresh token, whose later second use ends its session; no user-token header.',
  body: z.object({ refreshToken: z.string() }),
  answer: tokenRecord,
})
export const logoutRenter = endpoint({
  name: 'logoutRenter',
  method: 'DELETE',
  path: '/services/v1/renters/me/token',
  source: '§7.2, API-31',
  caller: 'renter',
  summary: 'Logout.',
  answer: 'nothing',
})
