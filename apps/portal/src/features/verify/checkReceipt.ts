import { receiptKeys, type SignedReceipt, signedReceipt } from '@voie-libre/contract/calls/receiptKeys'
import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose'
import * as z from 'zod/mini'
import { call } from '../../api/client.ts'

type Verdict = { genuine: SignedReceipt } | { refused: 'forged' | 'unknownKey' }

/** Checks a receipt's signature in the browser with the operator's public keys. Throws `ApiError` if they do not come. */
export const checkReceipt = async (code: string): Promise<Verdict> => verdictOn(code, await call(receiptKeys, {}))

/**
 * Judges a signature in compact form: genuine only if one of the operator's keys signed exactly this content. A code that
 * names another algorithm than the operator's counts as forged, because whoever forges one could choose it.
 */
export async function verdictOn(code: string, keys: JSONWebKeySet): Promise<Verdict> {
  try {
    const { payload } = await compactVerify(code, createLocalJWKSet(keys), { algorithms: ['ES256'] })
    return { genuine: z.parse(signedReceipt, JSON.parse(new TextDecoder().decode(payload))) }
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return { refused: 'unknownKey' }
    if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof z.core.$ZodError) {
      return { refused: 'forged' }
    }
    throw error
  }
}
