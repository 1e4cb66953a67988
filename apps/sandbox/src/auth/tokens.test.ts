import { tokenRecord } from '@voie-libre/contract/schemas/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTo, testClients } from '../testing/testClient.ts'

/**
 * Calls in flight while a session ends. The embedded database runs one transaction after the other, so these tests say
 * most on a PostgreSQL server with two sandboxes (`npm test -- "on PostgreSQL"`).
 */
let client: Awaited<ReturnType<typeof testClients>>
beforeAll(async () => {
  client = await testClients()
})
afterAll(() => client.close())

const password = 'Voyage-en-auto-2026!'
const changed = { currentPassword: password, newPassword: 'Autre-voyage-2026!' }
type Who = 'users' | 'renters'

let accounts = 0
async function person(who: Who): Promise<string> {
  accounts += 1
  const email = `in-flight-${accounts}@example.fr`
  await client.set(who === 'users' ? 'accounts' : 'renters', { email, password })
  return email
}
const refresh = (who: Who, refreshToken = '', at = 1) =>
  client.at(at).service('POST', `/public/${who}/token/refresh`, { json: { refreshToken } })
const isOpen = async (who: Who, token: string) => (await client.service('GET', `/${who}/me`, { token })).status === 200

/** Refreshes one token after the other, like a tab that never rests; ends when a refresh is refused or `over()`. */
async function keepRefreshing(who: Who, first: { refreshToken?: string | undefined }, over: () => boolean) {
  let newest = first
  while (!over()) {
    const { status, body } = await refresh(who, newest.refreshToken)
    if (status !== 200) return undefined
    newest = tokenRecord.parse(body)
  }
  return tokenRecord.parse(newest)
}

/** Runs `ending` while `others` refresh without pause; returns how many of them can still use their tokens. */
async function outliving(
  who: Who,
  others: readonly { refreshToken?: string | undefined }[],
  ending: () => Promise<unknown>,
) {
  let over = false
  const tabs = others.map((token) => keepRefreshing(who, token, () => over))
  await ending()
  over = true
  const left = (await Promise.all(tabs)).filter((token) => token !== undefined)
  const used = await Promise.all(
    left.map(
      async ({ accessToken, refreshToken }) =>
        (await isOpen(who, accessToken)) || (await refresh(who, refreshToken)).status === 200,
    ),
  )
  return used.filter(Boolean).length
}

/** One login after the other, because of many at once only five would be judged. */
async function signIns(count: number, who: Who, email: string) {
  const tokens = []
  while (tokens.length < count) tokens.push(await client.signIn(who, email, password))
  return tokens
}

describe.each(['users', 'renters'] as const)('a token refresh of %s in flight', (who) => {
  const rounds = [1, 2, 3]

  it.each(rounds)('does not outlive a changed password, round %i', async () => {
    const email = await person(who)
    const own = await client.signIn(who, email, password)
    const others = await signIns(6, who, email)
    const left = await outliving(who, others, async () => {
      const { status } = await client.service('PATCH', `/${who}/me`, { token: own.accessToken, json: changed })
      expect(status).toBe(200)
    })
    expect(left).toBe(0)
    expect(await isOpen(who, own.accessToken)).toBe(true)
  })

  it.each(rounds)('does not outlive a password set through the mailed link, round %i', async () => {
    const email = await person(who)
    const others = await signIns(6, who, email)
    const query = { captchaToken: await client.captcha('password') }
    await client.service('POST', `/public/${who}/${encodeURIComponent(email)}/passwords/codes`, { query })
    const { id, code } = await linkTo(client, email)
    const left = await outliving(who, others, async () => {
      const json = { code, password: changed.newPassword }
      expect((await client.service('PUT', `/public/${who}/${id}/passwords`, { json })).status).toBe(204)
    })
    expect(left).toBe(0)
  })

  it.each(rounds)('does not outlive the logout of its session, round %i', async () => {
    const email = await person(who)
    const sessions = await signIns(6, who, email)
    const left = await outliving(who, sessions, () =>
      Promise.all(
        sessions.map(({ accessToken }) => client.service('DELETE', `/${who}/me/token`, { token: accessToken })),
      ),
    )
    expect(left).toBe(0)
  })

  it.each(rounds)('does not outlive the account, round %i', async () => {
    const email = await person(who)
    const [own, ...others] = await signIns(7, who, email)
    const left = await outliving(who, others, () =>
      client.service('DELETE', `/${who}/me`, { token: own?.accessToken ?? '' }),
    )
    expect(left).toBe(0)
  })
})

describe.each(['users', 'renters'] as const)('a call of %s with the old password in flight', (who) => {
  it('opens no session that outlives the changed password', async () => {
    const email = await person(who)
    const own = await client.signIn(who, email, password)
    const captchas = await Promise.all(Array.from({ length: 4 }, () => client.captcha('login')))
    const [change, ...logins] = await Promise.all([
      client.service('PATCH', `/${who}/me`, { token: own.accessToken, json: changed }),
      ...captchas.map((captchaToken) =>
        client.service('POST', `/public/${who}/token`, { query: { captchaToken }, json: { email, password } }),
      ),
    ])
    expect(change.status).toBe(200)
    const tokens = logins.filter(({ status }) => status === 200).map(({ body }) => tokenRecord.parse(body).accessToken)
    const left = await Promise.all(tokens.map((token) => isOpen(who, token)))
    expect(left.filter(Boolean)).toEqual([])
  })

  it('changes the password once', async () => {
    const email = await person(who)
    const own = await signIns(4, who, email)
    const answers = await Promise.all(
      own.map(({ accessToken }, at) => {
        const json = { ...changed, newPassword: `Autre-voyage-202${at}!` }
        return client.service('PATCH', `/${who}/me`, { token: accessToken, json })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe.each(['users', 'renters'] as const)('a refresh token of %s', (who) => {
  it('used again after ten seconds ends its session: somebody else may have it', { tags: ['AUTH-02'] }, async () => {
    await client.set('clock', { now: '2026-03-02T10:00:00+01:00' })
    const email = await person(who)
    const [stolen, other] = [await client.signIn(who, email, password), await client.signIn(who, email, password)]
    const next = tokenRecord.parse((await refresh(who, stolen.refreshToken)).body)
    const newest = tokenRecord.parse((await refresh(who, next.refreshToken)).body)
    await client.set('clock', { now: '2026-03-02T10:00:11+01:00' })
    expect((await refresh(who, stolen.refreshToken)).status).toBe(401)
    expect((await refresh(who, newest.refreshToken)).status).toBe(401)
    expect(await isOpen(who, newest.accessToken)).toBe(false)
    expect(await isOpen(who, other.accessToken)).toBe(true)
    await client.set('clock', { now: null })
  })

  it('used by two tabs at once gives one new pair, and the session stays', { tags: ['F-SES-04'] }, async () => {
    const email = await person(who)
    const { refreshToken } = await client.signIn(who, email, password)
    const answers = await Promise.all([0, 1, 2, 3].map((at) => refresh(who, refreshToken, at)))
    const [fresh, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const pair = tokenRecord.parse(fresh?.body)
    expect(await isOpen(who, pair.accessToken)).toBe(true)
    expect((await refresh(who, pair.refreshToken)).status).toBe(200)
  })
})
