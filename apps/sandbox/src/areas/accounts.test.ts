import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkTo, refused, testClient, type TestClient } from '../testing/testClient.ts'
import { actionOf } from '../testing/testKit.ts'

let client: TestClient
beforeAll(async () => {
  client = await testClient()
})
afterAll(() => client.close())

const password = 'Voyage-2026!'
const open = '/public/users'
const me = '/users/me'

/** A new person for each test, so that tests need no reset. */
let email = ''
let people = 0
beforeEach(() => {
  people += 1
  email = `person${people}@example.fr`
})

const account = (fields: object = {}) => client.set('accounts', { email, password, ...fields })
const token = async () => (await client.signIn('users', email, password)).accessToken
const clock = (now: string | null) => client.set('clock', { now })
const withCaptcha = async (method: string, path: string, json?: unknown, language?: string) =>
  client.service(method, path, {
    query: { captchaToken: await client.captcha(actionOf(path)) },
    ...(json !== undefined && { json }),
    ...(language !== undefined && { language }),
  })
const logIn = (secret = password) => withCaptcha('POST', `${open}/token`, { email, password: secret })
const plates = z.array(z.looseObject({ id: z.string(), numberPlate: z.string() }))

describe('registration', { tags: ['API-06'] }, () => {
  const register = (fields: object = {}) => withCaptcha('POST', open, { email, password, cgu: true, ...fields })

  it('creates an account, which the link in the e-mail activates', { tags: ['API-07'] }, async () => {
    expect(await register()).toMatchObject({ status: 204, body: '' })
    expect(await logIn()).toMatchObject(refused('user_not_activated'))
    const { pathname, id, code } = await linkTo(client, email)
    expect(pathname).toBe('/account/activate')
    expect(await client.service('POST', `${open}/${id}/activate`, { json: { code } })).toMatchObject({ status: 204 })
    expect(await logIn()).toMatchObject({ status: 200, body: { accountType: 'customer' } })
  })

  it('sends the e-mail in the language of the page, with a link to that language', async () => {
    await withCaptcha('POST', open, { email, password, cgu: true }, 'de')
    expect((await linkTo(client, email)).pathname).toBe('/de/account/activate')
    expect(await client.mailsTo(email)).toMatchObject([{ subject: expect.stringContaining('Aktivieren') }])
  })

  it('does not store or log the password', async () => {
    await register()
    const { body } = await client.call('GET', '/sandbox/calls')
    expect(JSON.stringify(body)).not.toContain(password)
  })

  it('refuses an e-mail that is already in use, in any case', { tags: ['ERROR-07'] }, async () => {
    await account()
    expect(await register({ email: email.toUpperCase() })).toMatchObject(refused('email_already_used'))
  })

  it.each([
    ['a bad e-mail [ERROR-05, VALID-03]', { email: 'jean@' }, 'email_invalid'],
    ['an e-mail over 100 characters [VALID-04]', { email: `${'a'.repeat(90)}@example.fr` }, 'email_invalid'],
    ['no e-mail [ERROR-06]', { email: '' }, 'email_mandatory'],
    ['terms not accepted [ERROR-13]', { cgu: false }, 'cgu_mandatory'],
    ['a password of 7 characters [VALID-10]', { password: 'Aa1!aaa' }, 'bad_password_security'],
    ['a password over 255 characters [VALID-12]', { password: `Aa1!${'a'.repeat(252)}` }, 'bad_password_security'],
    ['no lower case [VALID-13]', { password: 'VOYAGE-2026' }, 'bad_password_security'],
    ['no upper case [VALID-14]', { password: 'voyage-2026' }, 'bad_password_security'],
    ['no digit [VALID-15]', { password: 'Voyage-voyage' }, 'bad_password_security'],
    ['no symbol [VALID-16]', { password: 'Voyage2026' }, 'bad_password_security'],
    ['a symbol not listed [VALID-17, ERROR-08]', { password: 'Voyage-2026#' }, 'bad_password_security'],
  ])('refuses %s', async (_, fields, code) => {
    expect(await register(fields)).toMatchObject(refused(code))
  })

  it('refuses a request without captcha', { tags: ['ERROR-12'] }, async () => {
    const json = { email, password, cgu: true }
    expect(await client.service('POST', open, { json })).toMatchObject(refused('captcha_mandatory'))
  })
})

describe('activation', () => {
  const activate = (id: string, code: string) => client.service('POST', `${open}/${id}/activate`, { json: { code } })
  const again = (language = 'fr') =>
    client.service('POST', `${open}/${encodeURIComponent(email)}/activationCodes`, { language })

  it('accepts a code once', { tags: ['ERROR-30', 'F-SES-12'] }, async () => {
    await account({ activated: false })
    await again()
    const { id, code } = await linkTo(client, email)
    expect((await activate(id, code)).status).toBe(204)
    expect(await activate(id, code)).toMatchObject(refused('user_already_activated'))
  })

  it(
    'refuses a wrong code, the code of another account, and a code that a newer one replaced',
    { tags: ['ERROR-29', 'API-08'] },
    async () => {
      await account({ activated: false })
      await again()
      const first = await linkTo(client, email)
      await again()
      const { code } = await linkTo(client, email)
      expect(await activate(first.id, first.code)).toMatchObject(refused('invalid_activation_code'))
      expect(await activate(first.id, 'wrong')).toMatchObject(refused('invalid_activation_code'))
      expect(await activate('somebody', code)).toMatchObject(refused('invalid_activation_code'))
    },
  )

  it('refuses a code after 24 hours', { tags: ['ERROR-28'] }, async () => {
    await clock('2026-03-02T10:00:00+01:00')
    await account({ activated: false })
    await again()
    await clock('2026-03-03T10:00:01+01:00')
    const { id, code } = await linkTo(client, email)
    expect(await activate(id, code)).toMatchObject(refused('expired_activation_code'))
    await clock(null)
  })

  it('answers the same for an unknown e-mail, and mails nothing', async () => {
    expect(await again()).toMatchObject({ status: 204, body: '' })
    expect(await client.mailsTo(email)).toEqual([])
  })
})

describe('login', { tags: ['API-09'] }, () => {
  beforeEach(() => account())

  it('returns a token that gives access to the profile', { tags: ['DATA-16'] }, async () => {
    const { body } = await logIn()
    expect(body).toMatchObject({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      expirationDate: expect.stringMatching(/^\d{4}-.*Z$/),
      accountType: 'customer',
    })
    expect(await client.service('GET', me, { token: await token() })).toMatchObject({ status: 200, body: { email } })
  })

  it('gives the same answer to a wrong password and to an unknown e-mail', { tags: ['ERROR-33'] }, async () => {
    expect(await logIn('Wrong-2026!')).toMatchObject(refused('user_not_found'))
    email = 'nobody@example.fr'
    expect(await logIn()).toMatchObject(refused('user_not_found'))
  })

  it.each([
    { email: '', password: 'x' },
    { email: 'x@example.fr', password: '' },
  ])('refuses %j', { tags: ['ERROR-35'] }, async (json) => {
    expect(await withCaptcha('POST', `${open}/token`, json)).toMatchObject(
      refused('provide_email_and_password_or_refresh_token'),
    )
  })

  it.each([
    ['a known e-mail', true],
    ['an unknown one', false],
  ])('blocks %s for five minutes after five failures', { tags: ['ERROR-34', 'F-SES-13'] }, async (_, isKnown) => {
    await clock('2026-03-02T10:00:00+01:00')
    if (!isKnown) email = `unknown-${email}`
    for (let failures = 0; failures < 5; failures++) {
      expect(await logIn('Wrong-2026!')).toMatchObject(refused('user_not_found'))
    }
    expect(await logIn()).toMatchObject(refused('user_temporary_blocked', 429))
    await clock('2026-03-02T10:05:01+01:00')
    expect((await logIn()).status).toBe(isKnown ? 200 : 400)
    await clock(null)
  })

  it('resets the failure count after a correct password', async () => {
    for (let failures = 0; failures < 4; failures++) await logIn('Wrong-2026!')
    await logIn()
    await logIn('Wrong-2026!')
    expect((await logIn()).status).toBe(200)
  })
})

describe('tokens', () => {
  beforeEach(() => account())

  it(
    'access tokens are valid for 15 minutes, refresh tokens for 30 days and once',
    { tags: ['API-10', 'AUTH-02', 'F-SES-02'] },
    async () => {
      await clock('2026-03-02T10:00:00+01:00')
      const first = await client.signIn('users', email, password)
      const refresh = (refreshToken = '') => client.service('POST', `${open}/token/refresh`, { json: { refreshToken } })
      await clock('2026-03-02T10:15:01+01:00')
      expect(await client.service('GET', me, { token: first.accessToken })).toMatchObject({ status: 401 })
      const second = await refresh(first.refreshToken)
      expect(second).toMatchObject({ status: 200, body: { accountType: 'customer' } })
      expect(await refresh(first.refreshToken)).toMatchObject({ status: 401 })
      const third = z.object({ refreshToken: z.string() }).parse(second.body)
      await clock('2026-04-02T10:00:00+02:00')
      expect(await refresh(third.refreshToken)).toMatchObject({ status: 401 })
      expect(await refresh('')).toMatchObject(refused('provide_email_and_password_or_refresh_token'))
      await clock(null)
    },
  )

  it.each([
    ['none', undefined],
    ['nonsense', 'nonsense'],
  ])('%s is refused', { tags: ['F-SES-09'] }, async (_, given) => {
    expect(await client.service('GET', me, given === undefined ? {} : { token: given })).toMatchObject({ status: 401 })
  })

  it(
    "a customer's token gives no access to renter calls, and a refresh token to no call",
    { tags: ['ROLE-11', 'ROLE-12'] },
    async () => {
      const { accessToken, refreshToken = '' } = await client.signIn('users', email, password)
      expect((await client.service('GET', '/renters/me', { token: accessToken })).status).toBe(403)
      expect((await client.service('GET', me, { token: refreshToken })).status).toBe(401)
      const json = { refreshToken }
      expect((await client.service('POST', '/public/renters/token/refresh', { json })).status).toBe(401)
    },
  )

  it('logout revokes the tokens', { tags: ['API-14', 'API-80'] }, async () => {
    const { accessToken, refreshToken = '' } = await client.signIn('users', email, password)
    expect((await client.service('DELETE', `${me}/token`, { token: accessToken })).status).toBe(204)
    expect((await client.service('GET', me, { token: accessToken })).status).toBe(401)
    const json = { refreshToken }
    expect((await client.service('POST', `${open}/token/refresh`, { json })).status).toBe(401)
  })

  it(
    'logout revokes refreshed tokens of the same login, but no tokens of another login',
    { tags: ['API-14', 'F-SES-08'] },
    async () => {
      const old = await client.signIn('users', email, password)
      const json = { refreshToken: old.refreshToken }
      const { body } = await client.service('POST', `${open}/token/refresh`, { json })
      const refreshed = z.object({ accessToken: z.string() }).parse(body)
      const other = await client.signIn('users', email, password)
      expect((await client.service('DELETE', `${me}/token`, { token: old.accessToken })).status).toBe(204)
      expect((await client.service('GET', me, { token: refreshed.accessToken })).status).toBe(401)
      expect((await client.service('GET', me, { token: other.accessToken })).status).toBe(200)
    },
  )
})

describe('forgotten password', { tags: ['API-20', 'API-21'] }, () => {
  const ask = (who = email) => withCaptcha('POST', `${open}/${encodeURIComponent(who)}/passwords/codes`)
  const set = (id: string, code: string, fresh: string) =>
    client.service('PUT', `${open}/${id}/passwords`, { json: { code, password: fresh } })
  const other = 'Retour-2026?'

  it('the link in the e-mail sets a new password, once, and signs out every device', async () => {
    await account()
    const old = await token()
    expect(await ask()).toMatchObject({ status: 204 })
    const { pathname, id, code } = await linkTo(client, email)
    expect(pathname).toBe('/account/changePassword')
    expect(await set(id, code, 'weak')).toMatchObject(refused('bad_password_security'))
    expect((await set(id, code, other)).status).toBe(204)
    expect(await set(id, code, other)).toMatchObject(refused('expired_password_reset_code'))
    expect((await client.service('GET', me, { token: old })).status).toBe(401)
    expect((await logIn(other)).status).toBe(200)
    expect((await logIn()).status).toBe(400)
  })

  it('a password reset unblocks a blocked account', async () => {
    await account()
    for (let failures = 0; failures < 5; failures++) await logIn('Wrong-2026!')
    await ask()
    const { id, code } = await linkTo(client, email)
    await set(id, code, other)
    expect((await logIn(other)).status).toBe(200)
  })

  it('refuses a code after 24 hours', { tags: ['ERROR-32'] }, async () => {
    await clock('2026-03-02T10:00:00+01:00')
    await account()
    await ask()
    await clock('2026-03-03T10:00:01+01:00')
    const { id, code } = await linkTo(client, email)
    expect(await set(id, code, other)).toMatchObject(refused('expired_password_reset_code'))
    await clock(null)
  })

  it('answers the same for an unknown e-mail, and mails nothing', async () => {
    expect(await ask('nobody@example.fr')).toMatchObject({ status: 204, body: '' })
    expect(await client.mailsTo('nobody@example.fr')).toEqual([])
  })

  it('an account that was never activated gets the activation link instead', async () => {
    await account({ activated: false })
    await ask()
    expect((await linkTo(client, email)).pathname).toBe('/account/activate')
  })
})

describe('profile', { tags: ['API-11', 'API-12'] }, () => {
  const address = { billingAddress: '1 rue Haute', billingZipcode: '03000', billingCity: 'Moulins' }
  const patch = async (json: object) => client.service('PATCH', me, { token: await token(), json })
  beforeEach(() => account({ profile: { firstName: 'Jean' } }))

  it('changes the fields that the call names and keeps the others', { tags: ['DATA-12'] }, async () => {
    const changed = { email, firstName: 'Jean', lastName: 'Petit', ...address, billingCountry: 'CH' }
    expect(await patch({ lastName: 'Petit', ...address, billingCountry: 'ch' })).toMatchObject({ body: changed })
    expect(await client.service('GET', me, { token: await token() })).toMatchObject({ body: changed })
  })

  it(
    'accepts names and addresses of the maximum length',
    { tags: ['VALID-21', 'VALID-22', 'VALID-23', 'VALID-24', 'VALID-25'] },
    async () => {
      const fields = {
        firstName: 'a'.repeat(22),
        lastName: 'b'.repeat(22),
        billingAddress: 'c'.repeat(50),
        billingZipcode: 'd'.repeat(16),
        billingCity: 'e'.repeat(50),
      }
      expect(await patch(fields)).toMatchObject({ status: 200, body: fields })
      for (const [field, text] of Object.entries(fields)) {
        expect([field, (await patch({ [field]: `${text}x` })).status]).toEqual([field, 400])
      }
    },
  )

  it.each([
    [['billingAddress']],
    [['billingZipcode']],
    [['billingCity']],
    [['billingAddress', 'billingZipcode']],
    [['billingAddress', 'billingCity']],
    [['billingZipcode', 'billingCity']],
  ])('refuses an incomplete address: %j only', { tags: ['ERROR-52', 'VALID-26'] }, async (fields) => {
    const part = Object.fromEntries(Object.entries(address).filter(([field]) => fields.includes(field)))
    expect(await patch(part)).toMatchObject(refused('incomplete_address'))
  })

  it(
    'refuses to remove half of an address, and removes the country with the whole address',
    { tags: ['VALID-28'] },
    async () => {
      await patch({ ...address, billingCountry: 'BE' })
      expect(await patch({ billingCity: '' })).toMatchObject(refused('incomplete_address'))
      const { body } = await patch({ billingAddress: '', billingZipcode: '', billingCity: '' })
      expect(body).toEqual({ email, firstName: 'Jean' })
    },
  )

  it('refuses a country that does not exist', { tags: ['ERROR-24'] }, async () => {
    expect(await patch({ ...address, billingCountry: 'XX' })).toMatchObject(refused('invalid_country_code'))
  })

  it('changes the password with the current one', { tags: ['VALID-18', 'VALID-19', 'VALID-20'] }, async () => {
    expect(await patch({ currentPassword: password, newPassword: 'Autre-2026!' })).toMatchObject({ status: 200 })
    expect((await logIn('Autre-2026!')).status).toBe(200)
  })

  it('a password change ends every other session', async () => {
    const [other, own] = [await client.signIn('users', email, password), await client.signIn('users', email, password)]
    const change = { currentPassword: password, newPassword: 'Autre-2026!' }
    expect((await client.service('PATCH', me, { token: own.accessToken, json: change })).status).toBe(200)
    expect((await client.service('GET', me, { token: other.accessToken })).status).toBe(401)
    const exchange = ({ refreshToken = '' }: { refreshToken?: string | undefined }) =>
      client.service('POST', `${open}/token/refresh`, { json: { refreshToken } })
    expect((await exchange(other)).status).toBe(401)
    expect((await client.service('GET', me, { token: own.accessToken })).status).toBe(200)
    expect((await exchange(own)).status).toBe(200)
  })

  it.each([
    [
      'the wrong current password [ERROR-09]',
      { currentPassword: 'Wrong-2026!', newPassword: 'Autre-2026!' },
      'invalid_password',
    ],
    ['a weak new password', { currentPassword: password, newPassword: 'weak' }, 'bad_password_security'],
    ['no current password', { newPassword: 'Autre-2026!' }, 'required'],
  ])('does not change the password with %s', async (_, json, code) => {
    expect(await patch(json)).toMatchObject(refused(code))
    expect((await logIn()).status).toBe(200)
  })

  it('deleting the account deletes the profile and the tokens', { tags: ['API-13', 'F-SES-05'] }, async () => {
    const given = await token()
    expect((await client.service('DELETE', me, { token: given })).status).toBe(204)
    expect((await client.service('GET', me, { token: given })).status).toBe(401)
    expect(await logIn()).toMatchObject(refused('user_not_found'))
    expect((await client.mailsTo(email)).length).toBe(1)
  })
})

describe('plates', () => {
  const rental = { validityStartDate: '2026-03-01T08:00:00', validityEndDate: '2026-03-08T18:00:00' }
  const add = async (json: object) => client.service('POST', `${me}/plates`, { token: await token(), json })

  it('are listed by number, with the vehicle data', { tags: ['API-15', 'API-16', 'API-17'] }, async () => {
    await client.set('vehicles', { numberPlate: 'YY-901-AA', model: 'Zoe', type: 1 })
    await account({ plates: ['ZZ-901-AA', 'YY-901-AA'] })
    const { body } = await add({ countryCode: 'de', numberPlate: 'b-mw 901', ...rental })
    expect(body).toMatchObject([
      { numberPlate: 'BMW901', countryCode: 'DE', ...rental, emailNotifications: false },
      { numberPlate: 'YY901AA', countryCode: 'FR', model: 'Zoe', vehicleType: '1' },
      { numberPlate: 'ZZ901AA' },
    ])
    const vehicles = await client.service('GET', `${me}/vehicles`, { token: await token() })
    expect(vehicles.body).toMatchObject([
      { numberPlate: 'BMW901' },
      { numberPlate: 'YY901AA', type: '1', model: 'Zoe' },
      { numberPlate: 'ZZ901AA' },
    ])
  })

  it.each([
    [
      'a plate already in the list, in any spelling [ERROR-27]',
      { countryCode: 'FR', numberPlate: 'ab 902 cd' },
      'number_plate_already_associated_to_this_user',
    ],
    ['an unknown country [ERROR-24]', { countryCode: 'XX', numberPlate: 'A1' }, 'invalid_country_code'],
    ['no country [ERROR-22]', { countryCode: '', numberPlate: 'A1' }, 'country_code_mandatory'],
    ['no number [ERROR-23, VALID-29]', { countryCode: 'FR', numberPlate: ' ' }, 'number_plate_mandatory'],
    ['an impossible plate [ERROR-25]', { countryCode: 'FR', numberPlate: '!!!' }, 'invalid_number_plate'],
    [
      'an end date before the start date [ERROR-26]',
      {
        countryCode: 'FR',
        numberPlate: 'A1',
        validityStartDate: rental.validityEndDate,
        validityEndDate: rental.validityStartDate,
      },
      'invalid_date_range',
    ],
    [
      'one date only [VALID-30]',
      { countryCode: 'FR', numberPlate: 'A1', validityStartDate: rental.validityStartDate },
      'invalid_date_range',
    ],
  ])('refuse %s', async (_, json, code) => {
    await account({ plates: ['AB-902-CD'] })
    expect(await add(json)).toMatchObject(refused(code))
  })

  it('only the owner can switch their alert and remove them', { tags: ['API-18', 'API-19'] }, async () => {
    await account({ plates: ['AB-903-CD', 'AC-903-CD'] })
    const given = await token()
    const [first, second] = plates.parse((await client.service('GET', `${me}/plates`, { token: given })).body)
    const path = `${me}/plates/${first?.id}`
    const json = { emailNotifications: true }
    expect(await client.service('PATCH', path, { token: given, json })).toMatchObject({
      body: [{ emailNotifications: true }, { emailNotifications: false }],
    })

    email = `thief-of-${email}`
    await account()
    const attacker = await token()
    expect(await client.service('PATCH', path, { token: attacker, json })).toMatchObject({ status: 404 })
    expect(await client.service('DELETE', path, { token: attacker })).toMatchObject({ status: 404 })

    expect(await client.service('DELETE', path, { token: given })).toMatchObject({ body: [{ id: second?.id }] })
  })
})

describe('owners of a plate', { tags: ['API-05'] }, () => {
  const owners = (numberPlate: string, given?: string) =>
    client.service('GET', `${open}/plates/owners`, {
      query: { numberPlate, countryCode: 'FR' },
      ...(given !== undefined && { token: given }),
    })

  it('are masked, without the requesting customer', { tags: ['OPEN-39'] }, async () => {
    email = 'jean@example.fr'
    await account({ plates: ['OW-900-NR'] })
    expect(await owners('ow 900 nr')).toMatchObject({ status: 200, body: ['j***n@e***.fr'] })
    expect(await owners('OW-900-NR', await token())).toMatchObject({ body: [] })
  })

  it('are none for a plate without owner, or after the rental', async () => {
    await account({
      plates: [
        { numberPlate: 'OV-900-ER', validityStartDate: '2020-01-01T00:00:00', validityEndDate: '2020-01-02T00:00:00' },
      ],
    })
    expect(await owners('OV-900-ER')).toMatchObject({ body: [] })
    expect(await owners('NO-900-NE')).toMatchObject({ body: [] })
  })
})
