import { sendContact } from '@voie-libre/contract/calls/whitelabel'
import { getToken } from './captcha.ts'
import type { Call } from './send.ts'
import { upload } from './upload.ts'

/** Sends a message with files; `onProgress` receives the sent share from 0 to 1. Throws `ApiError`. [API-52] */
export async function sendMessage(
  body: Call<typeof sendContact>['body'],
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const captchaToken = await getToken('contact', signal)
  await upload(sendContact, { query: { captchaToken }, body, signal }, onProgress)
}
