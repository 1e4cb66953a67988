import { captchaChallenge } from '@voie-libre/domain/contract/captcha'
import type { Challenge } from 'altcha-lib/types'
import * as z from 'zod/mini'
import { call } from './client.ts'
import { ApiError, kindOf } from './errors.ts'
import { isReachable } from './reachable.ts'

/** What the token is for: the name some providers count and judge by. */
export type CaptchaAction = 'journeys' | 'register' | 'login' | 'password' | 'contact' | 'receipts'

/** One way to prove that this is no robot. Another provider is another function of this shape. [OPEN-28] */
type CaptchaProvider = (action: CaptchaAction, signal: AbortSignal | undefined) => Promise<string>

/**
 * A fresh token for one call, never reused. Without one there is no call: throws `ApiError` with the code
 * `captcha_mandatory`, whose `kind` still tells a lost connection from a refusal. [OPEN-28, F-NET-17]
 */
export async function getToken(action: CaptchaAction, signal?: AbortSignal): Promise<string> {
  try {
    return await provider(action, signal)
  } catch (error) {
    if (signal?.aborted) throw new ApiError('aborted')
    if (error instanceof ApiError) throw new ApiError(kindOf(error), 'captcha_mandatory')
    // Offline the code that solves the challenge cannot be loaded. All else is the browser's: it has no web cryptography,
    // or no code for this kind of challenge.
    throw new ApiError((await isReachable()) ? 'refused' : 'offline', 'captcha_mandatory')
  }
}

/** How long a slow device may compute, in milliseconds. */
const patience = 30_000

const challenge = z.custom<Challenge>((given) => z.safeParse(solvable, given).success)
const solvable = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
})

/** Self-hosted proof of work: nothing to solve for people, no cookie, no third party. Yields while it computes. */
const altcha: CaptchaProvider = async (_action, signal) => {
  const [given, { solveChallenge }] = await Promise.all([
    call(captchaChallenge, signal ? { signal } : {}),
    import('altcha-lib'),
  ])
  const asked = z.parse(challenge, given)
  const { deriveKey } = asked.parameters.algorithm.startsWith('PBKDF2/')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha')
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal?.addEventListener('abort', stop)
  try {
    const solution = await solveChallenge({ challenge: asked, deriveKey, controller, timeout: patience })
    if (!solution) throw new ApiError('timeout')
    return base64({ challenge: asked, solution })
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

const provider: CaptchaProvider = altcha

/** Base64 holds bytes: what is not ASCII is written as JSON escapes first. */
function base64(payload: unknown): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return btoa(JSON.stringify(payload).replaceAll(/[\u0080-\uffff]/g, escaped))
}
