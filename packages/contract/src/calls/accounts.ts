import * as z from 'zod/mini'
import { plate, profile, tokenRecord } from '../schemas/account.ts'
import { pastPayment } from '../schemas/history.ts'
import { maybe } from '../wire.ts'
import { endpoint } from './endpoint.ts'

const open = '/services/v1/public/users'
const me = '/services/v1/users/me'
const captcha = z.object({ captchaToken: z.string() })

export const plateOwners = endpoint({
  name: 'plateOwners',
  method: 'GET',
  path: `${open}/plates/owners`,
  source: '§7.1, API-05, OPEN-39',
  summary: 'Masked e-mails of the accounts that own a plate.',
  query: z.object({ numberPlate: z.string(), countryCode: z.string() }),
  answer: z.array(z.string()),
})
export const registerUser = endpoint({
  name: 'registerUser',
  method: 'POST',
  path: open,
  source: '§7.1, API-06, OPEN-51',
  summary: 'Creates a customer account and mails an activation link.',
  query: captcha,
  body: z.object({ email: z.string(), password: z.string(), cgu: z.boolean() }),
  answer: 'nothing',
})
export const activateUser = endpoint({
  name: 'activateUser',
  method: 'POST',
  path: `${open}/{id}/activate`,
  source: '§7.1, API-07',
  summary: 'Activates an account with the mailed code.',
  body: z.object({ code: z.string() }),
  answer: 'nothing',
})
export const userActivationCode = endpoint({
  name: 'userActivationCode',
  method: 'POST',
  path: `${open}/{id}/activationCodes`,
  source: '§7.1, API-08, OPEN-52',
  summary: 'Mails a new activation link; the id is the e-mail.',
  answer: 'nothing',
})
export const userToken = endpoint({
  name: 'userToken',
  method: 'POST',
  path: `${open}/token`,
  source: '§7.1, API-09',
  summary: 'Customer login.',
  query: captcha,
  body: z.object({ email: z.string(), password: z.string() }),
  answer: tokenRecord,
})
export const readProfile = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: me,
  source: '§7.1, API-11',
  caller: 'customer',
  summary: "The customer's profile.",
  answer: profile,
})
export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: me,
  source: '§7.1, API-12',
  caller: 'customer',
  summary: 'Changes profile fields, or the password.',
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
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: me,
  source: '§7.1, API-13',
  caller: 'customer',
  summary: 'Deletes the account.',
  answer: 'nothing',
})
export const myPlates = endpoint({
  name: 'myPlates',
  method: 'GET',
  path: `${me}/plates`,
  source: '§7.1, API-15',
  caller: 'customer',
  summary: "The customer's plates, by number.",
  answer: z.array(plate),
})
export const myVehicles = endpoint({
  name: 'myVehicles',
  method: 'GET',
  path: `${me}/vehicles`,
  source: '§7.1, API-16, OPEN-53',
  caller: 'customer',
  summary: "Type and model of the customer's plates, by number.",
  answer: z.array(
    z.object({
      numberPlate: z.string(),
      countryCode: z.string(),
      type: maybe(z.union([z.string(), z.number()])),
      model: maybe(z.string()),
    }),
  ),
})
export const addPlate = endpoint({
  name: 'addPlate',
  method: 'POST',
  path: `${me}/plates`,
  source: '§7.1, API-17',
  caller: 'customer',
  summary: 'Attaches a plate; answers all plates.',
  body: z.object({
    countryCode: z.string(),
    numberPlate: z.string(),
    validityStartDate: z.optional(z.string()),
    validityEndDate: z.optional(z.string()),
  }),
  answer: z.array(plate),
})
export const updatePlate = endpoint({
  name: 'updatePlate',
  method: 'PATCH',
  path: `${me}/plates/{id}`,
  source: '§7.1, API-18',
  caller: 'customer',
  summary: 'Switches e-mail alerts of a plate.',
  body: z.object({ emailNotifications: z.boolean() }),
  answer: z.array(plate),
})
export const removePlate = endpoint({
  name: 'removePlate',
  method: 'DELETE',
  path: `${me}/plates/{id}`,
  source: '§7.1, API-19',
  caller: 'customer',
  summary: 'Detaches a plate; answers the remaining ones.',
  answer: z.array(plate),
})
export const paidHistory = endpoint({
  name: 'paidHistory',
  method: 'GET',
  path: `${me}/payments`,
  source: '§1, ours',
  caller: 'customer',
  summary: "The customer's payments with their journeys, the newest first; each receipt is that of its sessionId.",
  answer: z.array(pastPayment),
  extension: true,
})
export const userPasswordCode = endpoint({
  name: 'userPasswordCode',
  method: 'POST',
  path: `${open}/{id}/passwords/codes`,
  source: '§7.1, API-20, OPEN-52',
  summary: 'Mails a password link; the id is the e-mail.',
  query: captcha,
  answer: 'nothing',
})
export const setUserPassword = endpoint({
  name: 'setUserPassword',
  method: 'PUT',
  path: `${open}/{id}/passwords`,
  source: '§7.1, API-21',
  summary: 'Sets a password with the mailed code.',
  body: z.object({ code: z.string(), password: z.string() }),
  answer: 'nothing',
})
