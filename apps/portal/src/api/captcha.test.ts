import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, expect, it, vi } from 'vitest'
import { getToken, prepareToken } from './captcha.ts'
import { ApiError } from './errors.ts'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./client.ts', () => ({ call }))
vi.mock('./settings.ts', () => ({ settings: () => ({}) }))

const newChallenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, hmacSignatureSecret: 'secret' })

beforeEach(async () => {
  call.mockReset().mockImplementation(newChallenge)
  await getToken('contact') // Takes the token that an earlier test has prepared.
  call.mockClear()
})

it('a proof that was prepared while the driver typed is sent once', { tags: ['OPEN-28'] }, async () => {
  await prepareToken('contact')
  await prepareToken('contact')
  expect(call).toHaveBeenCalledTimes(1)
  const first = await getToken('contact')
  expect(call).toHaveBeenCalledTimes(1)
  expect(await getToken('contact')).not.toBe(first)
  expect(call).toHaveBeenCalledTimes(2)
})

it('the action waits for a proof that is still being computed', async () => {
  void prepareToken('contact')
  await getToken('contact')
  expect(call).toHaveBeenCalledTimes(1)
})

it('a failed preparation is not reported, and the action computes its own proof', async () => {
  call.mockRejectedValueOnce(new ApiError('offline'))
  await prepareToken('contact')
  expect(await getToken('contact')).not.toBe('')
  expect(call).toHaveBeenCalledTimes(2)
})

it('a proof that waited for more than two minutes is not used', async () => {
  await prepareToken('contact')
  vi.setSystemTime(Date.now() + 121_000)
  await getToken('contact')
  vi.useRealTimers()
  expect(call).toHaveBeenCalledTimes(2)
})

it('a cancelled action is reported as aborted', async () => {
  await prepareToken('contact')
  await expect(getToken('contact', AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' })
})
