import { type CaptchaAction, captchaChallenge, solvableChallenge } from '@voie-libre/contract/calls/captcha'
import { isExtension } from '@voie-libre/domain/settings/pageSettings'
import * as z from 'zod/mini'
import { loadExtension, loadForeignScript } from '../session/foreignScript.ts'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { isReachable } from './loadCode.ts'
import { settings } from './settings.ts'

async function createToken(action: CaptchaAction, signal: AbortSignal | undefined): Promise<string> {
  const { provider, ...given } = settings().captcha ?? { provider: 'altcha' }
  if (provider === 'none') return ''
  if (!isExtension(provider)) return altcha(action, signal)
  const create = await loadExtension(provider)
  return z.parse(z.string(), await create(action, { ...given, signal, loadScript: loadForeignScript }))
}

/** How long a prepared token may wait for its call, in milliseconds; providers accept a token for longer. */
const maxAgeMs = 120_000
const ahead = new Map<CaptchaAction, { at: number; token: Promise<string> }>()

/**
 * Prepares the token of the next call when a driver touches its form, because a slow phone computes for seconds. Ignores
 * a failure: `getToken` tries again and reports it. A further touch does not try again.
 */
export async function prepareToken(action: CaptchaAction): Promise<void> {
  if (prepared(action)) return
  const token = createToken(action, undefined)
  ahead.set(action, { at: Date.now(), token })
  await token.catch(() => undefined)
}

function prepared(action: CaptchaAction): Promise<string> | undefined {
  const known = ahead.get(action)
  return known && Date.now() - known.at < maxAgeMs ? known.token : undefined
}

/**
 * Creates a token for one call; never reuse it. Throws `ApiError` with the code `captcha_mandatory` if that fails; its
 * `kind` distinguishes a lost connection from a refusal. [OPEN-28, F-NET-17]
 */
export async function getToken(action: CaptchaAction, signal?: AbortSignal): Promise<string> {
  try {
    const waiting = prepared(action)
    ahead.delete(action)
    const token = await waiting?.catch(() => undefined)
    signal?.throwIfAborted()
    return token ?? (await createToken(action, signal))
  } catch (error) {
    if (signal?.aborted) throw new ApiError('aborted')
    if (error instanceof ApiError) throw new ApiError(error.kind, 'captcha_mandatory')
    // Offline, the solver's code fails to load. Every other failure is a limit of the browser: no Web Crypto, or no
    // support for this type of challenge.
    throw new ApiError((await isReachable()) ? 'refused' : 'offline', 'captcha_mandatory')
  }
}

/** Maximum computing time on a slow device, in milliseconds. */
const maxComputingMs = 30_000

/** Self-hosted proof of work: no puzzle, no cookie, no third party. Yields to the main thread while it computes. */
async function altcha(action: CaptchaAction, signal: AbortSignal | undefined): Promise<string> {
  const [given, { solveChallenge }] = await Promise.all([
    call(captchaChallenge, { query: { action }, signal }),
    import('altcha-lib'),
  ])
  const parsed = z.parse(solvableChallenge, given)
  const { deriveKey } = parsed.parameters.algorithm.startsWith('PBKDF2/')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha')
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge: parsed, deriveKey, controller, timeout: maxComputingMs })
  if (!solution) throw new ApiError('timeout')
  return base64({ challenge: parsed, solution })
}

/** Escapes non-ASCII characters for JSON first, because `btoa` accepts only single-byte characters. */
function base64(payload: unknown): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return btoa(JSON.stringify(payload).replaceAll(/[\u0080-\uffff]/g, escaped))
}
