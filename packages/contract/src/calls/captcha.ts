import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The calls that need a token; each token is valid for one of them. */
export const captchaActions = ['journeys', 'register', 'login', 'password', 'contact', 'receipts'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** A proof-of-work challenge of altcha-lib; its solution is the captchaToken. [OPEN-28] */
export const captchaChallenge = endpoint('captchaChallenge', 'GET', '/services/v1/captcha/challenge', {
  extension: true,
  query: z.object({ action: z.enum(captchaActions) }),
  answer: z.record(z.string(), z.unknown()),
})

/** What solving such a challenge needs. */
export const solvableChallenge = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
})
