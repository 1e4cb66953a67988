import { describe, expect, it } from 'vitest'
import { emailAddress } from './email.ts'

const firstIssue = (text: string) => emailAddress.safeParse(text).error?.issues[0]?.message

describe('an e-mail field', () => {
  it.each([
    'a@example.org',
    ' a@example.org ',
    'first.last+tag@sub.example.co.uk',
    'o-n_e@example.museum',
    "o'neil@example.org",
    'nom=filtre@exemple.fr',
    'a!#$%&*+/?^_`{|}~-b@example.org',
    '.a..b.@example.org',
    'a@xn--exmple-cua.fr',
    'a@3.example',
    'a@example',
    `a@${'b'.repeat(63)}.fr`,
  ])('accepts %s', { tags: ['VALID-03'] }, (text) => {
    expect(emailAddress.parse(text)).toBe(text.trim())
  })

  it.each([
    'a',
    'a@',
    '@example.org',
    'jean@exemple-.fr',
    'jean@-exemple.fr',
    'jean@exemple.fr-',
    'a@example.org.',
    'a@.example.org',
    'a@exa_mple.org',
    'a@exämple.org',
    'é@example.org',
    '"a b"@example.org',
    'a@[127.0.0.1]',
    'a,b@example.org',
    'a@b@example.org',
    'a@example.org,b@example.org',
    'a <a@example.org>',
    'a@example.org\nbcc:b@example.org',
    `a@${'b'.repeat(64)}.fr`,
    'a b@example.org',
    'a@exam ple.org',
    'a@@example.org',
    'a@example..org',
  ])('refuses %s', { tags: ['VALID-05'] }, (text) => {
    expect(firstIssue(text)).toBe('email_invalid')
  })

  it('accepts a hundred characters, not one more', { tags: ['VALID-04'] }, () => {
    const long = (length: number) => `${'a'.repeat(length - 12)}@example.org`
    expect(firstIssue(long(100))).toBeUndefined()
    expect(firstIssue(long(101))).toBe('email_invalid')
  })

  it.each(['', '  '])('is mandatory', { tags: ['VALID-06'] }, (text) => {
    expect(firstIssue(text)).toBe('email_mandatory')
  })
})
