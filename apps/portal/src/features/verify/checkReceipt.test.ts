import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { verdictOn } from './checkReceipt.ts'
import { signatureIn } from './signatureIn.ts'

const receipt = { reference: 'VL-7KQ2M9', amount: 1830, paidAt: '2026-03-02T09:15:00.000Z' }
const keyPair = () => generateKeyPair('ES256', { extractable: true })
const [own, stranger] = await Promise.all([keyPair(), keyPair()])
const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own' }] }

const signed = (content: unknown, key = own.privateKey, kid = 'own') =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(content))).setProtectedHeader({ alg: 'ES256', kid }).sign(key)
const coded = (content: unknown) => btoa(JSON.stringify(content)).replaceAll('=', '')
const [head = '', , signature = ''] = (await signed(receipt)).split('.')

it("shows what was signed with the operator's key", async () => {
  expect(await verdictOn(await signed(receipt), keys)).toEqual({ genuine: receipt })
})

it.each([
  ['a changed sum', `${head}.${coded({ ...receipt, amount: 1 })}.${signature}`],
  ['a shortened signature', `${head}.${coded(receipt)}.${signature.slice(0, 40)}`],
  ["the operator's name with another key", await signed(receipt, stranger.privateKey)],
  ['no algorithm', `${coded({ alg: 'none', kid: 'own' })}.${coded(receipt)}.`],
  ['content that is no receipt', await signed({ reference: 'VL-7KQ2M9', amount: 'free' })],
  ['no JSON', 'a.b.c'],
])('takes a code with %s as forged', async (_, code) => {
  expect(await verdictOn(code, keys)).toEqual({ refused: 'forged' })
})

it('tells a key that the operator does not have from a forgery', async () => {
  const foreign = await signed(receipt, stranger.privateKey, 'stranger')
  expect(await verdictOn(foreign, keys)).toEqual({ refused: 'unknownKey' })
  expect(await verdictOn(await signed(receipt), { keys: [] })).toEqual({ refused: 'unknownKey' })
})

it.each([
  ['an address', 'https://toll.example/en/verify#aa.bb-_.cc', 'aa.bb-_.cc'],
  ['a fragment', '#aa.bb.cc', 'aa.bb.cc'],
  ['a code alone', ' aa.bb.cc\n', 'aa.bb.cc'],
  ['an address that a mail program broke', 'https://toll.example/verify#aa.b\n b.cc', 'aa.bb.cc'],
  ['half a code', 'https://toll.example/verify#aa.bb', undefined],
  ['an address without a code', 'https://toll.example.org/verify', undefined],
  ['nothing', '', undefined],
])('reads the signature in %s', (_, text, code) => expect(signatureIn(text)).toBe(code))
