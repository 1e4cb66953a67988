import { afterAll, beforeAll, expect, it } from 'vitest'
import { refused, solved, testClient, type TestClient } from '../testing/client.ts'

let client: TestClient
beforeAll(async () => {
  client = await testClient()
})
afterAll(() => client.close())

/** Any call that names captchaToken will do; its answer to a good token is user_not_found. */
const use = (captchaToken?: string) =>
  client.service('POST', '/public/users/token', {
    ...(captchaToken !== undefined && { query: { captchaToken } }),
    json: { email: 'nobody@example.fr', password: 'x' },
  })

it('accepts a solved challenge, once', async () => {
  const token = await client.captcha()
  expect(await use(token)).toMatchObject(refused('user_not_found'))
  expect(await use(token)).toMatchObject(refused('captcha_mandatory'))
})

it.each([
  ['no token', undefined],
  ['an empty token', ''],
  ['no base64', '%%%'],
  ['something else in base64', Buffer.from('{"challenge":1}').toString('base64')],
])('refuses %s [ERROR-12]', async (_, token) => {
  expect(await use(token)).toMatchObject(refused('captcha_mandatory'))
})

it('refuses a challenge that was changed after it was signed', async () => {
  const { body } = await client.service('GET', '/captcha/challenge')
  if (typeof body !== 'object' || body === null || !('parameters' in body)) throw new Error('no challenge')
  const parameters = { ...Object(body.parameters), expiresAt: Math.floor(Date.now() / 1000) + 90_000 }
  expect(await use(await solved({ ...body, parameters }))).toMatchObject(refused('captcha_mandatory'))
})

it('refuses a solution that was not computed', async () => {
  const token = JSON.parse(Buffer.from(await client.captcha(), 'base64').toString())
  token.solution.counter += 1
  token.solution.derivedKey = '00'.repeat(32)
  expect(await use(Buffer.from(JSON.stringify(token)).toString('base64'))).toMatchObject(refused('captcha_mandatory'))
})
