import { captchaChallenge } from '@voie-libre/contract/calls/captcha'
import { newChallenge } from '../auth/captcha.ts'
import type { Core } from '../http/server.ts'

export function captcha({ db, serve, captchaWork }: Core): void {
  serve(captchaChallenge, async ({ query }) => ({ ...(await newChallenge(db, captchaWork, query.action)) }))
}
