import { createHmac, timingSafeEqual } from 'node:crypto'
import { createChallenge, randomInt } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { ApiProblem } from '../http/problem.ts'
import type { Db } from '../store/db.ts'
import { secret } from '../store/settings.ts'

const lifeMinutes = 20
const sent = z.object({
  challenge: z.object({
    // In alphabetical order, in which altcha-lib signs them.
    parameters: z.object({
      algorithm: z.string(),
      cost: z.number(),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ derivedKey: z.string() }),
})

export type CaptchaWork = 'full' | 'light'

/** How many keys the browser derives before it finds the right one; each takes about half a millisecond. */
const keysToDerive = { full: [40, 160], light: [1, 3] } as const

/** A new challenge. It expires by the real clock: under a stopped sandbox clock it would never expire. [OPEN-28] */
export async function newChallenge(db: Db, work: CaptchaWork) {
  const [least, most] = keysToDerive[work]
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(least, most),
    deriveKey,
    expiresAt: new Date(Date.now() + lifeMinutes * 60_000),
    ...(await secretsOf(db)),
  })
}

/** Accepts a solved challenge once; anything else is `captcha_mandatory`. */
export async function verifyCaptcha(db: Db, token: string | undefined): Promise<void> {
  const solved = z.safeParse(sent, read(token))
  if (!solved.success || !isSolved(solved.data, await secretsOf(db))) throw new ApiProblem('captcha_mandatory')
  const { signature, parameters } = solved.data.challenge
  const sql = `insert into captcha_used (id, expires_at) values ($1, $2) on conflict do nothing returning id`
  const fresh = await db.query(sql, [signature, new Date(parameters.expiresAt * 1000)])
  if (fresh.length === 0) throw new ApiProblem('captcha_mandatory')
}

type Secrets = Awaited<ReturnType<typeof secretsOf>>

/**
 * Checks what altcha-lib's `verifySolution` checks of a challenge with a key signature, which computes each HMAC in the
 * thread pool: with many searches at once that costs more than the HMAC.
 */
function isSolved({ challenge: { parameters, signature }, solution }: z.infer<typeof sent>, secrets: Secrets): boolean {
  return (
    parameters.expiresAt > Date.now() / 1000 &&
    isHmac(signature, secrets.hmacSignatureSecret, JSON.stringify(parameters)) &&
    isHmac(parameters.keySignature, secrets.hmacKeySignatureSecret, Buffer.from(solution.derivedKey, 'hex'))
  )
}

/** Compares the text, because capitals would make the same signature a new one. */
function isHmac(text: string, key: string, content: string | Buffer): boolean {
  const given = Buffer.from(text)
  const wanted = Buffer.from(createHmac('sha256', key).update(content).digest('hex'))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function secretsOf(db: Db) {
  const signature = (await secret(db, 'captcha')).toString('hex')
  return { hmacSignatureSecret: signature, hmacKeySignatureSecret: `${signature}/key` }
}

function read(token: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
