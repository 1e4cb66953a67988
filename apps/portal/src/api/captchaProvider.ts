import type { CaptchaAction } from '@voie-libre/contract/calls/captcha'
import type { CaptchaSettings } from '@voie-libre/domain/settings/pageSettings'

/**
 * A captcha: returns a token for one call. It is called for each request, so it imports large code and loads scripts
 * (`loadForeignScript`) itself. [OPEN-28]
 */
export type CaptchaProvider = (
  action: CaptchaAction,
  signal: AbortSignal | undefined,
  given: Omit<CaptchaSettings, 'provider'>,
) => Promise<string>
