import { type CaptchaAction, captchaChallenge, solvableChallenge } from '@voie-libre/contract/calls/captcha'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { ApiProblem, jsonIn } from '../http/problem.ts'
import type { Core } from '../http/server.ts'
import { type Db, insert } from '../store/db.ts'
import { secret } from '../store/settings.ts'

const lifeMinutes = 20
const sent = z.object({
  challenge: z.object({
    parameters: z.extend(solvableChallenge.shape.parameters, {
      data: z.object({ action: z.string() }),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export type CaptchaWork = 'full' | 'light'

/** Range of the keys that the browser derives until it finds the right one; each takes about half a millisecond. */
const keysToDerive = { full: [40, 160], light: [1, 3] } as const

/** Serves challenges. They expire by the real clock, because a stopped sandbox clock would never end them. [OPEN-28] */
export function captcha({ db, serve, captchaWork }: Core): void {
  const [least, most] = keysToDerive[captchaWork]
  serve(captchaChallenge, async ({ query: { action } }) => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: randomInt(least, most),
      data: { action },
      deriveKey,
      expiresAt: new Date(Date.now() + lifeMinutes * 60_000),
      ...(await secretsOf(db)),
    })
    return { ...challenge }
  })
}

/** Accepts a solved challenge once, for the action that it was asked for; anything else is `captcha_mandatory`. */
export async function verifyCaptcha(db: Db, action: CaptchaAction, token: string | undefined): Promise<void> {
  const data = jsonIn(sent, Buffer.from(token ?? '', 'base64').toString('utf8'))
  if (data?.challenge.parameters.data.action !== action) throw new ApiProblem('captcha_mandatory')
  const { verified } = await verifySolution({ ...data, deriveKey, ...(await secretsOf(db)) })
  if (!verified) throw new ApiProblem('captcha_mandatory')
  const { nonce, expiresAt } = data.challenge.parameters
  const used = { id: nonce, expires_at: new Date(expiresAt * 1000) }
  const fresh = await insert(db, 'captcha_used', used, 'on conflict do nothing returning id')
  if (fresh.length === 0) throw new ApiProblem('captcha_mandatory')
}

async function secretsOf(db: Db) {
  const signature = (await secret(db, 'captcha')).toString('hex')
  return { hmacSignatureSecret: signature, hmacKeySignatureSecret: `${signature}/key` }
}
