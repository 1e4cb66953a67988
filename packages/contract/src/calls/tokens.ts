import * as z from 'zod/mini'
import { tokenRecord } from '../schemas/account.ts'
import { endpoint } from './endpoint.ts'

// These calls have a file of their own, so that the bundle of home contains only what every page needs.

export const refreshUserToken = endpoint('refreshUserToken', 'POST', '/services/v1/public/users/token/refresh', {
  body: z.object({ refreshToken: z.string() }),
  answer: tokenRecord,
})
export const logoutUser = endpoint('logoutUser', 'DELETE', '/services/v1/users/me/token', {
  caller: 'customer',
  answer: 'nothing',
})
export const refreshRenterToken = endpoint('refreshRenterToken', 'POST', '/services/v1/public/renters/token/refresh', {
  body: z.object({ refreshToken: z.string() }),
  answer: tokenRecord,
})
export const logoutRenter = endpoint('logoutRenter', 'DELETE', '/services/v1/renters/me/token', {
  caller: 'renter',
  answer: 'nothing',
})
