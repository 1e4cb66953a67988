import * as z from 'zod/mini'
import { plate, profile, tokenRecord } from '../schemas/account.ts'
import { countryCode, euros, filled, maybe } from '../wire.ts'
import { endpoint } from './endpoint.ts'
import { journeyNature } from '../schemas/journey.ts'

const open = '/services/v1/public/users'
const me = '/services/v1/users/me'
const captcha = z.object({ captchaToken: z.string() })

/** One journey of a past payment. */
export const paidJourney = z.object({
  date: maybe(z.string()),
  nature: maybe(journeyNature),
  /** Labels of the toll gates. */
  from: maybe(z.string()),
  to: maybe(z.string()),
  /** The price, including surcharges. */
  amount: euros,
})

/** A past payment of a customer. Its sessionId leads to the receipt. Extension of the contract. */
export const pastPayment = z.object({
  sessionId: filled,
  reference: maybe(z.string()),
  /** ISO instant. */
  paidAt: z.string(),
  amount: euros,
  numberPlate: z.string(),
  countryCode,
  journeys: z.array(paidJourney),
})
export type PastPayment = z.infer<typeof pastPayment>

export const plateOwners = endpoint('plateOwners', 'GET', `${open}/plates/owners`, {
  query: z.object({ numberPlate: z.string(), countryCode: z.string() }),
  answer: z.array(z.string()),
})
export const registerUser = endpoint('registerUser', 'POST', open, {
  query: captcha,
  body: z.object({ email: z.string(), password: z.string(), cgu: z.boolean() }),
  answer: 'nothing',
})
export const activateUser = endpoint('activateUser', 'POST', `${open}/{id}/activate`, {
  body: z.object({ code: z.string() }),
  answer: 'nothing',
})
export const userActivationCode = endpoint('userActivationCode', 'POST', `${open}/{id}/activationCodes`, {
  answer: 'nothing',
})
export const userToken = endpoint('userToken', 'POST', `${open}/token`, {
  query: captcha,
  body: z.object({ email: z.string(), password: z.string() }),
  answer: tokenRecord,
})
export const readProfile = endpoint('readProfile', 'GET', me, { caller: 'customer', answer: profile })
export const updateProfile = endpoint('updateProfile', 'PATCH', me, {
  caller: 'customer',
  body: z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    billingAddress: z.optional(z.string()),
    billingZipcode: z.optional(z.string()),
    billingCity: z.optional(z.string()),
    billingCountry: z.optional(z.string()),
    currentPassword: z.optional(z.string()),
    newPassword: z.optional(z.string()),
  }),
  answer: profile,
})
export const deleteAccount = endpoint('deleteAccount', 'DELETE', me, { caller: 'customer', answer: 'nothing' })
export const myPlates = endpoint('myPlates', 'GET', `${me}/plates`, { caller: 'customer', answer: z.array(plate) })
export const myVehicles = endpoint('myVehicles', 'GET', `${me}/vehicles`, {
  caller: 'customer',
  answer: z.array(
    z.object({
      numberPlate: z.string(),
      countryCode: z.string(),
      type: maybe(z.union([z.string(), z.number()])),
      model: maybe(z.string()),
    }),
  ),
})
export const addPlate = endpoint('addPlate', 'POST', `${me}/plates`, {
  caller: 'customer',
  body: z.object({
    countryCode: z.string(),
    numberPlate: z.string(),
    validityStartDate: z.optional(z.string()),
    validityEndDate: z.optional(z.string()),
  }),
  answer: z.array(plate),
})
export const updatePlate = endpoint('updatePlate', 'PATCH', `${me}/plates/{id}`, {
  caller: 'customer',
  body: z.object({ emailNotifications: z.boolean() }),
  answer: z.array(plate),
})
export const removePlate = endpoint('removePlate', 'DELETE', `${me}/plates/{id}`, {
  caller: 'customer',
  answer: z.array(plate),
})
export const paidHistory = endpoint('paidHistory', 'GET', `${me}/payments`, {
  caller: 'customer',
  answer: z.array(pastPayment),
  extension: true,
})
export const userPasswordCode = endpoint('userPasswordCode', 'POST', `${open}/{id}/passwords/codes`, {
  query: captcha,
  answer: 'nothing',
})
export const setUserPassword = endpoint('setUserPassword', 'PUT', `${open}/{id}/passwords`, {
  body: z.object({ code: z.string(), password: z.string() }),
  answer: 'nothing',
})
