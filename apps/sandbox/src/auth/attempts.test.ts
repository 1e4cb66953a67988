import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testClients } from '../testing/testClient.ts'

/** Simultaneous calls to two sandboxes, on a PostgreSQL server (`npm test -- "on PostgreSQL"`). */
let client: Awaited<ReturnType<typeof testClients>>
beforeAll(async () => {
  client = await testClients()
})
afterAll(() => client.close())

const password = 'Voyage-en-auto-2026!'
let email = ''
let people = 0
beforeEach(async () => {
  people += 1
  email = `guessed-${people}@example.fr`
  await client.set('accounts', { email, password })
})

const counted = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

interface From {
  who?: string
  address?: string
  /** The process that gets the call. */
  at?: number
}
async function logIn(given: string, { who = email, address, at = 0 }: From = {}) {
  const query = { captchaToken: await client.captcha('login') }
  const json = { email: who, password: given }
  return client.at(at).service('POST', '/public/users/token', {
    query,
    json,
    ...(address !== undefined && { address }),
  })
}

describe('passwords', { tags: ['ERROR-34', 'F-SES-13'] }, () => {
  it.each([
    ['of a known e-mail', true],
    ['of an unknown one', false],
  ])('of 60 logins %s at once, 5 are judged', async (_, isKnown) => {
    const who = isKnown ? email : `unknown-${email}`
    const answers = await times(60, (at) => logIn(`Wrong-2026!${at}`, { who, at }))
    expect([counted(answers, 400), counted(answers, 429)]).toEqual([5, 55])
  })

  it('of 60 changes with a guessed current password, 5 are judged', async () => {
    const { accessToken: token } = await client.signIn('users', email, password)
    const answers = await times(60, (at) => {
      const json = { currentPassword: `Wrong-2026!${at}`, newPassword: 'Autre-2026!' }
      return client.at(at).service('PATCH', '/users/me', { token, json })
    })
    expect([counted(answers, 400), counted(answers, 429)]).toEqual([5, 55])
  })

  it('for an e-mail of any length are counted', async () => {
    const who = crypto.getRandomValues(Buffer.alloc(5000)).toString('hex')
    expect(await logIn('Wrong-2026!', { who })).toMatchObject({ status: 400, body: { code: 'user_not_found' } })
  })

  it('a right password gives the account its attempts back', async () => {
    for (let failures = 0; failures < 4; failures++) await logIn('Wrong-2026!')
    expect((await logIn(password)).status).toBe(200)
    expect((await logIn('Wrong-2026!')).status).toBe(400)
  })

  it('of one address are limited over all accounts', async () => {
    const address = '203.0.113.7'
    const answers = await times(110, (at) => logIn('Wrong-2026!', { who: `somebody${at}@example.fr`, address }))
    expect([counted(answers, 400), counted(answers, 429)]).toEqual([100, 10])
    expect((await logIn(password, { address: '203.0.113.8' })).status).toBe(200)
  })
})

describe('e-mails that anybody can ask for', () => {
  const activation = (to: string, { address, at = 0 }: From = {}) =>
    client.at(at).service('POST', `/public/users/${encodeURIComponent(to)}/activationCodes`, {
      ...(address !== undefined && { address }),
    })

  it('of 60 activation links for one address at once, 10 are mailed', async () => {
    await client.set('accounts', { email, password, activated: false })
    const answers = await times(60, (at) => activation(email, { at }))
    expect([counted(answers, 204), counted(answers, 429)]).toEqual([10, 50])
    // Each process finishes its own mails before it shows the mailbox.
    await client.at(1).mailsTo(email)
    expect(await client.at(0).mailsTo(email)).toHaveLength(10)
  })

  it('share one budget per recipient, in any case', async () => {
    await times(10, (at) => activation(email.toUpperCase(), { at }))
    const query = { captchaToken: await client.captcha('password') }
    const reset = await client.service('POST', `/public/users/${encodeURIComponent(email)}/passwords/codes`, { query })
    expect(reset).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  it('are limited per address of the client', async () => {
    const answers = await times(70, (at) => activation(`somebody${at}@example.fr`, { address: '203.0.113.9' }))
    expect([counted(answers, 204), counted(answers, 429)]).toEqual([60, 10])
  })
})
