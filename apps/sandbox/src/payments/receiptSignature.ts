import type { receiptKeys, SignedReceipt } from '@voie-libre/contract/calls/receiptKeys'
import { calculateJwkThumbprint, CompactSign, importJWK } from 'jose'
import { createECDH } from 'node:crypto'
import type * as z from 'zod/mini'
import { pageUrl } from '../content/mails.ts'
import type { Db } from '../store/db.ts'
import { secret } from '../store/settings.ts'
import type { Payment } from './payments.ts'

/** Computes the key with which an operator signs receipts from a saved secret, which a reset keeps. */
async function signingKey(db: Db, operator: string) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(await secret(db, `receipts/${operator}`))
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const open = { kty: 'EC', crv: 'P-256', x, y } as const
  const kid = (await calculateJwkThumbprint(open)).slice(0, 8)
  return { open: { ...open, kid }, private: { ...open, d: pair.getPrivateKey('base64url') } }
}

export async function publicKeys(db: Db, operator: string): Promise<z.output<typeof receiptKeys.answer>> {
  return { keys: [(await signingKey(db, operator)).open] }
}

/** The address of the portal's page that checks a receipt: the signature follows the sign #, which no server receives. */
export async function verifyAddress(db: Db, payment: Payment): Promise<string> {
  const key = await signingKey(db, payment.operator)
  const signed: SignedReceipt = {
    reference: payment.reference,
    amount: payment.amount,
    paidAt: (payment.paidAt ?? payment.createdAt).toISOString(),
  }
  const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(signed)))
    .setProtectedHeader({ alg: 'ES256', kid: key.open.kid })
    .sign(await importJWK(key.private, 'ES256'))
  return `${pageUrl(payment, '/verify')}#${jws}`
}
