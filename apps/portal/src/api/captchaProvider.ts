import type { CaptchaAction } from '@voie-libre/contract/calls/captcha'
import type { CaptchaSettings } from '@voie-libre/domain/settings/pageSettings'

/** Returns a token for one call; loads large code and scripts (`loadForeignScript`) itself. [OPEN-28] */
export type CaptchaProvider = (
  action: CaptchaAction,
  signal: AbortSignal | undefined,
  given: Omit<CaptchaSettings, 'provider'>,
) => Promise<string>
