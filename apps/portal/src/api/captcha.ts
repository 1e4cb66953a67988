import type { CaptchaAction } from '@voie-libre/contract/calls/captcha'
import { isExtension } from '@voie-libre/domain/settings/pageSettings'
import * as z from 'zod/mini'
import { loadExtension, loadForeignScript } from '../session/foreignScript.ts'
import { altcha } from './altcha.ts'
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
