import { expect, it } from 'vitest'
import { secretsIn } from './secrets.ts'

// Joined at run time, so that this file itself contains no secret.
const pem = (edge: string) => `-----${edge} RSA PRIVATE KEY-----`
const planted = [
  ['a key of a cloud', ['AWS_SECRET_ACCESS', '_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYzA7bKq9xTe'].join('')],
  ['a private key', [pem('BEGIN'), 'MIIEow'.repeat(20), pem('END')].join('\n')],
  ['a token of a code host', ['ghp', '_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('')],
  [
    'a token of the package registry',
    ['//registry.npmjs.org/:_auth', 'Token=npm_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join(''),
  ],
  ['a password of a database', ['postgres://toll:', 'k7Jq2mXw9', '@db.operator.example:5432/toll'].join('')],
] as const

it.each(planted)('finds %s, without repeating it', async (_, secret) => {
  const found = await secretsIn([
    { path: 'one.ts', text: 'const one = 1\n' },
    { path: '.npmrc', text: `one\n${secret}\n` },
    { path: 'last.ts', text: '' },
  ])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^\.npmrc:2: /)
  for (const line of secret.split('\n')) expect(found[0]).not.toContain(line)
})

it('accepts the public password of the examples, and addresses without one', async () => {
  const text = 'DATABASE_URL=postgres://postgres:postgres@localhost:5432/postgres\nhttps://api.operator.example/v1'
  expect(await secretsIn([{ path: 'README.md', text }])).toEqual([])
})
