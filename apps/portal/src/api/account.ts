import type { Plate, Profile } from '@voie-libre/domain/account/account'
import type { PasswordOwner } from '@voie-libre/domain/account/password'
import type { AuthenticationPage } from '@voie-libre/domain/content/content'
import * as calls from '@voie-libre/domain/contract/accounts'
import { readAuthenticationPage } from '@voie-libre/domain/contract/whitelabel'
import * as renterCalls from '@voie-libre/domain/contract/renters'

import { signIn } from '../session/visitor.ts'
import { getToken } from './captcha.ts'
import { call } from './client.ts'
import type { Resource } from './resource.ts'
import { fromNow } from './token.ts'

/** The customer's saved plates, by number. */
export const ownPlates = (): Resource<Plate[]> => ({
  key: ['plates'],
  own: true,
  load: () => call(calls.myPlates, {}),
})

/** The customer's profile. */
export const ownProfile = (): Resource<Profile> => ({
  key: ['profile'],
  own: true,
  load: () => call(calls.readProfile, {}),
})

/** The operator's content for the login and registration screens. [API-45] */
export const authenticationPageData = (owner: PasswordOwner): Resource<AuthenticationPage> => ({
  key: ['authentication', owner],
  load: () => call(readAuthenticationPage, { query: { type: owner === 'renter' ? 'renter' : 'user' } }),
})

/** Endpoints by account type: customers and renters have the same calls under different paths. [§7.1, §7.2] */
const callsOf = {
  customer: {
    token: calls.userToken,
    activationCode: calls.userActivationCode,
    passwordCode: calls.userPasswordCode,
    setPassword: calls.setUserPassword,
  },
  renter: {
    token: renterCalls.renterToken,
    activationCode: renterCalls.renterActivationCode,
    passwordCode: renterCalls.renterPasswordCode,
    setPassword: renterCalls.setRenterPassword,
  },
} as const

export interface Credentials {
  email: string
  password: string
}

/** Logs in; all later calls send this account's token. Throws `ApiError`. [API-09, API-22] */
export async function login(owner: PasswordOwner, body: Credentials): Promise<void> {
  const captchaToken = await getToken('login')
  signIn(fromNow(await call(callsOf[owner].token, { query: { captchaToken }, body })))
}

/** Creates a customer account, which the user activates by mail. Throws `ApiError`. [API-06, OPEN-51] */
export async function register(body: Credentials & { cgu: boolean }): Promise<void> {
  const captchaToken = await getToken('register')
  await call(calls.registerUser, { query: { captchaToken }, body })
}

/** The parameters of a link in a mail. */
export interface MailedCode {
  id: string
  code: string
}

/** [API-07] */
export const activate = ({ id, code }: MailedCode): Promise<undefined> =>
  call(calls.activateUser, { id, body: { code } })

/** Requests a new activation mail. The response never reveals whether the account exists. [API-08, API-27, OPEN-52] */
export const requestActivation = (owner: PasswordOwner, email: string): Promise<undefined> =>
  call(callsOf[owner].activationCode, { id: email })

/**
 * Requests a mail with a link to set a new password. The response never reveals whether the account exists.
 * [API-20, API-25, OPEN-52]
 */
export async function requestPasswordCode(owner: PasswordOwner, email: string): Promise<void> {
  const captchaToken = await getToken('password')
  await call(callsOf[owner].passwordCode, { id: email, query: { captchaToken } })
}

/** Sets a new password with the code from a mail. [API-21, API-24] */
export const changePassword = (owner: PasswordOwner, { id, code }: MailedCode, password: string): Promise<undefined> =>
  call(callsOf[owner].setPassword, { id, body: { code, password } })
