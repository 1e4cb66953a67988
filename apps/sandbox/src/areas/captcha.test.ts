import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dropTestDatabase, testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/testKit.ts'
import { refused, testClient, type TestClient } from '../testing/testClient.ts'

let client: TestClient
beforeAll(async () => {
  client = await testClient()
})
afterAll(() => client.close())

/** Any call with a captchaToken; this one answers a valid token with user_not_found. */
const use = (captchaToken?: string) =>
  client.service('POST', '/public/users/token', {
    ...(captchaToken !== undefined && { query: { captchaToken } }),
    json: { email: 'nobody@example.fr', password: 'x' },
  })

it.each([
  ['full', 40, 160],
  ['light', 1, 3],
] as const)('asks a browser for %s work', async (captchaWork, least, most) => {
  const database = testDatabase()
  const sandbox = await startTestSandbox({ ...database, captchaWork })
  const { solution } = unpacked(await sandbox.captchaToken('login'))
  await sandbox.close()
  await dropTestDatabase(database)
  expect(solution.counter).toBeGreaterThanOrEqual(least)
  expect(solution.counter).toBeLessThanOrEqual(most)
})

it('accepts a solved challenge, once', async () => {
  const token = await client.captcha('login')
  expect(await use(token)).toMatchObject(refused('user_not_found'))
  expect(await use(token)).toMatchObject(refused('captcha_mandatory'))
})

it('accepts a token only for the action that it was asked for', { tags: ['OPEN-28'] }, async () => {
  expect(await use(await client.captcha('receipts'))).toMatchObject(refused('captcha_mandatory'))
  const token = unpacked(await client.captcha('receipts'))
  token.challenge.parameters.data.action = 'login'
  expect(await use(packed(token))).toMatchObject(refused('captcha_mandatory'))
})

it.each([
  ['no token', undefined],
  ['an empty token', ''],
  ['text that is not base64', '%%%'],
  ['other content in base64', Buffer.from('{"challenge":1}').toString('base64')],
])('refuses %s', { tags: ['ERROR-12'] }, async (_, token) => {
  expect(await use(token)).toMatchObject(refused('captcha_mandatory'))
})

const unpacked = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString())
const packed = (token: unknown) => Buffer.from(JSON.stringify(token)).toString('base64')

it('refuses a challenge that was changed after signing', async () => {
  const token = unpacked(await client.captcha('login'))
  token.challenge.parameters.expiresAt += 3600
  expect(await use(packed(token))).toMatchObject(refused('captcha_mandatory'))
})

it('refuses a challenge that the server never signed', async () => {
  const token = unpacked(await client.captcha('login'))
  token.challenge.signature = '00'.repeat(32)
  expect(await use(packed(token))).toMatchObject(refused('captcha_mandatory'))
})

it('refuses an invented solution', async () => {
  const token = unpacked(await client.captcha('login'))
  token.solution.counter += 1
  token.solution.derivedKey = '00'.repeat(32)
  expect(await use(packed(token))).toMatchObject(refused('captcha_mandatory'))
})

it('refuses a used challenge whose signature comes back in capitals', async () => {
  const token = unpacked(await client.captcha('login'))
  await use(packed(token))
  token.challenge.signature = token.challenge.signature.toUpperCase()
  expect(await use(packed(token))).toMatchObject(refused('captcha_mandatory'))
})

it('refuses a signature of other letters than hexadecimal ones', async () => {
  const token = unpacked(await client.captcha('login'))
  token.challenge.signature = 'é'.repeat(64)
  expect(await use(packed(token))).toMatchObject(refused('captcha_mandatory'))
})

it('refuses a solved challenge after it has expired', async () => {
  const token = await client.captcha('login')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 60_000)
  expect(await use(token)).toMatchObject(refused('captcha_mandatory'))
  vi.restoreAllMocks()
})
