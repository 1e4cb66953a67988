import { describe, expect, it } from 'vitest'
import {
  changePasswordSchema,
  loginSchema,
  newPasswordSchema,
  passwordIssue,
  passwordRules,
  registerSchema,
} from './password.ts'

const good = 'Passw0rd'.concat('!abc')
const unmet = (password: string, owner: 'customer' | 'renter' = 'customer') =>
  passwordRules(owner)
    .filter(({ met }) => !met(password))
    .map(({ code }) => code)
const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('rules of a new password', () => {
  it.each([
    ['customer', 'aA1!aaaa', []],
    ['customer', 'aA1!aaa', ['minLength']],
    ['renter', 'aA1!aaaaaaaa', []],
    ['renter', 'aA1!aaaaaaa', ['minLength']],
  ] as const)('a %s may use %s: %j', { tags: ['VALID-10', 'VALID-11'] }, (owner, password, expected) => {
    expect(unmet(password, owner)).toEqual(expected)
  })

  it.each([
    ['aA1!'.padEnd(255, 'a'), [], '[VALID-12]'],
    ['aA1!'.padEnd(256, 'a'), ['maxLength'], '[VALID-12]'],
    ['AAAA1!AAAA', ['lowercase'], '[VALID-13]'],
    ['aaaa1!aaaa', ['uppercase'], '[VALID-14]'],
    ['aaaaA!aaaa', ['digit'], '[VALID-15]'],
    ['aaaaA1aaaa', ['symbol'], '[VALID-16]'],
    ['aaA1! aaaa', ['allowed'], '[VALID-17]'],
    [' aaA1!aaaa', ['allowed'], '[VALID-17]'],
    ['aaA1!aaaa\n', ['allowed'], '[VALID-17]'],
    ['aaA1!éaaaa', ['allowed'], '[VALID-17]'],
    ['aaA1#aaaaa', ['symbol', 'allowed'], '[VALID-17]'],
    ['', ['minLength', 'lowercase', 'uppercase', 'digit', 'symbol'], '[VALID-08]'],
  ])('%j breaks %j %s', { tags: ['F-INP-06'] }, (password, expected, _id) => {
    expect(unmet(password)).toEqual(expected)
  })

  it.each(Array.from('*@$!%.\\_-,;:+=/?&'))('%s counts as a symbol', { tags: ['VALID-16'] }, (symbol) => {
    expect(unmet(`aaaaA1aaaa${symbol}`)).toEqual([])
  })

  it.each(Array.from('#()[]{}<>~^`\'"|€£§ '))('%s is not allowed', { tags: ['VALID-17'] }, (symbol) => {
    expect(unmet(`aaaaA1!aaaa${symbol}`)).toEqual(['allowed'])
  })

  it.each([
    ['', 'customer', 'password_mandatory'],
    ['aA1!aaa', 'customer', 'bad_password_security'],
    ['aA1!aaaa', 'customer', undefined],
    ['aA1!aaaa', 'renter', 'bad_password_security'],
    [good, 'renter', undefined],
  ] as const)('%j of a %s: %s', { tags: ['VALID-09', 'ERROR-08'] }, (password, owner, expected) => {
    expect(passwordIssue(password, owner)).toBe(expected)
  })
})

describe('forms with a password', () => {
  const change = { currentPassword: 'old', newPassword: good, confirmation: good }

  it.each([
    [{}, {}],
    [{ currentPassword: '' }, { currentPassword: 'password_mandatory' }],
    [
      { currentPassword: '', newPassword: '', confirmation: '' },
      {
        currentPassword: 'password_mandatory',
        newPassword: 'password_mandatory',
        confirmation: 'password_confirmation_mandatory',
      },
    ],
    [{ newPassword: 'weak', confirmation: 'weak' }, { newPassword: 'bad_password_security' }],
    [{ confirmation: '' }, { confirmation: 'password_confirmation_mandatory' }],
    [{ confirmation: `${good}x` }, { confirmation: 'wrong_password_confirmation' }],
    [{ newPassword: 'weak' }, { newPassword: 'bad_password_security', confirmation: 'wrong_password_confirmation' }],
  ])('a change with %j: %j', { tags: ['VALID-18', 'VALID-19', 'VALID-20'] }, (fields, expected) => {
    expect(codes(changePasswordSchema('customer').safeParse({ ...change, ...fields }))).toEqual(expected)
  })

  it('require twelve characters of a renter', { tags: ['VALID-11'] }, () => {
    const eight = { ...change, newPassword: 'aA1!aaaa', confirmation: 'aA1!aaaa' }
    expect(codes(changePasswordSchema('renter').safeParse(eight))).toEqual({ newPassword: 'bad_password_security' })
    expect(codes(newPasswordSchema('renter').safeParse({ password: 'aA1!aaaa', confirmation: 'aA1!aaaa' }))).toEqual({
      password: 'bad_password_security',
    })
  })

  it('a password reset requires a confirmation', { tags: ['VALID-20', 'OPEN-52'] }, () => {
    expect(newPasswordSchema('customer').parse({ password: good, confirmation: good }).password).toBe(good)
    expect(codes(newPasswordSchema('customer').safeParse({ password: good, confirmation: 'x' }))).toEqual({
      confirmation: 'wrong_password_confirmation',
    })
  })

  it.each([
    [{}, {}],
    [{ email: 'a' }, { email: 'email_invalid' }],
    [{ password: 'weak', confirmation: 'weak' }, { password: 'bad_password_security' }],
    [{ password: 'aA1!aaaa', confirmation: 'aA1!aaaa' }, {}],
    [{ confirmation: '' }, { confirmation: 'password_confirmation_mandatory' }],
    [{ cgu: false }, { cgu: 'cgu_mandatory' }],
    [
      { email: 'a', confirmation: 'x', cgu: false },
      { email: 'email_invalid', confirmation: 'wrong_password_confirmation', cgu: 'cgu_mandatory' },
    ],
  ])('registering with %j: %j', { tags: ['OPEN-51'] }, (fields, expected) => {
    const form = { email: 'a@example.org', password: good, confirmation: good, cgu: true }
    expect(codes(registerSchema.safeParse({ ...form, ...fields }))).toEqual(expected)
  })

  it('a login accepts any password, but not an empty one', { tags: ['VALID-08', 'OPEN-52'] }, () => {
    expect(loginSchema.parse({ email: ' a@example.org ', password: ' x ' })).toEqual({
      email: 'a@example.org',
      password: ' x ',
    })
    expect(codes(loginSchema.safeParse({ email: 'a@example.org', password: '' }))).toEqual({
      password: 'password_mandatory',
    })
  })
})
