// What the client and the early script (`early.ts`) must agree on. Free of zod and of the translations, which the early
// script could not carry.

/** Common header names, which the operator defines. [OPEN-38] */
export const headerNames = { host: 'x-whitelabel-host', token: 'user-token' } as const

/** Timeout of a call, in milliseconds. */
export const timeoutMs = 30_000

/** Name of the provider data in session storage: one per language, and per operator that the address chose. [STORE-06] */
export const providerName = (operatorHost: string | undefined, language: string) =>
  operatorHost === undefined ? language : `${operatorHost}/${language}`

/** Their key, of the family `whitelabel/` in the domain's `storage/keys.ts`. */
export const providerKey = (operatorHost: string | undefined, language: string) =>
  `whitelabel/${providerName(operatorHost, language)}`

/** Whether provider data of this age in milliseconds may still be used: for 15 minutes. [STORE-06] */
export const isFreshProvider = (age: number) => age >= 0 && age < 900_000
