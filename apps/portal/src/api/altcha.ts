import { type CaptchaAction, captchaChallenge, solvableChallenge } from '@voie-libre/contract/calls/captcha'
import * as z from 'zod/mini'
import { call } from './client.ts'
import { ApiError } from './errors.ts'

/** Maximum computing time on a slow device, in milliseconds. */
const timeoutMs = 30_000

/** Self-hosted proof of work: no puzzle, no cookie, no third party. Yields to the main thread while it computes. */
export async function altcha(action: CaptchaAction, signal: AbortSignal | undefined): Promise<string> {
  const [given, { solveChallenge }] = await Promise.all([
    call(captchaChallenge, { query: { action }, ...(signal && { signal }) }),
    import('altcha-lib'),
  ])
  const parsed = z.parse(solvableChallenge, given)
  const { deriveKey } = parsed.parameters.algorithm.startsWith('PBKDF2/')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha')
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge: parsed, deriveKey, controller, timeout: timeoutMs })
  if (!solution) throw new ApiError('timeout')
  return base64({ challenge: parsed, solution })
}

/** Escapes non-ASCII characters for JSON first, because `btoa` accepts only single-byte characters. */
function base64(payload: unknown): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return btoa(JSON.stringify(payload).replaceAll(/[\u0080-\uffff]/g, escaped))
}
