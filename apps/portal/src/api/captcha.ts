import type { CaptchaName } from '@voie-libre/domain/reference/extensions'
import { altcha } from './altcha.ts'
import type { CaptchaAction, CaptchaProvider } from './captchaProvider.ts'
import { ApiError, kindOf } from './errors.ts'
import { isReachable } from './reachable.ts'
import { settings } from './settings.ts'

/** The captchas that a configuration can name. */
export const captchas: Readonly<Record<CaptchaName, CaptchaProvider>> = { altcha }

/** The configured captcha. */
function providerHere(name: string): CaptchaProvider {
  const known: Readonly<Record<string, CaptchaProvider>> = captchas
  return known[name] ?? altcha
}

/**
 * Creates a token for one call; never reuse it. Throws `ApiError` with the code `captcha_mandatory` if that fails; its
 * `kind` distinguishes a lost connection from a refusal. [OPEN-28, F-NET-17]
 */
export async function getToken(action: CaptchaAction, signal?: AbortSignal): Promise<string> {
  const { provider, ...given } = settings().captcha ?? { provider: 'altcha' }
  try {
    return await providerHere(provider)(action, signal, given)
  } catch (error) {
    if (signal?.aborted) throw new ApiError('aborted')
    if (error instanceof ApiError) throw new ApiError(kindOf(error), 'captcha_mandatory')
    // Offline, the solver's code fails to load. Every other failure is a limit of the browser: no Web Crypto, or no
    // support for this type of challenge.
    throw new ApiError((await isReachable()) ? 'refused' : 'offline', 'captcha_mandatory')
  }
}
