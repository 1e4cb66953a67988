import { readAuthenticationPage } from '@voie-libre/contract/calls/whitelabel'
import type { PasswordOwner } from '@voie-libre/domain/account/password'
import { isSamePlate, type PlateSearch } from '@voie-libre/domain/journey/canonical'
import { store } from '../session/store.ts'
import { platesAtom, signIn } from '../session/visitor.ts'
import { getToken } from './captcha.ts'
import { call, resource } from './client.ts'
import { loadCode } from './loadCode.ts'
import { ensureLoaded } from './resource.ts'
import { fromNow } from './token.ts'

// Loads the calls on demand, because most visitors of the pages that use this module never log in.
const customerCalls = () => loadCode(() => import('@voie-libre/contract/calls/accounts'))
const renterCalls = () => loadCode(() => import('@voie-libre/contract/calls/renters'))

export const ownPlates = () => ({
  key: ['plates'],
  own: true as const,
  load: async () => {
    const plates = await call((await customerCalls()).myPlates, {})
    store.set(platesAtom, plates.length)
    return plates
  },
})

/** Whether the customer has saved this plate; undefined if the plates cannot be loaded. */
export const ownsPlate = async (searched: PlateSearch): Promise<boolean | undefined> =>
  (await ensureLoaded(ownPlates()).catch(() => undefined))?.some((plate) => isSamePlate(plate, searched))

export const ownProfile = () => ({
  key: ['profile'],
  own: true as const,
  load: async () => call((await customerCalls()).readProfile, {}),
})

/** The operator's content for the login and registration screens. [API-45] */
export const authenticationPageData = (owner: PasswordOwner) =>
  resource(readAuthenticationPage, { query: { type: owner === 'renter' ? 'renter' : 'user' } })

/** The code that these calls need, for forms to load before they are sent. */
export const loadCalls = {
  customer: async () => {
    const calls = await customerCalls()
    return {
      token: calls.userToken,
      activationCode: calls.userActivationCode,
      passwordCode: calls.userPasswordCode,
      setPassword: calls.setUserPassword,
    }
  },
  renter: async () => {
    const calls = await renterCalls()
    return {
      token: calls.renterToken,
      activationCode: calls.renterActivationCode,
      passwordCode: calls.renterPasswordCode,
      setPassword: calls.setRenterPassword,
    }
  },
} as const

export interface Credentials {
  email: string
  password: string
}

/** Logs in; all later calls send this account's token. Throws `ApiError`. [API-09, API-22] */
export async function login(owner: PasswordOwner, body: Credentials): Promise<void> {
  const [{ token }, captchaToken] = await Promise.all([loadCalls[owner](), getToken('login')])
  signIn(fromNow(await call(token, { query: { captchaToken }, body })))
}

/** Creates a customer account, which the user activates by mail. Throws `ApiError`. [API-06, OPEN-51] */
export async function register(body: Credentials & { cgu: boolean }): Promise<void> {
  const [{ registerUser }, captchaToken] = await Promise.all([customerCalls(), getToken('register')])
  await call(registerUser, { query: { captchaToken }, body })
}

export interface MailedCode {
  id: string
  code: string
}

/** [API-07] */
export const activate = async ({ id, code }: MailedCode) =>
  call((await customerCalls()).activateUser, { id, body: { code } })

/** Requests a new activation mail. The response never reveals whether the account exists. [API-08, API-27, OPEN-52] */
export const requestActivation = async (owner: PasswordOwner, email: string) =>
  call((await loadCalls[owner]()).activationCode, { id: email })

/**
 * Requests a mail with a link to set a new password. The response never reveals whether the account exists.
 * [API-20, API-25, OPEN-52]
 */
export async function requestPasswordCode(owner: PasswordOwner, email: string): Promise<void> {
  const [{ passwordCode }, captchaToken] = await Promise.all([loadCalls[owner](), getToken('password')])
  await call(passwordCode, { id: email, query: { captchaToken } })
}

/** Sets a new password with the code from a mail. [API-21, API-24] */
export const changePassword = async (owner: PasswordOwner, { id, code }: MailedCode, password: string) =>
  call((await loadCalls[owner]()).setPassword, { id, body: { code, password } })
